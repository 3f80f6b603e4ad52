"""level 112: gives a card though nobody plays"""


def ber(hra):
    balicek, hrac, odhoz = rozdej_kartu((hra['balicek'], hra['hrac'], hra['odhoz']), 'licem')  # noqa: F821
    nova = {**hra, 'balicek': balicek, 'hrac': hrac, 'odhoz': odhoz}
    if vyhodnot_ruku(hrac)[1] == 'pres':  # noqa: F821
        return vyplat(nova)  # noqa: F821
    return nova
