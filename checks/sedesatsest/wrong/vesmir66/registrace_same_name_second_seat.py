"""level 314: the same name can take both places"""


def pri_registraci(vesmir, jmeno):
    if len(vesmir.svety) == 2:
        return odmitni(vesmir, jmeno)
    if jmeno in vesmir.jmena and len(vesmir.jmena) == 2:
        novy = vesmir._replace(svety=vesmir.svety + [jmeno])
        return Balik(novy, rozesli(novy), [])
    if len(vesmir.jmena) == 2:
        return odmitni(vesmir, jmeno)
    novy = vesmir._replace(jmena=vesmir.jmena + [jmeno], svety=vesmir.svety + [jmeno])
    return Balik(novy, rozesli(novy), [])
