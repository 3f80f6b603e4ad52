"""level 281: the cards are put away at once"""


def skonci(vesmir, hrac):
    if not smi_vynest(vesmir, hrac):
        return vesmir
    return posud(vesmir, hrac, '')._replace(ruka1=[], ruka2=[], balicek=[])
