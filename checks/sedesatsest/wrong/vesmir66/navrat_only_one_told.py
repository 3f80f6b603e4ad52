"""level 332: the one who waited is not told"""

registrace_spravne = pri_registraci


def pri_registraci(vesmir, jmeno):
    balik = registrace_spravne(vesmir, jmeno)
    if jmeno in vesmir.jmena:
        return Balik(balik.vesmir, [posta for posta in balik.posty if posta[0] == jmeno], balik.odpojit)
    return balik
