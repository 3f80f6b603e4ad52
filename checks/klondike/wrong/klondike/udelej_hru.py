"""level 70: wants the deck"""
from random import shuffle

from karty import otoc_kartu

def udelej_hru(balicek):
    shuffle(balicek)
    hra = {'U': balicek, 'V': [], 'W': [], 'X': [], 'Y': [], 'Z': []}
    for n, pismenko in enumerate('ABCDEFG'):
        hra[pismenko] = []
        for i in range(n):
            hra[pismenko].append(balicek.pop())
        hra[pismenko].append(otoc_kartu(balicek.pop(), True))
    return hra


"""level 71: the dealt cards stay in U too"""
from random import shuffle

from karty import otoc_kartu

def udelej_hru():
    balicek = []
    for barva in 'Pi', 'Sr', 'Ka', 'Kr':
        for hodnota in range(1, 14):
            balicek.append((hodnota, barva, False))
    shuffle(balicek)
    hra = {'U': balicek[:], 'V': [], 'W': [], 'X': [], 'Y': [], 'Z': []}
    for n, pismenko in enumerate('ABCDEFG'):
        hra[pismenko] = []
        for i in range(n):
            hra[pismenko].append(balicek.pop())
        hra[pismenko].append(otoc_kartu(balicek.pop(), True))
    return hra


"""level 71: the longest column is A"""
from random import shuffle

from karty import otoc_kartu

def udelej_hru():
    balicek = []
    for barva in 'Pi', 'Sr', 'Ka', 'Kr':
        for hodnota in range(1, 14):
            balicek.append((hodnota, barva, False))
    shuffle(balicek)
    hra = {'U': balicek, 'V': [], 'W': [], 'X': [], 'Y': [], 'Z': []}
    for n, pismenko in enumerate('GFEDCBA'):
        hra[pismenko] = []
        for i in range(n):
            hra[pismenko].append(balicek.pop())
        hra[pismenko].append(otoc_kartu(balicek.pop(), True))
    return hra


"""level 71: returns a list of piles"""
from random import shuffle

from karty import otoc_kartu

def udelej_hru():
    balicek = []
    for barva in 'Pi', 'Sr', 'Ka', 'Kr':
        for hodnota in range(1, 14):
            balicek.append((hodnota, barva, False))
    shuffle(balicek)
    hra = {'U': balicek, 'V': [], 'W': [], 'X': [], 'Y': [], 'Z': []}
    for n, pismenko in enumerate('ABCDEFG'):
        hra[pismenko] = []
        for i in range(n):
            hra[pismenko].append(balicek.pop())
        hra[pismenko].append(otoc_kartu(balicek.pop(), True))
    return list(hra.values())


"""level 71: keys in lower case"""
from random import shuffle

from karty import otoc_kartu

def udelej_hru():
    balicek = []
    for barva in 'Pi', 'Sr', 'Ka', 'Kr':
        for hodnota in range(1, 14):
            balicek.append((hodnota, barva, False))
    shuffle(balicek)
    hra = {'u': balicek, 'v': [], 'w': [], 'x': [], 'y': [], 'z': []}
    for n, pismenko in enumerate('abcdefg'):
        hra[pismenko] = []
        for i in range(n):
            hra[pismenko].append(balicek.pop())
        hra[pismenko].append(otoc_kartu(balicek.pop(), True))
    return hra


"""level 71: None instead of empty lists"""
from random import shuffle

from karty import otoc_kartu

def udelej_hru():
    balicek = []
    for barva in 'Pi', 'Sr', 'Ka', 'Kr':
        for hodnota in range(1, 14):
            balicek.append((hodnota, barva, False))
    shuffle(balicek)
    hra = {'U': balicek, 'V': None, 'W': None, 'X': None, 'Y': None, 'Z': None}
    for n, pismenko in enumerate('ABCDEFG'):
        hra[pismenko] = []
        for i in range(n):
            hra[pismenko].append(balicek.pop())
        hra[pismenko].append(otoc_kartu(balicek.pop(), True))
    return hra


"""level 71: V to Z are one and the same list"""
from random import shuffle

from karty import otoc_kartu

def udelej_hru():
    balicek = []
    for barva in 'Pi', 'Sr', 'Ka', 'Kr':
        for hodnota in range(1, 14):
            balicek.append((hodnota, barva, False))
    shuffle(balicek)
    prazdny = []
    hra = {'U': balicek}
    for pismenko in 'VWXYZ':
        hra[pismenko] = prazdny
    for n, pismenko in enumerate('ABCDEFG'):
        hra[pismenko] = []
        for i in range(n):
            hra[pismenko].append(balicek.pop())
        hra[pismenko].append(otoc_kartu(balicek.pop(), True))
    return hra


