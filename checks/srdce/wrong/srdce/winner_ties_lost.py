"""level 81: only the first of those with equal points"""


def vyhrava(hraci):
    nejmene = 27
    for jmeno in hraci:
        b = body(hraci[jmeno].get('stychy', []))
        if b < nejmene:
            nejmene = b
            vitez = jmeno
    return {vitez}
