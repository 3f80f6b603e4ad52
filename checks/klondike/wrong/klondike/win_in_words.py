"""level 91: answers in words"""


def hrac_vyhral(hra):
    if len(hra['W']) + len(hra['X']) + len(hra['Y']) + len(hra['Z']) == 52:
        return 'ano'
    return 'ne'
