"""Pravidla jedním výrazem: množiny, slovníky a generátory."""

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
