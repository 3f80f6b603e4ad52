# attacks: the end of the process, by threads that never end
# base: right
# hits: none
# verdicts: none
# says: ^$
import threading
import time


def sleep():
    while True:
        time.sleep(60)


for number in range(2):
    threading.Thread(target=sleep).start()
