"""level 141: does not know the mark"""
def je_na_tahu(stav):
    return stav in ('hraje', 'vzal', 'hlasi', 'hlasi_trumf')


"""level 141: only hraje"""
def je_na_tahu(stav):
    return stav in ('hraje', 'hraje!')


"""level 141: forgets hlasi_trumf"""
def je_na_tahu(stav):
    return stav in ('hraje', 'vzal', 'hlasi', 'hraje!', 'vzal!', 'hlasi!')


"""level 142: who has won is on turn"""
def je_na_tahu(stav):
    return stav.rstrip('!') in ('hraje', 'vzal', 'hlasi', 'hlasi_trumf') or 'vyhra' in stav


"""level 142: no return for the others
says: None
"""
def je_na_tahu(stav):
    if stav.rstrip('!') in ('hraje', 'vzal', 'hlasi', 'hlasi_trumf'):
        return True


"""level 142: everything but waiting"""
def je_na_tahu(stav):
    return stav.rstrip('!') not in ('ceka', 'ztratil', 'slysi', 'slysi_trumf')


"""level 142: a word behind or is always true"""
def je_na_tahu(stav):
    if stav == 'hraje' or 'vzal' or 'hlasi' or 'hlasi_trumf':
        return True
    return False


"""level 142: any waiting state with a mark"""
def je_na_tahu(stav):
    return stav in ('hraje', 'vzal', 'hlasi', 'hlasi_trumf') or stav.endswith('!')


"""level 142: on turn while two cards lie"""
def je_na_tahu(stav):
    return stav.rstrip('!') in ('hraje', 'vzal', 'hlasi', 'hlasi_trumf', 'stych')
