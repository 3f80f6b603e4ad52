"""level 1: the given function turns a card over, whatever was asked for"""
def otoc_kartu(karta, pozadovane_otoceni):
    hodnota, barva, je_licem_nahoru = karta
    return hodnota, barva, not je_licem_nahoru


"""level 1: the given function tries to change the card it was given"""
def otoc_kartu(karta, pozadovane_otoceni):
    karta[2] = pozadovane_otoceni
    return karta
