"""level 285: judges by the points before the last trick"""

dohraj_spravne = dohraj


def dohraj(vesmir, vitez):
    if not je_zavreno(vesmir):
        return dohraj_spravne(vesmir, vitez)
    hodnota = hodnota_stychu(stychy_hrace(vesmir, vitez)[-1])
    konec = dohraj_spravne(s_body(vesmir, vitez, -hodnota), vitez)
    return s_body(konec, vitez, hodnota)
