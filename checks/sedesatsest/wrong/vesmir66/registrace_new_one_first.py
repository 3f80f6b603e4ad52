"""level 312: the new one becomes the first player"""

registrace_spravne = pri_registraci


def pri_registraci(vesmir, jmeno):
    if jmeno in vesmir.jmena or len(vesmir.jmena) == 2:
        return registrace_spravne(vesmir, jmeno)
    novy = vesmir._replace(jmena=[jmeno] + vesmir.jmena, svety=vesmir.svety + [jmeno])
    return Balik(novy, rozesli(novy), [])
