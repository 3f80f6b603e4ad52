"""level 325: who is alone can have the trick decided"""

proved_spravne = proved


def proved(vesmir, hrac, zprava):
    if zprava[0] == 'rozhodni':
        return rozhodni_stych(vesmir)
    return proved_spravne(vesmir, hrac, zprava)
