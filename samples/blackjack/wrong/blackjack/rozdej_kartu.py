"""level 20: takes the three lists one by one"""
def rozdej_kartu(balicek, ruka, odhoz, otoceni):
    return balicek[1:], ruka + [(balicek[0], otoceni)], odhoz


"""level 21: the card is dealt and stays in the deck"""
from random import sample

def rozdej_kartu(stav, otoceni):
    balicek, ruka, odhoz = stav
    if balicek == []:
        balicek = sample(odhoz, len(odhoz))
        odhoz = []
    nova_ruka = ruka + [(balicek[0], otoceni)]
    return balicek, nova_ruka, odhoz


"""level 21: takes the last card, as with the lists in Klondike"""
from random import sample

def rozdej_kartu(stav, otoceni):
    balicek, ruka, odhoz = stav
    if balicek == []:
        balicek = sample(odhoz, len(odhoz))
        odhoz = []
    return balicek[:-1], ruka + [(balicek[-1], otoceni)], odhoz


"""level 22: does not look at the orientation it was given"""
from random import sample

def rozdej_kartu(stav, otoceni):
    balicek, ruka, odhoz = stav
    if balicek == []:
        balicek = sample(odhoz, len(odhoz))
        odhoz = []
    return balicek[1:], ruka + [(balicek[0], 'licem')], odhoz


"""level 22: turns all cards of the hand"""
from random import sample

def rozdej_kartu(stav, otoceni):
    balicek, ruka, odhoz = stav
    if balicek == []:
        balicek = sample(odhoz, len(odhoz))
        odhoz = []
    cisla = [karta for karta, _ in ruka] + [balicek[0]]
    return balicek[1:], [(karta, otoceni) for karta in cisla], odhoz


"""level 23: IndexError when the deck is empty"""
def rozdej_kartu(stav, otoceni):
    balicek, ruka, odhoz = stav
    return balicek[1:], ruka + [(balicek[0], otoceni)], odhoz


"""level 23: an empty deck is replaced by 52 new cards, though some are in hands"""
from random import shuffle

def rozdej_kartu(stav, otoceni):
    balicek, ruka, odhoz = stav
    if balicek == []:
        balicek = list(range(52))
        shuffle(balicek)
        odhoz = []
    return balicek[1:], ruka + [(balicek[0], otoceni)], odhoz


"""level 23: the discard pile becomes the deck as it is"""
def rozdej_kartu(stav, otoceni):
    balicek, ruka, odhoz = stav
    if balicek == []:
        balicek = odhoz
        odhoz = []
    return balicek[1:], ruka + [(balicek[0], otoceni)], odhoz


"""level 23: the reshuffled cards stay in the discard pile too"""
from random import sample

def rozdej_kartu(stav, otoceni):
    balicek, ruka, odhoz = stav
    if balicek == []:
        balicek = sample(odhoz, len(odhoz))
    return balicek[1:], ruka + [(balicek[0], otoceni)], odhoz


"""level 23: reshuffles as soon as the last card is dealt"""
from random import sample

def rozdej_kartu(stav, otoceni):
    balicek, ruka, odhoz = stav
    if len(balicek) == 0:
        balicek = sample(odhoz, len(odhoz))
        odhoz = []
    ruka = ruka + [(balicek[0], otoceni)]
    balicek = balicek[1:]
    if len(balicek) == 0:
        balicek = sample(odhoz, len(odhoz))
        odhoz = []
    return balicek, ruka, odhoz


"""level 23: takes the result of shuffle for the new deck
says: TypeError
"""
from random import shuffle

def rozdej_kartu(stav, otoceni):
    balicek, ruka, odhoz = stav
    if balicek == []:
        balicek = shuffle(odhoz)
        odhoz = []
    return balicek[1:], ruka + [(balicek[0], otoceni)], odhoz


"""level 24: takes the card from the deck it was given, and puts it in the hand it was given"""
from random import sample

def rozdej_kartu(stav, otoceni):
    balicek, ruka, odhoz = stav
    if balicek == []:
        balicek = sample(odhoz, len(odhoz))
        odhoz = []
    karta = balicek.pop(0)
    ruka.append((karta, otoceni))
    return balicek, ruka, odhoz


"""level 24: shuffles the discard pile it was given instead of a copy"""
from random import shuffle

def rozdej_kartu(stav, otoceni):
    balicek, ruka, odhoz = stav
    if not balicek:
        balicek = odhoz
        shuffle(balicek)
        odhoz = []
    return balicek[1:], ruka + [(balicek[0], otoceni)], odhoz


"""level 23: the pile is only cut"""
from random import randrange

def rozdej_kartu(stav, otoceni):
    balicek, ruka, odhoz = stav
    if not balicek:
        misto = randrange(len(odhoz))
        balicek, odhoz = odhoz[misto:] + odhoz[:misto], []
    return balicek[1:], ruka + [(balicek[0], otoceni)], odhoz
