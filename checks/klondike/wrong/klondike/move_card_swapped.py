"""level 51: the two columns swapped"""

from karty import otoc_kartu


def presun_kartu(sloupec_kam, sloupec_odkud, pozadovane_otoceni):
    sloupec_kam.append(otoc_kartu(sloupec_odkud.pop(), pozadovane_otoceni))
