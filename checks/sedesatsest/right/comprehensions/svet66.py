"""Okno podle tabulek."""

from karty66 import Svet
from pravidla66 import dekoduj_vse, je_konec, je_na_tahu, je_prohra, je_vyhra

TAHY = {str(cislo + 1): ['vyloz', cislo] for cislo in range(6)}
TAHY |= {'T': ['vymen'], 'H': ['hlas'], 'J': ['hlas_trumf'], 'Z': ['zavri'], 'Enter': ['skonci']}

HRA = {
    'hraje': 'Jsi na tahu',
    'vzal': 'Bereš a vynášíš',
    'hlasi': 'Hlásíš dvacet',
    'hlasi_trumf': 'Hlásíš třicet',
    'ceka': '{} přemýšlí',
    'ztratil': '{} bere',
    'slysi': '{} hlásí dvacet',
    'slysi_trumf': '{} hlásí třicet',
    'stych': 'Kdo to bere?',
}


def novy_svet():
    cisla = {'body1', 'body2', 'vyhry1', 'vyhry2'}
    slova = {'stav': 'ceka', 'kdo_zavrel': 'h0', 'trumf': ''}
    return Svet(*(0 if pole in cisla else slova[pole] if pole in slova else [] for pole in Svet._fields))


def pri_prijeti(svet, zprava):
    try:
        novy = Svet._make(dekoduj_vse(zprava) if isinstance(zprava, list) else ())
    except TypeError:
        return svet
    return (novy, ['rozhodni']) if novy.stav == 'stych' else novy


def pri_klavese(svet, klavesa):
    tahy = {'S': ['serad'], **(TAHY if je_na_tahu(svet.stav) else {})}
    return (svet, list(tahy[klavesa])) if klavesa in tahy else svet


def pri_mysi(svet, x, y, udalost):
    if (udalost, je_konec(svet.stav)) != ('klik', True):
        return svet
    return svet, ['znovu']


def popis_stavu(svet, jmeno):
    if je_vyhra(svet.stav) or je_prohra(svet.stav):
        body = next((znak for znak in svet.stav if znak in '123'), '1')
        return ('Výhra' if je_vyhra(svet.stav) else 'Prohra') + f' za {body}.'
    if svet.stav == 'odmitnut':
        return 'Stůl je plný.'
    ostatni = [jiny for jiny in svet.jmena if jiny != jmeno]
    veta = HRA[svet.stav.removesuffix('!')].format(*ostatni or ['Nikdo'])
    return veta + (', ctí se barva.' if svet.stav.endswith('!') else '.')
