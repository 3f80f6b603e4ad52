"""level 241: returns the sorted hand, not the universe"""


def serad_ruku(vesmir, hrac):
    return serad(ruka_hrace(vesmir, hrac))
