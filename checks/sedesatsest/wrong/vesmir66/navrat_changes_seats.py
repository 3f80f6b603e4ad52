"""level 332: whoever comes back becomes the second player"""

odpojeni_spravne = pri_odpojeni
registrace_spravne = pri_registraci


def pri_registraci(vesmir, jmeno):
    if jmeno in vesmir.jmena and jmeno not in vesmir.svety:
        vesmir = vesmir._replace(jmena=[kdo for kdo in vesmir.jmena if kdo != jmeno] + [jmeno])
    return registrace_spravne(vesmir, jmeno)
