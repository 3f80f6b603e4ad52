"""level 241: sorting costs a turn"""


def serad_ruku(vesmir, hrac):
    novy = s_rukou(vesmir, hrac, serad(ruka_hrace(vesmir, hrac)))
    if je_na_tahu(stav_hrace(vesmir, hrac)):
        return se_stavy(novy, hrac, 'ceka', 'hraje')
    return novy
