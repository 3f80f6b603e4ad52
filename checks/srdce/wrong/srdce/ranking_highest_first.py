"""level 71: most points first"""


def poradi(hraci):
    skupiny = {}
    for jmeno in hraci:
        skupiny.setdefault(body(hraci[jmeno].get('stychy', [])), set()).add(jmeno)
    return sorted(skupiny.items(), reverse=True)
