"""level 332: the name of the one who comes back is added again"""


def pri_registraci(vesmir, jmeno):
    if jmeno in vesmir.svety or jmeno not in vesmir.jmena and len(vesmir.jmena) == 2:
        return odmitni(vesmir, jmeno)
    novy = vesmir._replace(jmena=vesmir.jmena + [jmeno], svety=vesmir.svety + [jmeno])
    return Balik(novy, rozesli(novy), [])
