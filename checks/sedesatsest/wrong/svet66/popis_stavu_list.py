"""level 441: a list of sentences
says: řetězec"""


def popis_stavu(svet, jmeno):
    return [svet.stav, jmeno]
