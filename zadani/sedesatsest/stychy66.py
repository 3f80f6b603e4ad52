"""Štychy: zkrácené šedesát šest v konzoli, ke kterému stačí pravidla66.py.

Hraješ proti počítači, který vykládá namátkou. Kdo má dřív 66 bodů, vyhrává hned. Na hlášky, výměnu trumfu
a zavírání je potřeba server, a tak tu nejsou. Tenhle soubor je hotový, nic v něm měnit nemusíš.
Spustíš ho příkazem:  python zadani/sedesatsest/stychy66.py
"""

from random import choice, shuffle

from karty66 import VSECHNY_KARTY, popis_karet
from konzole66 import POCITAC, TY, ocislovane, spust, zavolej
from pravidla66 import hodnota_stychu, kdo_bere, serad, smi_vylozit, vyherni_body

SOUPER = {TY: POCITAC, POCITAC: TY}


def rozdane_karty():
    """Vrátí slovník s balíčkem, rukama, štychy a body; balicek[0] je otočená karta, dobírá se z konce."""
    karty = list(VSECHNY_KARTY)
    shuffle(karty)
    return {
        'ruka': {TY: karty[:6], POCITAC: karty[6:12]},
        'stychy': {TY: [], POCITAC: []},
        'body': {TY: 0, POCITAC: 0},
        'balicek': karty[12:],
        'trumf': karty[12].barva,
    }


def stav_na_tahu(hra):
    """Vrátí stav hráče, který je na tahu. Bez balíčku se musí ctít barva."""
    return 'hraje' if hra['balicek'] else 'hraje!'


def ukaz_stul(hra, stred):
    """Vypíše, co je vidět na stole."""
    print()
    print(f'Trumf: {hra["trumf"]}. Karet v balíčku: {len(hra["balicek"])}.')
    print(f'Body: ty {hra["body"][TY]}, {POCITAC} {hra["body"][POCITAC]}.')
    print(f'Uprostřed: {popis_karet(stred) or "nic"}.')
    print('Tvoje karty:  ' + ocislovane(hra['ruka'][TY]))


def vyber_kartu(hra, stred):
    """Ptá se hráče, dokud nevybere kartu, kterou smí vyložit."""
    ruka = hra['ruka'][TY]
    while True:
        ukaz_stul(hra, stred)
        odpoved = input('Kterou kartu vyložíš? ').strip()
        if odpoved not in [str(cislo) for cislo in range(1, len(ruka) + 1)]:
            print(f'Napiš číslo od 1 do {len(ruka)}.')
        elif ruka[int(odpoved) - 1] not in zavolej(smi_vylozit, ruka, stred, stav_na_tahu(hra)):
            print('Tuhle kartu teď vyložit nesmíš, ctí se barva.')
        else:
            return ruka[int(odpoved) - 1]


def odehraj_stych(hra, prvni):
    """Oba vyloží kartu; vrátí, kdo štych bral."""
    poradi = [prvni, SOUPER[prvni]]
    stred = []
    for jmeno in poradi:
        ruka = hra['ruka'][jmeno] = zavolej(serad, hra['ruka'][jmeno])
        karta = vyber_kartu(hra, stred) if jmeno == TY else choice(zavolej(smi_vylozit, ruka, stred, stav_na_tahu(hra)))
        ruka.remove(karta)
        stred.append(karta)
    bere = poradi[zavolej(kdo_bere, stred, hra['trumf'])]
    hra['stychy'][bere].append(stred)
    hra['body'][bere] += zavolej(hodnota_stychu, stred)
    print(f'Štych: {popis_karet(stred)}.', 'Bereš.' if bere == TY else 'Bere počítač.')
    for jmeno in (bere, SOUPER[bere]):
        if hra['balicek']:
            hra['ruka'][jmeno].append(hra['balicek'].pop())
    return bere


def odehraj_hru(prvni):
    """Odehraje jednu hru a vrátí, kdo vyhrál a za kolik výherních bodů."""
    hra = rozdane_karty()
    bere = prvni
    while hra['ruka'][TY] and max(hra['body'].values()) < 66:
        bere = odehraj_stych(hra, bere)
    if hra['body'][bere] < 66:
        return bere, 1  # Karty došly a nikdo 66 nemá: rozhodl poslední štych.
    return bere, zavolej(vyherni_body, hra['body'][SOUPER[bere]], hra['stychy'][SOUPER[bere]])


def hraj_stychy():
    """Hraje jednu hru za druhou, dokud chceš."""
    vyhry = {TY: 0, POCITAC: 0}
    vitez = TY
    print('Hraješ štychy. Skončit můžeš kdykoli klávesami Ctrl+C.')
    while True:
        vitez, body = odehraj_hru(vitez)
        vyhry[vitez] += body
        print(
            'Vyhráváš!' if vitez == TY else 'Prohráváš.', f'Výherní body: ty {vyhry[TY]}, {POCITAC} {vyhry[POCITAC]}.'
        )
        if not input('Další hra? (ano/ne) ').strip().lower().startswith('a'):
            return


if __name__ == '__main__':
    spust(hraj_stychy)
