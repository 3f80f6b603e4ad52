"""level 323: asks with `is` whether something changed"""


def pri_zprave(vesmir, jmeno, zprava):
    novy = vesmir
    if jmeno in vesmir.svety and je_zprava(zprava):
        novy = proved(vesmir, cislo_hrace(vesmir, jmeno), zprava)
    if novy is vesmir:
        return Balik(vesmir, [], [])
    return Balik(novy, rozesli(novy), [])
