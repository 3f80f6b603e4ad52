"""level 311: the name is written down, but not as connected"""

registrace_spravne = pri_registraci


def pri_registraci(vesmir, jmeno):
    balik = registrace_spravne(vesmir, jmeno)
    return Balik(balik.vesmir._replace(svety=vesmir.svety), balik.posty, balik.odpojit)
