# attacks: the end itself, by what is registered for it
# verdicts: passed, too slow
# says: ^$|Program neskončil
# walls: no
import atexit
import time

atexit.register(time.sleep, 3600)
hraj()
