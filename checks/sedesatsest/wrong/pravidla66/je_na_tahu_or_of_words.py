"""level 142: a word behind or is always true"""


def je_na_tahu(stav):
    if stav == 'hraje' or 'vzal' or 'hlasi' or 'hlasi_trumf':
        return True
    return False
