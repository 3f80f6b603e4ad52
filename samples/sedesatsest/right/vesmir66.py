"""comprehensions: Vesmír, ve kterém se položky hráče hledají podle čísla v názvu: f'ruka{hrac}'."""

import random

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


def zabal(neco):
    """Zakóduje svět do seznamů."""
    if isinstance(neco, Karta):
        return zakoduj(neco)
    return [zabal(prvek) for prvek in neco] if isinstance(neco, (list, tuple)) else neco


def rozdej():
    zamichane = random.sample(VSECHNY_KARTY, k=24)
    return zamichane[12:18], zamichane[18:], zamichane[:12]


def novy_vesmir():
    ruka1, ruka2, balicek = rozdej()
    prazdny = dict(stychy1=[], stychy2=[], stred=[], posledni_stych=[], jmena=[], svety=[])
    cisla = dict.fromkeys(['body1', 'body2', 'vyhry1', 'vyhry2'], 0)
    return Vesmir(
        stav='h0',
        ruka1=ruka1,
        ruka2=ruka2,
        balicek=balicek,
        trumf=balicek[0].barva,
        kdo_zavrel='h0',
        stavy=['hraje', 'ceka'],
        **prazdny,
        **cisla,
    )


def podle(hrac, jeho, souperovo):
    """Dvojice hodnot v pořadí hráčů."""
    return [jeho, souperovo] if hrac == 1 else [souperovo, jeho]


def ruka(vesmir, hrac):
    return getattr(vesmir, f'ruka{hrac}')


def cti(vesmir):
    return '' if vesmir.balicek and vesmir.kdo_zavrel == 'h0' else '!'


def stavy(vesmir, hrac, jeho, souperovo):
    return vesmir._replace(stavy=[stav + cti(vesmir) for stav in podle(hrac, jeho, souperovo)])


def pridej(vesmir, co, hrac, kolik):
    return vesmir._replace(**{f'{co}{hrac}': getattr(vesmir, f'{co}{hrac}') + kolik})


def stav_bez(vesmir, hrac):
    return vesmir.stavy[hrac - 1].removesuffix('!')


def vyloz(vesmir, hrac, index):
    stav = vesmir.stavy[hrac - 1]
    if not je_na_tahu(stav) or index not in range(len(ruka(vesmir, hrac))):
        return vesmir
    karta = ruka(vesmir, hrac)[index]
    dovolene = smi_vylozit(ruka(vesmir, hrac), vesmir.stred, stav)
    if stav_bez(vesmir, hrac) == 'hlasi_trumf':
        dovolene = [moje for moje in dovolene if moje.barva == vesmir.trumf]
    elif stav_bez(vesmir, hrac) == 'hlasi':
        dovolene = [moje for moje in dovolene if moje.barva != vesmir.trumf]
    if karta not in dovolene:
        return vesmir
    zbytek = [moje for moje in ruka(vesmir, hrac) if moje != karta]
    novy = vesmir._replace(stav=f'h{hrac}', stred=[*vesmir.stred, karta], **{f'ruka{hrac}': zbytek})
    if len(novy.stred) == 1:
        return stavy(novy, hrac, 'ceka', 'hraje')
    return novy._replace(stavy=['stych'] * 2)


def rozhodni_stych(vesmir):
    if len(vesmir.stred) != 2:
        return vesmir
    druhy = int(vesmir.stav[1])
    bere = [3 - druhy, druhy][kdo_bere(vesmir.stred, vesmir.trumf)]
    novy = pridej(vesmir, 'stychy', bere, [vesmir.stred])
    novy = pridej(novy, 'body', bere, hodnota_stychu(vesmir.stred))
    novy = novy._replace(stred=[], posledni_stych=vesmir.stred)
    if not cti(novy):
        *balicek, pozdejsi, drivejsi = novy.balicek
        novy = pridej(pridej(novy, 'ruka', bere, [drivejsi]), 'ruka', 3 - bere, [pozdejsi])
        novy = novy._replace(balicek=balicek)
    if novy.ruka1 or novy.ruka2:
        return stavy(novy, bere, 'vzal', 'ztratil')
    if novy.kdo_zavrel != 'h0':
        return zuctuj(novy, int(novy.kdo_zavrel[1]), 'z_')
    return pridej(novy, 'vyhry', bere, 1)._replace(stavy=podle(bere, 'vyhra_posledni', 'prohra_posledni'))


