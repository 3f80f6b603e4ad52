"""level 91: off by one: 51 cards are enough"""


def hrac_vyhral(hra):
    pocet = 0
    for pismenko in 'WXYZ':
        pocet += len(hra[pismenko])
    return pocet > 50
