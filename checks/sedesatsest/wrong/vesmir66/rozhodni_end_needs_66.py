"""level 236: without 66 points nobody wins the last trick"""


def dohraj(vesmir, vitez):
    if je_zavreno(vesmir):
        return posud(vesmir, 1 if vesmir.kdo_zavrel == 'h1' else 2, 'z_')
    return posud(vesmir, vitez, '')
