"""level 153: and instead of or"""
def je_konec(stav):
    return je_vyhra(stav) and je_prohra(stav)


"""level 153: the end by the last trick is forgotten"""
def je_konec(stav):
    return stav[-1] in 'tf' and stav[-2] in '123'


"""level 153: who is not on turn is at the end"""
def je_konec(stav):
    return not je_na_tahu(stav)


"""level 153: being refused is an end"""
def je_konec(stav):
    return je_vyhra(stav) or je_prohra(stav) or stav == 'odmitnut'


"""level 153: the word hra is in hraje too"""
def je_konec(stav):
    return 'hra' in stav


"""level 153: only victories"""
def je_konec(stav):
    return je_vyhra(stav)
