"""level 311: sends nothing"""

registrace_spravne = pri_registraci


def pri_registraci(vesmir, jmeno):
    balik = registrace_spravne(vesmir, jmeno)
    return Balik(balik.vesmir, [], balik.odpojit)
