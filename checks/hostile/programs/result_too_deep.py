# attacks: whoever walks through a result, by lists in lists without end
# base: right
# hits: 11-12 31-33
# verdicts: wrong value
# says: vrátil


def deep(levels):
    result = []
    for _ in range(levels):
        result = [result]
    return result


def popis_balicku(balicek):
    return deep(20_000)


def rozdej_sloupecky(balicek):
    return [deep(95)] * 7
