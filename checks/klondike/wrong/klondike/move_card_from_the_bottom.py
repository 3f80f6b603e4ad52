"""level 51: takes the bottom card"""

from karty import otoc_kartu


def presun_kartu(sloupec_odkud, sloupec_kam, pozadovane_otoceni):
    karta = sloupec_odkud.pop(0)
    sloupec_kam.append(otoc_kartu(karta, pozadovane_otoceni))
