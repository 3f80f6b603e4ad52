"""level 23: takes spaces around the command off"""


def pozice_z_prikazu(prikaz):
    prikaz = prikaz.strip()
    if len(prikaz) != 2 or prikaz[0] not in 'abcdefghi' or prikaz[1] not in '123456789':
        raise ValueError('Tah ve špatném formátu')
    return 'abcdefghi'.index(prikaz[0]), int(prikaz[1]) - 1
