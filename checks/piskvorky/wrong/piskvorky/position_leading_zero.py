"""level 22: reads the rest as a number, so 05 is 5"""


def pozice_z_prikazu(prikaz):
    if prikaz == '' or prikaz[0] not in 'abcdefghi':
        raise ValueError('špatná řada')
    sloupec = int(prikaz[1:])
    if sloupec < 1 or sloupec > 9:
        raise ValueError('špatný sloupec')
    return 'abcdefghi'.index(prikaz[0]), sloupec - 1
