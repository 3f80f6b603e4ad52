"""level 71: lists of names instead of sets"""


def poradi(hraci):
    skupiny = {}
    for jmeno in hraci:
        skupiny.setdefault(body(hraci[jmeno].get('stychy', [])), []).append(jmeno)
    return sorted(skupiny.items())
