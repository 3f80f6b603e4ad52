"""Šedesát šest v konzoli: hraješ proti počítači, který vykládá namátkou.

V jednom programu je tu vesmír i oba světy. Zprávy si předávají přes seznam místo po síti.
Pravidla jsou v pravidla66.py, vesmir66.py a svet66.py. Tenhle soubor je hotový, nic v něm měnit nemusíš.
Spustíš ho příkazem:  python zadani/sedesatsest/hra66.py
"""

import sys
from random import shuffle

from karty66 import Svet, popis_karet
from pravidla66 import je_konec, je_na_tahu
from svet66 import novy_svet, popis_stavu, pri_klavese, pri_mysi, pri_prijeti
from vesmir66 import novy_vesmir, pri_registraci, pri_zprave

TY = 'Ty'
POCITAC = 'Počítač'
KARTY = ('1', '2', '3', '4', '5', '6')

# V konzoli klávesa Enter jen odešle řádek, a tak se hra zastavuje písmenem K.
PRIKAZY = {klavesa: klavesa for klavesa in (*KARTY, 'S', 'T', 'H', 'J', 'Z')}
PRIKAZY['K'] = 'Enter'

NAPOVEDA = '1 až 6 vyložit, S srovnat ruku, T vyměnit trumf, H hláška, J trumfová hláška, Z zavřít, K zastavit hru'


def zavolej(funkce, *parametry):
    """Zavolá tvoji funkci a vrátí, co vrátila; když nic, řekne, která to byla."""
    vysledek = funkce(*parametry)
    if vysledek is None:
        raise NotImplementedError(f'funkce {funkce.__name__} ještě nic nevrací.')
    return vysledek


def zacni():
    """Vrátí slovník s vesmírem, s oběma světy a s poštou, která ještě nedošla."""
    hra = {'vesmir': zavolej(novy_vesmir), 'svety': {}, 'posta': []}
    for jmeno in (TY, POCITAC):
        hra['svety'][jmeno] = zavolej(novy_svet)
        zpracuj_balik(hra, zavolej(pri_registraci, hra['vesmir'], jmeno))
    return hra


def zpracuj_balik(hra, balik):
    """Uloží nový vesmír a poštu z balíku postupně doručí, i s odpověďmi na ni."""
    hra['vesmir'] = balik.vesmir
    hra['posta'].extend(balik.posty)
    while hra['posta']:
        jmeno, zprava = hra['posta'].pop(0)
        vysledek = zavolej(pri_prijeti, hra['svety'][jmeno], zprava)
        odpoved = uloz_svet(hra, jmeno, vysledek)
        if odpoved is not None:
            dalsi = zavolej(pri_zprave, hra['vesmir'], jmeno, odpoved)
            hra['vesmir'] = dalsi.vesmir
            hra['posta'].extend(dalsi.posty)


def uloz_svet(hra, jmeno, vysledek):
    """Uloží svět, který vrátila funkce okna, a vrátí zprávu pro vesmír, nebo None."""
    if isinstance(vysledek, Svet):
        hra['svety'][jmeno] = vysledek
        return None
    hra['svety'][jmeno], zprava = vysledek
    return zprava


def udelej(hra, jmeno, vysledek):
    """Uloží svět, pošle zprávu, kterou chce poslat, a vrátí True, když se tím něco změnilo."""
    zprava = uloz_svet(hra, jmeno, vysledek)
    if zprava is None:
        return False
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
    cislovane = [f'{cislo}: {popis_karet([karta])}' for cislo, karta in enumerate(svet.ruka1, start=1)]
    print('Tvoje karty:  ' + '   '.join(cislovane))


def popis_balicku(svet):
    """Vrátí větu o balíčku."""
    if not svet.balicek:
        return 'Balíček je prázdný.'
    zavreny = ' Je zavřený.' if svet.kdo_zavrel != 'h0' else ''
    return f'Karet v balíčku: {len(svet.balicek)}, vespod leží {popis_karet(svet.balicek[:1])}.{zavreny}'


def tahni(hra):
    """Zeptá se na tah a odehraje ho."""
    ukaz(hra['svety'][TY])
    print(zavolej(popis_stavu, hra['svety'][TY], TY))
    prikaz = input('Co teď? ').strip().upper()
    if prikaz not in PRIKAZY:
        print('Příkazy jsou:', NAPOVEDA)
    elif not udelej(hra, TY, zavolej(pri_klavese, hra['svety'][TY], PRIKAZY[prikaz])) and prikaz != 'S':
        print('To teď nejde.')


def tahni_za_pocitac(hra):
    """Zkouší tahy za počítač, dokud jeden neprojde; vrátí False, když neprojde žádný."""
    karty = list(KARTY)
    shuffle(karty)
    svet = hra['svety'][POCITAC]
    zastavit = ['Enter'] if svet.body2 >= 66 else []
    for klavesa in [*zastavit, 'J', 'H', *karty]:
        if udelej(hra, POCITAC, zavolej(pri_klavese, svet, klavesa)):
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
            print(zavolej(popis_stavu, svet, TY))
            print(f'Výherní body: ty {svet.vyhry1}, {POCITAC} {svet.vyhry2}.')
            if not input('Další hra? (ano/ne) ').strip().lower().startswith('a'):
                return
            udelej(hra, TY, zavolej(pri_mysi, svet, 0, 0, 'klik'))
        elif je_na_tahu(svet.stav):
            tahni(hra)
        else:
            print(zavolej(popis_stavu, svet, TY))
            if not tahni_za_pocitac(hra):
                print('Počítač nemůže nic udělat, a ty také ne. Pusť testy, ty najdou proč.')
                return


if __name__ == '__main__':
    # Kdyby konzole neznala některé písmeno, ukáže se místo něj otazník. (V IDLE tohle nastavení není.)
    if hasattr(sys.stdout, 'reconfigure'):
        sys.stdout.reconfigure(errors='replace')
    try:
        hraj()
        print('Tak zase příště!')
    except NotImplementedError as chyba:
        print('Zatím není s čím hrát:', chyba)
    except (EOFError, KeyboardInterrupt):
        # Ctrl+C, nebo už není odkud číst další příkazy.
        print()
        print('Konec hry. Tak zase příště!')
