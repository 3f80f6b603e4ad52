"""level 151: every end is a victory"""
def je_vyhra(stav):
    return 'hra' in stav and 'hraje' not in stav


"""level 151: no return otherwise
says: None
"""
def je_vyhra(stav):
    if 'vyhra' in stav:
        return True


"""level 151: does not know the closed ones"""
def je_vyhra(stav):
    return stav.startswith('vyhra')


"""level 151: only who stopped rightly"""
def je_vyhra(stav):
    return 'vyhra' in stav and stav.endswith('t')


"""level 151: the place of the word instead of True"""
def je_vyhra(stav):
    return stav.find('vyhra') + 1


"""level 151: who takes a trick has won"""
def je_vyhra(stav):
    return 'vyhra' in stav or stav.startswith('vzal')


"""level 151: the last trick is forgotten"""
def je_vyhra(stav):
    return 'vyhra' in stav and not stav.endswith('posledni')
