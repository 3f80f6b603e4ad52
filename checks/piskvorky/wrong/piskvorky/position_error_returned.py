"""level 22: returns a word instead of raising
says: proběhlo bez chyby
"""


def pozice_z_prikazu(prikaz):
    if len(prikaz) != 2 or prikaz[0] not in 'abcdefghi' or prikaz[1] not in '123456789':
        return 'error'
    return 'abcdefghi'.index(prikaz[0]), int(prikaz[1]) - 1
