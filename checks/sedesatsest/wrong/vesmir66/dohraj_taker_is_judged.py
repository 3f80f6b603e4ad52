"""level 285: judges the one who took the last trick"""


def dohraj(vesmir, vitez):
    if je_zavreno(vesmir):
        return posud(vesmir, vitez, 'z_')
    novy = s_vyhrou(vesmir, vitez, 1)
    return se_stavy(novy, vitez, 'vyhra_posledni', 'prohra_posledni')
