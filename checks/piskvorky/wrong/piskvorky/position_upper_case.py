"""level 23: takes capital letters too"""


def pozice_z_prikazu(prikaz):
    prikaz = prikaz.lower()
    if len(prikaz) != 2 or prikaz[0] not in 'abcdefghi' or prikaz[1] not in '123456789':
        raise ValueError('Tah ve špatném formátu')
    return 'abcdefghi'.index(prikaz[0]), int(prikaz[1]) - 1
