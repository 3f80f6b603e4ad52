"""level 224: refuses only those who wait, not at a trick or after the end"""


def smi_vylozit_index(vesmir, hrac, index):
    ruka = ruka_hrace(vesmir, hrac)
    stav = stav_hrace(vesmir, hrac)
    if stav.removesuffix('!') in ('ceka', 'ztratil', 'slysi', 'slysi_trumf') or not 0 <= index < len(ruka):
        return False
    if hlasi(vesmir, hrac) and not je_z_hlasky(ruka[index], stav, vesmir.trumf):
        return False
    return ruka[index] in smi_vylozit(ruka, vesmir.stred, stav)
