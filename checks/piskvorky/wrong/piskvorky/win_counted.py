"""level 73: five stones near are enough, whatever lies between"""


def vyhral(plan, hrac, pozice):
    for smer in [(0, 1), (1, 0), (1, 1), (1, -1)]:
        if okoli(plan, pozice, smer).count(hrac) >= 5:
            return True
    return False
