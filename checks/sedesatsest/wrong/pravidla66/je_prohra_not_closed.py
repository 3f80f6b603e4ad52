"""level 152: does not know the closed ones"""


def je_prohra(stav):
    return stav.startswith('prohra')
