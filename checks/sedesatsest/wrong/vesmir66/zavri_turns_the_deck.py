"""level 274: turns over the very deck it was given"""

zavri_spravne = zavri


def zavri(vesmir, hrac):
    novy = zavri_spravne(vesmir, hrac)
    if novy != vesmir:
        novy = novy._replace(balicek=list(vesmir.balicek))
        vesmir.balicek.reverse()
    return novy
