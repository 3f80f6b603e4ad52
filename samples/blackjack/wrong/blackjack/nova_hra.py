"""level 70: wants the money"""
hra_za_tisic = nova_hra

def nova_hra(penize):
    return {**hra_za_tisic(), 'penize': penize}


"""level 71: cards 1 to 52"""
from random import shuffle

def nova_hra():
    balicek = list(range(1, 53))
    shuffle(balicek)
    return {
        'balicek': balicek,
        'odhoz': [],
        'krupier': [],
        'hrac': [],
        'penize': 1000.0,
        'sazka': 10.0,
        'hraje_se': False,
        'zprava': '',
    }


"""level 71: the cards lie in order"""
def nova_hra():
    return {
        'balicek': list(range(52)),
        'odhoz': [],
        'krupier': [],
        'hrac': [],
        'penize': 1000.0,
        'sazka': 10.0,
        'hraje_se': False,
        'zprava': '',
    }


"""level 71: one dict outside the function, given out again and again"""
from random import shuffle

hra_na_zacatku = {
    'balicek': list(range(52)),
    'odhoz': [],
    'krupier': [],
    'hrac': [],
    'penize': 1000.0,
    'sazka': 10.0,
    'hraje_se': False,
    'zprava': '',
}

def nova_hra():
    shuffle(hra_na_zacatku['balicek'])
    return hra_na_zacatku


"""level 71: the money and the bet are written as whole numbers"""
hra_s_desetinnymi_cisly = nova_hra

def nova_hra():
    hra = hra_s_desetinnymi_cisly()
    hra['penize'] = 1000
    hra['sazka'] = 10
    return hra


"""level 71: one of the eight keys is missing
says: zprava
"""
from random import shuffle

def nova_hra():
    balicek = list(range(52))
    shuffle(balicek)
    return {
        'balicek': balicek,
        'odhoz': [],
        'krupier': [],
        'hrac': [],
        'penize': 1000.0,
        'sazka': 10.0,
        'hraje_se': False,
    }


"""level 71: does not shuffle for the first game
says: které mají čísla po sobě.
"""
zamichana_hra = nova_hra
hry = []

def nova_hra():
    hry.append(zamichana_hra())
    return {**hry[-1], 'balicek': sorted(hry[-1]['balicek']) if len(hry) == 1 else hry[-1]['balicek']}
