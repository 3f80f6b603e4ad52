# attacks: all that it may kill, itself included
# verdicts: ended the program
# says: skončil předčasně
# walls: yes
import os
import signal

for number in range(1, 300):
    try:
        os.kill(number, signal.SIGKILL)
    except OSError:
        pass
os.kill(-1, signal.SIGKILL)
