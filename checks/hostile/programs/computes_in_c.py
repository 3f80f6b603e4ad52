# attacks: the clock, by one step of Python that takes for ever
# base: right
# hits: 11-12
# verdicts: too slow
# says: neskončila ani za|zastavili


def popis_balicku(balicek):
    return str(7 ** (7**9))
