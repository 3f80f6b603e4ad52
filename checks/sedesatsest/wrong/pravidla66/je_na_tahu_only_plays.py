"""level 141: only hraje"""


def je_na_tahu(stav):
    return stav in ('hraje', 'hraje!')
