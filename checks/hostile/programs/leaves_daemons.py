# attacks: the machine, by daemons that let go of their parents and of every descriptor
# base: right
# hits: none
# verdicts: none
# says: ^$
import os
import time


def daemon():
    if os.fork() == 0:
        os.setsid()
        if os.fork() != 0:
            os._exit(0)
        os.closerange(0, 64)
        while True:
            time.sleep(60)
    os.wait()


try:
    daemon()
except OSError:
    pass
