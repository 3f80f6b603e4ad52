"""level 311: deals again for each who comes"""

registrace_spravne = pri_registraci


def pri_registraci(vesmir, jmeno):
    if len(vesmir.jmena) < 2:
        vesmir = novy_vesmir()._replace(jmena=vesmir.jmena, svety=vesmir.svety)
    return registrace_spravne(vesmir, jmeno)
