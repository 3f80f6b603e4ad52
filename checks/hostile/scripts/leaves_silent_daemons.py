# attacks: the machine, by daemons that let go of everything and stay
# verdicts: passed
# says: ^$
# walls: no
import os
import time

if os.fork() == 0:
    os.setsid()
    os.closerange(0, 100)
    if os.fork() == 0:
        time.sleep(3600)
    os._exit(0)
hraj()
