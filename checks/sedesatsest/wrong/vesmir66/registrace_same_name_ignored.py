"""level 314: nothing happens to the one who has a connected name"""

registrace_spravne = pri_registraci


def pri_registraci(vesmir, jmeno):
    if jmeno in vesmir.svety:
        return Balik(vesmir, [], [])
    return registrace_spravne(vesmir, jmeno)