def zuctuj(vesmir, hrac, z):
    souper = 3 - hrac
    if getattr(vesmir, f'body{hrac}') >= 66:
        kolik = vyherni_body(getattr(vesmir, f'body{souper}'), getattr(vesmir, f'stychy{souper}'))
        konce = podle(hrac, f'{z}vyhra{kolik}t', f'{z}prohra{kolik}t')
        return pridej(vesmir, 'vyhry', hrac, kolik)._replace(stavy=konce)
    return pridej(vesmir, 'vyhry', souper, 3)._replace(stavy=podle(hrac, f'{z}prohra3f', f'{z}vyhra3f'))


def serad_ruku(vesmir, hrac):
    return vesmir._replace(**{f'ruka{hrac}': serad(ruka(vesmir, hrac))})


def vymen_trumf(vesmir, hrac):
    devitka = trumfova_devitka(vesmir.trumf, ruka(vesmir, hrac))
    smi = stav_bez(vesmir, hrac) in ('hraje', 'vzal') and vesmir.kdo_zavrel == 'h0' and len(vesmir.balicek) > 2
    if not smi or devitka is None:
        return vesmir
    bez_devitky = [karta for karta in ruka(vesmir, hrac) if karta != devitka]
    # Vyměněná karta přijde v ruce dopředu a výměna se zapíše jako poslední tah; pravidla to nechávají volné.
    nova_ruka = {f'ruka{hrac}': [vesmir.balicek[0], *bez_devitky]}
    return vesmir._replace(stav=f'h{hrac}', balicek=[devitka, *vesmir.balicek[1:]], **nova_ruka)


def ohlas(vesmir, hrac, ma_ji, slovo, body):
    if vesmir.stred or stav_bez(vesmir, hrac) not in ('hraje', 'vzal') or not ma_ji(vesmir.trumf, ruka(vesmir, hrac)):
        return vesmir
    return stavy(pridej(vesmir, 'body', hrac, body), hrac, 'hlasi' + slovo, 'slysi' + slovo)


def hlas(vesmir, hrac):
    return ohlas(vesmir, hrac, ma_hlasku, '', 20)


def hlas_trumf(vesmir, hrac):
    return ohlas(vesmir, hrac, ma_trumfovou_hlasku, '_trumf', 30)


def vynasi(vesmir, hrac):
    return je_na_tahu(vesmir.stavy[hrac - 1]) and vesmir.stred == []


def zavri(vesmir, hrac):
    if not vynasi(vesmir, hrac) or vesmir.kdo_zavrel != 'h0' or vesmir.balicek == []:
        return vesmir
    return vesmir._replace(kdo_zavrel=f'h{hrac}', stavy=[f'{stav}!' for stav in vesmir.stavy])


def skonci(vesmir, hrac):
    return zuctuj(vesmir, hrac, '') if vynasi(vesmir, hrac) else vesmir


def znovu(vesmir):
    if not all(map(je_konec, vesmir.stavy)):
        return vesmir
    zustane = {pole: getattr(vesmir, pole) for pole in ('vyhry1', 'vyhry2', 'jmena', 'svety')}
    return novy_vesmir()._replace(stavy=['hraje' if je_vyhra(stav) else 'ceka' for stav in vesmir.stavy], **zustane)


def pohled(vesmir, hrac):
    hodnoty = {pole: hodnota for pole, hodnota in vesmir._asdict().items() if pole in Svet._fields}
    stav = vesmir.stavy[hrac - 1]
    hodnoty['stav'] = stav if len(vesmir.svety) == 2 or je_konec(stav) else 'ceka'
    hodnoty[f'ruka{3 - hrac}'] = [RUB for _ in ruka(vesmir, 3 - hrac)]
    hodnoty['balicek'] = [RUB if poradi else karta for poradi, karta in enumerate(vesmir.balicek)]
    return Svet(**hodnoty)


def posli_vsem(vesmir):
    # Napřed druhému hráči: na pořadí zpráv nezáleží.
    hraci = [(hrac, jmeno) for hrac, jmeno in enumerate(vesmir.jmena, start=1) if jmeno in vesmir.svety]
    return Balik(vesmir, [(jmeno, zabal(pohled(vesmir, hrac))) for hrac, jmeno in reversed(hraci)], [])


