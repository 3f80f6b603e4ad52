"""level 334: when a stranger leaves, everybody is told"""


def pri_odpojeni(vesmir, jmeno):
    novy = vesmir._replace(svety=[svet for svet in vesmir.svety if svet != jmeno])
    return Balik(novy, rozesli(novy), [])
