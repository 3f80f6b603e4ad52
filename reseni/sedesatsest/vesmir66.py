"""Šedesát šest: vesmír neboli server. Jen on zná všechny karty a jen on rozhoduje, co platí.

Žádná funkce vesmír, který dostala, nezmění: vrátí nový, a když tah neplatí, vrátí stejný.
Hráč je číslo 1 nebo 2.
"""

from random import shuffle

from karty66 import RUB, VSECHNY_KARTY, Balik, Svet, Vesmir
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
    zakoduj_vse,
)


def rozdej():
    """Zamíchá všech 24 karet a vrátí trojici (ruka prvního, ruka druhého, balíček).

    >>> ruka1, ruka2, balicek = rozdej()
    >>> len(ruka1), len(ruka2), len(balicek)
    (6, 6, 12)
    """
    karty = list(VSECHNY_KARTY)
    shuffle(karty)
    return karty[:6], karty[6:12], karty[12:]


def novy_vesmir():
    """Vrátí vesmír s rozdanými kartami, ve kterém ještě nikdo není; první hráč bude začínat.

    >>> vesmir = novy_vesmir()
    >>> vesmir.stavy
    ['hraje', 'ceka']
    >>> vesmir.trumf == vesmir.balicek[0].barva
    True
    """
    ruka1, ruka2, balicek = rozdej()
    return Vesmir(
        stav='h0',
        ruka1=ruka1,
        ruka2=ruka2,
        stychy1=[],
        body1=0,
        stychy2=[],
        body2=0,
        stred=[],
        balicek=balicek,
        posledni_stych=[],
        kdo_zavrel='h0',
        vyhry1=0,
        vyhry2=0,
        trumf=balicek[0].barva,
        jmena=[],
        svety=[],
        stavy=['hraje', 'ceka'],
    )


# Co patří jednomu hráči: přečíst, a vrátit vesmír, ve kterém je to jinak.


def souper(hrac):
    """Vrátí číslo druhého hráče."""
    return 3 - hrac


def stav_hrace(vesmir, hrac):
    """Vrátí stav hráče."""
    return vesmir.stavy[hrac - 1]


def se_stavy(vesmir, hrac, stav, stav_soupere):
    """Vrátí vesmír, ve kterém mají hráč a jeho soupeř tyhle stavy."""
    if hrac == 1:
        return vesmir._replace(stavy=[stav, stav_soupere])
    return vesmir._replace(stavy=[stav_soupere, stav])


def ruka_hrace(vesmir, hrac):
    """Vrátí karty v ruce hráče."""
    return vesmir.ruka1 if hrac == 1 else vesmir.ruka2


def s_rukou(vesmir, hrac, ruka):
    """Vrátí vesmír, ve kterém má hráč v ruce tyhle karty."""
    if hrac == 1:
        return vesmir._replace(ruka1=ruka)
    return vesmir._replace(ruka2=ruka)


def body_hrace(vesmir, hrac):
    """Vrátí body hráče v téhle hře."""
    return vesmir.body1 if hrac == 1 else vesmir.body2


def s_body(vesmir, hrac, pridat):
    """Vrátí vesmír, ve kterém hráči přibyly body."""
    if hrac == 1:
        return vesmir._replace(body1=vesmir.body1 + pridat)
    return vesmir._replace(body2=vesmir.body2 + pridat)


def stychy_hrace(vesmir, hrac):
    """Vrátí štychy, které hráč vzal."""
    return vesmir.stychy1 if hrac == 1 else vesmir.stychy2


def se_stychem(vesmir, hrac, stych):
    """Vrátí vesmír, ve kterém hráči přibyl štych i body za něj."""
    stychy = stychy_hrace(vesmir, hrac) + [stych]
    if hrac == 1:
        novy = vesmir._replace(stychy1=stychy)
    else:
        novy = vesmir._replace(stychy2=stychy)
    return s_body(novy, hrac, hodnota_stychu(stych))


def s_vyhrou(vesmir, hrac, pridat):
    """Vrátí vesmír, ve kterém hráči přibyly výherní body."""
    if hrac == 1:
        return vesmir._replace(vyhry1=vesmir.vyhry1 + pridat)
    return vesmir._replace(vyhry2=vesmir.vyhry2 + pridat)


# Na co se tahy ptají.


