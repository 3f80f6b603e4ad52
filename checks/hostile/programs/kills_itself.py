# attacks: its own process, by SIGKILL
# base: right
# hits: 11-12
# verdicts: ended the program
# says: ukončila celý pro
import os
import signal


def popis_balicku(balicek):
    os.kill(os.getpid(), signal.SIGKILL)
