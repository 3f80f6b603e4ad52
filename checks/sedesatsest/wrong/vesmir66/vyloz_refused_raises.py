"""level 224: a refused card raises an exception"""

vyloz_spravne = vyloz


def vyloz(vesmir, hrac, index):
    if not smi_vylozit_index(vesmir, hrac, index):
        raise ValueError('Tahle karta vyložit nejde.')
    return vyloz_spravne(vesmir, hrac, index)
