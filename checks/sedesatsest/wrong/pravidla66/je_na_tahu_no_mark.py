"""level 141: does not know the mark"""


def je_na_tahu(stav):
    return stav in ('hraje', 'vzal', 'hlasi', 'hlasi_trumf')
