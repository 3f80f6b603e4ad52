"""level 251: the open card also stays under the deck"""

vymen_spravne = vymen_trumf


def vymen_trumf(vesmir, hrac):
    return vymen_spravne(vesmir, hrac)._replace(balicek=vesmir.balicek)
