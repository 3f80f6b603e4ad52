# attacks: the machine's memory, by eight processes of which each keeps just below the limit
# base: right
# hits: 11-12
# verdicts: too much memory, too slow
# says: Došla paměť|neskončila ani za
import os
import time


def popis_balicku(balicek):
    for _ in range(8):
        if os.fork() == 0:
            kept = bytearray(170_000_000)
            kept[::4096] = bytes(len(kept[::4096]))
            time.sleep(60)
    time.sleep(60)
