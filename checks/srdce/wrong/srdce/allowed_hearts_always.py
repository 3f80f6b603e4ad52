"""level 101: hearts may be played at any time"""

smi_vylozit_barvu = smi_vylozit


def smi_vylozit(ruka, stul):
    dovolene = smi_vylozit_barvu(ruka, stul)
    if stul:
        return dovolene | {karta for karta in ruka if barva(karta) == 'Sr'}
    return dovolene
