"""level 241: always sorts the first player's hand"""


def serad_ruku(vesmir, hrac):
    return vesmir._replace(ruka1=serad(vesmir.ruka1))
