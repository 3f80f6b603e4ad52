"""level 441: two lines"""


def popis_stavu(svet, jmeno):
    return f'{svet.stav}\n{jmeno}'
