"""level 315: appends to the very list of the connected"""


def pri_registraci(vesmir, jmeno):
    if jmeno in vesmir.svety or jmeno not in vesmir.jmena and len(vesmir.jmena) == 2:
        return odmitni(vesmir, jmeno)
    vesmir.svety.append(jmeno)
    if jmeno not in vesmir.jmena:
        vesmir = vesmir._replace(jmena=vesmir.jmena + [jmeno])
    return Balik(vesmir, rozesli(vesmir), [])
