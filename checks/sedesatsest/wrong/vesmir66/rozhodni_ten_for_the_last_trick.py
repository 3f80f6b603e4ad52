"""level 236: ten points more for the last trick"""

dohraj_spravne = dohraj


def dohraj(vesmir, vitez):
    if je_zavreno(vesmir):
        return dohraj_spravne(vesmir, vitez)
    return dohraj_spravne(s_body(vesmir, vitez, 10), vitez)
