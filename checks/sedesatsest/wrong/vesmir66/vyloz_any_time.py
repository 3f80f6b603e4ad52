"""level 224: does not ask whose turn it is"""


def smi_vylozit_index(vesmir, hrac, index):
    ruka = ruka_hrace(vesmir, hrac)
    stav = stav_hrace(vesmir, hrac)
    if not 0 <= index < len(ruka):
        return False
    if hlasi(vesmir, hrac) and not je_z_hlasky(ruka[index], stav, vesmir.trumf):
        return False
    return ruka[index] in smi_vylozit(ruka, vesmir.stred, stav)
