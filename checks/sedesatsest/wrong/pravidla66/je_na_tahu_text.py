"""level 142: any waiting state with a mark"""


def je_na_tahu(stav):
    return stav in ('hraje', 'vzal', 'hlasi', 'hlasi_trumf') or stav.endswith('!')
