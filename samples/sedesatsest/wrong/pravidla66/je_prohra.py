"""level 152: who lost a trick has lost"""
def je_prohra(stav):
    return 'prohra' in stav or stav.startswith('ztratil')


"""level 152: who stopped falsely is forgotten"""
def je_prohra(stav):
    return stav.removeprefix('z_') in ('prohra1t', 'prohra2t', 'prohra3t', 'prohra_posledni')


"""level 152: does not know the closed ones"""
def je_prohra(stav):
    return stav.startswith('prohra')


"""level 152: everything else is a defeat"""
def je_prohra(stav):
    return not je_vyhra(stav)


"""level 152: the last trick is forgotten"""
def je_prohra(stav):
    return stav.removeprefix('z_') in ('prohra1t', 'prohra2t', 'prohra3t', 'prohra3f')
