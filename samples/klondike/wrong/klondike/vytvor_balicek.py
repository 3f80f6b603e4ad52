"""level 20: wants the number of cards"""
from random import sample

def vytvor_balicek(pocet):
    balicek = []
    for barva in ['Pi', 'Sr', 'Ka', 'Kr']:
        for hodnota in range(1, 14):
            balicek.append((hodnota, barva, False))
    return sample(balicek, pocet)


"""level 21: a list outside the function: the second deck has 104 cards"""
from random import shuffle

balicek = []

def vytvor_balicek():
    for barva in 'Pi', 'Sr', 'Ka', 'Kr':
        for hodnota in range(1, 14):
            balicek.append((hodnota, barva, False))
    shuffle(balicek)
    return balicek


"""level 21: returns a tuple, from which nobody can deal"""
from random import shuffle

def vytvor_balicek():
    balicek = []
    for barva in 'Pi', 'Sr', 'Ka', 'Kr':
        for hodnota in range(1, 14):
            balicek.append((hodnota, barva, False))
    shuffle(balicek)
    return tuple(balicek)


"""level 21: prints the deck and returns None"""
from random import shuffle

def vytvor_balicek():
    balicek = []
    for barva in ['Pi', 'Sr', 'Ka', 'Kr']:
        for hodnota in range(1, 14):
            balicek.append((hodnota, barva, False))
    shuffle(balicek)
    print(balicek)


"""level 21: fifty-two random cards, some of them twice"""
from random import choice, randint

def vytvor_balicek():
    balicek = []
    while len(balicek) < 52:
        balicek.append((randint(1, 13), choice(['Pi', 'Sr', 'Ka', 'Kr']), False))
    return balicek


"""level 21: returns what shuffle returns, which is None"""
from random import shuffle

def vytvor_balicek():
    balicek = []
    for barva in ['Pi', 'Sr', 'Ka', 'Kr']:
        for hodnota in range(1, 14):
            balicek.append((hodnota, barva, False))
    return shuffle(balicek)


"""level 21: a sample of 51 cards"""
from random import sample

def vytvor_balicek():
    balicek = []
    for hodnota in range(1, 14):
        for barva in 'Pi', 'Sr', 'Ka', 'Kr':
            balicek.append((hodnota, barva, False))
    return sample(balicek, 51)


"""level 21: range ends one too early, so the kings are missing"""
from random import shuffle

def vytvor_balicek():
    balicek = []
    for barva in 'Pi', 'Sr', 'Ka', 'Kr':
        for hodnota in range(1, 13):
            balicek.append((hodnota, barva, False))
    shuffle(balicek)
    return balicek


"""level 22: the ace is 14"""
from random import shuffle

def vytvor_balicek():
    balicek = []
    for barva in 'Pi', 'Sr', 'Ka', 'Kr':
        for hodnota in range(2, 15):
            balicek.append((hodnota, barva, False))
    shuffle(balicek)
    return balicek


"""level 22: cards are lists instead of tuples
says: není n-tice
"""
from random import shuffle

def vytvor_balicek():
    balicek = []
    for barva in 'Pi', 'Sr', 'Ka', 'Kr':
        for hodnota in range(1, 14):
            balicek.append([hodnota, barva, False])
    shuffle(balicek)
    return balicek


"""level 22: the deck is face up"""
from random import shuffle

def vytvor_balicek():
    balicek = []
    for barva in 'Pi', 'Sr', 'Ka', 'Kr':
        for hodnota in range(1, 14):
            balicek.append((hodnota, barva, True))
    shuffle(balicek)
    return balicek


"""level 22: letters instead of the numbers 1, 11, 12 and 13"""
from random import shuffle

def vytvor_balicek():
    balicek = []
    for barva in 'Pi', 'Sr', 'Ka', 'Kr':
        for hodnota in ['A', 2, 3, 4, 5, 6, 7, 8, 9, 10, 'J', 'Q', 'K']:
            balicek.append((hodnota, barva, False))
    shuffle(balicek)
    return balicek


"""level 22: suits in lower case"""
from random import shuffle

def vytvor_balicek():
    balicek = []
    for barva in ['pi', 'sr', 'ka', 'kr']:
        for hodnota in range(1, 14):
            balicek.append((hodnota, barva, False))
    shuffle(balicek)
    return balicek


"""level 22: the suit comes first in the card"""
from random import shuffle

def vytvor_balicek():
    balicek = []
    for barva in 'Pi', 'Sr', 'Ka', 'Kr':
        for hodnota in range(1, 14):
            balicek.append((barva, hodnota, False))
    shuffle(balicek)
    return balicek


"""level 23: always the same shuffle"""
from random import Random

def vytvor_balicek():
    balicek = []
    for barva in 'Pi', 'Sr', 'Ka', 'Kr':
        for hodnota in range(1, 14):
            balicek.append((hodnota, barva, False))
    Random(1).shuffle(balicek)
    return balicek


"""level 23: the last card is left out of the shuffle"""
from random import randint

def vytvor_balicek():
    balicek = []
    for barva in 'Pi', 'Sr', 'Ka', 'Kr':
        for hodnota in range(1, 14):
            balicek.append((hodnota, barva, False))
    for i in range(len(balicek) - 1):
        j = randint(0, len(balicek) - 2)
        balicek[i], balicek[j] = balicek[j], balicek[i]
    return balicek


"""level 23: shuffles a copy and throws it away"""
from random import shuffle

def vytvor_balicek():
    balicek = []
    for hodnota in range(1, 14):
        for barva in 'Pi', 'Sr', 'Ka', 'Kr':
            balicek.append((hodnota, barva, False))
    shuffle(balicek[:])
    return balicek


"""level 23: shuffled only once, when the file is imported"""
from random import shuffle

zamichane = []
for barva in 'Pi', 'Sr', 'Ka', 'Kr':
    for hodnota in range(1, 14):
        zamichane.append((hodnota, barva, False))
shuffle(zamichane)

def vytvor_balicek():
    return list(zamichane)


"""level 23: only the order of suits and values is random"""
from random import shuffle

def vytvor_balicek():
    barvy = ['Pi', 'Sr', 'Ka', 'Kr']
    hodnoty = list(range(1, 14))
    shuffle(barvy)
    shuffle(hodnoty)
    balicek = []
    for barva in barvy:
        for hodnota in hodnoty:
            balicek.append((hodnota, barva, False))
    return balicek


"""level 23: the four cards of a value stay together"""
from random import shuffle

def vytvor_balicek():
    hodnoty = list(range(1, 14))
    shuffle(hodnoty)
    balicek = []
    for hodnota in hodnoty:
        barvy = ['Pi', 'Sr', 'Ka', 'Kr']
        shuffle(barvy)
        for barva in barvy:
            balicek.append((hodnota, barva, False))
    return balicek


"""level 23: not shuffled at all"""
def vytvor_balicek():
    balicek = []
    for barva in 'Pi', 'Sr', 'Ka', 'Kr':
        for hodnota in range(1, 14):
            balicek.append((hodnota, barva, False))
    return balicek


"""level 23: shuffles the first deck only
says: Druhý a třetí balíček mají karty ve stejném pořadí.
"""
zamichane = []

def vytvor_balicek():
    balicek = [(hodnota, barva, False) for barva in ('Pi', 'Sr', 'Ka', 'Kr') for hodnota in range(1, 14)]
    if not zamichane:
        shuffle(balicek)
    zamichane.append(balicek)
    return balicek
