"""level 142: who has won is on turn"""


def je_na_tahu(stav):
    return stav.rstrip('!') in ('hraje', 'vzal', 'hlasi', 'hlasi_trumf') or 'vyhra' in stav
