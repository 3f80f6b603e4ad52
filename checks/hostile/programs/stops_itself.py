# attacks: the clock, by a process that is stopped and never goes on
# base: right
# hits: 11-12
# verdicts: too slow
# says: neskončila ani za|zastavili
import os
import signal


def popis_balicku(balicek):
    os.kill(os.getpid(), signal.SIGSTOP)
