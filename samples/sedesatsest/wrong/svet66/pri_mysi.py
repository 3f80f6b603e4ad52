"""level 431: a word without a list"""
def pri_mysi(svet, x, y, udalost):
    if udalost == 'klik' and je_konec(svet.stav):
        return svet, 'znovu'
    return svet


"""level 431: ends with a closed deck are forgotten"""
def pri_mysi(svet, x, y, udalost):
    if udalost == 'klik' and svet.stav.startswith(('vyhra', 'prohra')):
        return svet, ['znovu']
    return svet


"""level 431: begins anew in the window"""
def pri_mysi(svet, x, y, udalost):
    if udalost == 'klik' and je_konec(svet.stav):
        return novy_svet(), ['znovu']
    return svet


"""level 431: ends by the last trick are forgotten"""
def pri_mysi(svet, x, y, udalost):
    if udalost == 'klik' and je_konec(svet.stav) and svet.stav[-1] in 'tf':
        return svet, ['znovu']
    return svet


"""level 431: a list in place of the pair"""
def pri_mysi(svet, x, y, udalost):
    if udalost == 'klik' and je_konec(svet.stav):
        return [svet, ['znovu']]
    return svet


"""level 431: only the loser may go on"""
def pri_mysi(svet, x, y, udalost):
    if udalost == 'klik' and je_konec(svet.stav) and not je_vyhra(svet.stav):
        return svet, ['znovu']
    return svet


"""level 431: the message without the world"""
def pri_mysi(svet, x, y, udalost):
    if udalost == 'klik' and je_konec(svet.stav):
        return ['znovu']
    return svet


"""level 431: zero counts as nowhere"""
def pri_mysi(svet, x, y, udalost):
    if udalost == 'klik' and x and y and je_konec(svet.stav):
        return svet, ['znovu']
    return svet


"""level 431: waits for a button that is not there"""
def pri_mysi(svet, x, y, udalost):
    if udalost == 'klik' and 200 < x < 400 and 100 < y < 200 and je_konec(svet.stav):
        return svet, ['znovu']
    return svet


"""level 431: another word for the event"""
def pri_mysi(svet, x, y, udalost):
    if udalost == 'click' and je_konec(svet.stav):
        return svet, ['znovu']
    return svet


"""level 431: only the winner may go on"""
def pri_mysi(svet, x, y, udalost):
    if udalost == 'klik' and je_vyhra(svet.stav):
        return svet, ['znovu']
    return svet


"""level 432: any event begins a new game"""
def pri_mysi(svet, x, y, udalost):
    if je_konec(svet.stav):
        return svet, ['znovu']
    return svet


"""level 432: a click begins a new game any time"""
def pri_mysi(svet, x, y, udalost):
    if udalost == 'klik':
        return svet, ['znovu']
    return svet


"""level 432: always a pair"""
def pri_mysi(svet, x, y, udalost):
    if udalost == 'klik' and je_konec(svet.stav):
        return svet, ['znovu']
    return svet, []


"""level 432: no return otherwise
says: None
"""
def pri_mysi(svet, x, y, udalost):
    if udalost == 'klik' and je_konec(svet.stav):
        return svet, ['znovu']


"""level 432: when it is not your turn, the game is over"""
def pri_mysi(svet, x, y, udalost):
    if udalost == 'klik' and not je_na_tahu(svet.stav):
        return svet, ['znovu']
    return svet


"""level 432: or instead of and"""
def pri_mysi(svet, x, y, udalost):
    if udalost == 'klik' or je_konec(svet.stav):
        return svet, ['znovu']
    return svet


"""level 432: who was refused may begin a game"""
def pri_mysi(svet, x, y, udalost):
    if udalost == 'klik' and (je_konec(svet.stav) or svet.stav == 'odmitnut'):
        return svet, ['znovu']
    return svet


"""level 432: the release begins one more game"""
def pri_mysi(svet, x, y, udalost):
    if udalost in ('klik', 'pusteni') and je_konec(svet.stav):
        return svet, ['znovu']
    return svet
