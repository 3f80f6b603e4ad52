"""level 311: the cards are coded, but the message is a tuple"""


def rozesli(vesmir):
    return [(jmeno, tuple(zakoduj_vse(pohled(vesmir, cislo_hrace(vesmir, jmeno))))) for jmeno in vesmir.svety]
