"""Vesmír bez pomocných triků: ze záznamu se udělá slovník, ten se změní a ze slovníku je nový záznam."""

from random import randrange

from karty66 import RUB, VSECHNY_KARTY, Balik, Karta, Svet, Vesmir
from pravidla66 import (
    hodnota_stychu,
    je_konec,
    je_na_tahu,
    je_vyhra,
    kdo_bere,
    ma_hlasku,
    ma_trumfovou_hlasku,
    serad,
    smi_vylozit,
    trumfova_devitka,
    vyherni_body,
    zakoduj,
)

SOUPER = {1: 2, 2: 1}


def slovnik(vesmir):
    """Vesmír jako slovník, ve kterém se dá všechno měnit."""
    v = {}
    for nazev in Vesmir._fields:
        hodnota = getattr(vesmir, nazev)
        if type(hodnota) == list:
            hodnota = hodnota[:]
        v[nazev] = hodnota
    return v


def rozdej():
    karty = list(VSECHNY_KARTY)
    hromadky = []
    for pocet in [6, 6, 12]:
        hromadka = []
        while len(hromadka) < pocet:
            hromadka.append(karty.pop(randrange(len(karty))))
        hromadky.append(hromadka)
    return tuple(hromadky)


def novy_vesmir():
    ruka1, ruka2, balicek = rozdej()
    trumf = balicek[0].barva
    stavy = ['hraje', 'ceka']
    return Vesmir('h0', ruka1, ruka2, [], 0, [], 0, [], balicek, [], 'h0', 0, 0, trumf, [], [], stavy)


def vykricnik(v):
    if v['kdo_zavrel'] != 'h0':
        return '!'
    if len(v['balicek']) == 0:
        return '!'
    return ''


def nastav_stavy(v, hrac, stav, stav_soupere):
    v['stavy'][hrac - 1] = stav
    v['stavy'][SOUPER[hrac] - 1] = stav_soupere


def vyloz(vesmir, hrac, index):
    v = slovnik(vesmir)
    stav = v['stavy'][hrac - 1]
    ruka = v['ruka' + str(hrac)]
    if not je_na_tahu(stav):
        return vesmir
    if index < 0 or index > len(ruka) - 1:
        return vesmir
    if ruka[index] not in smi_vylozit(ruka, v['stred'], stav):
        return vesmir
    if stav == 'hlasi' or stav == 'hlasi!':
        if ruka[index].barva == v['trumf']:
            return vesmir
    if stav == 'hlasi_trumf' or stav == 'hlasi_trumf!':
        if ruka[index].barva != v['trumf']:
            return vesmir
    v['stred'].append(ruka.pop(index))
    v['stav'] = 'h' + str(hrac)
    if len(v['stred']) == 2:
        v['stavy'] = ['stych', 'stych']
    else:
        nastav_stavy(v, hrac, 'ceka' + vykricnik(v), 'hraje' + vykricnik(v))
    return Vesmir(**v)


def rozhodni_stych(vesmir):
    v = slovnik(vesmir)
    if len(v['stred']) < 2:
        return vesmir
    if v['stav'] == 'h1':
        hraci = [2, 1]
    else:
        hraci = [1, 2]
    vitez = hraci[kdo_bere(v['stred'], v['trumf'])]
    porazeny = SOUPER[vitez]
    v['stychy' + str(vitez)].append(v['stred'])
    v['body' + str(vitez)] += hodnota_stychu(v['stred'])
    v['posledni_stych'] = list(v['stred'])
    v['stred'] = []
    if v['kdo_zavrel'] == 'h0' and len(v['balicek']) > 0:
        v['ruka' + str(vitez)].append(v['balicek'].pop())
        v['ruka' + str(porazeny)].append(v['balicek'].pop())
    if len(v['ruka1']) == 0 and len(v['ruka2']) == 0:
        if v['kdo_zavrel'] == 'h1':
            vyhodnot(v, 1, 'z_')
        elif v['kdo_zavrel'] == 'h2':
            vyhodnot(v, 2, 'z_')
        else:
            v['vyhry' + str(vitez)] += 1
            nastav_stavy(v, vitez, 'vyhra_posledni', 'prohra_posledni')
    else:
        nastav_stavy(v, vitez, 'vzal' + vykricnik(v), 'ztratil' + vykricnik(v))
    return Vesmir(**v)


