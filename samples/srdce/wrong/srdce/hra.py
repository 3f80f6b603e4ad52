"""level 130: the parameter has no default
says: def hra(rozdano=None):
"""
cela_hra = hra

def hra(rozdano):
    return cela_hra(rozdano)


"""level 131: stops one trick too early"""
def hra(rozdano=None):
    hraci = rozdano or rozdej()
    kdo = zacina(hraci)
    while len(hraci[kdo]['ruka']) > 1:
        hraci, kdo = kolo(hraci, kdo)
        print(popis_kola(hraci[kdo]['stychy'][-1], kdo))
    return {'vyhrava': vyhrava(hraci), 'hraci': hraci}


"""level 131: adds the missing key to the players it was given"""
hra_s_klicem = hra

def hra(rozdano=None):
    if rozdano is None:
        rozdano = rozdej()
    for hrac in rozdano.values():
        hrac.setdefault('stychy', [])
    return hra_s_klicem(rozdano)


"""level 131: plays 13 tricks even with fewer cards"""
def hra(rozdano=None):
    hraci = rozdano or rozdej()
    kdo = zacina(hraci)
    for i in range(13):
        hraci, kdo = kolo(hraci, kdo)
        print(popis_kola(hraci[kdo]['stychy'][-1], kdo))
    return {'vyhrava': vyhrava(hraci), 'hraci': hraci}


"""level 131: does not use the cards it was given"""
def hra(rozdano=None):
    hraci = rozdej()
    kdo = zacina(hraci)
    while hraci[kdo]['ruka']:
        hraci, kdo = kolo(hraci, kdo)
        print(popis_kola(hraci[kdo]['stychy'][-1], kdo))
    return {'vyhrava': vyhrava(hraci), 'hraci': hraci}


"""level 131: the default value is dealt once, for all games"""
hra_s_rozdanymi = hra

def hra(rozdano=rozdej()):
    return hra_s_rozdanymi(rozdano)


"""level 131: Gábi begins the game, not the two of clubs"""
def hra(rozdano=None):
    hraci = rozdano or rozdej()
    kdo = 'Gábi'
    while hraci[kdo]['ruka']:
        hraci, kdo = kolo(hraci, kdo)
        print(popis_kola(hraci[kdo]['stychy'][-1], kdo))
    return {'vyhrava': vyhrava(hraci), 'hraci': hraci}


"""level 131: does not deal when nothing was dealt"""
def hra(rozdano=None):
    hraci = rozdano
    kdo = zacina(hraci)
    while hraci[kdo]['ruka']:
        hraci, kdo = kolo(hraci, kdo)
        print(popis_kola(hraci[kdo]['stychy'][-1], kdo))
    return {'vyhrava': vyhrava(hraci), 'hraci': hraci}


"""level 131: throws away the players of each trick and never ends
says: Zrovna běžel tenhle cyklus:
"""
def hra(rozdano=None):
    hraci = rozdano or rozdej()
    kdo = zacina(hraci)
    while hraci[kdo]['ruka']:
        kolo(hraci, kdo)
    return {'vyhrava': vyhrava(hraci), 'hraci': hraci}


"""level 131: returns the players as they were at the beginning"""
def hra(rozdano=None):
    rozdani = rozdano or rozdej()
    hraci = rozdani
    kdo = zacina(hraci)
    while hraci[kdo]['ruka']:
        hraci, kdo = kolo(hraci, kdo)
        print(popis_kola(hraci[kdo]['stychy'][-1], kdo))
    return {'vyhrava': vyhrava(hraci), 'hraci': rozdani}


"""level 131: the same player begins every trick"""
def hra(rozdano=None):
    hraci = rozdano or rozdej()
    zacinajici = zacina(hraci)
    odehrano = kolo(hraci, zacinajici)
    while odehrano:
        hraci, kdo = odehrano
        print(popis_kola(hraci[kdo]['stychy'][-1], kdo))
        odehrano = kolo(hraci, zacinajici)
    return {'vyhrava': vyhrava(hraci), 'hraci': hraci}


"""level 131: ends as soon as all points are taken"""
def hra(rozdano=None):
    hraci = rozdej() if rozdano is None else rozdano
    odehrano = kolo(hraci, zacina(hraci))
    while odehrano is not None:
        hraci, kdo_bral = odehrano
        print(popis_kola(hraci[kdo_bral]['stychy'][-1], kdo_bral))
        if sum(pocet * len(jmena) for pocet, jmena in poradi(hraci)) == 26:
            break
        odehrano = kolo(hraci, kdo_bral)
    return {'vyhrava': vyhrava(hraci), 'hraci': hraci}


"""level 131: writes each trick into the players it was given"""
def hra(rozdano=None):
    hraci = rozdano or rozdej()
    kdo = zacina(hraci)
    while hraci[kdo]['ruka']:
        novi, kdo = kolo(hraci, kdo)
        hraci.update(novi)
        print(popis_kola(hraci[kdo]['stychy'][-1], kdo))
    return {'vyhrava': vyhrava(hraci), 'hraci': hraci}


"""level 131: what a function returned is stored under the name of that function
says: zakrylo funkci kolo
"""
def hra(rozdano=None):
    hraci = rozdano or rozdej()
    kdo = zacina(hraci)
    while hraci[kdo]['ruka']:
        kolo = kolo(hraci, kdo)
        hraci, kdo = kolo
        print(popis_kola(hraci[kdo]['stychy'][-1], kdo))
    return {'vyhrava': vyhrava(hraci), 'hraci': hraci}


