"""level 111: the game ends with 21, not over it"""


def ber(hra):
    if not hra['hraje_se']:
        raise ValueError('Nehraje se.')
    balicek, hrac, odhoz = rozdej_kartu((hra['balicek'], hra['hrac'], hra['odhoz']), 'licem')  # noqa: F821
    nova = {**hra, 'balicek': balicek, 'hrac': hrac, 'odhoz': odhoz}
    if vyhodnot_ruku(hrac)[0] >= 21:  # noqa: F821
        return vyplat(nova)  # noqa: F821
    return nova
