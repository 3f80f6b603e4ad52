"""level 70: wants the deck"""
def udelej_hru(balicek):
    hra = {'U': balicek, 'V': [], 'W': [], 'X': [], 'Y': [], 'Z': []}
    for pismenko, sloupecek in zip('ABCDEFG', rozdej_sloupecky(balicek)):
        hra[pismenko] = sloupecek
    return hra


"""level 71: the dealt cards stay in U too"""
def udelej_hru():
    balicek = vytvor_balicek()
    hra = {'U': balicek[:], 'V': [], 'W': [], 'X': [], 'Y': [], 'Z': []}
    for pismenko, sloupecek in zip('ABCDEFG', rozdej_sloupecky(balicek)):
        hra[pismenko] = sloupecek
    return hra


"""level 71: the longest column is A"""
def udelej_hru():
    balicek = vytvor_balicek()
    hra = {'U': balicek, 'V': [], 'W': [], 'X': [], 'Y': [], 'Z': []}
    for pismenko, sloupecek in zip('GFEDCBA', rozdej_sloupecky(balicek)):
        hra[pismenko] = sloupecek
    return hra


"""level 71: returns a list of piles"""
udelej_slovnik = udelej_hru

def udelej_hru():
    return list(udelej_slovnik().values())


"""level 71: keys in lower case"""
def udelej_hru():
    balicek = vytvor_balicek()
    hra = {'u': balicek, 'v': [], 'w': [], 'x': [], 'y': [], 'z': []}
    for pismenko, sloupecek in zip('abcdefg', rozdej_sloupecky(balicek)):
        hra[pismenko] = sloupecek
    return hra


"""level 71: None instead of empty lists"""
def udelej_hru():
    balicek = vytvor_balicek()
    hra = {'U': balicek, 'V': None, 'W': None, 'X': None, 'Y': None, 'Z': None}
    for pismenko, sloupecek in zip('ABCDEFG', rozdej_sloupecky(balicek)):
        hra[pismenko] = sloupecek
    return hra


"""level 71: V to Z are one and the same list"""
def udelej_hru():
    balicek = vytvor_balicek()
    prazdny = []
    hra = {'U': balicek}
    for pismenko in 'VWXYZ':
        hra[pismenko] = prazdny
    for pismenko, sloupecek in zip('ABCDEFG', rozdej_sloupecky(balicek)):
        hra[pismenko] = sloupecek
    return hra


"""level 71: the same game again and again"""
from random import Random

def udelej_hru():
    balicek = vytvor_balicek()
    balicek.sort()
    Random(52).shuffle(balicek)
    hra = {'U': balicek, 'V': [], 'W': [], 'X': [], 'Y': [], 'Z': []}
    for pismenko, sloupecek in zip('ABCDEFG', rozdej_sloupecky(balicek)):
        hra[pismenko] = sloupecek
    return hra


"""level 71: prints the game and returns None"""
def udelej_hru():
    balicek = vytvor_balicek()
    hra = {'U': balicek, 'V': [], 'W': [], 'X': [], 'Y': [], 'Z': []}
    for pismenko, sloupecek in zip('ABCDEFG', rozdej_sloupecky(balicek)):
        hra[pismenko] = sloupecek
    print(hra)


"""level 71: the first card is already turned in U"""
def udelej_hru():
    balicek = vytvor_balicek()
    hra = {'U': balicek, 'V': [], 'W': [], 'X': [], 'Y': [], 'Z': []}
    for pismenko, sloupecek in zip('ABCDEFG', rozdej_sloupecky(balicek)):
        hra[pismenko] = sloupecek
    balicek[-1] = otoc_kartu(balicek[-1], True)
    return hra


"""level 71: the game begins with one card on V"""
def udelej_hru():
    balicek = vytvor_balicek()
    hra = {'U': balicek, 'V': [], 'W': [], 'X': [], 'Y': [], 'Z': []}
    for pismenko, sloupecek in zip('ABCDEFG', rozdej_sloupecky(balicek)):
        hra[pismenko] = sloupecek
    hra['V'].append(otoc_kartu(balicek.pop(), True))
    return hra


"""level 71: the empty piles are missing"""
def udelej_hru():
    balicek = vytvor_balicek()
    hra = {'U': balicek}
    for pismenko, sloupecek in zip('ABCDEFG', rozdej_sloupecky(balicek)):
        hra[pismenko] = sloupecek
    return hra


"""level 71: nothing in the columns is turned face up"""
def udelej_hru():
    balicek = vytvor_balicek()
    hra = {'U': balicek, 'V': [], 'W': [], 'X': [], 'Y': [], 'Z': []}
    for n, pismenko in enumerate('ABCDEFG'):
        hra[pismenko] = []
        for i in range(n + 1):
            hra[pismenko].append(balicek.pop())
    return hra


"""level 71: all games have the same piles V to Z, made once"""
MISTA = {'V': [], 'W': [], 'X': [], 'Y': [], 'Z': []}

def udelej_hru():
    balicek = vytvor_balicek()
    hra = {'U': balicek, **MISTA}
    for pismenko, sloupecek in zip('ABCDEFG', rozdej_sloupecky(balicek)):
        hra[pismenko] = sloupecek
    return hra


"""level 71: all games have the same piles, emptied for each new one"""
MISTA = {'V': [], 'W': [], 'X': [], 'Y': [], 'Z': []}

def udelej_hru():
    balicek = vytvor_balicek()
    hra = {'U': balicek}
    for pismenko in MISTA:
        MISTA[pismenko].clear()
        hra[pismenko] = MISTA[pismenko]
    for pismenko, sloupecek in zip('ABCDEFG', rozdej_sloupecky(balicek)):
        hra[pismenko] = sloupecek
    return hra


"""level 71: the empty piles are lists that are default values"""
def prazdna_mista(v=[], w=[], x=[], y=[], z=[]):
    return {'V': v, 'W': w, 'X': x, 'Y': y, 'Z': z}

def udelej_hru():
    balicek = vytvor_balicek()
    hra = {'U': balicek, **prazdna_mista()}
    for pismenko, sloupecek in zip('ABCDEFG', rozdej_sloupecky(balicek)):
        hra[pismenko] = sloupecek
    return hra
