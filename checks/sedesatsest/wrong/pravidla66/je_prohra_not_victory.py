"""level 152: everything else is a defeat"""


def je_prohra(stav):
    return not je_vyhra(stav)