def hlasi(vesmir, hrac):
    """Vrátí True, když hráč ohlásil pár a ještě z něj nevynesl, jinak False."""
    return stav_hrace(vesmir, hrac).startswith('hlasi')


def smi_vynest(vesmir, hrac):
    """Vrátí True, když je hráč na tahu a uprostřed nic neleží, jinak False."""
    return je_na_tahu(stav_hrace(vesmir, hrac)) and not vesmir.stred


def je_zavreno(vesmir):
    """Vrátí True, když někdo zavřel balíček, jinak False."""
    return vesmir.kdo_zavrel != 'h0'


def vykricnik(vesmir):
    """Vrátí konec stavu: vykřičník, když se musí ctít barva, jinak nic."""
    if je_zavreno(vesmir) or not vesmir.balicek:
        return '!'
    return ''


# Tahy.


def vyloz(vesmir, hrac, index):
    """Hráč vyloží doprostřed kartu, která má v jeho ruce tohle číslo, počítáno od nuly.

    >>> vesmir = novy_vesmir()
    >>> po_tahu = vyloz(vesmir, 1, 0)
    >>> po_tahu.stred == [vesmir.ruka1[0]]
    True
    >>> po_tahu.stavy
    ['ceka', 'hraje']
    """
    if not smi_vylozit_index(vesmir, hrac, index):
        return vesmir
    ruka = ruka_hrace(vesmir, hrac)
    novy = s_rukou(vesmir, hrac, ruka[:index] + ruka[index + 1 :])
    novy = novy._replace(stav=f'h{hrac}', stred=vesmir.stred + [ruka[index]])
    if len(novy.stred) == 2:
        return novy._replace(stavy=['stych', 'stych'])
    return se_stavy(novy, hrac, 'ceka' + vykricnik(novy), 'hraje' + vykricnik(novy))


def smi_vylozit_index(vesmir, hrac, index):
    """Vrátí True, když je hráč na tahu a kartu s tímhle číslem smí vyložit, jinak False."""
    stav = stav_hrace(vesmir, hrac)
    ruka = ruka_hrace(vesmir, hrac)
    if not je_na_tahu(stav) or not 0 <= index < len(ruka):
        return False
    karta = ruka[index]
    if hlasi(vesmir, hrac) and not je_z_hlasky(karta, stav, vesmir.trumf):
        return False
    return karta in smi_vylozit(ruka, vesmir.stred, stav)


def je_z_hlasky(karta, stav, trumf):
    """Vrátí True, když karta patří k ohlášenému páru: trumf k trumfovému, ostatní k obyčejnému."""
    if stav.startswith('hlasi_trumf'):
        return karta.barva == trumf
    return karta.barva != trumf


def rozhodni_stych(vesmir):
    """Dá dvě karty zprostředka tomu, kdo je bere, a nechá oba dobrat; když došly karty, hra končí.

    >>> vesmir = vyloz(vyloz(novy_vesmir(), 1, 0), 2, 0)
    >>> po_stychu = rozhodni_stych(vesmir)
    >>> po_stychu.stred
    []
    >>> len(po_stychu.ruka1), len(po_stychu.balicek)
    (6, 10)
    """
    if len(vesmir.stred) != 2:
        return vesmir
    vitez = kdo_vzal(vesmir)
    novy = se_stychem(vesmir, vitez, vesmir.stred)
    novy = novy._replace(stred=[], posledni_stych=vesmir.stred)
    novy = dober(novy, vitez)
    if not novy.ruka1 and not novy.ruka2:
        return dohraj(novy, vitez)
    return se_stavy(novy, vitez, 'vzal' + vykricnik(novy), 'ztratil' + vykricnik(novy))


def kdo_vzal(vesmir):
    """Vrátí číslo hráče, který bere štych uprostřed."""
    druhy = 1 if vesmir.stav == 'h1' else 2
    if kdo_bere(vesmir.stred, vesmir.trumf) == 1:
        return druhy
    return souper(druhy)


def dober(vesmir, prvni):
    """Oba hráči si z konce balíčku doberou po kartě; zavřený nebo prázdný balíček nechá být."""
    if je_zavreno(vesmir) or not vesmir.balicek:
        return vesmir
    druhy = souper(prvni)
    novy = s_rukou(vesmir, prvni, ruka_hrace(vesmir, prvni) + [vesmir.balicek[-1]])
    novy = s_rukou(novy, druhy, ruka_hrace(vesmir, druhy) + [vesmir.balicek[-2]])
    return novy._replace(balicek=vesmir.balicek[:-2])