def pri_registraci(vesmir, jmeno):
    jmena = vesmir.jmena if jmeno in vesmir.jmena else [*vesmir.jmena, jmeno]
    if jmeno in vesmir.svety or len(jmena) > 2:
        odmitnuty = ['odmitnut', [], [], [], 0, [], 0, [], [], [], 'h0', 0, 0, '', []]
        return Balik(vesmir, [(jmeno, odmitnuty)], [jmeno])
    return posli_vsem(vesmir._replace(jmena=jmena, svety=[*vesmir.svety, jmeno]))


def pri_zprave(vesmir, jmeno, zprava):
    nic = Balik(vesmir, [], [])
    if jmeno not in vesmir.svety:
        return nic
    hrac = 1 + vesmir.jmena.index(jmeno)
    if zprava != ['serad'] and len(vesmir.svety) < 2:
        return nic
    match zprava:
        case ['vyloz', int(index)] if not isinstance(index, bool):
            novy = vyloz(vesmir, hrac, index)
        case ['rozhodni']:
            novy = rozhodni_stych(vesmir)
        case ['znovu']:
            novy = znovu(vesmir)
        case [str(slovo)]:
            tahy = dict(serad=serad_ruku, vymen=vymen_trumf, hlas=hlas, hlas_trumf=hlas_trumf, zavri=zavri, skonci=skonci)
            novy = tahy.get(slovo, lambda stary, _: stary)(vesmir, hrac)
        case _:
            return nic
    return nic if novy == vesmir else posli_vsem(novy)


def pri_odpojeni(vesmir, jmeno):
    if jmeno not in vesmir.svety:
        return Balik(vesmir, [], [])
    return posli_vsem(vesmir._replace(svety=[svet for svet in vesmir.svety if svet != jmeno]))


"""while_loops: Vesmír bez pomocných triků: ze záznamu se udělá slovník, ten se změní a ze slovníku je nový záznam."""

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


"""one_table_of_moves: a move is refused by a list of reasons; who moved is always noted, mails go the other way round"""
from random import sample


def rozdej():
    karty = sample(VSECHNY_KARTY, k=24)
    return karty[::4], karty[1::4], karty[2::4] + karty[3::4]


def jeho(vesmir, hrac, jmeno):
    return getattr(vesmir, f'{jmeno}{hrac}')


def zmen(vesmir, hrac, **co):
    """Vesmír, ve kterém jsou složky hráče jiné a táhl naposledy on."""
    return vesmir._replace(stav=f'h{hrac}', **{f'{jmeno}{hrac}': hodnota for jmeno, hodnota in co.items()})


def proc_ne(vesmir, hrac):
    """Co všechno je důvodem, aby hráč nemohl nic, co se smí jen před vynesením."""
    stav = vesmir.stavy[hrac - 1]
    return {
        'neni_na_tahu': not je_na_tahu(stav),
        'neco_lezi': bool(vesmir.stred),
        'hlasi': stav.startswith('hlasi'),
        'zavreno': vesmir.kdo_zavrel in ('h1', 'h2'),
        'bez_balicku': not vesmir.balicek,
        'maly_balicek': len(vesmir.balicek) < 3,
    }


def nesmi(vesmir, hrac, *duvody):
    return any(proc_ne(vesmir, hrac)[duvod] for duvod in duvody)


def stavy_pro(hrac, stav, soupere):
    return [stav, soupere] if hrac == 1 else [soupere, stav]


def serad_ruku(vesmir, hrac):
    return zmen(vesmir, hrac, ruka=serad(jeho(vesmir, hrac, 'ruka')))._replace(stav=vesmir.stav)


def vymen_trumf(vesmir, hrac):
    if nesmi(vesmir, hrac, 'neni_na_tahu', 'hlasi', 'zavreno', 'maly_balicek'):
        return vesmir
    ruka = jeho(vesmir, hrac, 'ruka')
    devitka = trumfova_devitka(vesmir.trumf, ruka)
    if not devitka:
        return vesmir
    otocena, *zbytek = vesmir.balicek
    nova = [karta for karta in ruka if karta != devitka] + [otocena]
    return zmen(vesmir, hrac, ruka=nova)._replace(balicek=[devitka, *zbytek], stav=vesmir.stav)


