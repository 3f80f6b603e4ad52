"""level 314: a connected name may come again"""


def pri_registraci(vesmir, jmeno):
    if jmeno not in vesmir.jmena and len(vesmir.jmena) == 2:
        return odmitni(vesmir, jmeno)
    if jmeno not in vesmir.jmena:
        vesmir = vesmir._replace(jmena=vesmir.jmena + [jmeno])
    svety = [svet for svet in vesmir.svety if svet != jmeno]
    novy = vesmir._replace(svety=svety + [jmeno])
    return Balik(novy, rozesli(novy), [])
