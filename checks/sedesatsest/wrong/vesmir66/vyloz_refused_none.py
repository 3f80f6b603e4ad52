"""level 224: a refused card gives None"""

vyloz_spravne = vyloz


def vyloz(vesmir, hrac, index):
    if not smi_vylozit_index(vesmir, hrac, index):
        return
    return vyloz_spravne(vesmir, hrac, index)
