"""level 226: any card may follow an announcement"""


def smi_vylozit_index(vesmir, hrac, index):
    ruka = ruka_hrace(vesmir, hrac)
    stav = stav_hrace(vesmir, hrac)
    if not je_na_tahu(stav) or not 0 <= index < len(ruka):
        return False
    return hlasi(vesmir, hrac) or ruka[index] in smi_vylozit(ruka, vesmir.stred, stav)
