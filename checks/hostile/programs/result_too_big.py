# attacks: the way to the grader, by a list of millions
# base: right
# hits: 21-23
# verdicts: wrong value, too slow
# says: příliš velké|neskončila ani za


def vytvor_balicek():
    return [(1, 'Pi', False)] * 150_000
