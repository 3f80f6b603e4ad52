"""level 51: the card is not turned"""

from karty import otoc_kartu


def presun_kartu(sloupec_odkud, sloupec_kam, pozadovane_otoceni):
    karta = sloupec_odkud.pop()
    otoc_kartu(karta, pozadovane_otoceni)
    sloupec_kam.append(karta)
