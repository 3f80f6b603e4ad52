"""level 101: a stand-in that refuses every move"""


def udelej_tah(hra, jmeno_odkud, jmeno_kam):
    raise ValueError('Tahy ještě neumím.')
