"""level 313: everybody gets the refusal"""

odmitni_spravne = odmitni


def odmitni(vesmir, jmeno):
    balik = odmitni_spravne(vesmir, jmeno)
    zprava = balik.posty[0][1]
    return Balik(vesmir, [(kdo, zprava) for kdo in vesmir.svety + [jmeno]], [jmeno])
