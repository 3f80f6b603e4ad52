"""level 152: who stopped falsely is forgotten"""


def je_prohra(stav):
    return stav.removeprefix('z_') in ('prohra1t', 'prohra2t', 'prohra3t', 'prohra_posledni')
