"""level 121: whoever holds the two of clubs begins"""
kolo_od_zacinajiciho = kolo

def kolo(hraci, zacinajici):
    return kolo_od_zacinajiciho(hraci, zacina(hraci) or zacinajici)


"""level 121: who begins comes first, the others as they are listed"""
def kolem_stolu(zacinajici):
    return [zacinajici] + [jmeno for jmeno in HRACI if jmeno != zacinajici]


"""level 121: returns the players alone
says: dvojici
"""
cele_kolo = kolo

def kolo(hraci, zacinajici):
    odehrano = cele_kolo(hraci, zacinajici)
    if odehrano is not None:
        return odehrano[0]


"""level 121: the players sit as they stand in the dictionary"""
def kolo(hraci, zacinajici):
    if not hraci[zacinajici]['ruka']:
        return None
    novi = okopiruj(hraci)
    jmena = list(hraci)
    while jmena[0] != zacinajici:
        jmena.append(jmena.pop(0))
    stul = []
    for jmeno in jmena:
        karta = vyloz(novi[jmeno]['ruka'], stul)
        novi[jmeno]['ruka'].remove(karta)
        stul.append({'hrac': jmeno, 'karta': karta})
    kdo = bere(stul)
    novi[kdo]['stychy'].append(stul)
    return novi, kdo


"""level 121: Gábi always begins"""
def kolem_stolu(zacinajici):
    return HRACI


"""level 121: everybody plays to an empty table"""
def kolo(hraci, zacinajici):
    if not hraci[zacinajici]['ruka']:
        return None
    novi = okopiruj(hraci)
    stul = []
    for jmeno in kolem_stolu(zacinajici):
        karta = vyloz(novi[jmeno]['ruka'], [])
        novi[jmeno]['ruka'].remove(karta)
        stul.append({'hrac': jmeno, 'karta': karta})
    kdo = bere(stul)
    novi[kdo]['stychy'].append(stul)
    return novi, kdo


"""level 121: plays the lowest allowed card without asking vyloz"""
def kolo(hraci, zacinajici):
    if not hraci[zacinajici]['ruka']:
        return None
    novi = okopiruj(hraci)
    stul = []
    for jmeno in kolem_stolu(zacinajici):
        karta = min(smi_vylozit(novi[jmeno]['ruka'], stul), key=vyska)
        novi[jmeno]['ruka'].remove(karta)
        stul.append({'hrac': jmeno, 'karta': karta})
    kdo = bere(stul)
    novi[kdo]['stychy'].append(stul)
    return novi, kdo


"""level 122: the others lose the tricks they had"""
def kolo(hraci, zacinajici):
    if not hraci[zacinajici]['ruka']:
        return None
    stul = []
    novi = {}
    for jmeno in kolem_stolu(zacinajici):
        karta = vyloz(hraci[jmeno]['ruka'], stul)
        novi[jmeno] = {'ruka': hraci[jmeno]['ruka'] - {karta}, 'stychy': []}
        stul.append({'hrac': jmeno, 'karta': karta})
    kdo = bere(stul)
    novi[kdo]['stychy'] = hraci[kdo].get('stychy', []) + [stul]
    return novi, kdo


"""level 122: a player without the key 'stychy' is a KeyError"""
def okopiruj(hraci):
    kopie = {}
    for jmeno in hraci:
        kopie[jmeno] = {'ruka': set(hraci[jmeno]['ruka']), 'stychy': list(hraci[jmeno]['stychy'])}
    return kopie


"""level 122: forgets the tricks taken before"""
def kolo(hraci, zacinajici):
    if not hraci[zacinajici]['ruka']:
        return None
    novi = okopiruj(hraci)
    stul = []
    for jmeno in kolem_stolu(zacinajici):
        karta = vyloz(novi[jmeno]['ruka'], stul)
        novi[jmeno]['ruka'].remove(karta)
        stul.append({'hrac': jmeno, 'karta': karta})
    kdo = bere(stul)
    novi[kdo]['stychy'] = [stul]
    return novi, kdo


"""level 122: returns the neighbour of who began"""
cele_kolo = kolo

def kolo(hraci, zacinajici):
    odehrano = cele_kolo(hraci, zacinajici)
    if odehrano is not None:
        return odehrano[0], kolem_stolu(zacinajici)[1]


"""level 122: puts the trick before the others"""
def kolo(hraci, zacinajici):
    if not hraci[zacinajici]['ruka']:
        return None
    novi = okopiruj(hraci)
    stul = []
    for jmeno in kolem_stolu(zacinajici):
        karta = vyloz(novi[jmeno]['ruka'], stul)
        novi[jmeno]['ruka'].remove(karta)
        stul.append({'hrac': jmeno, 'karta': karta})
    kdo = bere(stul)
    novi[kdo]['stychy'].insert(0, stul)
    return novi, kdo


"""level 122: who began gets the trick"""
def kolo(hraci, zacinajici):
    if not hraci[zacinajici]['ruka']:
        return None
    novi = okopiruj(hraci)
    stul = []
    for jmeno in kolem_stolu(zacinajici):
        karta = vyloz(novi[jmeno]['ruka'], stul)
        novi[jmeno]['ruka'].remove(karta)
        stul.append({'hrac': jmeno, 'karta': karta})
    novi[zacinajici]['stychy'].append(stul)
    return novi, bere(stul)


"""level 123: the cards stay in the hands"""
def kolo(hraci, zacinajici):
    if not hraci[zacinajici]['ruka']:
        return None
    novi = okopiruj(hraci)
    stul = []
    for jmeno in kolem_stolu(zacinajici):
        stul.append({'hrac': jmeno, 'karta': vyloz(novi[jmeno]['ruka'], stul)})
    kdo = bere(stul)
    novi[kdo]['stychy'].append(stul)
    return novi, kdo


"""level 123: changes the players it was given"""
def okopiruj(hraci):
    for jmeno in hraci:
        hraci[jmeno].setdefault('stychy', [])
    return hraci


"""level 123: copies only the outer dictionary"""
def okopiruj(hraci):
    for jmeno in hraci:
        hraci[jmeno].setdefault('stychy', [])
    return hraci.copy()


"""level 123: new hands, but the same lists of tricks"""
def okopiruj(hraci):
    kopie = {}
    for jmeno in hraci:
        kopie[jmeno] = {'ruka': set(hraci[jmeno]['ruka']), 'stychy': hraci[jmeno].get('stychy', [])}
    return kopie


"""level 124: plays on with empty hands
says: skončilo chybou
"""
def kolo(hraci, zacinajici):
    novi = okopiruj(hraci)
    stul = []
    for jmeno in kolem_stolu(zacinajici):
        karta = vyloz(novi[jmeno]['ruka'], stul)
        novi[jmeno]['ruka'].remove(karta)
        stul.append({'hrac': jmeno, 'karta': karta})
    kdo = bere(stul)
    novi[kdo]['stychy'].append(stul)
    return novi, kdo


"""level 124: a pair with None when the hands are empty"""
cele_kolo = kolo

def kolo(hraci, zacinajici):
    odehrano = cele_kolo(hraci, zacinajici)
    if odehrano is None:
        return hraci, None
    return odehrano


"""level 121: plays the round on trial, and then once more
says: 8krát
"""
kolo_naostro = kolo

def kolo(hraci, zacinajici):
    kolo_naostro(hraci, zacinajici)
    return kolo_naostro(hraci, zacinajici)
