"""level 23: a0 is the column before the first"""


def pozice_z_prikazu(prikaz):
    if len(prikaz) != 2 or prikaz[0] not in 'abcdefghi' or not prikaz[1].isdigit():
        raise ValueError('Tah ve špatném formátu')
    return 'abcdefghi'.index(prikaz[0]), int(prikaz[1]) - 1
