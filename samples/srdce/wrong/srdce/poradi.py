"""level 71: setdefault writes into the players it was given"""
def poradi(hraci):
    skupiny = {}
    for jmeno in hraci:
        stychy = hraci[jmeno].setdefault('stychy', [])
        skupiny.setdefault(body(stychy), set()).add(jmeno)
    return sorted(skupiny.items())


"""level 71: most points first"""
def poradi(hraci):
    skupiny = {}
    for jmeno in hraci:
        skupiny.setdefault(body(hraci[jmeno].get('stychy', [])), set()).add(jmeno)
    return sorted(skupiny.items(), reverse=True)


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


"""level 71: lists of names instead of sets"""
def poradi(hraci):
    skupiny = {}
    for jmeno in hraci:
        skupiny.setdefault(body(hraci[jmeno].get('stychy', [])), []).append(jmeno)
    return sorted(skupiny.items())


"""level 71: a player without the key 'stychy' is a KeyError"""
def poradi(hraci):
    skupiny = {}
    for jmeno in hraci:
        skupiny.setdefault(body(hraci[jmeno]['stychy']), set()).add(jmeno)
    return sorted(skupiny.items())


"""level 71: in the order of the dictionary"""
def poradi(hraci):
    skupiny = {}
    for jmeno in hraci:
        skupiny.setdefault(body(hraci[jmeno].get('stychy', [])), set()).add(jmeno)
    return list(skupiny.items())


"""level 71: sorts points as text"""
def poradi(hraci):
    skupiny = {}
    for jmeno in hraci:
        skupiny.setdefault(body(hraci[jmeno].get('stychy', [])), set()).add(jmeno)
    vysledek = []
    for b in sorted(str(b) for b in skupiny):
        vysledek.append((int(b), skupiny[int(b)]))
    return vysledek


"""level 71: who takes all 26 points gives them to the others"""
def poradi(hraci):
    body_hracu = {jmeno: body(hrac.get('stychy', [])) for jmeno, hrac in hraci.items()}
    if 26 in body_hracu.values():
        body_hracu = {jmeno: 26 - pocet for jmeno, pocet in body_hracu.items()}
    skupiny = {}
    for jmeno, pocet in body_hracu.items():
        skupiny.setdefault(pocet, set()).add(jmeno)
    return sorted(skupiny.items(), key=body_skupiny)


"""level 72: everybody has a set of his own"""
def poradi(hraci):
    seznam = []
    for jmeno in hraci:
        seznam.append((body(hraci[jmeno].get('stychy', [])), {jmeno}))
    return sorted(seznam, key=lambda dvojice: dvojice[0])


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


"""level 72: the last of those with equal points replaces the others"""
def poradi(hraci):
    podle_bodu = {}
    for jmeno in hraci:
        podle_bodu[body(hraci[jmeno].get('stychy', []))] = {jmeno}
    return sorted(podle_bodu.items())


"""level 71: a dictionary as a default value stays for the next call"""
def poradi(hraci, skupiny={}):
    for jmeno in hraci:
        skupiny.setdefault(body(hraci[jmeno].get('stychy', [])), set()).add(jmeno)
    return sorted(skupiny.items())
