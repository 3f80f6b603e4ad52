"""level 311: a tuple, not a Balik"""

registrace_spravne = pri_registraci


def pri_registraci(vesmir, jmeno):
    return tuple(registrace_spravne(vesmir, jmeno))
