"""level 333: counts the connected, so the place of the one who left is free"""


def pri_registraci(vesmir, jmeno):
    if jmeno in vesmir.svety or len(vesmir.svety) == 2:
        return odmitni(vesmir, jmeno)
    if jmeno not in vesmir.jmena and len(vesmir.jmena) == 2:
        zbyl = vesmir.svety[0]
        vesmir = vesmir._replace(jmena=[kdo if kdo == zbyl else jmeno for kdo in vesmir.jmena])
    elif jmeno not in vesmir.jmena:
        vesmir = vesmir._replace(jmena=vesmir.jmena + [jmeno])
    novy = vesmir._replace(svety=vesmir.svety + [jmeno])
    return Balik(novy, rozesli(novy), [])
