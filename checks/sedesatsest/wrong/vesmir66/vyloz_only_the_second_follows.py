"""level 225: the first player may lay anything"""


def smi_vylozit_index(vesmir, hrac, index):
    ruka = ruka_hrace(vesmir, hrac)
    stav = stav_hrace(vesmir, hrac)
    if not je_na_tahu(stav) or not 0 <= index < len(ruka):
        return False
    if hlasi(vesmir, hrac) and not je_z_hlasky(ruka[index], stav, vesmir.trumf):
        return False
    if hrac == 1 and vesmir.stred:
        return True
    return ruka[index] in smi_vylozit(ruka, vesmir.stred, stav)
