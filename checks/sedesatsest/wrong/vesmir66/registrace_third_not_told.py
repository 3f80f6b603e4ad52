"""level 313: the refused one gets no message"""


def odmitni(vesmir, jmeno):
    return Balik(vesmir, [], [jmeno])
