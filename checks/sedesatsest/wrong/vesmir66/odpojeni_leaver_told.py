"""level 331: also the one who left is written to"""


def pri_odpojeni(vesmir, jmeno):
    if jmeno not in vesmir.svety:
        return Balik(vesmir, [], [])
    novy = vesmir._replace(svety=[svet for svet in vesmir.svety if svet != jmeno])
    moje = (jmeno, zakoduj_vse(pohled(novy, cislo_hrace(novy, jmeno))))
    return Balik(novy, rozesli(novy) + [moje], [])
