"""level 151: no return otherwise
says: None"""


def je_vyhra(stav):
    if 'vyhra' in stav:
        return True
