"""level 332: deals again when somebody comes back"""

registrace_spravne = pri_registraci


def pri_registraci(vesmir, jmeno):
    if jmeno in vesmir.jmena and jmeno not in vesmir.svety:
        vesmir = novy_vesmir()._replace(jmena=vesmir.jmena, svety=vesmir.svety)
    return registrace_spravne(vesmir, jmeno)
