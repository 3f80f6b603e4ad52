"""level 312: only the new one is told"""

registrace_spravne = pri_registraci


def pri_registraci(vesmir, jmeno):
    balik = registrace_spravne(vesmir, jmeno)
    return Balik(balik.vesmir, [posta for posta in balik.posty if posta[0] == jmeno], balik.odpojit)
