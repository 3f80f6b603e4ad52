"""level 12: looks the card up among the 24
says: None"""


def zakoduj(karta):
    for znama in VSECHNY_KARTY:
        if znama == karta:
            return list(znama)
