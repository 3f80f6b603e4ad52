"""level 22: IndexError for a command that is too short"""


def pozice_z_prikazu(prikaz):
    if prikaz[0] not in 'abcdefghi' or prikaz[1] not in '123456789' or len(prikaz) > 2:
        raise ValueError('Tah ve špatném formátu')
    return 'abcdefghi'.index(prikaz[0]), int(prikaz[1]) - 1
