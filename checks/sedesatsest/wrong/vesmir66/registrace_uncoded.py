"""level 311: sends the view as it is"""


def rozesli(vesmir):
    return [(jmeno, pohled(vesmir, cislo_hrace(vesmir, jmeno))) for jmeno in vesmir.svety]
