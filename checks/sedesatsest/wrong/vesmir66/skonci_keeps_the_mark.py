"""level 281: the mark stays in the state of the end"""


def skonci(vesmir, hrac):
    if not smi_vynest(vesmir, hrac):
        return vesmir
    konec = posud(vesmir, hrac, '')
    return konec._replace(stavy=[stav + vykricnik(vesmir) for stav in konec.stavy])
