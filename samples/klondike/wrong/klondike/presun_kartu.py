"""level 50: no parameter for the turning"""
def presun_kartu(sloupec_odkud, sloupec_kam):
    sloupec_kam.append(sloupec_odkud.pop())


"""level 51: always turns the card face up"""
from karty import otoc_kartu

def presun_kartu(sloupec_odkud, sloupec_kam, pozadovane_otoceni):
    karta = sloupec_odkud.pop()
    if pozadovane_otoceni:
        karta = otoc_kartu(karta, True)
    sloupec_kam.append(karta)


"""level 51: the card stays in the first column too"""
from karty import otoc_kartu

def presun_kartu(sloupec_odkud, sloupec_kam, pozadovane_otoceni):
    sloupec_kam.append(otoc_kartu(sloupec_odkud[-1], pozadovane_otoceni))


"""level 51: flips the card over instead of turning it as asked"""
from karty import otoc_kartu

def presun_kartu(sloupec_odkud, sloupec_kam, pozadovane_otoceni):
    karta = sloupec_odkud.pop()
    sloupec_kam.append(otoc_kartu(karta, not karta[2]))


"""level 51: takes the bottom card"""
from karty import otoc_kartu

def presun_kartu(sloupec_odkud, sloupec_kam, pozadovane_otoceni):
    karta = sloupec_odkud.pop(0)
    sloupec_kam.append(otoc_kartu(karta, pozadovane_otoceni))


"""level 51: assigns new lists to the parameters, so nothing changes outside"""
from karty import otoc_kartu

def presun_kartu(sloupec_odkud, sloupec_kam, pozadovane_otoceni):
    karta = otoc_kartu(sloupec_odkud[-1], pozadovane_otoceni)
    sloupec_odkud = sloupec_odkud[:-1]
    sloupec_kam = sloupec_kam + [karta]


"""level 51: the card is not turned"""
from karty import otoc_kartu

def presun_kartu(sloupec_odkud, sloupec_kam, pozadovane_otoceni):
    karta = sloupec_odkud.pop()
    otoc_kartu(karta, pozadovane_otoceni)
    sloupec_kam.append(karta)


"""level 51: returns the two columns"""
from karty import otoc_kartu

def presun_kartu(sloupec_odkud, sloupec_kam, pozadovane_otoceni):
    sloupec_kam.append(otoc_kartu(sloupec_odkud.pop(), pozadovane_otoceni))
    return sloupec_odkud, sloupec_kam


"""level 51: asks for rules, which are none of its business"""
from karty import otoc_kartu

def presun_kartu(sloupec_odkud, sloupec_kam, pozadovane_otoceni):
    if pasuje_na_hromadku(sloupec_odkud[-1], sloupec_kam) or pasuje_na_sloupecek(sloupec_odkud[-1], sloupec_kam):
        sloupec_kam.append(otoc_kartu(sloupec_odkud.pop(), pozadovane_otoceni))


"""level 51: the two columns swapped"""
from karty import otoc_kartu

def presun_kartu(sloupec_kam, sloupec_odkud, pozadovane_otoceni):
    sloupec_kam.append(otoc_kartu(sloupec_odkud.pop(), pozadovane_otoceni))


"""level 51: puts the card at the bottom"""
from karty import otoc_kartu

def presun_kartu(sloupec_odkud, sloupec_kam, pozadovane_otoceni):
    karta = sloupec_odkud.pop()
    sloupec_kam.insert(0, otoc_kartu(karta, pozadovane_otoceni))
