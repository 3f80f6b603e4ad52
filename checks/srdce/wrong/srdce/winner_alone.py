"""level 81: one name, not a set"""


def vyhrava(hraci):
    for jmeno in poradi(hraci)[0][1]:
        return jmeno
