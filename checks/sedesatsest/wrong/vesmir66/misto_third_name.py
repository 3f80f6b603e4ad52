"""level 333: while one is away a third name is added"""

registrace_spravne = pri_registraci


def pri_registraci(vesmir, jmeno):
    if jmeno not in vesmir.jmena and len(vesmir.svety) == 1 and len(vesmir.jmena) == 2:
        novy = vesmir._replace(jmena=vesmir.jmena + [jmeno], svety=vesmir.svety + [jmeno])
        return Balik(novy, [(jmeno, zakoduj_vse(pohled(novy, 2)))], [])
    return registrace_spravne(vesmir, jmeno)
