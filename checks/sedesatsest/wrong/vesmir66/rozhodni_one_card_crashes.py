"""level 237: only the empty middle is not decided"""

rozhodni_spravne = rozhodni_stych


def rozhodni_stych(vesmir):
    if len(vesmir.stred) == 1:
        return rozhodni_spravne(vesmir._replace(stred=vesmir.stred * 2))
    return rozhodni_spravne(vesmir)
