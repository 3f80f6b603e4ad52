"""level 103: lays the two of clubs itself"""

smi_vylozit_bez_stolu = smi_vylozit


def smi_vylozit(ruka, stul):
    dovolene = smi_vylozit_bez_stolu(ruka, stul)
    if not stul and KRIZOVA_DVOJKA in ruka:
        stul.append({'hrac': 'Gábi', 'karta': KRIZOVA_DVOJKA})
    return dovolene
