"""level 285: a victory for three is for the first player only, as in the source"""

posud_spravne = posud


def posud(vesmir, hrac, zacatek):
    if zacatek == 'z_' and hrac == 1 and not vesmir.stychy2 and vesmir.body1 >= 66:
        return se_stavy(s_vyhrou(vesmir, hrac, 2), hrac, 'z_vyhra2t', 'z_prohra2t')
    return posud_spravne(vesmir, hrac, zacatek)
