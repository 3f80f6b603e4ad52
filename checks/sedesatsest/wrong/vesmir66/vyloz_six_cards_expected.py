"""level 224: takes a hand for six cards"""


def smi_vylozit_index(vesmir, hrac, index):
    ruka = ruka_hrace(vesmir, hrac)
    stav = stav_hrace(vesmir, hrac)
    if not je_na_tahu(stav) or not 0 <= index < 6:
        return False
    if hlasi(vesmir, hrac) and not je_z_hlasky(ruka[index], stav, vesmir.trumf):
        return False
    return ruka[index] in smi_vylozit(ruka, vesmir.stred, stav)
