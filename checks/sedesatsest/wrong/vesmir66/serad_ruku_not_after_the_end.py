"""level 242: does not sort after the end"""


def serad_ruku(vesmir, hrac):
    if je_konec(stav_hrace(vesmir, hrac)):
        return vesmir
    return s_rukou(vesmir, hrac, serad(ruka_hrace(vesmir, hrac)))
