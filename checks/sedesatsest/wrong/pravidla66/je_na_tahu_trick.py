"""level 142: on turn while two cards lie"""


def je_na_tahu(stav):
    return stav.rstrip('!') in ('hraje', 'vzal', 'hlasi', 'hlasi_trumf', 'stych')
