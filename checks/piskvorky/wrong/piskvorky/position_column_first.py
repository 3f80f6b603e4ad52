"""level 21: column before row"""


def pozice_z_prikazu(prikaz):
    if len(prikaz) != 2 or prikaz[0] not in 'abcdefghi' or prikaz[1] not in '123456789':
        raise ValueError('Tah ve špatném formátu')
    rada = 'abcdefghi'.index(prikaz[0])
    sloupec = int(prikaz[1]) - 1
    return sloupec, rada
