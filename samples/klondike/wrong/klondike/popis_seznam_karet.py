"""level 25: wants the separator too"""
from karty import popis_kartu

def popis_seznam_karet(karty, oddelovac):
    return oddelovac.join([popis_kartu(karta) for karta in karty])


"""level 26: commas between the cards"""
from karty import popis_kartu

def popis_seznam_karet(karty):
    return ', '.join(popis_kartu(karta) for karta in karty)


"""level 26: leaves out cards that lie face down"""
from karty import popis_kartu

def popis_seznam_karet(karty):
    popisy = []
    for karta in karty:
        if karta[2]:
            popisy.append(popis_kartu(karta))
    return ' '.join(popisy)


"""level 26: returns the descriptions and prints them, too"""
from karty import popis_kartu

def popis_seznam_karet(karty):
    popis = ' '.join([popis_kartu(karta) for karta in karty])
    print(popis)
    return popis


"""level 26: no spaces between the cards"""
from karty import popis_kartu

def popis_seznam_karet(karty):
    popis = ''
    for karta in karty:
        popis += popis_kartu(karta)
    return popis


"""level 26: returns a list of descriptions instead of a string"""
from karty import popis_kartu

def popis_seznam_karet(karty):
    popisy = []
    for karta in karty:
        popisy.append(popis_kartu(karta))
    return popisy


"""level 26: prints instead of returning"""
from karty import popis_kartu

def popis_seznam_karet(karty):
    for karta in karty:
        print(popis_kartu(karta), end=' ')
    print()


"""level 26: return inside the loop: only the first card"""
from karty import popis_kartu

def popis_seznam_karet(karty):
    popis = ''
    for karta in karty:
        popis += popis_kartu(karta)
        return popis
    return popis


"""level 26: takes the cards off while describing them"""
from karty import popis_kartu

def popis_seznam_karet(karty):
    popisy = []
    while karty:
        popisy.append(popis_kartu(karty.pop(0)))
    return ' '.join(popisy)


"""level 26: a visible ten is written 10"""
def popis_seznam_karet(karty):
    znaky = {1: 'A', 11: 'J', 12: 'Q', 13: 'K'}
    barvy = {'Pi': '♠ ', 'Sr': ' ♥', 'Ka': ' ♦', 'Kr': '♣ '}
    popisy = []
    for hodnota, barva, licem in karty:
        if licem:
            popisy.append(f'[{znaky.get(hodnota, hodnota)}{barvy[barva]}]')
        else:
            popisy.append('[???]')
    return ' '.join(popisy)


"""level 26: joined with a trailing space"""
from karty import popis_kartu

def popis_seznam_karet(karty):
    popis = ''
    for karta in karty:
        popis = popis + popis_kartu(karta) + ' '
    return popis


"""level 26: a list as a default value keeps the descriptions of the last call"""
from karty import popis_kartu

def popis_seznam_karet(karty, popisy=[]):
    for karta in karty:
        popisy.append(popis_kartu(karta))
    return ' '.join(popisy)


"""level 26: a text outside the function, to which each call adds"""
from karty import popis_kartu

vysledek = ''

def popis_seznam_karet(karty):
    global vysledek
    for karta in karty:
        vysledek += popis_kartu(karta) + ' '
    return vysledek.strip()


"""level 27: no cards are described as those of the last call"""
from karty import popis_kartu

vysledek = ''

def popis_seznam_karet(karty):
    global vysledek
    if karty:
        vysledek = ' '.join([popis_kartu(karta) for karta in karty])
    return vysledek


"""level 27: IndexError for no cards"""
from karty import popis_kartu

def popis_seznam_karet(karty):
    popis = popis_kartu(karty[0])
    for karta in karty[1:]:
        popis += ' ' + popis_kartu(karta)
    return popis


"""level 27: returns None for no cards"""
from karty import popis_kartu

def popis_seznam_karet(karty):
    if len(karty) != 0:
        popisy = []
        for karta in karty:
            popisy.append(popis_kartu(karta))
        return ' '.join(popisy)


"""level 27: describes no cards as an empty deck"""
from karty import popis_kartu

def popis_seznam_karet(karty):
    if not karty:
        return '[   ]'
    return ' '.join([popis_kartu(karta) for karta in karty])