def dohraj(vesmir, vitez):
    """Ukončí hru, ve které už nikdo nemá karty; vitez vzal poslední štych."""
    if je_zavreno(vesmir):
        zavrel = 1 if vesmir.kdo_zavrel == 'h1' else 2
        return posud(vesmir, zavrel, 'z_')
    novy = s_vyhrou(vesmir, vitez, 1)
    return se_stavy(novy, vitez, 'vyhra_posledni', 'prohra_posledni')


def posud(vesmir, hrac, zacatek):
    """Ukončí hru podle toho, jestli má hráč, který ji zastavil nebo zavřel balíček, aspoň 66 bodů."""
    druhy = souper(hrac)
    if body_hrace(vesmir, hrac) < 66:
        novy = s_vyhrou(vesmir, druhy, 3)
        return se_stavy(novy, hrac, zacatek + 'prohra3f', zacatek + 'vyhra3f')
    vyhra = vyherni_body(body_hrace(vesmir, druhy), stychy_hrace(vesmir, druhy))
    novy = s_vyhrou(vesmir, hrac, vyhra)
    return se_stavy(novy, hrac, f'{zacatek}vyhra{vyhra}t', f'{zacatek}prohra{vyhra}t')


def serad_ruku(vesmir, hrac):
    """Hráč si srovná karty v ruce; smí to kdykoli.

    >>> vesmir = serad_ruku(novy_vesmir(), 2)
    >>> vesmir.ruka2 == serad(vesmir.ruka2)
    True
    """
    return s_rukou(vesmir, hrac, serad(ruka_hrace(vesmir, hrac)))


def vymen_trumf(vesmir, hrac):
    """Hráč na tahu vymění trumfovou devítku z ruky za otočenou kartu pod balíčkem.

    >>> vesmir = novy_vesmir()
    >>> hned = vymen_trumf(vesmir._replace(ruka1=[trumfova_devitka(vesmir.trumf, VSECHNY_KARTY)]), 1)
    >>> hned.ruka1 == [vesmir.balicek[0]]
    True
    """
    if not je_na_tahu(stav_hrace(vesmir, hrac)) or hlasi(vesmir, hrac):
        return vesmir
    if je_zavreno(vesmir) or len(vesmir.balicek) <= 2:
        return vesmir
    ruka = ruka_hrace(vesmir, hrac)
    devitka = trumfova_devitka(vesmir.trumf, ruka)
    if devitka is None:
        return vesmir
    misto = ruka.index(devitka)
    novy = s_rukou(vesmir, hrac, ruka[:misto] + [vesmir.balicek[0]] + ruka[misto + 1 :])
    return novy._replace(balicek=[devitka] + vesmir.balicek[1:])


def hlas(vesmir, hrac):
    """Hráč, který má vynášet, ohlásí pár v obyčejné barvě a dostane 20 bodů.

    >>> vesmir = novy_vesmir()._replace(trumf='Kr', ruka1=najdi_karty('Sr kral', 'Sr dama'))
    >>> po_hlasce = hlas(vesmir, 1)
    >>> po_hlasce.body1, po_hlasce.stavy
    (20, ['hlasi', 'slysi'])
    """
    if not smi_hlasit(vesmir, hrac) or not ma_hlasku(vesmir.trumf, ruka_hrace(vesmir, hrac)):
        return vesmir
    novy = s_body(vesmir, hrac, 20)
    return se_stavy(novy, hrac, 'hlasi' + vykricnik(novy), 'slysi' + vykricnik(novy))


def hlas_trumf(vesmir, hrac):
    """Hráč, který má vynášet, ohlásí pár v trumfové barvě a dostane 30 bodů.

    >>> vesmir = novy_vesmir()._replace(trumf='Sr', ruka1=najdi_karty('Sr kral', 'Sr dama'))
    >>> po_hlasce = hlas_trumf(vesmir, 1)
    >>> po_hlasce.body1, po_hlasce.stavy
    (30, ['hlasi_trumf', 'slysi_trumf'])
    """
    if not smi_hlasit(vesmir, hrac) or not ma_trumfovou_hlasku(vesmir.trumf, ruka_hrace(vesmir, hrac)):
        return vesmir
    novy = s_body(vesmir, hrac, 30)
    return se_stavy(novy, hrac, 'hlasi_trumf' + vykricnik(novy), 'slysi_trumf' + vykricnik(novy))


