# attacks: whoever walks through a result, by lists and dicts that hold themselves
# base: right
# hits: 11-12 31-33
# verdicts: wrong value, raised
# says: vrátil


def popis_balicku(balicek):
    circle = {}
    circle['x'] = [circle, circle]
    return circle


def rozdej_sloupecky(balicek):
    circle = []
    circle += [circle] * 7
    return circle
