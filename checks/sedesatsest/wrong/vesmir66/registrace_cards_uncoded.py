"""level 311: the message is a list, but its cards are not coded"""


def rozesli(vesmir):
    return [(jmeno, list(pohled(vesmir, cislo_hrace(vesmir, jmeno)))) for jmeno in vesmir.svety]
