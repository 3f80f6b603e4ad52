"""level 281: stopping a closed game gives a state with z_"""


def skonci(vesmir, hrac):
    if not smi_vynest(vesmir, hrac):
        return vesmir
    return posud(vesmir, hrac, 'z_' if je_zavreno(vesmir) else '')
