"""level 285: a closer who takes the last trick wins with any points, as in the source"""

dohraj_spravne = dohraj


def dohraj(vesmir, vitez):
    if vesmir.kdo_zavrel == f'h{vitez}' and body_hrace(vesmir, vitez) < 66:
        novy = s_vyhrou(vesmir, vitez, 3)
        return se_stavy(novy, vitez, 'z_vyhra3t', 'z_prohra3t')
    return dohraj_spravne(vesmir, vitez)
