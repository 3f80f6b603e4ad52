"""level 283: a refused stop gives None"""


def skonci(vesmir, hrac):
    if smi_vynest(vesmir, hrac):
        return posud(vesmir, hrac, '')
