"""level 111: nothing happens over 21"""


def ber(hra):
    if not hra['hraje_se']:
        raise ValueError('Nehraje se.')
    balicek, hrac, odhoz = rozdej_kartu((hra['balicek'], hra['hrac'], hra['odhoz']), 'licem')  # noqa: F821
    return {**hra, 'balicek': balicek, 'hrac': hrac, 'odhoz': odhoz}
