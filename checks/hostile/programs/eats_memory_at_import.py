# attacks: the machine's memory, at import
# base: right
# hits: 1
# verdicts: too much memory
# says: Došla paměť
kept = [0] * 10**12
