"""level 142: everything but waiting"""


def je_na_tahu(stav):
    return stav.rstrip('!') not in ('ceka', 'ztratil', 'slysi', 'slysi_trumf')
