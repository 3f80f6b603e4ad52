"""level 224: also a refused card says who laid last"""

vyloz_spravne = vyloz


def vyloz(vesmir, hrac, index):
    return vyloz_spravne(vesmir, hrac, index)._replace(stav=f'h{hrac}')
