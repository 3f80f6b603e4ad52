"""level 334: crashes on a name that is not connected"""


def pri_odpojeni(vesmir, jmeno):
    svety = list(vesmir.svety)
    svety.remove(jmeno)
    novy = vesmir._replace(svety=svety)
    return Balik(novy, rozesli(novy), [])