"""level 71: the same game again and again"""
from random import Random

from karty import otoc_kartu

def udelej_hru():
    balicek = []
    for barva in 'Pi', 'Sr', 'Ka', 'Kr':
        for hodnota in range(1, 14):
            balicek.append((hodnota, barva, False))
    Random(52).shuffle(balicek)
    hra = {'U': balicek, 'V': [], 'W': [], 'X': [], 'Y': [], 'Z': []}
    for n, pismenko in enumerate('ABCDEFG'):
        hra[pismenko] = []
        for i in range(n):
            hra[pismenko].append(balicek.pop())
        hra[pismenko].append(otoc_kartu(balicek.pop(), True))
    return hra


"""level 71: prints the game and returns None"""
from random import shuffle

from karty import otoc_kartu

def udelej_hru():
    balicek = []
    for barva in 'Pi', 'Sr', 'Ka', 'Kr':
        for hodnota in range(1, 14):
            balicek.append((hodnota, barva, False))
    shuffle(balicek)
    hra = {'U': balicek, 'V': [], 'W': [], 'X': [], 'Y': [], 'Z': []}
    for n, pismenko in enumerate('ABCDEFG'):
        hra[pismenko] = []
        for i in range(n):
            hra[pismenko].append(balicek.pop())
        hra[pismenko].append(otoc_kartu(balicek.pop(), True))
    print(hra)


"""level 71: the first card is already turned in U"""
from random import shuffle

from karty import otoc_kartu

def udelej_hru():
    balicek = []
    for barva in 'Pi', 'Sr', 'Ka', 'Kr':
        for hodnota in range(1, 14):
            balicek.append((hodnota, barva, False))
    shuffle(balicek)
    hra = {'U': balicek, 'V': [], 'W': [], 'X': [], 'Y': [], 'Z': []}
    for n, pismenko in enumerate('ABCDEFG'):
        hra[pismenko] = []
        for i in range(n):
            hra[pismenko].append(balicek.pop())
        hra[pismenko].append(otoc_kartu(balicek.pop(), True))
    balicek[-1] = otoc_kartu(balicek[-1], True)
    return hra


"""level 71: the game begins with one card on V"""
from random import shuffle

from karty import otoc_kartu

def udelej_hru():
    balicek = []
    for barva in 'Pi', 'Sr', 'Ka', 'Kr':
        for hodnota in range(1, 14):
            balicek.append((hodnota, barva, False))
    shuffle(balicek)
    hra = {'U': balicek, 'V': [], 'W': [], 'X': [], 'Y': [], 'Z': []}
    for n, pismenko in enumerate('ABCDEFG'):
        hra[pismenko] = []
        for i in range(n):
            hra[pismenko].append(balicek.pop())
        hra[pismenko].append(otoc_kartu(balicek.pop(), True))
    hra['V'].append(otoc_kartu(balicek.pop(), True))
    return hra


"""level 71: the empty piles are missing"""
from random import shuffle

from karty import otoc_kartu

def udelej_hru():
    balicek = []
    for barva in 'Pi', 'Sr', 'Ka', 'Kr':
        for hodnota in range(1, 14):
            balicek.append((hodnota, barva, False))
    shuffle(balicek)
    hra = {'U': balicek}
    for n, pismenko in enumerate('ABCDEFG'):
        hra[pismenko] = []
        for i in range(n):
            hra[pismenko].append(balicek.pop())
        hra[pismenko].append(otoc_kartu(balicek.pop(), True))
    return hra


"""level 71: nothing in the columns is turned face up"""
from random import shuffle

from karty import otoc_kartu

def udelej_hru():
    balicek = []
    for barva in 'Pi', 'Sr', 'Ka', 'Kr':
        for hodnota in range(1, 14):
            balicek.append((hodnota, barva, False))
    shuffle(balicek)
    hra = {'U': balicek, 'V': [], 'W': [], 'X': [], 'Y': [], 'Z': []}
    for n, pismenko in enumerate('ABCDEFG'):
        hra[pismenko] = []
        for i in range(n):
            hra[pismenko].append(balicek.pop())
        hra[pismenko].append(otoc_kartu(balicek.pop(), False))
    return hra
