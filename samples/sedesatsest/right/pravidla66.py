"""comprehensions: Pravidla jedním výrazem: množiny, slovníky a generátory."""

from operator import attrgetter

import karty66
from karty66 import Karta

KARTY_PODLE_ZAPISU = {tuple(karta): karta for karta in [*karty66.VSECHNY_KARTY, karty66.RUB]}
VYSKA = {jmeno: vyska for vyska, jmeno in enumerate('9 kluk dama kral 10 eso'.split())}
NA_TAHU = {stav + konec for stav in ('hraje', 'vzal', 'hlasi', 'hlasi_trumf') for konec in ('', '!')}
ZPUSOBY = [z + konec for z in ('', 'z_') for konec in ('{}1t', '{}2t', '{}3t', '{}3f')] + ['{}_posledni']
VYHRY = {zpusob.format('vyhra') for zpusob in ZPUSOBY}
PROHRY = {zpusob.format('prohra') for zpusob in ZPUSOBY}


def zakoduj(karta):
    return [getattr(karta, pole) for pole in Karta._fields]


def dekoduj(seznam):
    return KARTY_PODLE_ZAPISU[tuple(seznam)]


def dekoduj_vse(neco):
    match neco:
        case [str(), str(), int(), int()] if tuple(neco) in KARTY_PODLE_ZAPISU:
            return dekoduj(neco)
        case list():
            return list(map(dekoduj_vse, neco))
    return neco


def ma_par(ruka, barva):
    return {(barva, 'kral'), (barva, 'dama')} <= {karta[:2] for karta in ruka}


def je_z_paru(ruka, karta):
    do_paru = {'kral': 'dama', 'dama': 'kral'}.get(karta.jmeno)
    return (karta.barva, do_paru) in {jina[:2] for jina in ruka}


def ma_hlasku(trumf, ruka):
    return any(ma_par(ruka, barva) for barva in {karta.barva for karta in ruka} - {trumf})


def ma_trumfovou_hlasku(trumf, ruka):
    return ma_par([karta for karta in ruka if karta.barva == trumf], trumf)


def trumfova_devitka(trumf, ruka):
    return next((karta for karta in ruka if karta[:2] == (trumf, '9')), None)


def ma_barvu(stred, ruka):
    return bool({karta.barva for karta in stred[:1]} & {karta.barva for karta in ruka})


def smi_vylozit(ruka, stred, stav):
    if 'hlasi' in stav:
        vybrane = {karta for karta in ruka if je_z_paru(ruka, karta)}
    elif '!' in stav and stred:
        vybrane = {karta for karta in ruka if karta.barva == stred[0].barva} or set(ruka)
    else:
        vybrane = set(ruka)
    return serad(vybrane)


def kdo_bere(stred, trumf):
    vaha = [(karta.barva == trumf, karta.barva == stred[0].barva, VYSKA[karta.jmeno]) for karta in stred]
    return vaha.index(max(vaha))


def hodnota_stychu(stych):
    return sum(map(attrgetter('hodnota'), stych))


def serad(ruka):
    return sorted(ruka, key=attrgetter('razeni'))


def vyherni_body(body_soupere, stychy_soupere):
    return 3 if len(stychy_soupere) == 0 else 2 if body_soupere < 33 else 1


def je_na_tahu(stav):
    return stav in NA_TAHU


def je_vyhra(stav):
    return stav in VYHRY


def je_prohra(stav):
    return stav in PROHRY


def je_konec(stav):
    return stav in VYHRY | PROHRY


"""while_loops: Pravidla po krůčcích: jen cykly, podmínky a proměnné."""

from karty66 import RUB, VSECHNY_KARTY, Karta


def zakoduj(karta):
    seznam = []
    for udaj in karta:
        seznam.append(udaj)
    return seznam


def dekoduj(seznam):
    barva = seznam[0]
    jmeno = seznam[1]
    hodnota = seznam[2]
    razeni = seznam[3]
    return Karta(barva, jmeno, hodnota, razeni)


def je_karta(seznam):
    if len(seznam) != 4:
        return False
    if type(seznam[0]) != str or type(seznam[3]) != int:
        return False
    if seznam == zakoduj(RUB):
        return True
    i = 0
    while i < len(VSECHNY_KARTY):
        if seznam == zakoduj(VSECHNY_KARTY[i]):
            return True
        i = i + 1
    return False


def dekoduj_vse(neco):
    if type(neco) != list:
        return neco
    if je_karta(neco):
        return dekoduj(neco)
    vysledek = []
    i = 0
    while i < len(neco):
        vysledek.append(dekoduj_vse(neco[i]))
        i += 1
    return vysledek


def je_v_ruce(ruka, barva, jmeno):
    for karta in ruka:
        if karta.barva == barva:
            if karta.jmeno == jmeno:
                return True
    return False


def ma_par(ruka, barva):
    kral = je_v_ruce(ruka, barva, 'kral')
    dama = je_v_ruce(ruka, barva, 'dama')
    if kral and dama:
        return True
    else:
        return False


def je_z_paru(ruka, karta):
    if karta.jmeno == 'kral':
        return je_v_ruce(ruka, karta.barva, 'dama')
    elif karta.jmeno == 'dama':
        return je_v_ruce(ruka, karta.barva, 'kral')
    else:
        return False


def ma_hlasku(trumf, ruka):
    barvy = ['Kr', 'Pi', 'Sr', 'Ka']
    barvy.remove(trumf)
    pocet = 0
    for barva in barvy:
        if ma_par(ruka, barva):
            pocet += 1
    return pocet > 0


