"""level 237: rewrites the very list of states at the end of the game"""

dohraj_spravne = dohraj


def dohraj(vesmir, vitez):
    konec = dohraj_spravne(vesmir, vitez)
    vesmir.stavy[:] = konec.stavy
    return konec
