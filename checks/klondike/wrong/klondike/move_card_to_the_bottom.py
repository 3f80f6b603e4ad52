"""level 51: puts the card at the bottom"""

from karty import otoc_kartu


def presun_kartu(sloupec_odkud, sloupec_kam, pozadovane_otoceni):
    karta = sloupec_odkud.pop()
    sloupec_kam.insert(0, otoc_kartu(karta, pozadovane_otoceni))
