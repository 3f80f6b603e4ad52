"""level 311: sends the whole universe with all cards"""


def rozesli(vesmir):
    return [(jmeno, zakoduj_vse(vesmir)) for jmeno in vesmir.svety]
