"""level 284: the loser's game points fall to zero"""

skonci_spravne = skonci


def skonci(vesmir, hrac):
    konec = skonci_spravne(vesmir, hrac)
    if je_vyhra(konec.stavy[0]):
        return konec._replace(vyhry2=0)
    if je_vyhra(konec.stavy[1]):
        return konec._replace(vyhry1=0)
    return konec
