"""level 151: the last trick is forgotten"""


def je_vyhra(stav):
    return 'vyhra' in stav and not stav.endswith('posledni')
