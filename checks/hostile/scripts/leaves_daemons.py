# attacks: whoever waits for the end of the output, by daemons that hold on to it
# verdicts: too slow
# says: Program neskončil
# walls: no
import os
import time

if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        time.sleep(3600)
    os._exit(0)
hraj()
