"""level 51: always turns the card face up"""

from karty import otoc_kartu


def presun_kartu(sloupec_odkud, sloupec_kam, pozadovane_otoceni):
    karta = sloupec_odkud.pop()
    if pozadovane_otoceni:
        karta = otoc_kartu(karta, True)
    sloupec_kam.append(karta)
