"""level 264: announces as often as one likes"""


def smi_hlasit(vesmir, hrac):
    return smi_vynest(vesmir, hrac)
