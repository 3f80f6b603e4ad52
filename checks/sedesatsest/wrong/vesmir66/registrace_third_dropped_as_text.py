"""level 313: the name to drop is not in a list"""

odmitni_spravne = odmitni


def odmitni(vesmir, jmeno):
    return Balik(vesmir, odmitni_spravne(vesmir, jmeno).posty, jmeno)
