"""level 33: one flat list of everything"""


def dekoduj_vse(neco):
    if not isinstance(neco, list):
        return neco
    if neco in [list(karta) for karta in (*VSECHNY_KARTY, RUB)]:
        return dekoduj(neco)
    vysledek = []
    for prvek in neco:
        dekodovany = dekoduj_vse(prvek)
        if type(dekodovany) is list:
            vysledek.extend(dekodovany)
        else:
            vysledek.append(dekodovany)
    return vysledek
