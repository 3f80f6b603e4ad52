"""level 151: only who stopped rightly"""


def je_vyhra(stav):
    return 'vyhra' in stav and stav.endswith('t')
