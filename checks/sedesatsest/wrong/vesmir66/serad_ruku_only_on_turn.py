"""level 242: sorts only on turn"""


def serad_ruku(vesmir, hrac):
    if not je_na_tahu(stav_hrace(vesmir, hrac)):
        return vesmir
    return s_rukou(vesmir, hrac, serad(ruka_hrace(vesmir, hrac)))
