"""level 102: who may throw away the queen of spades has to"""

smi_vylozit_cokoli = smi_vylozit


def smi_vylozit(ruka, stul):
    dovolene = smi_vylozit_cokoli(ruka, stul)
    if stul and PIKOVA_DAMA in dovolene and barva(stul[0]['karta']) != 'Pi':
        return {PIKOVA_DAMA}
    return dovolene
