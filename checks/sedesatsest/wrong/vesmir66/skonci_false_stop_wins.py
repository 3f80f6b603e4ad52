"""level 282: does not ask for the 66 points"""


def posud(vesmir, hrac, zacatek):
    druhy = souper(hrac)
    vyhra = vyherni_body(body_hrace(vesmir, druhy), stychy_hrace(vesmir, druhy))
    novy = s_vyhrou(vesmir, hrac, vyhra)
    return se_stavy(novy, hrac, f'{zacatek}vyhra{vyhra}t', f'{zacatek}prohra{vyhra}t')