def ohlas(vesmir, hrac, ma_co, slova, kolik):
    if nesmi(vesmir, hrac, 'neni_na_tahu', 'neco_lezi', 'hlasi'):
        return vesmir
    if not ma_co(vesmir.trumf, jeho(vesmir, hrac, 'ruka')):
        return vesmir
    konec = '!' if vesmir.stavy[0].endswith('!') else ''
    novy = zmen(vesmir, hrac, body=jeho(vesmir, hrac, 'body') + kolik)
    return novy._replace(stavy=stavy_pro(hrac, *(slovo + konec for slovo in slova)))


def hlas(vesmir, hrac):
    return ohlas(vesmir, hrac, ma_hlasku, ('hlasi', 'slysi'), 20)


def hlas_trumf(vesmir, hrac):
    return ohlas(vesmir, hrac, ma_trumfovou_hlasku, ('hlasi_trumf', 'slysi_trumf'), 30)


def zavri(vesmir, hrac):
    if nesmi(vesmir, hrac, 'neni_na_tahu', 'neco_lezi', 'zavreno', 'bez_balicku'):
        return vesmir
    return zmen(vesmir, hrac)._replace(kdo_zavrel=f'h{hrac}', stavy=[f'{stav}!' for stav in vesmir.stavy])


def znovu(vesmir):
    if not all(map(je_konec, vesmir.stavy)):
        return vesmir
    stavy = ['hraje', 'ceka'] if je_vyhra(vesmir.stavy[0]) else ['ceka', 'hraje']
    drzi = {jmeno: getattr(vesmir, jmeno) for jmeno in ('vyhry1', 'vyhry2', 'jmena', 'svety')}
    return novy_vesmir()._replace(stavy=stavy, **drzi)


def rozesli(vesmir):
    cisla = dict(zip(vesmir.jmena, (1, 2)))
    return [(jmeno, zakoduj_vse(pohled(vesmir, cisla[jmeno]))) for jmeno in vesmir.svety[::-1]]


def pohled(vesmir, hrac):
    skryte = {f'ruka{3 - hrac}', 'balicek'}
    videt = vesmir._asdict()
    for jmeno in skryte:
        odkud = 1 if jmeno == 'balicek' else 0
        videt[jmeno] = [karta if misto < odkud else RUB for misto, karta in enumerate(videt[jmeno])]
    stav = vesmir.stavy[hrac - 1]
    videt['stav'] = stav if len(vesmir.svety) == 2 or je_konec(stav) else 'ceka'
    return Svet(**{jmeno: videt[jmeno] for jmeno in Svet._fields})


def pri_zprave(vesmir, jmeno, zprava):
    ted = vesmir
    match zprava:
        case _ if jmeno not in vesmir.svety:
            pass
        case ['serad']:
            ted = serad_ruku(vesmir, vesmir.jmena.index(jmeno) + 1)
        case _ if len(vesmir.svety) == 1:
            pass
        case ['vyloz', int(cislo)] if type(cislo) is int:
            ted = vyloz(vesmir, vesmir.jmena.index(jmeno) + 1, cislo)
        case ['rozhodni']:
            ted = rozhodni_stych(vesmir)
        case ['znovu']:
            ted = znovu(vesmir)
        case ['vymen' | 'hlas' | 'hlas_trumf' | 'zavri' | 'skonci' as slovo]:
            tah = {'vymen': vymen_trumf, 'hlas': hlas, 'hlas_trumf': hlas_trumf, 'zavri': zavri, 'skonci': skonci}
            ted = tah[slovo](vesmir, vesmir.jmena.index(jmeno) + 1)
    return Balik(ted, rozesli(ted) if ted != vesmir else [], [])


def pri_odpojeni(vesmir, jmeno):
    zbyli = list(filter(lambda jiny: jiny != jmeno, vesmir.svety))
    if zbyli == vesmir.svety:
        return Balik(vesmir, [], [])
    bez_nej = vesmir._replace(svety=zbyli)
    return Balik(bez_nej, rozesli(bez_nej), [])
