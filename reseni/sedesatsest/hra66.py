"""Šedesát šest v konzoli: hraješ proti počítači, který vykládá namátkou.

Oba hráči mluví rovnou s tvým serverem, okno k tomu ještě není potřeba. Stačí pravidla66.py a vesmir66.py.
Tenhle soubor je hotový, nic v něm měnit nemusíš.
Spustíš ho příkazem:  python zadani/sedesatsest/hra66.py
"""

from random import shuffle

from karty66 import Svet, popis_karet
from konzole66 import POCITAC, TY, ocislovane, spust, zavolej
from pravidla66 import dekoduj_vse, je_konec, je_na_tahu, je_vyhra
from vesmir66 import novy_vesmir, pri_registraci, pri_zprave

KARTY = {str(cislo): ['vyloz', cislo - 1] for cislo in range(1, 7)}
SLOVA = {'S': ['serad'], 'T': ['vymen'], 'H': ['hlas'], 'J': ['hlas_trumf'], 'Z': ['zavri'], 'K': ['skonci']}
ZPRAVY = {**KARTY, **SLOVA}

NAPOVEDA = '1 až 6 vyložit, S srovnat ruku, T vyměnit trumf, H hláška, J trumfová hláška, Z zavřít, K zastavit hru'


def zacni():
    """Vrátí slovník s vesmírem a s tím, co naposledy viděli oba hráči."""
    hra = {'vesmir': zavolej(novy_vesmir), 'svety': {}}
    for jmeno in (TY, POCITAC):
        zpracuj_balik(hra, zavolej(pri_registraci, hra['vesmir'], jmeno))
    return hra


def zpracuj_balik(hra, balik):
    """Uloží nový vesmír a poštu; leží-li na stole štych, hned požádá, ať se rozhodne."""
    hra['vesmir'] = balik.vesmir
    for jmeno, zprava in balik.posty:
        hra['svety'][jmeno] = Svet(*zavolej(dekoduj_vse, zprava))
    if balik.posty and hra['svety'][TY].stav == 'stych':
        zpracuj_balik(hra, zavolej(pri_zprave, hra['vesmir'], TY, ['rozhodni']))


def posli(hra, jmeno, zprava):
    """Pošle serveru zprávu a vrátí True, když se tím něco změnilo."""
    balik = zavolej(pri_zprave, hra['vesmir'], jmeno, zprava)
    zmena = balik.vesmir != hra['vesmir']
    zpracuj_balik(hra, balik)
    return zmena


def ukaz(svet):
    """Vypíše, co je vidět na stole."""
    print()
    print(f'Trumf: {svet.trumf}. {popis_balicku(svet)}')
    print(f'Body: ty {svet.body1}, {POCITAC} {svet.body2}. {POCITAC} má karet: {len(svet.ruka2)}.')
    if svet.posledni_stych:
        print(f'Poslední štych: {popis_karet(svet.posledni_stych)}.')
    print(f'Uprostřed: {popis_karet(svet.stred) or "nic"}.')
    print('Tvoje karty:  ' + ocislovane(svet.ruka1))


def popis_balicku(svet):
    """Vrátí větu o balíčku."""
    if not svet.balicek:
        return 'Balíček je prázdný.'
    zavreny = ' Je zavřený.' if svet.kdo_zavrel != 'h0' else ''
    return f'Karet v balíčku: {len(svet.balicek)}, vespod leží {popis_karet(svet.balicek[:1])}.{zavreny}'


def vyzva(svet):
    """Vrátí větu pro hráče, který je na tahu."""
    veta = 'Máš hlášku, vynes z ní krále nebo dámu.' if svet.stav.startswith('hlasi') else 'Hraješ.'
    return f'{veta} Ctí se barva.' if svet.stav.endswith('!') else veta


def tahni(hra):
    """Zeptá se na tah a odehraje ho."""
    ukaz(hra['svety'][TY])
    print(vyzva(hra['svety'][TY]))
    prikaz = input('Co teď? ').strip().upper()
    if prikaz not in ZPRAVY:
        print('Příkazy jsou:', NAPOVEDA)
    elif not posli(hra, TY, ZPRAVY[prikaz]) and prikaz != 'S':
        print('To teď nejde.')


def tahni_za_pocitac(hra):
    """Zkouší tahy za počítač, dokud jeden neprojde; vrátí False, když neprojde žádný."""
    karty = list(KARTY.values())
    shuffle(karty)
    zastavit = [SLOVA['K']] if hra['svety'][POCITAC].body2 >= 66 else []
    for zprava in [*zastavit, SLOVA['J'], SLOVA['H'], *karty]:
        if posli(hra, POCITAC, zprava):
            return True
    return False


def hraj():
    """Hraje jednu hru za druhou, dokud chceš."""
    hra = zacni()
    print('Hraješ šedesát šest. Příkazy jsou:', NAPOVEDA)
    print('Skončit můžeš kdykoli klávesami Ctrl+C.')
    while True:
        svet = hra['svety'][TY]
        if je_konec(svet.stav):
            print('Vyhráváš!' if je_vyhra(svet.stav) else 'Prohráváš.')
            print(f'Výherní body: ty {svet.vyhry1}, {POCITAC} {svet.vyhry2}.')
            if not input('Další hra? (ano/ne) ').strip().lower().startswith('a'):
                return
            posli(hra, TY, ['znovu'])
        elif je_na_tahu(svet.stav):
            tahni(hra)
        elif not tahni_za_pocitac(hra):
            print('Počítač nemůže nic udělat, a ty také ne. Pusť testy, ty najdou proč.')
            return


if __name__ == '__main__':
    spust(hraj)
