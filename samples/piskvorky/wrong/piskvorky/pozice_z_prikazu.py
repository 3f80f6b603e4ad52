"""level 20: wants letter and digit one by one"""
def pozice_z_prikazu(pismenko, cislice):
    return 'abcdefghi'.index(pismenko), '123456789'.index(cislice)


"""level 21: column before row"""
def pozice_z_prikazu(prikaz):
    if len(prikaz) != 2 or prikaz[0] not in 'abcdefghi' or prikaz[1] not in '123456789':
        raise ValueError('Tah ve špatném formátu')
    rada = 'abcdefghi'.index(prikaz[0])
    sloupec = int(prikaz[1]) - 1
    return sloupec, rada


"""level 21: columns counted from one"""
def pozice_z_prikazu(prikaz):
    if len(prikaz) != 2 or prikaz[0] not in 'abcdefghi' or prikaz[1] not in '123456789':
        raise ValueError('Tah ve špatném formátu')
    return 'abcdefghi'.index(prikaz[0]), int(prikaz[1])


"""level 21: returns a list
says: n-tice
"""
def pozice_z_prikazu(prikaz):
    if len(prikaz) != 2 or prikaz[0] not in 'abcdefghi' or prikaz[1] not in '123456789':
        raise ValueError('Tah ve špatném formátu')
    return ['abcdefghi'.index(prikaz[0]), int(prikaz[1]) - 1]


"""level 22: returns a word instead of raising
says: proběhlo bez chyby
"""
def pozice_z_prikazu(prikaz):
    if len(prikaz) != 2 or prikaz[0] not in 'abcdefghi' or prikaz[1] not in '123456789':
        return 'error'
    return 'abcdefghi'.index(prikaz[0]), int(prikaz[1]) - 1


"""level 22: IndexError for a command that is too short"""
def pozice_z_prikazu(prikaz):
    if prikaz[0] not in 'abcdefghi' or prikaz[1] not in '123456789' or len(prikaz) > 2:
        raise ValueError('Tah ve špatném formátu')
    return 'abcdefghi'.index(prikaz[0]), int(prikaz[1]) - 1


"""level 22: reads the rest as a number, so 05 is 5"""
def pozice_z_prikazu(prikaz):
    if prikaz == '' or prikaz[0] not in 'abcdefghi':
        raise ValueError('špatná řada')
    sloupec = int(prikaz[1:])
    if sloupec < 1 or sloupec > 9:
        raise ValueError('špatný sloupec')
    return 'abcdefghi'.index(prikaz[0]), sloupec - 1


"""level 22: looks at the first two characters only"""
def pozice_z_prikazu(prikaz):
    if len(prikaz) < 2 or prikaz[0] not in 'abcdefghi' or prikaz[1] not in '123456789':
        raise ValueError('Tah ve špatném formátu')
    return 'abcdefghi'.index(prikaz[0]), int(prikaz[1]) - 1


"""level 23: a0 is the column before the first"""
def pozice_z_prikazu(prikaz):
    if len(prikaz) != 2 or prikaz[0] not in 'abcdefghi' or not prikaz[1].isdigit():
        raise ValueError('Tah ve špatném formátu')
    return 'abcdefghi'.index(prikaz[0]), int(prikaz[1]) - 1


"""level 23: takes spaces around the command off"""
def pozice_z_prikazu(prikaz):
    prikaz = prikaz.strip()
    if len(prikaz) != 2 or prikaz[0] not in 'abcdefghi' or prikaz[1] not in '123456789':
        raise ValueError('Tah ve špatném formátu')
    return 'abcdefghi'.index(prikaz[0]), int(prikaz[1]) - 1


"""level 23: takes capital letters too"""
def pozice_z_prikazu(prikaz):
    prikaz = prikaz.lower()
    if len(prikaz) != 2 or prikaz[0] not in 'abcdefghi' or prikaz[1] not in '123456789':
        raise ValueError('Tah ve špatném formátu')
    return 'abcdefghi'.index(prikaz[0]), int(prikaz[1]) - 1


"""level 23: digits of other scripts are digits, too"""
def pozice_z_prikazu(prikaz):
    if len(prikaz) != 2 or prikaz[0] not in 'abcdefghi' or not prikaz[1].isdecimal() or prikaz[1] == '0':
        raise ValueError('Tah ve špatném formátu')
    return 'abcdefghi'.index(prikaz[0]), int(prikaz[1]) - 1


"""level 23: a regular expression whose end lets a new line through"""
import re

def pozice_z_prikazu(prikaz):
    if not re.match('[a-i][1-9]$', prikaz):
        raise ValueError('Tah ve špatném formátu')
    return 'abcdefghi'.index(prikaz[0]), int(prikaz[1]) - 1
