"""level 50: no parameter for the turning"""


def presun_kartu(sloupec_odkud, sloupec_kam):
    sloupec_kam.append(sloupec_odkud.pop())
