"""level 285: only the closer's state has z_ in front"""

dohraj_spravne = dohraj


def dohraj(vesmir, vitez):
    konec = dohraj_spravne(vesmir, vitez)
    if vesmir.kdo_zavrel == 'h1':
        return konec._replace(stavy=[konec.stavy[0], konec.stavy[1].removeprefix('z_')])
    if vesmir.kdo_zavrel == 'h2':
        return konec._replace(stavy=[konec.stavy[0].removeprefix('z_'), konec.stavy[1]])
    return konec
