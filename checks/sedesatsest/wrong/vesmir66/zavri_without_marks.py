"""level 271: no marks in the states"""

zavri_spravne = zavri


def zavri(vesmir, hrac):
    return zavri_spravne(vesmir, hrac)._replace(stavy=vesmir.stavy)
