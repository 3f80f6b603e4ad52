"""Šedesát šest: svět neboli okno jednoho hráče. Sám nic nerozhoduje, jen se ptá serveru.

Co má která funkce dělat a v jakém pořadí je psát, najdeš ve třetím dílu lekce (lekce3.md).
Každá funkce tu už má hlavičku a popis. Její kód piš pod ten popis
a odsaď ho o čtyři mezery, stejně jako je odsazený popis.
"""

from karty66 import Svet
from pravidla66 import dekoduj_vse, je_konec, je_na_tahu, je_prohra, je_vyhra


def novy_svet():
    """Vrátí svět, do kterého ještě nic nepřišlo: hráč čeká a karty nejsou rozdané.

    >>> svet = novy_svet()
    >>> svet.stav, svet.ruka1, svet.kdo_zavrel
    ('ceka', [], 'h0')
    """


def pri_prijeti(svet, zprava):
    """Ze serveru přišla zpráva: vrátí nový svět, a když se má rozhodnout štych, i odpověď.

    >>> pri_prijeti(novy_svet(), 'nesmysl') == novy_svet()
    True
    """


def pri_klavese(svet, klavesa):
    """Hráč stiskl klávesu: vrátí svět, a když klávesa znamená tah, dvojici (svět, zpráva).

    >>> svet, zprava = pri_klavese(novy_svet()._replace(stav='hraje'), '3')
    >>> zprava
    ['vyloz', 2]
    >>> pri_klavese(novy_svet(), '3') == novy_svet()
    True
    """


def pri_mysi(svet, x, y, udalost):
    """Stalo se něco s myší: po konci hry znamená klik novou hru.

    >>> svet, zprava = pri_mysi(novy_svet()._replace(stav='vyhra1t'), 200, 100, 'klik')
    >>> zprava
    ['znovu']
    """


def popis_stavu(svet, jmeno):
    """Vrátí větu, která hráči s tímhle jménem řekne, co se děje.

    >>> svet = novy_svet()._replace(jmena=['Anna', 'Petr'])
    >>> popis_stavu(svet._replace(stav='ceka'), 'Anna')
    'Na tahu je Petr.'
    >>> popis_stavu(svet._replace(stav='hraje!'), 'Anna')
    'Hraješ. Ctí se barva.'
    """


def zahraj(svet):
    """Vrátí zprávu, kterou hráč na tahu pošle serveru. Kdo na tahu není, tomu vrátí None.

    >>> zahraj(novy_svet()) is None
    True
    """
