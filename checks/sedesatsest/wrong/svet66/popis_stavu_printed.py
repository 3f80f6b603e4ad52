"""level 441: prints it
says: return"""


def popis_stavu(svet, jmeno):
    print(svet.stav)
