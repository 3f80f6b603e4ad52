"""level 281: the game points are not added"""


def posud(vesmir, hrac, zacatek):
    druhy = souper(hrac)
    if body_hrace(vesmir, hrac) < 66:
        return se_stavy(vesmir, hrac, zacatek + 'prohra3f', zacatek + 'vyhra3f')
    vyhra = vyherni_body(body_hrace(vesmir, druhy), stychy_hrace(vesmir, druhy))
    return se_stavy(vesmir, hrac, f'{zacatek}vyhra{vyhra}t', f'{zacatek}prohra{vyhra}t')
