"""level 71: `set` of a name is a set of its letters"""


def poradi(hraci):
    skupiny = {}
    for jmeno, hrac in hraci.items():
        pocet_bodu = body(hrac.get('stychy', []))
        if pocet_bodu in skupiny:
            skupiny[pocet_bodu].add(jmeno)
        else:
            skupiny[pocet_bodu] = set(jmeno)
    return sorted(skupiny.items(), key=body_skupiny)
