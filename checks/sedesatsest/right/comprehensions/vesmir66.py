"""Vesmír, ve kterém se položky hráče hledají podle čísla v názvu: f'ruka{hrac}'."""

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
