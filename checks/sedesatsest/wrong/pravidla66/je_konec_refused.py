"""level 153: being refused is an end"""


def je_konec(stav):
    return je_vyhra(stav) or je_prohra(stav) or stav == 'odmitnut'
