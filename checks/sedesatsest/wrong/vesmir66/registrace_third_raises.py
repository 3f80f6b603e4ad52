"""level 313: the third player is an exception"""


def odmitni(vesmir, jmeno):
    raise ValueError('U stolu už není místo.')
