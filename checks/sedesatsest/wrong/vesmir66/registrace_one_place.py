"""level 312: the second player is refused"""

registrace_spravne = pri_registraci


def pri_registraci(vesmir, jmeno):
    if vesmir.svety and jmeno not in vesmir.jmena:
        return odmitni(vesmir, jmeno)
    return registrace_spravne(vesmir, jmeno)
