"""level 226: a card of either pair may follow an announcement"""


def je_z_hlasky(karta, stav, trumf):
    return True
