"""level 241: writes the player down as the one who laid last"""


def serad_ruku(vesmir, hrac):
    return s_rukou(vesmir, hrac, serad(ruka_hrace(vesmir, hrac)))._replace(stav=f'h{hrac}')
