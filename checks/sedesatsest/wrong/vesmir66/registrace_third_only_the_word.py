"""level 313: the refused one gets only the word"""


def odmitni(vesmir, jmeno):
    return Balik(vesmir, [(jmeno, ['odmitnut'])], [jmeno])
