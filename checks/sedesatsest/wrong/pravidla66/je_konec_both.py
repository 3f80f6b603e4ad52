"""level 153: and instead of or"""


def je_konec(stav):
    return je_vyhra(stav) and je_prohra(stav)
