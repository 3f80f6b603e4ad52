"""level 331: crashes when the last one leaves"""


def pri_odpojeni(vesmir, jmeno):
    if jmeno not in vesmir.svety:
        return Balik(vesmir, [], [])
    novy = vesmir._replace(svety=[svet for svet in vesmir.svety if svet != jmeno])
    zbyl = novy.svety[0]
    return Balik(novy, [(zbyl, zakoduj_vse(pohled(novy, cislo_hrace(novy, zbyl))))], [])
