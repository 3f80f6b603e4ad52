"""level 311: the mail is not a pair but name and message one after the other"""

registrace_spravne = pri_registraci


def pri_registraci(vesmir, jmeno):
    balik = registrace_spravne(vesmir, jmeno)
    posty = []
    for komu, zprava in balik.posty:
        posty += [komu, zprava]
    return Balik(balik.vesmir, posty, balik.odpojit)
