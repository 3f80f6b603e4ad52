"""level 141: forgets hlasi_trumf"""


def je_na_tahu(stav):
    return stav in ('hraje', 'vzal', 'hlasi', 'hraje!', 'vzal!', 'hlasi!')