def vyhodnot(v, hrac, zacatek):
    """Zapíše do slovníku, jak dopadl ten, kdo zastavil nebo zavřel."""
    souper = SOUPER[hrac]
    if v['body' + str(hrac)] < 66:
        v['vyhry' + str(souper)] += 3
        nastav_stavy(v, hrac, zacatek + 'prohra3f', zacatek + 'vyhra3f')
    else:
        body = vyherni_body(v['body' + str(souper)], v['stychy' + str(souper)])
        v['vyhry' + str(hrac)] += body
        nastav_stavy(v, hrac, zacatek + 'vyhra' + str(body) + 't', zacatek + 'prohra' + str(body) + 't')


def serad_ruku(vesmir, hrac):
    v = slovnik(vesmir)
    v['ruka' + str(hrac)] = serad(v['ruka' + str(hrac)])
    return Vesmir(**v)


def vymen_trumf(vesmir, hrac):
    v = slovnik(vesmir)
    stav = v['stavy'][hrac - 1]
    ruka = v['ruka' + str(hrac)]
    devitka = trumfova_devitka(v['trumf'], ruka)
    if not je_na_tahu(stav):
        return vesmir
    if 'hlasi' in stav:
        return vesmir
    if v['kdo_zavrel'] != 'h0':
        return vesmir
    if len(v['balicek']) <= 2:
        return vesmir
    if devitka is None:
        return vesmir
    # Vyměněná karta přijde na konec ruky.
    ruka.remove(devitka)
    ruka.append(v['balicek'][0])
    v['balicek'][0] = devitka
    return Vesmir(**v)


def smi_vynest(vesmir, hrac):
    return je_na_tahu(vesmir.stavy[hrac - 1]) and len(vesmir.stred) == 0


def hlas(vesmir, hrac):
    v = slovnik(vesmir)
    if not smi_vynest(vesmir, hrac) or 'hlasi' in vesmir.stavy[hrac - 1]:
        return vesmir
    if not ma_hlasku(v['trumf'], v['ruka' + str(hrac)]):
        return vesmir
    v['body' + str(hrac)] += 20
    v['stav'] = 'h' + str(hrac)
    nastav_stavy(v, hrac, 'hlasi' + vykricnik(v), 'slysi' + vykricnik(v))
    return Vesmir(**v)


def hlas_trumf(vesmir, hrac):
    v = slovnik(vesmir)
    if not smi_vynest(vesmir, hrac) or 'hlasi' in vesmir.stavy[hrac - 1]:
        return vesmir
    if not ma_trumfovou_hlasku(v['trumf'], v['ruka' + str(hrac)]):
        return vesmir
    v['body' + str(hrac)] += 30
    v['stav'] = 'h' + str(hrac)
    nastav_stavy(v, hrac, 'hlasi_trumf' + vykricnik(v), 'slysi_trumf' + vykricnik(v))
    return Vesmir(**v)


def zavri(vesmir, hrac):
    v = slovnik(vesmir)
    if not smi_vynest(vesmir, hrac) or vykricnik(v) == '!':
        return vesmir
    v['kdo_zavrel'] = 'h' + str(hrac)
    v['stav'] = 'h' + str(hrac)
    for i in range(2):
        v['stavy'][i] = v['stavy'][i] + '!'
    return Vesmir(**v)


def skonci(vesmir, hrac):
    if not smi_vynest(vesmir, hrac):
        return vesmir
    v = slovnik(vesmir)
    vyhodnot(v, hrac, '')
    return Vesmir(**v)


