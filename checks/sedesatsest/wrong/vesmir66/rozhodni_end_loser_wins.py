"""level 236: the one who lost the last trick wins"""


def dohraj(vesmir, vitez):
    if je_zavreno(vesmir):
        return posud(vesmir, 1 if vesmir.kdo_zavrel == 'h1' else 2, 'z_')
    novy = s_vyhrou(vesmir, souper(vitez), 1)
    return se_stavy(novy, vitez, 'prohra_posledni', 'vyhra_posledni')
