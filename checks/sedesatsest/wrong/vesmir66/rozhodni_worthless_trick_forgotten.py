"""level 231: a trick worth nothing is not put down"""

se_stychem_spravne = se_stychem


def se_stychem(vesmir, hrac, stych):
    if hodnota_stychu(stych) == 0:
        return vesmir
    return se_stychem_spravne(vesmir, hrac, stych)
