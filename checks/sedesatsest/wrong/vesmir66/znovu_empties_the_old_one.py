"""level 294: empties the very lists it was given"""

znovu_spravne = znovu


def znovu(vesmir):
    novy = znovu_spravne(vesmir)
    if novy != vesmir:
        vesmir.stychy1.clear()
        vesmir.stychy2.clear()
    return novy
