"""level 242: does not sort once the deck is closed"""


def serad_ruku(vesmir, hrac):
    if je_zavreno(vesmir):
        return vesmir
    return s_rukou(vesmir, hrac, serad(ruka_hrace(vesmir, hrac)))
