"""level 236: at the end more points win"""


def dohraj(vesmir, vitez):
    if je_zavreno(vesmir):
        return posud(vesmir, 1 if vesmir.kdo_zavrel == 'h1' else 2, 'z_')
    lepsi = 1 if vesmir.body1 > vesmir.body2 else 2
    return se_stavy(s_vyhrou(vesmir, lepsi, 1), lepsi, 'vyhra_posledni', 'prohra_posledni')
