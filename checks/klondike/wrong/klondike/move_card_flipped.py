"""level 51: flips the card over instead of turning it as asked"""

from karty import otoc_kartu


def presun_kartu(sloupec_odkud, sloupec_kam, pozadovane_otoceni):
    karta = sloupec_odkud.pop()
    sloupec_kam.append(otoc_kartu(karta, not karta[2]))
