"""level 254: who closed may still exchange"""

vymen_spravne = vymen_trumf


def vymen_trumf(vesmir, hrac):
    if vesmir.kdo_zavrel == f'h{hrac}':
        return vymen_spravne(vesmir._replace(kdo_zavrel='h0'), hrac)._replace(kdo_zavrel=vesmir.kdo_zavrel)
    return vymen_spravne(vesmir, hrac)
