"""level 151: does not know the closed ones"""


def je_vyhra(stav):
    return stav.startswith('vyhra')
