"""level 236: as many game points as for stopping"""


def dohraj(vesmir, vitez):
    if je_zavreno(vesmir):
        return posud(vesmir, 1 if vesmir.kdo_zavrel == 'h1' else 2, 'z_')
    druhy = souper(vitez)
    za_kolik = vyherni_body(body_hrace(vesmir, druhy), stychy_hrace(vesmir, druhy)) + 1
    return se_stavy(s_vyhrou(vesmir, vitez, za_kolik), vitez, 'vyhra_posledni', 'prohra_posledni')
