"""level 71: sorts points as text"""


def poradi(hraci):
    skupiny = {}
    for jmeno in hraci:
        skupiny.setdefault(body(hraci[jmeno].get('stychy', [])), set()).add(jmeno)
    vysledek = []
    for b in sorted(str(b) for b in skupiny):
        vysledek.append((int(b), skupiny[int(b)]))
    return vysledek
