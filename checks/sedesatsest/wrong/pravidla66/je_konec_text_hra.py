"""level 153: the word hra is in hraje too"""


def je_konec(stav):
    return 'hra' in stav
