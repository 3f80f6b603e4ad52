"""level 51: assigns new lists to the parameters, so nothing changes outside"""

from karty import otoc_kartu


def presun_kartu(sloupec_odkud, sloupec_kam, pozadovane_otoceni):
    karta = otoc_kartu(sloupec_odkud[-1], pozadovane_otoceni)
    sloupec_odkud = sloupec_odkud[:-1]
    sloupec_kam = sloupec_kam + [karta]
