"""Klondike v konzoli: program ukazuje hru, ptá se na tahy a hraje je.

Pravidla jsou v klondike.py. Tenhle soubor je hotový, nic v něm měnit nemusíš.
Spustíš ho příkazem:  python zadani/klondike/hra.py
"""

import sys

from klondike import hrac_vyhral, udelej_hru, udelej_tah, vypis_hru


def nacti_tah():
    """Zeptá se na tah a vrátí dvě velká písmenka: odkud a kam se hraje."""
    while True:
        tah = input('Tah? ').strip().upper()
        if len(tah) == 2 and tah.isalpha():
            return tah[0], tah[1]
        print('Napiš dvě písmenka: odkud a kam. Třeba UV.')


def hraj():
    """Hraje jednu hru od rozdání až do výhry."""
    hra = udelej_hru()
    if hra is None:
        print('Zatím není s čím hrát: funkce udelej_hru v klondike.py ještě nic nevrací.')
        return

    print('Tah zadej jako dvě písmenka: odkud a kam. Třeba UV.')
    print('Skončit můžeš kdykoli klávesami Ctrl+C.')
    while not hrac_vyhral(hra):
        vypis_hru(hra)
        odkud, kam = nacti_tah()
        try:
            udelej_tah(hra, odkud, kam)
        except ValueError as chyba:
            print('To nejde.', chyba)

    vypis_hru(hra)
    print('Všechny karty jsou na svém místě. Gratuluji k výhře!')


if __name__ == '__main__':
    # Některé konzole neznají znaky ♠♥♦♣ a program by v nich při výpisu spadl.
    # Takhle se místo neznámého znaku ukáže otazník. (V IDLE tohle nastavení není.)
    if hasattr(sys.stdout, 'reconfigure'):
        sys.stdout.reconfigure(errors='replace')
    try:
        hraj()
    except (EOFError, KeyboardInterrupt):
        # Ctrl+C, nebo už není odkud číst další tahy.
        print()
        print('Konec hry. Tak zase příště!')
