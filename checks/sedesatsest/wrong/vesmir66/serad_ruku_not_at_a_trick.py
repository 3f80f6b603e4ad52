"""level 242: does not sort while a trick lies on the table"""


def serad_ruku(vesmir, hrac):
    if len(vesmir.stred) == 2:
        return vesmir
    return s_rukou(vesmir, hrac, serad(ruka_hrace(vesmir, hrac)))
