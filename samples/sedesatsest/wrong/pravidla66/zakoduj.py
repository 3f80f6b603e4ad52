"""level 11: a tuple instead of a list"""
def zakoduj(karta):
    return (karta.barva, karta.jmeno, karta.hodnota, karta.razeni)


"""level 11: name before suit"""
def zakoduj(karta):
    return [karta.jmeno, karta.barva, karta.hodnota, karta.razeni]


"""level 11: the names 9 and 10 become numbers"""
def zakoduj(karta):
    jmeno = int(karta.jmeno) if karta.jmeno.isdigit() else karta.jmeno
    return [karta.barva, jmeno, karta.hodnota, karta.razeni]


"""level 11: turns everything into text"""
def zakoduj(karta):
    return [str(polozka) for polozka in karta]


"""level 11: prints the list instead of returning it
says: return
"""
def zakoduj(karta):
    print(list(karta))


"""level 11: thinks that a NamedTuple is a list already"""
def zakoduj(karta):
    return karta


"""level 11: leaves the fourth item out"""
def zakoduj(karta):
    return [karta.barva, karta.jmeno, karta.hodnota]


"""level 11: a list with the card in it"""
def zakoduj(karta):
    return [karta]


"""level 12: hides cards that cannot be seen"""
def zakoduj(karta):
    if karta.jmeno == '?':
        return []
    return list(karta)


"""level 12: a shorter way for cards that cannot be seen"""
def zakoduj(karta):
    if karta == RUB:
        return '?'
    return list(karta)


"""level 12: looks the card up among the 24
says: None
"""
def zakoduj(karta):
    for znama in VSECHNY_KARTY:
        if znama == karta:
            return list(znama)
