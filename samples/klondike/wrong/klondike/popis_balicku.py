"""level 10: the function is missing"""
del popis_balicku


"""level 10: a second parameter that nobody passes"""
from karty import popis_kartu

def popis_balicku(balicek, karta):
    return popis_kartu(karta)


"""level 11: describes all cards, not only the top one"""
from karty import popis_kartu

def popis_balicku(balicek):
    if not balicek:
        return '[   ]'
    popis = ''
    for karta in balicek:
        popis += popis_kartu(karta)
    return popis


"""level 11: returns a whole sentence"""
from karty import popis_kartu

def popis_balicku(balicek):
    if not balicek:
        return 'Balíček je prázdný.'
    return 'Vrchní karta je ' + popis_kartu(balicek[-1])


"""level 11: the first card of the list instead of the last"""
from karty import popis_kartu

def popis_balicku(balicek):
    if len(balicek) == 0:
        return '[   ]'
    return popis_kartu(balicek[0])


"""level 11: shows a card that lies face down"""
from karty import otoc_kartu, popis_kartu

def popis_balicku(balicek):
    if not balicek:
        return '[   ]'
    return popis_kartu(otoc_kartu(balicek[-1], True))


"""level 11: prints the description and returns None"""
from karty import popis_kartu

def popis_balicku(balicek):
    if balicek:
        print(popis_kartu(balicek[-1]))
    else:
        print('[   ]')


"""level 11: takes the described card off the deck"""
from karty import popis_kartu

def popis_balicku(balicek):
    if not balicek:
        return '[   ]'
    karta = balicek.pop()
    return popis_kartu(karta)


"""level 11: a visible ten is written 10"""
def popis_balicku(balicek):
    if not balicek:
        return '[   ]'
    hodnota, barva, licem = balicek[-1]
    if not licem:
        return '[???]'
    znaky = {1: 'A', 11: 'J', 12: 'Q', 13: 'K'}
    barvy = {'Pi': '♠ ', 'Sr': ' ♥', 'Ka': ' ♦', 'Kr': '♣ '}
    return f'[{znaky.get(hodnota, hodnota)}{barvy[barva]}]'


"""level 11: quotes inside the value"""
from karty import popis_kartu

def popis_balicku(balicek):
    if not balicek:
        return "'[   ]'"
    return "'" + popis_kartu(balicek[-1]) + "'"


"""level 11: a text outside the function, to which each call adds"""
from karty import popis_kartu

popis = ''

def popis_balicku(balicek):
    global popis
    if not balicek:
        return '[   ]'
    popis += popis_kartu(balicek[-1])
    return popis


"""level 11: remembers the first description, in a list that is a default value"""
from karty import popis_kartu

def popis_balicku(balicek, popisy=[]):
    if not balicek:
        return '[   ]'
    popisy.append(popis_kartu(balicek[-1]))
    return popisy[0]


"""level 12: an empty deck is described as the last one that had cards"""
from karty import popis_kartu

popis = '[   ]'

def popis_balicku(balicek):
    global popis
    if balicek:
        popis = popis_kartu(balicek[-1])
    return popis


"""level 12: an empty deck looks like a face-down card"""
from karty import popis_kartu

def popis_balicku(balicek):
    try:
        return popis_kartu(balicek[-1])
    except IndexError:
        return '[???]'


"""level 12: IndexError for an empty deck"""
from karty import popis_kartu

def popis_balicku(balicek):
    return popis_kartu(balicek[-1])


"""level 12: returns None for an empty deck"""
from karty import popis_kartu

def popis_balicku(balicek):
    if len(balicek) > 0:
        return popis_kartu(balicek[-1])


"""level 12: two spaces in the brackets of an empty deck"""
from karty import popis_kartu

def popis_balicku(balicek):
    if not balicek:
        return '[  ]'
    return popis_kartu(balicek[-1])
