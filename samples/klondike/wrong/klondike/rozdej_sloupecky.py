"""level 30: takes no deck and reads a global"""
balicek = []
rozdej_spravne = rozdej_sloupecky

def rozdej_sloupecky():
    return rozdej_spravne(balicek)


"""level 31: columns are tuples"""
rozdej_spravne = rozdej_sloupecky

def rozdej_sloupecky(balicek):
    return [tuple(sloupecek) for sloupecek in rozdej_spravne(balicek)]


"""level 31: the columns come in a tuple"""
rozdej_spravne = rozdej_sloupecky

def rozdej_sloupecky(balicek):
    return tuple(rozdej_spravne(balicek))


"""level 31: deals from a copy, so the cards stay in the deck too"""
rozdej_spravne = rozdej_sloupecky

def rozdej_sloupecky(balicek):
    return rozdej_spravne(balicek[:])


"""level 31: deals a new deck instead of the one it was given"""
rozdej_spravne = rozdej_sloupecky

def rozdej_sloupecky(balicek):
    return rozdej_spravne(vytvor_balicek())


"""level 31: dealt from the front"""
rozdej_spravne = rozdej_sloupecky

def rozdej_sloupecky(balicek):
    balicek.reverse()
    sloupecky = rozdej_spravne(balicek)
    balicek.reverse()
    return sloupecky


"""level 31: returns a dictionary of columns"""
rozdej_spravne = rozdej_sloupecky

def rozdej_sloupecky(balicek):
    return dict(zip('ABCDEFG', rozdej_spravne(balicek)))


"""level 31: a list outside the function: the second deal returns fourteen columns"""
from karty import otoc_kartu

sloupecky = []

def rozdej_sloupecky(balicek):
    for n in range(7):
        sloupecek = []
        for i in range(n):
            sloupecek.append(balicek.pop())
        sloupecek.append(otoc_kartu(balicek.pop(), True))
        sloupecky.append(sloupecek)
    return sloupecky


"""level 31: deals column G first"""
from karty import otoc_kartu

def rozdej_sloupecky(balicek):
    sloupecky = []
    for n in range(6, -1, -1):
        sloupecek = []
        for i in range(n):
            sloupecek.append(balicek.pop())
        sloupecek.append(otoc_kartu(balicek.pop(), True))
        sloupecky.insert(0, sloupecek)
    return sloupecky


"""level 31: seven aliases of one list"""
from karty import otoc_kartu

def rozdej_sloupecky(balicek):
    sloupecky = [[]] * 7
    for n in range(7):
        for i in range(n):
            sloupecky[n].append(balicek.pop())
        sloupecky[n].append(otoc_kartu(balicek.pop(), True))
    return sloupecky


"""level 31: one card too many in each column"""
from karty import otoc_kartu

def rozdej_sloupecky(balicek):
    sloupecky = []
    for n in range(1, 8):
        sloupecek = []
        for i in range(n):
            sloupecek.append(balicek.pop())
        sloupecek.append(otoc_kartu(balicek.pop(), True))
        sloupecky.append(sloupecek)
    return sloupecky


"""level 31: one and the same column seven times"""
from karty import otoc_kartu

def rozdej_sloupecky(balicek):
    sloupecky = []
    sloupecek = []
    for n in range(7):
        for i in range(n):
            sloupecek.append(balicek.pop())
        sloupecek.append(otoc_kartu(balicek.pop(), True))
        sloupecky.append(sloupecek)
    return sloupecky


"""level 31: hidden cards reshuffled after dealing"""
from random import shuffle

from karty import otoc_kartu

def rozdej_sloupecky(balicek):
    sloupecky = []
    for n in range(7):
        sloupecek = []
        for i in range(n):
            sloupecek.append(balicek.pop())
        shuffle(sloupecek)
        sloupecek.append(otoc_kartu(balicek.pop(), True))
        sloupecky.append(sloupecek)
    return sloupecky


"""level 31: deals row by row, as with real cards"""
from karty import otoc_kartu

def rozdej_sloupecky(balicek):
    sloupecky = [[], [], [], [], [], [], []]
    for radek in range(7):
        for n in range(radek, 7):
            karta = balicek.pop()
            if n == radek:
                karta = otoc_kartu(karta, True)
            sloupecky[n].append(karta)
    return sloupecky


"""level 31: range ends one too early: six columns"""
from karty import otoc_kartu

def rozdej_sloupecky(balicek):
    sloupecky = []
    for n in range(6):
        sloupecek = []
        for i in range(n):
            sloupecek.append(balicek.pop())
        sloupecek.append(otoc_kartu(balicek.pop(), True))
        sloupecky.append(sloupecek)
    return sloupecky


"""level 31: slices the cards off without reversing them"""
from karty import otoc_kartu

def rozdej_sloupecky(balicek):
    sloupecky = []
    for n in range(7):
        sloupecek = balicek[-(n + 1) :]
        del balicek[-(n + 1) :]
        sloupecek[-1] = otoc_kartu(sloupecek[-1], True)
        sloupecky.append(sloupecek)
    return sloupecky


"""level 32: turns the first card of each column instead of the last"""
from karty import otoc_kartu

def rozdej_sloupecky(balicek):
    sloupecky = []
    for n in range(7):
        sloupecek = []
        for i in range(n + 1):
            sloupecek.append(balicek.pop())
        sloupecek[0] = otoc_kartu(sloupecek[0], True)
        sloupecky.append(sloupecek)
    return sloupecky


"""level 32: forgets to turn the only card of the first column"""
rozdej_spravne = rozdej_sloupecky

def rozdej_sloupecky(balicek):
    sloupecky = rozdej_spravne(balicek)
    sloupecky[0][0] = otoc_kartu(sloupecky[0][0], False)
    return sloupecky


"""level 32: forgets that otoc_kartu returns a new card"""
from karty import otoc_kartu

def rozdej_sloupecky(balicek):
    sloupecky = []
    for n in range(7):
        sloupecek = []
        for i in range(n):
            sloupecek.append(balicek.pop())
        karta = balicek.pop()
        otoc_kartu(karta, True)
        sloupecek.append(karta)
        sloupecky.append(sloupecek)
    return sloupecky


"""level 33: all face up"""
rozdej_spravne = rozdej_sloupecky

def rozdej_sloupecky(balicek):
    return [[otoc_kartu(karta, True) for karta in sloupecek] for sloupecek in rozdej_spravne(balicek)]


"""level 33: every other card is face up"""
from karty import otoc_kartu

def rozdej_sloupecky(balicek):
    sloupecky = []
    for n in range(7):
        sloupecek = []
        licem = n % 2 == 0
        for i in range(n + 1):
            sloupecek.append(otoc_kartu(balicek.pop(), licem))
            licem = not licem
        sloupecky.append(sloupecek)
    return sloupecky


"""level 33: the last two cards of each column are face up"""
from karty import otoc_kartu

def rozdej_sloupecky(balicek):
    sloupecky = []
    for n in range(7):
        sloupecek = []
        for i in range(n + 1):
            karta = balicek.pop()
            if i >= n - 1:
                karta = otoc_kartu(karta, True)
            sloupecek.append(karta)
        sloupecky.append(sloupecek)
    return sloupecky
