"""Šedesát šest: pravidla hry a převod karet na zprávy.

Všechny funkce se jen ptají: nic z toho, co dostanou, nezmění.
"""

from karty66 import BARVY, RUB, VSECHNY_KARTY, Karta


def zakoduj(karta):
    """Vrátí kartu jako seznam, který se dá poslat po síti.

    >>> zakoduj(Karta('Sr', 'dama', 3, 16))
    ['Sr', 'dama', 3, 16]
    """
    return list(karta)


def dekoduj(seznam):
    """Vrátí kartu, kterou někdo poslal jako seznam.

    >>> dekoduj(['Sr', 'dama', 3, 16])
    Karta(barva='Sr', jmeno='dama', hodnota=3, razeni=16)
    """
    return Karta(*seznam)


def dekoduj_vse(neco):
    """Vrátí totéž, jen místo seznamů, které znamenají kartu, jsou karty, ať jsou jakkoli hluboko.

    >>> dekoduj_vse(['ceka', [['Kr', '9', 0, 6]], 0])
    ['ceka', [Karta(barva='Kr', jmeno='9', hodnota=0, razeni=6)], 0]
    """
    if not isinstance(neco, list):
        return neco
    if je_zakodovana_karta(neco):
        return dekoduj(neco)
    return [dekoduj_vse(prvek) for prvek in neco]


def je_zakodovana_karta(seznam):
    """Vrátí True, když seznam znamená kartu."""
    return len(seznam) == 4 and Karta(*seznam) in (*VSECHNY_KARTY, RUB)


def zakoduj_vse(neco):
    """Vrátí totéž, jen karty a ostatní n-tice jsou seznamy, ať jsou jakkoli hluboko.

    >>> zakoduj_vse(['ceka', [Karta('Kr', '9', 0, 6)], 0])
    ['ceka', [['Kr', '9', 0, 6]], 0]
    """
    if isinstance(neco, Karta):
        return zakoduj(neco)
    if isinstance(neco, (list, tuple)):
        return [zakoduj_vse(prvek) for prvek in neco]
    return neco


def ma_par(ruka, barva):
    """Vrátí True, když je v ruce král i dáma té barvy, jinak False.

    >>> ma_par(najdi_karty('Sr dama', 'Kr 9', 'Sr kral'), 'Sr')
    True
    """
    jmena = [karta.jmeno for karta in ruka if karta.barva == barva]
    return 'kral' in jmena and 'dama' in jmena


def je_z_paru(ruka, karta):
    """Vrátí True, když je karta král nebo dáma z páru, který je v ruce celý, jinak False.

    >>> ruka = najdi_karty('Sr dama', 'Kr kral', 'Sr kral')
    >>> je_z_paru(ruka, ruka[0])
    True
    >>> je_z_paru(ruka, ruka[1])
    False
    """
    return karta.jmeno in ('kral', 'dama') and ma_par(ruka, karta.barva)


def ma_hlasku(trumf, ruka):
    """Vrátí True, když je v ruce pár v jiné než trumfové barvě, jinak False.

    >>> ma_hlasku('Kr', najdi_karty('Sr dama', 'Sr kral'))
    True
    """
    for barva in BARVY:
        if barva != trumf and ma_par(ruka, barva):
            return True
    return False


def ma_trumfovou_hlasku(trumf, ruka):
    """Vrátí True, když je v ruce pár v trumfové barvě, jinak False.

    >>> ma_trumfovou_hlasku('Kr', najdi_karty('Sr dama', 'Sr kral'))
    False
    """
    return ma_par(ruka, trumf)


def trumfova_devitka(trumf, ruka):
    """Vrátí z ruky trumfovou devítku, a když v ní není, vrátí None.

    >>> trumfova_devitka('Kr', najdi_karty('Sr dama', 'Kr 9'))
    Karta(barva='Kr', jmeno='9', hodnota=0, razeni=6)
    """
    for karta in ruka:
        if karta.barva == trumf and karta.jmeno == '9':
            return karta
    return None


def ma_barvu(stred, ruka):
    """Vrátí True, když je v ruce karta stejné barvy jako první karta uprostřed, jinak False.

    >>> ma_barvu(najdi_karty('Sr eso'), najdi_karty('Kr 9', 'Sr dama'))
    True
    >>> ma_barvu([], najdi_karty('Kr 9', 'Sr dama'))
    False
    """
    if not stred:
        return False
    return stred[0].barva in [karta.barva for karta in ruka]


def smi_vylozit(ruka, stred, stav):
    """Vrátí seznam karet z ruky, které smí hráč na tahu v tomhle stavu vyložit.

    >>> popis_karet(smi_vylozit(najdi_karty('Kr 9', 'Sr dama'), najdi_karty('Sr eso'), 'hraje!'))
    'Sr dama'
    """
    if stav.startswith('hlasi'):
        return [karta for karta in ruka if je_z_paru(ruka, karta)]
    if stav.endswith('!') and ma_barvu(stred, ruka):
        return [karta for karta in ruka if karta.barva == stred[0].barva]
    return list(ruka)


def kdo_bere(stred, trumf):
    """Vrátí 0, když štych bere první karta uprostřed, a 1, když druhá.

    >>> kdo_bere(najdi_karty('Sr 10', 'Sr eso'), 'Kr')
    1
    """
    prvni, druha = stred
    if druha.barva == prvni.barva:
        return 1 if druha.hodnota > prvni.hodnota else 0
    return 1 if druha.barva == trumf else 0


def hodnota_stychu(stych):
    """Vrátí, kolik bodů je za karty štychu dohromady.

    >>> hodnota_stychu(najdi_karty('Sr 10', 'Sr eso'))
    21
    """
    return sum(karta.hodnota for karta in stych)


def serad(ruka):
    """Vrátí nový seznam karet seřazených podle jejich razeni.

    >>> popis_karet(serad(najdi_karty('Ka 9', 'Kr dama', 'Kr eso')))
    'Kr eso, Kr dama, Ka 9'
    """
    return sorted(ruka, key=poradi_karty)


def poradi_karty(karta):
    """Vrátí, kolikátá je karta v srovnané ruce."""
    return karta.razeni


def vyherni_body(body_soupere, stychy_soupere):
    """Vrátí výherní body za hru: 3, když soupeř nemá štych, 2, když má nejvýš 32 bodů, jinak 1.

    >>> vyherni_body(20, [])
    3
    >>> vyherni_body(33, [najdi_karty('Sr 10', 'Sr eso')])
    1
    """
    if not stychy_soupere:
        return 3
    if body_soupere <= 32:
        return 2
    return 1


def je_na_tahu(stav):
    """Vrátí True, když je hráč v tomhle stavu na tahu, jinak False.

    >>> je_na_tahu('hlasi!')
    True
    >>> je_na_tahu('ceka')
    False
    """
    return stav.removesuffix('!') in ('hraje', 'vzal', 'hlasi', 'hlasi_trumf')


def je_vyhra(stav):
    """Vrátí True, když stav znamená, že hráč hru vyhrál, jinak False.

    >>> je_vyhra('z_vyhra2t')
    True
    """
    return stav.removeprefix('z_').startswith('vyhra')


def je_prohra(stav):
    """Vrátí True, když stav znamená, že hráč hru prohrál, jinak False.

    >>> je_prohra('prohra_posledni')
    True
    """
    return stav.removeprefix('z_').startswith('prohra')


def je_konec(stav):
    """Vrátí True, když stav znamená, že hra skončila, jinak False.

    >>> je_konec('prohra3f')
    True
    """
    return je_vyhra(stav) or je_prohra(stav)
