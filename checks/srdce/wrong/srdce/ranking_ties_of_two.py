"""level 72: joins only neighbours, and two at most"""


def poradi(hraci):
    serazene = sorted((body(hraci[jmeno].get('stychy', [])), jmeno) for jmeno in hraci)
    vysledek = []
    i = 0
    while i < len(serazene):
        b, jmeno = serazene[i]
        if i + 1 < len(serazene) and serazene[i + 1][0] == b:
            vysledek.append((b, {jmeno, serazene[i + 1][1]}))
            i += 2
        else:
            vysledek.append((b, {jmeno}))
            i += 1
    return vysledek
