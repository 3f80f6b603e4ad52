"""level 281: refuses after an announcement"""


def skonci(vesmir, hrac):
    if not smi_vynest(vesmir, hrac) or hlasi(vesmir, hrac):
        return vesmir
    return posud(vesmir, hrac, '')
