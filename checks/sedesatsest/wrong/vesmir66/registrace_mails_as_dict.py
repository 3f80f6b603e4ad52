"""level 311: the mails are a dictionary"""

registrace_spravne = pri_registraci


def pri_registraci(vesmir, jmeno):
    balik = registrace_spravne(vesmir, jmeno)
    return Balik(balik.vesmir, dict(balik.posty), balik.odpojit)
