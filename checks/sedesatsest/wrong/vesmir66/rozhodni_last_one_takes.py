"""level 231: whoever laid last takes the trick"""


def kdo_vzal(vesmir):
    return 1 if vesmir.stav == 'h1' else 2
