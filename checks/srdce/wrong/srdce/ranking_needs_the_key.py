"""level 71: a player without the key 'stychy' is a KeyError"""


def poradi(hraci):
    skupiny = {}
    for jmeno in hraci:
        skupiny.setdefault(body(hraci[jmeno]['stychy']), set()).add(jmeno)
    return sorted(skupiny.items())
