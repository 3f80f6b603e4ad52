"""level 151: the place of the word instead of True"""


def je_vyhra(stav):
    return stav.find('vyhra') + 1
