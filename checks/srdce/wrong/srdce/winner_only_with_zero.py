"""level 81: wins only who has no points at all"""


def vyhrava(hraci):
    vitezove = set()
    for jmeno in hraci:
        if body(hraci[jmeno].get('stychy', [])) == 0:
            vitezove.add(jmeno)
    return vitezove
