"""level 91: wins when U and V are empty"""


def hrac_vyhral(hra):
    return not hra['U'] and not hra['V']
