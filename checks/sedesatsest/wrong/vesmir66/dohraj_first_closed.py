"""level 285: always judges the first player"""


def dohraj(vesmir, vitez):
    if je_zavreno(vesmir):
        return posud(vesmir, 1, 'z_')
    novy = s_vyhrou(vesmir, vitez, 1)
    return se_stavy(novy, vitez, 'vyhra_posledni', 'prohra_posledni')
