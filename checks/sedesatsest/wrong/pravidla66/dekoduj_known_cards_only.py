"""level 21: looks the card up among the 24, and the back is not there"""


def dekoduj(seznam):
    for karta in VSECHNY_KARTY:
        if list(karta) == seznam:
            return karta
    return None
