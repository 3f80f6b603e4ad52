# attacks: the way to the grader, by a list of millions
# base: right
# hits: 21-23
# verdicts: wrong value
# says: too big|příliš|vrátil


def vytvor_balicek():
    return [(1, 'Pi', False)] * 5_000_000
