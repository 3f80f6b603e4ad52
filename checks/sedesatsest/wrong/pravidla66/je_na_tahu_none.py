"""level 142: no return for the others
says: None"""


def je_na_tahu(stav):
    if stav.rstrip('!') in ('hraje', 'vzal', 'hlasi', 'hlasi_trumf'):
        return True
