"""level 226: after a card of the pair the other one still only hears it"""

vyloz_spravne = vyloz


def vyloz(vesmir, hrac, index):
    novy = vyloz_spravne(vesmir, hrac, index)
    if hlasi(vesmir, hrac) and novy != vesmir:
        return se_stavy(novy, hrac, 'ceka' + vykricnik(novy), stav_hrace(vesmir, 3 - hrac))
    return novy
