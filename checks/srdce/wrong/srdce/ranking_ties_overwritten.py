"""level 72: the last of those with equal points replaces the others"""


def poradi(hraci):
    podle_bodu = {}
    for jmeno in hraci:
        podle_bodu[body(hraci[jmeno].get('stychy', []))] = {jmeno}
    return sorted(podle_bodu.items())