def smi_hlasit(vesmir, hrac):
    """Vrátí True, když má hráč vynášet a ještě nic neohlásil, jinak False."""
    return smi_vynest(vesmir, hrac) and not hlasi(vesmir, hrac)


def zavri(vesmir, hrac):
    """Hráč, který má vynášet, zavře balíček: nedobírá se a musí se ctít barva.

    >>> vesmir = zavri(novy_vesmir(), 1)
    >>> vesmir.kdo_zavrel, vesmir.stavy
    ('h1', ['hraje!', 'ceka!'])
    """
    if not smi_vynest(vesmir, hrac) or je_zavreno(vesmir) or not vesmir.balicek:
        return vesmir
    return vesmir._replace(kdo_zavrel=f'h{hrac}', stavy=[stav + '!' for stav in vesmir.stavy])


def skonci(vesmir, hrac):
    """Hráč, který má vynášet, hru zastaví: s 66 body vyhraje, s méně body vyhraje soupeř.

    >>> vesmir = novy_vesmir()._replace(body1=70, body2=20, stychy2=[najdi_karty('Sr 10', 'Ka 10')])
    >>> konec = skonci(vesmir, 1)
    >>> konec.stavy, konec.vyhry1
    (['vyhra2t', 'prohra2t'], 2)
    """
    if not smi_vynest(vesmir, hrac):
        return vesmir
    return posud(vesmir, hrac, '')


def znovu(vesmir):
    """Po konci hry rozdá novou; začíná vítěz a výherní body zůstávají.

    >>> konec = skonci(novy_vesmir(), 1)
    >>> dalsi = znovu(konec)
    >>> dalsi.stavy, dalsi.vyhry2
    (['ceka', 'hraje'], 3)
    """
    if not je_konec(vesmir.stavy[0]):
        return vesmir
    vitez = 1 if je_vyhra(vesmir.stavy[0]) else 2
    novy = novy_vesmir()._replace(vyhry1=vesmir.vyhry1, vyhry2=vesmir.vyhry2, jmena=vesmir.jmena, svety=vesmir.svety)
    return se_stavy(novy, vitez, 'hraje', 'ceka')


# Zprávy: co přijde od oken a co se jim pošle.


def pohled(vesmir, hrac):
    """Vrátí svět, který smí vidět hráč: cizí ruka a neotočené karty v balíčku jsou rubem nahoru.

    >>> svet = pohled(novy_vesmir(), 1)
    >>> svet.ruka2 == [RUB] * 6
    True
    >>> svet.stav
    'ceka'
    """
    stav = stav_hrace(vesmir, hrac)
    if len(vesmir.svety) < 2 and not je_konec(stav):
        stav = 'ceka'
    slozky = vesmir[1:15]  # všechno od ruka1 po jmena, jak to jde za sebou ve vesmíru i ve světě
    svet = Svet(stav, *slozky)
    balicek = vesmir.balicek[:1] + rubem_nahoru(vesmir.balicek[1:])
    if hrac == 1:
        return svet._replace(balicek=balicek, ruka2=rubem_nahoru(vesmir.ruka2))
    return svet._replace(balicek=balicek, ruka1=rubem_nahoru(vesmir.ruka1))


def rubem_nahoru(karty):
    """Vrátí stejně dlouhý seznam karet, do kterých není vidět."""
    return [RUB] * len(karty)


def rozesli(vesmir):
    """Vrátí poštu, která každému připojenému hráči pošle jeho pohled."""
    posty = []
    for jmeno in vesmir.svety:
        hrac = cislo_hrace(vesmir, jmeno)
        posty.append((jmeno, zakoduj_vse(pohled(vesmir, hrac))))
    return posty


def cislo_hrace(vesmir, jmeno):
    """Vrátí číslo hráče s tímhle jménem."""
    return vesmir.jmena.index(jmeno) + 1


