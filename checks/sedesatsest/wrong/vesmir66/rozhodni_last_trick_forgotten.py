"""level 231: the last trick is not written down"""

rozhodni_spravne = rozhodni_stych


def rozhodni_stych(vesmir):
    return rozhodni_spravne(vesmir)._replace(posledni_stych=vesmir.posledni_stych)
