"""Šedesát šest: svět neboli okno jednoho hráče. Sám nic nerozhoduje, jen se ptá serveru.

Funkce vrátí svět, nebo dvojici (svět, zpráva), když se má serveru něco poslat.
"""

from karty66 import RUB, Svet
from pravidla66 import (
    dekoduj_vse,
    je_konec,
    je_na_tahu,
    je_vyhra,
    kdo_bere,
    ma_hlasku,
    ma_trumfovou_hlasku,
    smi_vylozit,
    trumfova_devitka,
)

# Klávesy, které něco znamenají jen hráči na tahu.
KLAVESY = {
    'T': 'vymen',
    'H': 'hlas',
    'J': 'hlas_trumf',
    'Z': 'zavri',
    'Enter': 'skonci',
}


def novy_svet():
    """Vrátí svět, do kterého ještě nic nepřišlo: hráč čeká a karty nejsou rozdané.

    >>> svet = novy_svet()
    >>> svet.stav, svet.ruka1, svet.kdo_zavrel
    ('ceka', [], 'h0')
    """
    return Svet('ceka', [], [], [], 0, [], 0, [], [], [], 'h0', 0, 0, '', [])


def pri_prijeti(svet, zprava):
    """Ze serveru přišla zpráva: vrátí nový svět, a když se má rozhodnout štych, i odpověď.

    >>> pri_prijeti(novy_svet(), 'nesmysl') == novy_svet()
    True
    """
    if not isinstance(zprava, list) or len(zprava) != 15:
        return svet
    novy = Svet(*dekoduj_vse(zprava))
    if novy.stav == 'stych':
        return novy, ['rozhodni']
    return novy


def pri_klavese(svet, klavesa):
    """Hráč stiskl klávesu: vrátí svět, a když klávesa znamená tah, dvojici (svět, zpráva).

    >>> svet, zprava = pri_klavese(novy_svet()._replace(stav='hraje'), '3')
    >>> zprava
    ['vyloz', 2]
    >>> pri_klavese(novy_svet(), '3') == novy_svet()
    True
    """
    if klavesa == 'S':
        return svet, ['serad']
    if not je_na_tahu(svet.stav):
        return svet
    if klavesa in ('1', '2', '3', '4', '5', '6'):
        return svet, ['vyloz', int(klavesa) - 1]
    if klavesa in KLAVESY:
        return svet, [KLAVESY[klavesa]]
    return svet


def pri_mysi(svet, x, y, udalost):
    """Stalo se něco s myší: po konci hry znamená klik novou hru.

    >>> svet, zprava = pri_mysi(novy_svet()._replace(stav='vyhra1t'), 200, 100, 'klik')
    >>> zprava
    ['znovu']
    """
    if udalost == 'klik' and je_konec(svet.stav):
        return svet, ['znovu']
    return svet


def popis_stavu(svet, jmeno):
    """Vrátí větu, která hráči s tímhle jménem řekne, co se děje.

    >>> svet = novy_svet()._replace(jmena=['Anna', 'Petr'])
    >>> popis_stavu(svet._replace(stav='ceka'), 'Anna')
    'Na tahu je Petr.'
    >>> popis_stavu(svet._replace(stav='hraje!'), 'Anna')
    'Hraješ. Ctí se barva.'
    """
    if svet.stav == 'odmitnut':
        return 'K tomuhle stolu už si přisednout nejde.'
    if je_konec(svet.stav):
        return popis_konce(svet.stav)
    if len(svet.jmena) < 2:
        return 'Čekáš na soupeře.'
    veta = popis_hry(svet.stav.removesuffix('!'), jmeno_soupere(svet, jmeno))
    if svet.stav.endswith('!'):
        return veta + ' Ctí se barva.'
    return veta


def jmeno_soupere(svet, jmeno):
    """Vrátí jméno toho druhého."""
    return svet.jmena[1] if svet.jmena[0] == jmeno else svet.jmena[0]


def popis_hry(stav, souper):
    """Vrátí větu pro stav uprostřed hry, už bez vykřičníku."""
    vety = {
        'hraje': 'Hraješ.',
        'vzal': 'Štych je tvůj, vynášíš.',
        'hlasi': 'Máš hlášku, vynes z ní krále nebo dámu.',
        'hlasi_trumf': 'Máš trumfovou hlášku, vynes z ní krále nebo dámu.',
        'ceka': f'Na tahu je {souper}.',
        'ztratil': f'Štych bere {souper} a vynáší.',
        'slysi': f'{souper} hlásí pár a vynese z něj.',
        'slysi_trumf': f'{souper} hlásí trumfový pár a vynese z něj.',
        'stych': 'Na stole leží celý štych.',
    }
    return vety[stav]


def popis_konce(stav):
    """Vrátí větu pro konec hry."""
    # Konec po posledním štychu v sobě číslo nemá, je vždycky za jeden bod.
    body = '1 výherní bod'
    if '2' in stav:
        body = '2 výherní body'
    if '3' in stav:
        body = '3 výherní body'
    if je_vyhra(stav):
        return f'Vyhráváš a máš za to {body}.'
    return f'Prohráváš a soupeř má za to {body}.'


def zahraj(svet):
    """Vrátí zprávu, kterou hráč na tahu pošle serveru. Kdo na tahu není, tomu vrátí None.

    >>> zahraj(novy_svet()) is None
    True
    """
    if not je_na_tahu(svet.stav):
        return None
    # Soupeřova ruka je samý RUB, a tak jsou vidět právě moje karty.
    ruka = [karta for karta in svet.ruka1 + svet.ruka2 if karta != RUB]
    hlasi = svet.stav.startswith('hlasi')
    moje_body = svet.body1 if ruka == svet.ruka1 else svet.body2
    if not svet.stred and moje_body >= 66:
        return ['skonci']
    if not hlasi and svet.kdo_zavrel == 'h0' and len(svet.balicek) > 2 and trumfova_devitka(svet.trumf, ruka):
        return ['vymen']
    if not hlasi and not svet.stred and ma_trumfovou_hlasku(svet.trumf, ruka):
        return ['hlas_trumf']
    if not hlasi and not svet.stred and ma_hlasku(svet.trumf, ruka):
        return ['hlas']
    karta = vyber_kartu(svet, dovolene_karty(svet, ruka))
    return ['vyloz', ruka.index(karta)]


def dovolene_karty(svet, ruka):
    """Vrátí karty, které teď smím vyložit. Po hlášce je to jen král nebo dáma z páru, který hlásím."""
    karty = smi_vylozit(ruka, svet.stred, svet.stav)
    if svet.stav.startswith('hlasi_trumf'):
        return [karta for karta in karty if karta.barva == svet.trumf]
    if svet.stav.startswith('hlasi'):
        return [karta for karta in karty if karta.barva != svet.trumf]
    return karty


def vyber_kartu(svet, karty):
    """Vrátí kartu, kterou z dovolených vyložím."""

    def cena(karta):
        return karta.hodnota + (12 if karta.barva == svet.trumf else 0)

    if svet.stred:
        # Beru vyšší kartou stejné barvy. Trumf dám, jen když za to štych stojí.
        vynesena = svet.stred[0]
        berou = [karta for karta in karty if kdo_bere([vynesena, karta], svet.trumf) == 1]
        vyhodne = [karta for karta in berou if karta.barva != svet.trumf or vynesena.hodnota >= 10]
        if vyhodne:
            return max(vyhodne, key=lambda karta: (karta.barva != svet.trumf, karta.hodnota))
    return min(karty, key=cena)
