# attacks: signals and alarms, taken over so that nothing can stop it
# base: right
# hits: 11-12
# verdicts: too slow
# says: neskončila ani za|zastavili
import signal


def popis_balicku(balicek):
    for number in range(1, 65):
        try:
            signal.signal(number, signal.SIG_IGN)
        except (OSError, ValueError):
            pass
    signal.pthread_sigmask(signal.SIG_BLOCK, range(1, 65))
    while True:
        pass