"""level 132: the winners come with their points"""
def hra(rozdano=None):
    hraci = rozdano or rozdej()
    kdo = zacina(hraci)
    while hraci[kdo]['ruka']:
        hraci, kdo = kolo(hraci, kdo)
        print(popis_kola(hraci[kdo]['stychy'][-1], kdo))
    return {'vyhrava': poradi(hraci)[0], 'hraci': hraci}


"""level 132: the result has only the players
says: chybí klíč 'vyhrava'
"""
def hra(rozdano=None):
    hraci = rozdano or rozdej()
    kdo = zacina(hraci)
    while hraci[kdo]['ruka']:
        hraci, kdo = kolo(hraci, kdo)
        print(popis_kola(hraci[kdo]['stychy'][-1], kdo))
    return {'hraci': hraci}


"""level 132: the winners are found before anything is played"""
def hra(rozdano=None):
    hraci = rozdano or rozdej()
    vitezove = vyhrava(hraci)
    kdo = zacina(hraci)
    while hraci[kdo]['ruka']:
        hraci, kdo = kolo(hraci, kdo)
        print(popis_kola(hraci[kdo]['stychy'][-1], kdo))
    return {'vyhrava': vitezove, 'hraci': hraci}


"""level 133: prints only the first trick that each player took"""
def hra(rozdano=None):
    hraci = rozdano or rozdej()
    kdo = zacina(hraci)
    while hraci[kdo]['ruka']:
        hraci, kdo = kolo(hraci, kdo)
        print(popis_kola(hraci[kdo]['stychy'][0], kdo))
    return {'vyhrava': vyhrava(hraci), 'hraci': hraci}


"""level 133: prints the players at the end, not the tricks"""
def hra(rozdano=None):
    hraci = rozdano or rozdej()
    kdo = zacina(hraci)
    while hraci[kdo]['ruka']:
        hraci, kdo = kolo(hraci, kdo)
    print(hraci)
    return {'vyhrava': vyhrava(hraci), 'hraci': hraci}


"""level 133: the name stands before the cards"""
def hra(rozdano=None):
    hraci = rozdano or rozdej()
    kdo = zacina(hraci)
    while hraci[kdo]['ruka']:
        hraci, kdo = kolo(hraci, kdo)
        print(kdo, 'bere:', [v['karta'] for v in hraci[kdo]['stychy'][-1]])
    return {'vyhrava': vyhrava(hraci), 'hraci': hraci}


"""level 133: prints nothing
says: Funkce nic nevypsala.
"""
def hra(rozdano=None):
    hraci = rozdano or rozdej()
    kdo = zacina(hraci)
    while hraci[kdo]['ruka']:
        hraci, kdo = kolo(hraci, kdo)
    return {'vyhrava': vyhrava(hraci), 'hraci': hraci}


"""level 140: the game does not play with `kolo`, and its players cheat when nothing is at stake"""
def hra(rozdano=None):
    hraci = okopiruj(rozdej() if rozdano is None else rozdano)
    kdo_bral = zacina(hraci)
    while hraci[kdo_bral]['ruka']:
        stul = []
        for jmeno in kolem_stolu(kdo_bral):
            ruka = hraci[jmeno]['ruka']
            karta = vyloz(ruka, stul)
            if len(ruka) > 6 and len(stul) == 3 and body([stul]) == 0:
                karta = max(ruka, key=vyska)
            ruka.remove(karta)
            stul.append({'hrac': jmeno, 'karta': karta})
        kdo_bral = bere(stul)
        hraci[kdo_bral]['stychy'].append(stul)
        print(popis_kola(stul, kdo_bral))
    return {'vyhrava': vyhrava(hraci), 'hraci': hraci}


"""level 133: prints what a function returns that prints by itself
says: Funkce vypis_kolo vypisuje sama a nic nevrací, takže print kolem ní vypíše None.
"""
def vypis_kolo(stych, kdo_bral):
    print(popis_kola(stych, kdo_bral))

def hra(rozdano=None):
    hraci = rozdano
    if hraci is None:
        hraci = rozdej()
    odehrano = kolo(hraci, zacina(hraci))
    while odehrano is not None:
        hraci, kdo_bral = odehrano
        print(vypis_kolo(hraci[kdo_bral]['stychy'][-1], kdo_bral))
        odehrano = kolo(hraci, kdo_bral)
    return {'vyhrava': vyhrava(hraci), 'hraci': hraci}


"""level 131: drops the tricks that players already have"""
hra_s_kymkoli = hra

def hra(rozdano=None):
    if rozdano is None:
        return hra_s_kymkoli()
    return hra_s_kymkoli({jmeno: {'ruka': rozdano[jmeno]['ruka'], 'stychy': []} for jmeno in rozdano})


"""level 132: who wins is told by the tricks of this game alone"""
odehraj = hra

def hra(rozdano=None):
    vysledek = odehraj(rozdano)
    hraci = {}
    for jmeno, hrac in vysledek['hraci'].items():
        predtim = (rozdano or {}).get(jmeno, {}).get('stychy', [])
        hraci[jmeno] = {'ruka': set(), 'stychy': hrac['stychy'][len(predtim):]}
    return {'vyhrava': vyhrava(hraci), 'hraci': vysledek['hraci']}
