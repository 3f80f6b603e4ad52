"""level 313: the refused one is not dropped"""

odmitni_spravne = odmitni


def odmitni(vesmir, jmeno):
    return Balik(vesmir, odmitni_spravne(vesmir, jmeno).posty, [])
