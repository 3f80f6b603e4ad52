"""level 332: a table with two names is full"""

registrace_spravne = pri_registraci


def pri_registraci(vesmir, jmeno):
    if len(vesmir.jmena) == 2:
        return odmitni(vesmir, jmeno)
    return registrace_spravne(vesmir, jmeno)
