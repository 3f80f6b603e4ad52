"""level 313: a third player sits down, too"""


def pri_registraci(vesmir, jmeno):
    if jmeno in vesmir.svety:
        return odmitni(vesmir, jmeno)
    if jmeno not in vesmir.jmena:
        vesmir = vesmir._replace(jmena=vesmir.jmena + [jmeno])
    novy = vesmir._replace(svety=vesmir.svety + [jmeno])
    posty = [(kdo, zakoduj_vse(pohled(novy, min(2, cislo_hrace(novy, kdo))))) for kdo in novy.svety]
    return Balik(novy, posty, [])
