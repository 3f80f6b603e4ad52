"""level 100: a key with accents"""


def nova_hra():
    return {'plan': vytvor_plan(), 'hráč': 'x', 'konec': False}
