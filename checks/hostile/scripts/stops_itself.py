# attacks: the time of others, by going to sleep for good
# verdicts: too slow
# says: Program neskončil
# walls: no
import os
import signal

os.kill(os.getpid(), signal.SIGSTOP)
