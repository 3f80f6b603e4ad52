"""level 313: the refused one sees the table"""


def odmitni(vesmir, jmeno):
    svet = zakoduj_vse(pohled(vesmir, 1)._replace(stav='odmitnut'))
    return Balik(vesmir, [(jmeno, svet)], [jmeno])
