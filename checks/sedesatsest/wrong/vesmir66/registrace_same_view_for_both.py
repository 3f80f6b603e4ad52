"""level 312: both get the view of the first player"""


def rozesli(vesmir):
    return [(jmeno, zakoduj_vse(pohled(vesmir, 1))) for jmeno in vesmir.svety]