def znovu(vesmir):
    if not je_konec(vesmir.stavy[0]):
        return vesmir
    v = slovnik(novy_vesmir())
    v['vyhry1'] = vesmir.vyhry1
    v['vyhry2'] = vesmir.vyhry2
    v['jmena'] = list(vesmir.jmena)
    v['svety'] = list(vesmir.svety)
    if je_vyhra(vesmir.stavy[1]):
        v['stavy'] = ['ceka', 'hraje']
    return Vesmir(**v)


def pohled(vesmir, hrac):
    v = slovnik(vesmir)
    stav = v['stavy'][hrac - 1]
    v.pop('svety')
    v.pop('stavy')
    v['stav'] = stav
    if len(vesmir.svety) < 2:
        if not je_konec(stav):
            v['stav'] = 'ceka'
    cizi = 'ruka' + str(SOUPER[hrac])
    for i in range(len(v[cizi])):
        v[cizi][i] = RUB
    for i in range(1, len(v['balicek'])):
        v['balicek'][i] = RUB
    return Svet(**v)


def zakoduj_seznam(neco):
    """Seznam i se vším, co je v něm, jen z karet jsou seznamy."""
    if type(neco) == Karta:
        return zakoduj(neco)
    if type(neco) == list:
        novy = []
        for prvek in neco:
            novy.append(zakoduj_seznam(prvek))
        return novy
    return neco


def zprava_pro(vesmir, hrac):
    return zakoduj_seznam(list(pohled(vesmir, hrac)))


def posta(vesmir):
    posty = []
    i = 0
    while i < len(vesmir.jmena):
        if vesmir.jmena[i] in vesmir.svety:
            posty.append((vesmir.jmena[i], zprava_pro(vesmir, i + 1)))
        i += 1
    return posty


def pri_registraci(vesmir, jmeno):
    v = slovnik(vesmir)
    neni_misto = len(v['jmena']) == 2 and jmeno not in v['jmena']
    if neni_misto or jmeno in v['svety']:
        odmitnuty = Svet('odmitnut', [], [], [], 0, [], 0, [], [], [], 'h0', 0, 0, '', [])
        return Balik(vesmir, [(jmeno, list(odmitnuty))], [jmeno])
    if jmeno not in v['jmena']:
        v['jmena'].append(jmeno)
    v['svety'].append(jmeno)
    novy = Vesmir(**v)
    return Balik(novy, posta(novy), [])


def pri_zprave(vesmir, jmeno, zprava):
    if jmeno not in vesmir.svety:
        return Balik(vesmir, [], [])
    if type(zprava) != list or len(zprava) == 0:
        return Balik(vesmir, [], [])
    hrac = 1
    if vesmir.jmena[0] != jmeno:
        hrac = 2
    slovo = zprava[0]
    novy = vesmir
    if slovo == 'vyloz':
        if len(zprava) == 2 and type(zprava[1]) == int and len(vesmir.svety) == 2:
            novy = vyloz(vesmir, hrac, zprava[1])
    elif len(zprava) > 1:
        novy = vesmir
    elif slovo == 'serad':
        novy = serad_ruku(vesmir, hrac)
    elif len(vesmir.svety) < 2:
        novy = vesmir
    elif slovo == 'rozhodni':
        novy = rozhodni_stych(vesmir)
    elif slovo == 'vymen':
        novy = vymen_trumf(vesmir, hrac)
    elif slovo == 'hlas':
        novy = hlas(vesmir, hrac)
    elif slovo == 'hlas_trumf':
        novy = hlas_trumf(vesmir, hrac)
    elif slovo == 'zavri':
        novy = zavri(vesmir, hrac)
    elif slovo == 'skonci':
        novy = skonci(vesmir, hrac)
    elif slovo == 'znovu':
        novy = znovu(vesmir)
    if novy == vesmir:
        return Balik(vesmir, [], [])
    return Balik(novy, posta(novy), [])


def pri_odpojeni(vesmir, jmeno):
    if jmeno not in vesmir.svety:
        return Balik(vesmir, [], [])
    v = slovnik(vesmir)
    v['svety'].remove(jmeno)
    novy = Vesmir(**v)
    return Balik(novy, posta(novy), [])
