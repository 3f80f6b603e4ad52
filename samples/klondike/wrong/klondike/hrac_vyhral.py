"""level 90: takes no game"""
def hrac_vyhral():
    return False


"""level 91: wins when only A to G are empty"""
def hrac_vyhral(hra):
    for pismenko in 'ABCDEFG':
        if hra[pismenko]:
            return False
    return True


"""level 91: returns inside the loop, so only W counts"""
def hrac_vyhral(hra):
    for pismenko in 'WXYZ':
        return len(hra[pismenko]) == 13


"""level 91: answers in words"""
def hrac_vyhral(hra):
    if len(hra['W']) + len(hra['X']) + len(hra['Y']) + len(hra['Z']) == 52:
        return 'ano'
    return 'ne'


"""level 91: IndexError when a pile is empty"""
def hrac_vyhral(hra):
    for pismenko in 'WXYZ':
        if hra[pismenko][-1][0] != 13:
            return False
    return True


"""level 91: returns None instead of False"""
def hrac_vyhral(hra):
    if len(hra['W']) == len(hra['X']) == len(hra['Y']) == len(hra['Z']) == 13:
        return True


"""level 91: off by one: 51 cards are enough"""
def hrac_vyhral(hra):
    pocet = 0
    for pismenko in 'WXYZ':
        pocet += len(hra[pismenko])
    return pocet > 50


"""level 91: one full pile is enough"""
def hrac_vyhral(hra):
    for pismenko in 'WXYZ':
        if len(hra[pismenko]) == 13:
            return True
    return False


"""level 91: wins when U and V are empty"""
def hrac_vyhral(hra):
    return not hra['U'] and not hra['V']


"""level 91: takes the top cards off to look at them"""
def hrac_vyhral(hra):
    for pismenko in 'WXYZ':
        if not hra[pismenko]:
            return False
        karta = hra[pismenko].pop()
        if karta[0] != 13:
            return False
    return True


"""level 91: forgets the cards in V"""
def hrac_vyhral(hra):
    for pismenko in 'UABCDEFG':
        if len(hra[pismenko]) > 0:
            return False
    return True


"""level 92: a stand-in that never lets anybody win"""
def hrac_vyhral(hra):
    return False


"""level 92: wants a certain suit on each pile"""
def hrac_vyhral(hra):
    for pismenko, barva in zip('WXYZ', ['Pi', 'Sr', 'Ka', 'Kr']):
        if len(hra[pismenko]) != 13 or hra[pismenko][0][1] != barva:
            return False
    return True


"""level 91: and between lists gives the last of them"""
def hrac_vyhral(hra):
    return len(hra['W'] and hra['X'] and hra['Y'] and hra['Z']) == 13


"""level 92: returns 1 instead of True"""
def hrac_vyhral(hra):
    for pismenko in 'WXYZ':
        if len(hra[pismenko]) < 13:
            return False
    return 1


"""level 92: off by one: wants more than 13 cards on a pile"""
def hrac_vyhral(hra):
    for pismenko in 'WXYZ':
        if not len(hra[pismenko]) > 13:
            return False
    return True


"""level 91: the count lives outside the function and is never set back"""
pocet_karet = 0

def hrac_vyhral(hra):
    global pocet_karet
    for pismenko in 'WXYZ':
        pocet_karet += len(hra[pismenko])
    return pocet_karet == 52


"""level 92: remembers its first answer"""
odpovedi = []

def hrac_vyhral(hra):
    if not odpovedi:
        odpovedi.append(all(len(hra[pismenko]) == 13 for pismenko in 'WXYZ'))
    return odpovedi[0]
