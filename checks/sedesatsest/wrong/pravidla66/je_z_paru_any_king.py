"""level 52: every king and queen"""


def je_z_paru(ruka, karta):
    return karta.jmeno in ('kral', 'dama')
