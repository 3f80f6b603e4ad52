"""level 225: with an empty deck any card may be laid"""


def smi_vylozit_index(vesmir, hrac, index):
    ruka = ruka_hrace(vesmir, hrac)
    stav = stav_hrace(vesmir, hrac)
    if not je_na_tahu(stav) or not 0 <= index < len(ruka):
        return False
    if hlasi(vesmir, hrac) and not je_z_hlasky(ruka[index], stav, vesmir.trumf):
        return False
    if not je_zavreno(vesmir):
        stav = stav.removesuffix('!')
    return ruka[index] in smi_vylozit(ruka, vesmir.stred, stav)
