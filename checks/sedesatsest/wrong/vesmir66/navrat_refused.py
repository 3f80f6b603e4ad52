"""level 332: whoever was there once cannot come back"""

registrace_spravne = pri_registraci


def pri_registraci(vesmir, jmeno):
    if jmeno in vesmir.jmena:
        return odmitni(vesmir, jmeno)
    return registrace_spravne(vesmir, jmeno)
