"""level 122: moves the cards over"""


def serad(ruka):
    nova = []
    while ruka:
        nejmensi = min(ruka, key=lambda karta: karta.razeni)
        ruka.remove(nejmensi)
        nova.append(nejmensi)
    return nova
