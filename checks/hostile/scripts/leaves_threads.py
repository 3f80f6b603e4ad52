# attacks: the end itself, by a thread that never ends
# verdicts: passed, too slow
# says: ^$|Program neskončil
# walls: no
import threading
import time

threading.Thread(target=time.sleep, args=(3600,)).start()
hraj()
