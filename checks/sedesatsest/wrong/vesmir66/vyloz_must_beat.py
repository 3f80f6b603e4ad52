"""level 225: a card of the suit must be higher than the one led"""


def smi_vylozit_index(vesmir, hrac, index):
    ruka = ruka_hrace(vesmir, hrac)
    stav = stav_hrace(vesmir, hrac)
    if not je_na_tahu(stav) or not 0 <= index < len(ruka):
        return False
    karta = ruka[index]
    if hlasi(vesmir, hrac) and not je_z_hlasky(karta, stav, vesmir.trumf):
        return False
    if stav.endswith('!') and vesmir.stred and karta.barva == vesmir.stred[0].barva:
        return karta.hodnota > vesmir.stred[0].hodnota
    return karta in smi_vylozit(ruka, vesmir.stred, stav)
