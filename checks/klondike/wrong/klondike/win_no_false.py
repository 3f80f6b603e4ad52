"""level 91: returns None instead of False"""


def hrac_vyhral(hra):
    if len(hra['W']) == len(hra['X']) == len(hra['Y']) == len(hra['Z']) == 13:
        return True
