"""level 237: gives None when there is nothing to decide"""

rozhodni_spravne = rozhodni_stych


def rozhodni_stych(vesmir):
    if len(vesmir.stred) == 2:
        return rozhodni_spravne(vesmir)
