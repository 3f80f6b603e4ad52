# attacks: the clock, by an endless loop in one function
# base: right
# hits: 11-12
# verdicts: too slow
# says: neskončila ani za|zastavili


def popis_balicku(balicek):
    while True:
        pass
