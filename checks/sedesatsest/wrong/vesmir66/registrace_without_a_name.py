"""level 311: connected, but not among the names"""


def pri_registraci(vesmir, jmeno):
    if jmeno in vesmir.svety or len(vesmir.svety) == 2:
        return odmitni(vesmir, jmeno)
    novy = vesmir._replace(svety=vesmir.svety + [jmeno])
    hrac = len(novy.svety)
    return Balik(novy, [(jmeno, zakoduj_vse(pohled(novy, hrac)))], [])