def ma_trumfovou_hlasku(trumf, ruka):
    pocet = 0
    for karta in ruka:
        if karta.barva == trumf and (karta.jmeno == 'kral' or karta.jmeno == 'dama'):
            pocet += 1
    return pocet == 2


def trumfova_devitka(trumf, ruka):
    devitka = None
    i = len(ruka) - 1
    while i >= 0:
        if ruka[i].barva == trumf and ruka[i].jmeno == '9':
            devitka = ruka[i]
        i -= 1
    return devitka


def ma_barvu(stred, ruka):
    if stred == []:
        return False
    for karta in ruka:
        if karta.barva == stred[0].barva:
            return True
    return False


def smi_vylozit(ruka, stred, stav):
    smi = []
    for karta in ruka:
        if stav == 'hlasi' or stav == 'hlasi!' or stav == 'hlasi_trumf' or stav == 'hlasi_trumf!':
            if je_z_paru(ruka, karta):
                smi.append(karta)
        elif stav[len(stav) - 1] == '!' and ma_barvu(stred, ruka):
            if karta.barva == stred[0].barva:
                smi.append(karta)
        else:
            smi.append(karta)
    return smi


def kdo_bere(stred, trumf):
    prvni = stred[0]
    druha = stred[1]
    if druha.barva == trumf and prvni.barva != trumf:
        return 1
    if druha.barva != prvni.barva:
        return 0
    if druha.razeni < prvni.razeni:
        return 1
    return 0


def hodnota_stychu(stych):
    soucet = 0
    for karta in stych:
        soucet = soucet + karta.hodnota
    return soucet


def serad(ruka):
    nova = []
    zbyva = list(ruka)
    while len(zbyva) > 0:
        nejmensi = zbyva[0]
        for karta in zbyva:
            if karta.razeni < nejmensi.razeni:
                nejmensi = karta
        zbyva.remove(nejmensi)
        nova.append(nejmensi)
    return nova


def vyherni_body(body_soupere, stychy_soupere):
    if len(stychy_soupere) > 0:
        if body_soupere > 32:
            return 1
        else:
            return 2
    else:
        return 3


def je_na_tahu(stav):
    if stav == 'hraje' or stav == 'hraje!':
        return True
    if stav == 'vzal' or stav == 'vzal!':
        return True
    if stav == 'hlasi' or stav == 'hlasi!':
        return True
    if stav == 'hlasi_trumf' or stav == 'hlasi_trumf!':
        return True
    return False


def je_vyhra(stav):
    if 'vyhra' in stav:
        return True
    return False


def je_prohra(stav):
    if 'prohra' in stav:
        return True
    return False


def je_konec(stav):
    if je_vyhra(stav):
        return True
    return je_prohra(stav)


"""sets_of_names: hands become sets of names, states are taken apart by a regular expression"""
import re


def dvojice(ruka):
    return {(karta.barva, karta.jmeno) for karta in ruka}


def dekoduj_vse(neco):
    if type(neco) is not list:
        return neco
    try:
        if any(list(karta) == neco for karta in [RUB, *VSECHNY_KARTY]):
            return Karta(*neco)
    except TypeError:
        pass
    return list(map(dekoduj_vse, neco))


def ma_par(ruka, barva):
    return {(barva, 'kral'), (barva, 'dama')} <= dvojice(ruka)


def je_z_paru(ruka, karta):
    druhe = {'kral': 'dama', 'dama': 'kral'}
    return karta.jmeno in druhe and len(dvojice(ruka) & {(karta.barva, jmeno) for jmeno in druhe}) == 2


def ma_hlasku(trumf, ruka):
    return any(ma_par(ruka, barva) for barva in {karta.barva for karta in ruka} - {trumf})


def trumfova_devitka(trumf, ruka):
    return {(karta.barva, karta.jmeno): karta for karta in ruka}.get((trumf, '9'))


def ma_barvu(stred, ruka):
    return bool({karta.barva for karta in stred[:1]} & {karta.barva for karta in ruka})


def smi_vylozit(ruka, stred, stav):
    if re.match('hlasi', stav):
        dovolene = {karta for karta in ruka if je_z_paru(ruka, karta)}
    elif '!' in stav and ma_barvu(stred, ruka):
        dovolene = set(ruka).difference(karta for karta in ruka if karta.barva != stred[0].barva)
    else:
        dovolene = set(ruka)
    return sorted(dovolene)


def kdo_bere(stred, trumf):
    sila = [(karta.barva == trumf, karta.barva == stred[0].barva, karta.hodnota) for karta in stred]
    return int(sila[1] > sila[0])


def serad(ruka):
    hotovo = []
    for karta in ruka:
        misto = sum(jina.razeni < karta.razeni for jina in hotovo)
        hotovo.insert(misto, karta)
    return hotovo


def vyherni_body(body_soupere, stychy_soupere):
    return 1 + (body_soupere < 33 or stychy_soupere == []) + (stychy_soupere == [])


def je_na_tahu(stav):
    return bool(re.fullmatch('(hraje|vzal|hlasi|hlasi_trumf)!?', stav))


def je_vyhra(stav):
    return bool(re.fullmatch('(z_)?vyhra([123]t|3f)|vyhra_posledni', stav))


def je_prohra(stav):
    return je_vyhra(stav.replace('prohra', 'vyhra')) and 'prohra' in stav


def je_konec(stav):
    return je_vyhra(stav.replace('prohra', 'vyhra'))
