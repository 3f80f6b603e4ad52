"""level 51: king and queen at once"""
def je_z_paru(ruka, karta):
    return karta.jmeno == 'kral' and karta.jmeno == 'dama' and ma_par(ruka, karta.barva)


"""level 51: knows only one pair of the hand"""
def je_z_paru(ruka, karta):
    for barva in BARVY:
        if ma_par(ruka, barva):
            return karta.barva == barva and karta.jmeno in ('kral', 'dama')
    return False


"""level 51: forgets the queens"""
def je_z_paru(ruka, karta):
    return karta.jmeno == 'kral' and ma_par(ruka, karta.barva)


"""level 51: forgets the kings"""
def je_z_paru(ruka, karta):
    return karta.jmeno == 'dama' and ma_par(ruka, karta.barva)


"""level 52: every king and queen"""
def je_z_paru(ruka, karta):
    return karta.jmeno in ('kral', 'dama')


"""level 52: any pair in the hand is enough"""
def je_z_paru(ruka, karta):
    return karta.jmeno in ('kral', 'dama') and any(ma_par(ruka, barva) for barva in BARVY)


"""level 52: no return without a pair
says: None
"""
def je_z_paru(ruka, karta):
    if karta.jmeno in ('kral', 'dama'):
        if ma_par(ruka, karta.barva):
            return True


"""level 52: the partner may be of another suit"""
def je_z_paru(ruka, karta):
    jmena = [jina.jmeno for jina in ruka]
    return karta.jmeno in ('kral', 'dama') and 'kral' in jmena and 'dama' in jmena


"""level 53: the jack belongs to it too"""
def je_z_paru(ruka, karta):
    return karta.jmeno in ('kral', 'dama', 'kluk') and ma_par(ruka, karta.barva)


"""level 53: or with a word behind it is always true"""
def je_z_paru(ruka, karta):
    if karta.jmeno == 'kral' or 'dama':
        return ma_par(ruka, karta.barva)
    return False


"""level 53: no return for other cards
says: None
"""
def je_z_paru(ruka, karta):
    if karta.jmeno in ('kral', 'dama'):
        return ma_par(ruka, karta.barva)


"""level 53: any card of the suit of a pair"""
def je_z_paru(ruka, karta):
    return ma_par(ruka, karta.barva)


"""level 53: takes the card out of the hand"""
def je_z_paru(ruka, karta):
    vysledek = karta.jmeno in ('kral', 'dama') and ma_par(ruka, karta.barva)
    if vysledek:
        ruka.remove(karta)
    return vysledek
