"""level 101: a card from U stays face down"""


def udelej_tah(hra, jmeno_odkud, jmeno_kam):
    if not hra[jmeno_odkud]:
        raise ValueError('Tam žádné karty nejsou.')
    hra[jmeno_kam].append(hra[jmeno_odkud].pop())
