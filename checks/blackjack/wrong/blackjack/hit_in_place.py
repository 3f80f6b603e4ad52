"""level 111: a copy of the dict with the same lists in it"""


def ber(hra):
    if not hra['hraje_se']:
        raise ValueError('Nehraje se.')
    nova = hra.copy()
    if not nova['balicek']:
        return {**hra, 'hrac': hra['hrac'] + [(hra['odhoz'][0], 'licem')], 'balicek': hra['odhoz'][1:], 'odhoz': []}
    nova['hrac'].append((nova['balicek'].pop(0), 'licem'))
    if vyhodnot_ruku(nova['hrac'])[1] == 'pres':  # noqa: F821
        return vyplat(nova)  # noqa: F821
    return nova
