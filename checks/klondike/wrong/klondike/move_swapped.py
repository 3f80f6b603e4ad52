"""level 101: the two letters swapped"""

from karty import otoc_kartu


def udelej_tah(hra, jmeno_kam, jmeno_odkud):
    if not hra[jmeno_odkud]:
        raise ValueError('Tam žádné karty nejsou.')
    hra[jmeno_kam].append(otoc_kartu(hra[jmeno_odkud].pop(), True))
