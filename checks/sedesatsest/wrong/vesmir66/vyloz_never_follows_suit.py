"""level 225: does not ask for the suit led"""


def smi_vylozit_index(vesmir, hrac, index):
    ruka = ruka_hrace(vesmir, hrac)
    stav = stav_hrace(vesmir, hrac)
    if not je_na_tahu(stav) or not 0 <= index < len(ruka):
        return False
    if hlasi(vesmir, hrac):
        return je_z_hlasky(ruka[index], stav, vesmir.trumf) and ruka[index] in smi_vylozit(ruka, [], stav)
    return True