def pri_registraci(vesmir, jmeno):
    """Někdo chce hrát: vrátí balík, ve kterém je přijatý, nebo odmítnutý a odpojený.

    >>> balik = pri_registraci(novy_vesmir(), 'Anna')
    >>> balik.vesmir.svety
    ['Anna']
    >>> [(jmeno, zprava[0]) for jmeno, zprava in balik.posty]
    [('Anna', 'ceka')]
    """
    if jmeno in vesmir.svety:
        return odmitni(vesmir, jmeno)
    if jmeno not in vesmir.jmena:
        if len(vesmir.jmena) == 2:
            return odmitni(vesmir, jmeno)
        vesmir = vesmir._replace(jmena=vesmir.jmena + [jmeno])
    novy = vesmir._replace(svety=vesmir.svety + [jmeno])
    return Balik(novy, rozesli(novy), [])


def odmitni(vesmir, jmeno):
    """Vrátí balík, který nového hráče odmítne a odpojí; vesmír se nezmění."""
    svet = Svet('odmitnut', [], [], [], 0, [], 0, [], [], [], 'h0', 0, 0, '', [])
    return Balik(vesmir, [(jmeno, zakoduj_vse(svet))], [jmeno])


def pri_zprave(vesmir, jmeno, zprava):
    """Od hráče přišla zpráva: vrátí balík s novým vesmírem a s pohledy pro oba, když se něco změnilo.

    >>> vesmir = novy_vesmir()._replace(jmena=['Anna', 'Petr'], svety=['Anna', 'Petr'])
    >>> balik = pri_zprave(vesmir, 'Anna', ['vyloz', 0])
    >>> [(jmeno, zprava[0]) for jmeno, zprava in balik.posty]
    [('Anna', 'ceka'), ('Petr', 'hraje')]
    >>> pri_zprave(vesmir, 'Petr', ['vyloz', 0]).posty
    []
    """
    novy = vesmir
    if jmeno in vesmir.svety and je_zprava(zprava):
        novy = proved(vesmir, cislo_hrace(vesmir, jmeno), zprava)
    if novy == vesmir:
        return Balik(vesmir, [], [])
    return Balik(novy, rozesli(novy), [])


def je_zprava(zprava):
    """Vrátí True, když zpráva vypadá tak, jak má: ['vyloz', číslo], nebo jen [slovo]."""
    if not isinstance(zprava, list) or not zprava or not isinstance(zprava[0], str):
        return False
    if zprava[0] == 'vyloz':
        return len(zprava) == 2 and type(zprava[1]) is int
    return len(zprava) == 1


def proved(vesmir, hrac, zprava):
    """Vrátí vesmír po tahu, o který zpráva žádá; sám u stolu si hráč smí jen srovnat ruku."""
    slovo = zprava[0]
    if len(vesmir.svety) < 2 and slovo != 'serad':
        return vesmir
    if slovo == 'vyloz':
        return vyloz(vesmir, hrac, zprava[1])
    if slovo == 'rozhodni':
        return rozhodni_stych(vesmir)
    if slovo == 'znovu':
        return znovu(vesmir)
    # Ke zbylým tahům stačí vědět, kdo je chce.
    tahy = {
        'serad': serad_ruku,
        'vymen': vymen_trumf,
        'hlas': hlas,
        'hlas_trumf': hlas_trumf,
        'zavri': zavri,
        'skonci': skonci,
    }
    if slovo in tahy:
        return tahy[slovo](vesmir, hrac)
    return vesmir


def pri_odpojeni(vesmir, jmeno):
    """Hráč se odpojil: vrátí balík, ve kterém druhý čeká, dokud se nevrátí; karty oběma zůstanou.

    >>> vesmir = novy_vesmir()._replace(jmena=['Anna', 'Petr'], svety=['Anna', 'Petr'])
    >>> balik = pri_odpojeni(vesmir, 'Petr')
    >>> balik.vesmir.svety
    ['Anna']
    >>> [(jmeno, zprava[0]) for jmeno, zprava in balik.posty]
    [('Anna', 'ceka')]
    """
    if jmeno not in vesmir.svety:
        return Balik(vesmir, [], [])
    zbyvajici = [svet for svet in vesmir.svety if svet != jmeno]
    novy = vesmir._replace(svety=zbyvajici)
    return Balik(novy, rozesli(novy), [])
