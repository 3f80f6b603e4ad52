"""level 151: every end is a victory"""


def je_vyhra(stav):
    return 'hra' in stav and 'hraje' not in stav
