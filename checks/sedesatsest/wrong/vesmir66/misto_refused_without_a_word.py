"""level 333: whoever is refused while one is away gets no message"""

odmitni_spravne = odmitni


def odmitni(vesmir, jmeno):
    balik = odmitni_spravne(vesmir, jmeno)
    return balik if len(vesmir.svety) == 2 or jmeno in vesmir.svety else Balik(vesmir, [], [jmeno])
