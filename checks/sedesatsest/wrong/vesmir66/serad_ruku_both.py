"""level 241: sorts both hands"""


def serad_ruku(vesmir, hrac):
    return vesmir._replace(ruka1=serad(vesmir.ruka1), ruka2=serad(vesmir.ruka2))
