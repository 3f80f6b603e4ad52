# attacks: the clock, by an endless loop at import
# base: right
# hits: 1
# verdicts: too slow
# says: se načítá donekonečna
while True:
    pass
