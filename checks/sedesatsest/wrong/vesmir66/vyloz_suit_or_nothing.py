"""level 225: who has no card of the suit may not lay any"""


def smi_vylozit_index(vesmir, hrac, index):
    ruka = ruka_hrace(vesmir, hrac)
    stav = stav_hrace(vesmir, hrac)
    if not je_na_tahu(stav) or not 0 <= index < len(ruka):
        return False
    if hlasi(vesmir, hrac):
        return je_z_hlasky(ruka[index], stav, vesmir.trumf) and ruka[index] in smi_vylozit(ruka, [], stav)
    return not stav.endswith('!') or not vesmir.stred or ruka[index].barva == vesmir.stred[0].barva
