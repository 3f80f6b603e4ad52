"""level 201: all deals take cards from one pack, which runs out"""

KARTY = list(VSECHNY_KARTY)
shuffle(KARTY)


def rozdej():
    ruka1 = [KARTY.pop() for _ in range(min(6, len(KARTY)))]
    ruka2 = [KARTY.pop() for _ in range(min(6, len(KARTY)))]
    return ruka1, ruka2, list(KARTY)
