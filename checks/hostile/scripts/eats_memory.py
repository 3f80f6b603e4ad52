# attacks: the machine's memory, by one process
# verdicts: too much memory
# says: Došla paměť
# walls: no
kept = []
while True:
    kept.append(bytearray(50_000_000))
