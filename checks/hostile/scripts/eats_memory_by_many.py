# attacks: the machine's memory, by eight processes of which each keeps just below the limit
# verdicts: too much memory
# says: Došla paměť
# walls: no
import os
import time

for _ in range(8):
    if os.fork() == 0:
        kept = bytearray(170_000_000)
        kept[::4096] = bytes(len(kept[::4096]))
        time.sleep(60)
time.sleep(60)
