"""level 264: the middle need not be empty"""


def smi_hlasit(vesmir, hrac):
    return je_na_tahu(stav_hrace(vesmir, hrac)) and not hlasi(vesmir, hrac)
