"""level 281: always looks at the first player's points"""


def posud(vesmir, hrac, zacatek):
    druhy = souper(hrac)
    if vesmir.body1 < 66:
        novy = s_vyhrou(vesmir, druhy, 3)
        return se_stavy(novy, hrac, zacatek + 'prohra3f', zacatek + 'vyhra3f')
    vyhra = vyherni_body(body_hrace(vesmir, druhy), stychy_hrace(vesmir, druhy))
    novy = s_vyhrou(vesmir, hrac, vyhra)
    return se_stavy(novy, hrac, f'{zacatek}vyhra{vyhra}t', f'{zacatek}prohra{vyhra}t')
