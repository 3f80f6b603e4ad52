"""level 231: takes the one who laid last for the one who led"""


def kdo_vzal(vesmir):
    vynesl = 1 if vesmir.stav == 'h1' else 2
    if kdo_bere(vesmir.stred, vesmir.trumf) == 0:
        return vynesl
    return souper(vynesl)
