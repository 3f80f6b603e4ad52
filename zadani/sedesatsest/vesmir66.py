"""Šedesát šest: vesmír neboli server. Jen on zná všechny karty a jen on rozhoduje, co platí.

Co má která funkce dělat a v jakém pořadí je psát, najdeš ve druhém dílu lekce (lekce2.md).
Každá funkce tu už má hlavičku a popis. Její kód piš pod ten popis
a odsaď ho o čtyři mezery, stejně jako je odsazený popis.
"""

from random import shuffle

from karty66 import RUB, VSECHNY_KARTY, Balik, Karta, Svet, Vesmir, najdi_karty, popis_karet
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


def rozdej():
    """Zamíchá všech 24 karet a vrátí trojici (ruka prvního, ruka druhého, balíček).

    >>> ruka1, ruka2, balicek = rozdej()
    >>> len(ruka1), len(ruka2), len(balicek)
    (6, 6, 12)
    """


def novy_vesmir():
    """Vrátí vesmír s rozdanými kartami, ve kterém ještě nikdo není; první hráč bude začínat.

    >>> vesmir = novy_vesmir()
    >>> vesmir.stavy
    ['hraje', 'ceka']
    >>> vesmir.trumf == vesmir.balicek[0].barva
    True
    """


def vyloz(vesmir, hrac, index):
    """Hráč vyloží doprostřed kartu, která má v jeho ruce tohle číslo, počítáno od nuly.

    >>> vesmir = novy_vesmir()
    >>> po_tahu = vyloz(vesmir, 1, 0)
    >>> po_tahu.stred == [vesmir.ruka1[0]]
    True
    >>> po_tahu.stavy
    ['ceka', 'hraje']
    """


def rozhodni_stych(vesmir):
    """Dá dvě karty zprostředka tomu, kdo je bere, a nechá oba dobrat; když došly karty, hra končí.

    >>> vesmir = vyloz(vyloz(novy_vesmir(), 1, 0), 2, 0)
    >>> po_stychu = rozhodni_stych(vesmir)
    >>> po_stychu.stred
    []
    >>> len(po_stychu.ruka1), len(po_stychu.balicek)
    (6, 10)
    """


def serad_ruku(vesmir, hrac):
    """Hráč si srovná karty v ruce; smí to kdykoli.

    >>> vesmir = serad_ruku(novy_vesmir(), 2)
    >>> vesmir.ruka2 == serad(vesmir.ruka2)
    True
    """


def vymen_trumf(vesmir, hrac):
    """Hráč na tahu vymění trumfovou devítku z ruky za otočenou kartu pod balíčkem.

    >>> vesmir = novy_vesmir()
    >>> hned = vymen_trumf(vesmir._replace(ruka1=[trumfova_devitka(vesmir.trumf, VSECHNY_KARTY)]), 1)
    >>> hned.ruka1 == [vesmir.balicek[0]]
    True
    """


def hlas(vesmir, hrac):
    """Hráč, který má vynášet, ohlásí pár v obyčejné barvě a dostane 20 bodů.

    >>> vesmir = novy_vesmir()._replace(trumf='Kr', ruka1=najdi_karty('Sr kral', 'Sr dama'))
    >>> po_hlasce = hlas(vesmir, 1)
    >>> po_hlasce.body1, po_hlasce.stavy
    (20, ['hlasi', 'slysi'])
    """


def hlas_trumf(vesmir, hrac):
    """Hráč, který má vynášet, ohlásí pár v trumfové barvě a dostane 30 bodů.

    >>> vesmir = novy_vesmir()._replace(trumf='Sr', ruka1=najdi_karty('Sr kral', 'Sr dama'))
    >>> po_hlasce = hlas_trumf(vesmir, 1)
    >>> po_hlasce.body1, po_hlasce.stavy
    (30, ['hlasi_trumf', 'slysi_trumf'])
    """


def zavri(vesmir, hrac):
    """Hráč, který má vynášet, zavře balíček: nedobírá se a musí se ctít barva.

    >>> vesmir = zavri(novy_vesmir(), 1)
    >>> vesmir.kdo_zavrel, vesmir.stavy
    ('h1', ['hraje!', 'ceka!'])
    """


def skonci(vesmir, hrac):
    """Hráč, který má vynášet, hru zastaví: s 66 body vyhraje, s méně body vyhraje soupeř.

    >>> vesmir = novy_vesmir()._replace(body1=70, body2=20, stychy2=[najdi_karty('Sr 10', 'Ka 10')])
    >>> konec = skonci(vesmir, 1)
    >>> konec.stavy, konec.vyhry1
    (['vyhra2t', 'prohra2t'], 2)
    """


def znovu(vesmir):
    """Po konci hry rozdá novou; začíná vítěz a výherní body zůstávají.

    >>> konec = skonci(novy_vesmir(), 1)
    >>> dalsi = znovu(konec)
    >>> dalsi.stavy, dalsi.vyhry2
    (['ceka', 'hraje'], 3)
    """


def pohled(vesmir, hrac):
    """Vrátí svět, který smí vidět hráč: cizí ruka a neotočené karty v balíčku jsou rubem nahoru.

    >>> svet = pohled(novy_vesmir(), 1)
    >>> svet.ruka2 == [RUB] * 6
    True
    >>> svet.stav
    'ceka'
    """


def pri_registraci(vesmir, jmeno):
    """Někdo chce hrát: vrátí balík, ve kterém je přijatý, nebo odmítnutý a odpojený.

    >>> balik = pri_registraci(novy_vesmir(), 'Anna')
    >>> balik.vesmir.svety
    ['Anna']
    >>> [(jmeno, zprava[0]) for jmeno, zprava in balik.posty]
    [('Anna', 'ceka')]
    """


def pri_zprave(vesmir, jmeno, zprava):
    """Od hráče přišla zpráva: vrátí balík s novým vesmírem a s pohledy pro oba, když se něco změnilo.

    >>> vesmir = novy_vesmir()._replace(jmena=['Anna', 'Petr'], svety=['Anna', 'Petr'])
    >>> balik = pri_zprave(vesmir, 'Anna', ['vyloz', 0])
    >>> [(jmeno, zprava[0]) for jmeno, zprava in balik.posty]
    [('Anna', 'ceka'), ('Petr', 'hraje')]
    >>> pri_zprave(vesmir, 'Petr', ['vyloz', 0]).posty
    []
    """


def pri_odpojeni(vesmir, jmeno):
    """Hráč se odpojil: vrátí balík, ve kterém druhý čeká, dokud se nevrátí; karty oběma zůstanou.

    >>> vesmir = novy_vesmir()._replace(jmena=['Anna', 'Petr'], svety=['Anna', 'Petr'])
    >>> balik = pri_odpojeni(vesmir, 'Petr')
    >>> balik.vesmir.svety
    ['Anna']
    >>> [(jmeno, zprava[0]) for jmeno, zprava in balik.posty]
    [('Anna', 'ceka')]
    """
