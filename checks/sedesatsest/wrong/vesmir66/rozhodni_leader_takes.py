"""level 231: whoever led takes the trick"""


def kdo_vzal(vesmir):
    return 2 if vesmir.stav == 'h1' else 1
