"""level 241: sorts by value"""


def serad_ruku(vesmir, hrac):
    return s_rukou(vesmir, hrac, sorted(ruka_hrace(vesmir, hrac), key=lambda karta: -karta.hodnota))
