"""level 73: goes on at the other side of the plan"""


def vyhral(plan, hrac, pozice):
    for dr, ds in [(0, 1), (1, 0), (1, 1), (1, -1)]:
        for zacatek in range(-4, 1):
            petice = []
            for krok in range(zacatek, zacatek + 5):
                petice.append(plan[(pozice[0] + krok * dr) % 9][(pozice[1] + krok * ds) % 9])
            if petice == [hrac] * 5:
                return True
    return False
