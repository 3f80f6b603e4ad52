"""level 323: the views are sent even when nothing changed"""


def pri_zprave(vesmir, jmeno, zprava):
    novy = vesmir
    if jmeno in vesmir.svety and je_zprava(zprava):
        novy = proved(vesmir, cislo_hrace(vesmir, jmeno), zprava)
    return Balik(novy, rozesli(novy), [])
