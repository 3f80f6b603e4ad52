# attacks: the process that started it
# verdicts: ended the program, wrong value, raised
# says: skončil předčasně|nevypsal žádnou kartu|PermissionError
# walls: no
import os
import signal

os.kill(os.getppid(), signal.SIGKILL)
