"""level 153: the end by the last trick is forgotten"""


def je_konec(stav):
    return stav[-1] in 'tf' and stav[-2] in '123'
