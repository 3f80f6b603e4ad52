"""level 111: stores the hand, but not the deck"""


def ber(hra):
    if not hra['hraje_se']:
        raise ValueError('Nehraje se.')
    balicek, hrac, odhoz = rozdej_kartu((hra['balicek'], hra['hrac'], hra['odhoz']), 'licem')  # noqa: F821
    nova = dict(hra)
    nova['hrac'] = hrac
    if vyhodnot_ruku(hrac)[1] == 'pres':  # noqa: F821
        return vyplat(nova)  # noqa: F821
    return nova
