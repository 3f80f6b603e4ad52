"""level 1: plays the game when imported"""

hra = udelej_hru()  # noqa: F821
while not hrac_vyhral(hra):  # noqa: F821
    vypis_hru(hra)  # noqa: F821
    udelej_tah(hra, 'U', 'V')  # noqa: F821
