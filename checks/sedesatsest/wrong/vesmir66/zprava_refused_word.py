"""level 323: a refused player gets a text"""

zprava_spravne = pri_zprave


def pri_zprave(vesmir, jmeno, zprava):
    balik = zprava_spravne(vesmir, jmeno, zprava)
    return balik if balik.posty else Balik(vesmir, [(jmeno, 'To nejde.')], [])
