# attacks: tests that go through a result, by a range of a million million
# base: right
# hits: 21-23 31-33
# verdicts: wrong value
# says: vrátil


def vytvor_balicek():
    return range(10**12)


def rozdej_sloupecky(balicek):
    return [range(10**12)] * 7
