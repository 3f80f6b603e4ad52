"""level 285: the last trick decides even when the deck is closed"""


def dohraj(vesmir, vitez):
    novy = s_vyhrou(vesmir, vitez, 1)
    return se_stavy(novy, vitez, 'vyhra_posledni', 'prohra_posledni')
