"""Blackjack: karty, součty, sázky a celá hra.

Co má která funkce dělat a v jakém pořadí je psát, najdeš v lekci (lekce.md).
Každá funkce tu už má hlavičku a popis. Její kód piš pod ten popis
a odsaď ho o čtyři mezery, stejně jako je odsazený popis.
"""

import sys
from math import isfinite
from random import shuffle


def jmeno_karty(karta, otoceni):
    """Vrátí jméno karty; z karty ležící rubem nahoru nic neprozradí.

    >>> jmeno_karty(0, 'licem')
    'křížové eso'
    >>> jmeno_karty(37, 'licem')
    'srdcová dáma'
    >>> jmeno_karty(37, 'rubem')
    'karta rubem nahoru'
    """


def rozdej_kartu(stav, otoceni):
    """Dá první kartu balíčku do ruky a vrátí novou trojici (balicek, ruka, odhoz).

    >>> rozdej_kartu(([7, 45, 13], [(2, 'licem')], [30]), 'rubem')
    ([45, 13], [(2, 'licem'), (7, 'rubem')], [30])
    """


def odloz(ruka, odhoz):
    """Vrátí prázdnou ruku a odhoz, na jehož konec přibyla čísla karet z ruky.

    >>> odloz([(0, 'licem'), (51, 'rubem')], [13])
    ([], [13, 0, 51])
    """


def vyhodnot_ruku(ruka):
    """Vrátí dvojici: součet ruky a k němu 'ok', 'blackjack' nebo 'pres'.

    >>> vyhodnot_ruku([(12, 'licem'), (6, 'licem')])
    (17, 'ok')
    >>> vyhodnot_ruku([(12, 'licem'), (0, 'licem')])
    (21, 'blackjack')
    """


def odkryj(ruka):
    """Vrátí novou ruku se stejnými kartami, všemi lícem nahoru.

    >>> odkryj([(3, 'licem'), (26, 'rubem')])
    [(3, 'licem'), (26, 'licem')]
    """


def nekdo_ma_21(krupier, hrac):
    """Vrátí True, když má krupiér nebo hráč součet 21, jinak False.

    >>> nekdo_ma_21([(0, 'licem'), (12, 'rubem')], [(5, 'licem'), (20, 'licem')])
    True
    """


def nova_hra():
    """Vrátí hru před prvním rozdáním: zamíchaný balíček, peníze, sázku a prázdný stůl.

    >>> hra = nova_hra()
    >>> len(hra['balicek'])
    52
    >>> hra['penize']
    1000.0
    """


def zmen_sazku(hra, text):
    """Vrátí novou hru se sázkou přečtenou z textu; v rozehrané hře vyhodí ValueError.

    >>> hra = zmen_sazku(nova_hra(), '12,5')
    >>> hra['sazka']
    12.5
    """


def vyplat(hra):
    """Vrátí dohranou hru: sázka je vyplacená a zpráva říká, jak to dopadlo.

    >>> hra = nova_hra()
    >>> hra['hrac'] = [(12, 'licem'), (9, 'licem')]
    >>> hra['krupier'] = [(25, 'licem'), (6, 'licem')]
    >>> hra = vyplat(hra)
    >>> hra['zprava']
    'Vyhráváš!'
    >>> hra['penize']
    1010.0
    """


def zacni_hru(hra):
    """Vrátí novou hru po rozdání dvou a dvou karet; v rozehrané hře vyhodí ValueError.

    >>> hra = zacni_hru(nova_hra())
    >>> len(hra['hrac'])
    2
    >>> len(hra['balicek'])
    48
    """


def ber(hra):
    """Vrátí novou hru, ve které hráč dostal kartu; když se nehraje, vyhodí ValueError.

    >>> hra = nova_hra()
    >>> hra['krupier'] = [(8, 'licem'), (5, 'rubem')]
    >>> hra['hrac'] = [(1, 'licem'), (2, 'licem')]
    >>> hra['balicek'] = [24, 48]
    >>> hra['hraje_se'] = True
    >>> hra = ber(hra)
    >>> hra['hrac']
    [(1, 'licem'), (2, 'licem'), (24, 'licem')]
    """


def stuj(hra):
    """Vrátí dohranou hru: krupiér bere, dokud nemá aspoň 17; když se nehraje, vyhodí ValueError.

    >>> hra = nova_hra()
    >>> hra['krupier'] = [(8, 'licem'), (5, 'rubem')]
    >>> hra['hrac'] = [(12, 'licem'), (9, 'licem')]
    >>> hra['balicek'] = [24, 48]
    >>> hra['hraje_se'] = True
    >>> hra = stuj(hra)
    >>> hra['krupier']
    [(8, 'licem'), (5, 'licem'), (24, 'licem')]
    >>> hra['zprava']
    'Krupiér má přes 21, vyhráváš!'
    """


def dobij_penize(hra):
    """Vrátí novou hru s penězi 1000.0 a sázkou 10.0; když ještě není potřeba, vyhodí ValueError.

    >>> hra = nova_hra()
    >>> hra['penize'] = 0.0
    >>> hra['sazka'] = 0.0
    >>> hra = dobij_penize(hra)
    >>> hra['penize']
    1000.0
    >>> hra['sazka']
    10.0
    """


def hraj():
    """Hraje podle příkazů z klávesnice, dokud nepřijde příkaz konec; nic nevrací."""


if __name__ == '__main__':
    # Konzole, která nezná některé z písmenek, ukáže místo něj otazník. (V IDLE tohle nastavení není.)
    if hasattr(sys.stdout, 'reconfigure'):
        sys.stdout.reconfigure(errors='replace')
    try:
        hraj()
    except (EOFError, KeyboardInterrupt):
        # Ctrl+C, nebo už není odkud číst další příkazy.
        print()
    print('Konec hry. Tak zase příště!')
