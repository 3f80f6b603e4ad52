"""level 315: appends to the very lists it was given"""


def pri_registraci(vesmir, jmeno):
    if jmeno in vesmir.svety or jmeno not in vesmir.jmena and len(vesmir.jmena) == 2:
        return odmitni(vesmir, jmeno)
    if jmeno not in vesmir.jmena:
        vesmir.jmena.append(jmeno)
    vesmir.svety.append(jmeno)
    return Balik(vesmir, rozesli(vesmir), [])
