"""level 331: returns the universe without mails"""

odpojeni_spravne = pri_odpojeni


def pri_odpojeni(vesmir, jmeno):
    return odpojeni_spravne(vesmir, jmeno).vesmir
