"""Pravidla po krůčcích: jen cykly, podmínky a proměnné."""

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
