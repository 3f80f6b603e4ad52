"""level 71: in the order of the dictionary"""


def poradi(hraci):
    skupiny = {}
    for jmeno in hraci:
        skupiny.setdefault(body(hraci[jmeno].get('stychy', [])), set()).add(jmeno)
    return list(skupiny.items())
