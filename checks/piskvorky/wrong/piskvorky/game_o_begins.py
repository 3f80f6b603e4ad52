"""level 100: o begins"""


def nova_hra():
    return {'plan': vytvor_plan(), 'hrac': 'o', 'konec': False}
