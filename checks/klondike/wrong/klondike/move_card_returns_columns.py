"""level 51: returns the two columns"""

from karty import otoc_kartu


def presun_kartu(sloupec_odkud, sloupec_kam, pozadovane_otoceni):
    sloupec_kam.append(otoc_kartu(sloupec_odkud.pop(), pozadovane_otoceni))
    return sloupec_odkud, sloupec_kam
