"""level 151: who takes a trick has won"""


def je_vyhra(stav):
    return 'vyhra' in stav or stav.startswith('vzal')
