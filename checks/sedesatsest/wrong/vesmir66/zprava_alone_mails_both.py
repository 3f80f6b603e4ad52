"""level 325: also the one who left is written to"""

rozesli_spravne = rozesli


def rozesli(vesmir):
    if len(vesmir.jmena) < 2:
        return rozesli_spravne(vesmir)
    return [(jmeno, zakoduj_vse(pohled(vesmir, cislo_hrace(vesmir, jmeno)))) for jmeno in vesmir.jmena]
