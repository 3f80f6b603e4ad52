"""level 264: with a mark in the state one can announce again"""


def smi_hlasit(vesmir, hrac):
    return smi_vynest(vesmir, hrac) and stav_hrace(vesmir, hrac) not in ('hlasi', 'hlasi_trumf')
