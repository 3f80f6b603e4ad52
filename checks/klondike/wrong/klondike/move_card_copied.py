"""level 51: the card stays in the first column too"""

from karty import otoc_kartu


def presun_kartu(sloupec_odkud, sloupec_kam, pozadovane_otoceni):
    sloupec_kam.append(otoc_kartu(sloupec_odkud[-1], pozadovane_otoceni))
