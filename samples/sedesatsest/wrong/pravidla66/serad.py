"""level 121: sorts cards as tuples, by the alphabet"""
def serad(ruka):
    return sorted(ruka)


"""level 121: by value only"""
def serad(ruka):
    return sorted(ruka, key=lambda karta: -karta.hodnota)


"""level 121: sorts the list itself and returns None
says: None
"""
def serad(ruka):
    ruka.sort(key=lambda karta: karta.razeni)


"""level 121: the lowest first"""
def serad(ruka):
    return sorted(ruka, key=lambda karta: karta.razeni, reverse=True)


"""level 121: numbers instead of cards"""
def serad(ruka):
    return sorted(karta.razeni for karta in ruka)


"""level 121: diamonds first"""
def serad(ruka):
    return sorted(ruka, key=lambda karta: (karta.barva, -karta.hodnota))


"""level 121: always the whole deck"""
def serad(ruka):
    return list(VSECHNY_KARTY)


"""level 122: moves the cards over"""
def serad(ruka):
    nova = []
    while ruka:
        nejmensi = min(ruka, key=lambda karta: karta.razeni)
        ruka.remove(nejmensi)
        nova.append(nejmensi)
    return nova


"""level 122: sorts the list itself and returns it"""
def serad(ruka):
    ruka.sort(key=lambda karta: karta.razeni)
    return ruka
