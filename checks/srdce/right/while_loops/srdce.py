"""Srdce po jednom kroku: jen seznamy, indexy a cykly while."""

import random

HRACI = ('Gábi', 'Petr', 'Pavel', 'Soňa')
OBRAZY = []
cislo = 2
while cislo <= 10:
    OBRAZY.append(cislo)
    cislo = cislo + 1
OBRAZY.append('kluk')
OBRAZY.append('dama')
OBRAZY.append('kral')
OBRAZY.append('eso')


def barva(karta):
    b, o = karta
    return b


def obraz(karta):
    b, o = karta
    return o


def poradi_obrazu():
    slovnik = {}
    i = 0
    while i < len(OBRAZY):
        slovnik[OBRAZY[i]] = i
        i = i + 1
    return slovnik


def body_karet():
    slovnik = {}
    barvy = ['Ka', 'Sr', 'Pi', 'Kr']
    i = 0
    while i < 4:
        j = 0
        while j < 13:
            slovnik[(barvy[i], OBRAZY[j])] = 0
            if barvy[i] == 'Sr':
                slovnik[(barvy[i], OBRAZY[j])] = 1
            j = j + 1
        i = i + 1
    slovnik[('Pi', 'dama')] = 13
    return slovnik


def zacina(hraci):
    jmena = list(hraci.keys())
    i = 0
    while i < len(jmena):
        for karta in hraci[jmena[i]]['ruka']:
            if karta[0] == 'Kr' and karta[1] == 2:
                return jmena[i]
        i = i + 1
    return None


def je_vyssi(obraz1, obraz2):
    return OBRAZY.index(obraz1) > OBRAZY.index(obraz2)


def bere(stul):
    nejlepsi = 0
    i = 1
    while i < len(stul):
        karta = stul[i]['karta']
        dosud = stul[nejlepsi]['karta']
        if karta[0] == dosud[0] and je_vyssi(karta[1], dosud[1]):
            nejlepsi = i
        i = i + 1
    return stul[nejlepsi]['hrac']


def body(stychy):
    celkem = 0
    i = 0
    while i < len(stychy):
        for vylozeno in stychy[i]:
            if vylozeno['karta'][0] == 'Sr':
                celkem = celkem + 1
            if vylozeno['karta'] == ('Pi', 'dama'):
                celkem = celkem + 13
        i = i + 1
    return celkem


def body_jednoho(hrac):
    if 'stychy' not in hrac:
        return 0
    return body(hrac['stychy'])


def poradi(hraci):
    vysledek = []
    kolik = 0
    while kolik <= 1000:
        jmena = set()
        for jmeno in hraci:
            if body_jednoho(hraci[jmeno]) == kolik:
                jmena.add(jmeno)
        if len(jmena) > 0:
            vysledek.append((kolik, jmena))
        kolik = kolik + 1
        if sum(len(dvojice[1]) for dvojice in vysledek) == len(hraci):
            break
    return vysledek


def vyhrava(hraci):
    nejmin = None
    for jmeno in hraci:
        if nejmin is None or body_jednoho(hraci[jmeno]) < nejmin:
            nejmin = body_jednoho(hraci[jmeno])
    vitezove = set()
    for jmeno in hraci:
        if body_jednoho(hraci[jmeno]) == nejmin:
            vitezove.add(jmeno)
    return vitezove


def rozdej():
    karty = list(body_karet().keys())
    hraci = {'Soňa': {'ruka': set(), 'stychy': []}, 'Pavel': {'ruka': set(), 'stychy': []}}
    hraci['Petr'] = {'ruka': set(), 'stychy': []}
    hraci['Gábi'] = {'ruka': set(), 'stychy': []}
    while len(karty) > 0:
        for jmeno in hraci:
            karta = karty.pop(random.randrange(len(karty)))
            hraci[jmeno]['ruka'].add(karta)
    return hraci


def smi_vylozit(ruka, stul):
    smi = set()
    if len(stul) == 0:
        for karta in ruka:
            if karta == ('Kr', 2):
                return {karta}
            smi.add(karta)
        return smi
    for karta in ruka:
        if karta[0] == stul[0]['karta'][0]:
            smi.add(karta)
    if smi == set():
        for karta in ruka:
            smi.add(karta)
    return smi


def vyloz(ruka, stul):
    # Kdo nemusí přiznat barvu, zbaví se dámy nebo nejvyšší karty. Kdo musí, podleze.
    karty = list(smi_vylozit(ruka, stul))
    if ('Pi', 'dama') in karty and len(stul) > 0 and stul[0]['karta'][0] != 'Pi':
        return ('Pi', 'dama')
    vybrana = karty[0]
    prihazuje = len(stul) > 0 and karty[0][0] != stul[0]['karta'][0]
    i = 1
    while i < len(karty):
        if je_vyssi(karty[i][1], vybrana[1]) == prihazuje:
            vybrana = karty[i]
        i = i + 1
    return vybrana


def kolo(hraci, zacinajici):
    if len(hraci[zacinajici]['ruka']) == 0:
        return None
    novi = {}
    stul = []
    kdo = HRACI.index(zacinajici)
    while len(stul) < 4:
        jmeno = HRACI[kdo % 4]
        ruka = hraci[jmeno]['ruka'].copy()
        karta = vyloz(ruka.copy(), stul[:])
        ruka.discard(karta)
        novi[jmeno] = {'ruka': ruka}
        if 'stychy' in hraci[jmeno]:
            novi[jmeno]['stychy'] = hraci[jmeno]['stychy'][:]
        print(jmeno, 'vykládá', karta[0] + '-' + str(karta[1]))
        stul.append({'hrac': jmeno, 'karta': karta})
        kdo = kdo + 1
    vitez = bere(stul)
    if 'stychy' not in novi[vitez]:
        novi[vitez]['stychy'] = []
    novi[vitez]['stychy'].append(stul)
    print('   štych bere', vitez)
    return novi, vitez


def hra(rozdano=None):
    if rozdano is None:
        rozdano = rozdej()
    hraci = rozdano
    kdo = zacina(hraci)
    while True:
        po_kole = kolo(hraci, kdo)
        if po_kole is None:
            break
        hraci = po_kole[0]
        kdo = po_kole[1]
    vysledek = {}
    vysledek['vyhrava'] = vyhrava(hraci)
    vysledek['hraci'] = hraci
    print('Vyhrává:', vysledek['vyhrava'])
    return vysledek


if __name__ == '__main__':
    hra()
