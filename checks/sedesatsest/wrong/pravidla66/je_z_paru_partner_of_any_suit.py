"""level 52: the partner may be of another suit"""


def je_z_paru(ruka, karta):
    jmena = [jina.jmeno for jina in ruka]
    return karta.jmeno in ('kral', 'dama') and 'kral' in jmena and 'dama' in jmena
