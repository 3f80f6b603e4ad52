# attacks: whoever walks through a result: forty lists, each twice in the next, are a million million
# base: right
# hits: 11-12 21-23 31-33
# verdicts: wrong value
# says: vrátil


def doubled(item):
    for _ in range(60):
        item = [item, item]
    return item


def popis_balicku(balicek):
    return doubled([])


def vytvor_balicek():
    return doubled((1, 'Pi', False))


def rozdej_sloupecky(balicek):
    return doubled([])
