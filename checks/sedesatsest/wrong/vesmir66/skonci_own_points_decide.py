"""level 281: asks for the winner's own points and tricks"""


def posud(vesmir, hrac, zacatek):
    druhy = souper(hrac)
    if body_hrace(vesmir, hrac) < 66:
        novy = s_vyhrou(vesmir, druhy, 3)
        return se_stavy(novy, hrac, zacatek + 'prohra3f', zacatek + 'vyhra3f')
    vyhra = vyherni_body(body_hrace(vesmir, hrac), stychy_hrace(vesmir, hrac))
    novy = s_vyhrou(vesmir, hrac, vyhra)
    return se_stavy(novy, hrac, f'{zacatek}vyhra{vyhra}t', f'{zacatek}prohra{vyhra}t')
