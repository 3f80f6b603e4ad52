"""level 284: rewrites the very list of states it was given"""

skonci_spravne = skonci


def skonci(vesmir, hrac):
    konec = skonci_spravne(vesmir, hrac)
    vesmir.stavy[:] = konec.stavy
    return konec
