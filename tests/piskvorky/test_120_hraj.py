"""Funkce hraj, hra z klávesnice: levely 120 a 121."""

import re
from inspect import signature

import pytest


def klavesnice_s_koncem(monkeypatch, *radky):
    """Klávesnice, na které někdo napíše řádky a pak vstup ukončí: input() vyhodí EOFError."""
    fronta = list(radky)

    def precti_radek(vyzva=''):
        print(vyzva, end='')
        if not fronta:
            raise EOFError('vstup skončil')
        return fronta.pop(0)

    monkeypatch.setattr('builtins.input', precti_radek)


def hledej_postupne(vypis, *zpravy):
    """Ověří, že jsou zprávy ve výpisu v tomhle pořadí."""
    zbytek = vypis
    for zprava in zpravy:
        assert zprava in zbytek, f'Chybí zpráva: {zprava}\nVýpis odtud dál: {zbytek[:60]!r}'
        zbytek = zbytek[zbytek.index(zprava) + len(zprava) :]


@pytest.mark.level(120)
def test_hraj_existuje(piskvorky):
    """Funkce `hraj` se volá bez parametrů."""
    signature(piskvorky.hraj).bind()


@pytest.mark.level(121)
def test_prikaz_quit_ukonci_hru(piskvorky, klavesnice, capsys):
    """Po příkazu quit se program rozloučí a na nic dalšího se neptá. Zkouší se jen quit."""
    klavesnice('quit')
    piskvorky.hraj()
    vypis = capsys.readouterr().out
    assert 'Na shledanou' in vypis, 'Po příkazu quit má program vypsat: Na shledanou'


@pytest.mark.level(121)
def test_napoveda_je_na_zacatku(piskvorky, monkeypatch, capsys):
    """Než program přečte první příkaz, vypíše nápovědu. Jsou v ní příkazy board, new a quit. Zkouší se jen quit."""
    vypsano_pred_otazkou = []

    def precti_radek(vyzva=''):
        vypsano_pred_otazkou.append(capsys.readouterr().out + str(vyzva))
        return 'quit'

    monkeypatch.setattr('builtins.input', precti_radek)
    piskvorky.hraj()
    assert vypsano_pred_otazkou != [], 'Program se na žádný příkaz nezeptal. Čte je pomocí input?'
    for prikaz in 'board', 'new', 'quit':
        assert prikaz in vypsano_pred_otazkou[0], f'Před první otázkou chybí v nápovědě příkaz {prikaz}.'


@pytest.mark.level(121)
def test_zpravy_se_vypisuji(piskvorky, klavesnice, capsys):
    """Po každém příkazu se vypíše jeho zpráva. Zkouší se e5, znovu e5, e55, d4, board, new a quit."""
    klavesnice('e5', 'e5', 'e55', 'd4', 'board', 'new', 'quit')
    piskvorky.hraj()
    vypis = capsys.readouterr().out
    hledej_postupne(
        vypis,
        'Ok',
        'Pole je zabrané, hraj znovu',
        'Tah ve špatném formátu',
        'Ok',
        '_ _ _ _ x _ _ _ _',
        '_ _ _ o _ _ _ _ _',
        'Nová hra',
        'Na shledanou',
    )


@pytest.mark.level(121)
def test_ve_vypisu_neni_none(piskvorky, klavesnice, capsys):
    """Mezi zprávami se neobjeví None, tedy výsledek funkce, která nic nevrací. Zkouší se e5, e55, board a quit."""
    klavesnice('e5', 'e55', 'board', 'quit')
    piskvorky.hraj()
    assert 'None' not in capsys.readouterr().out, 'Mezi zprávami se vypsalo None.'


@pytest.mark.level(121)
def test_prazdny_radek(piskvorky, klavesnice, capsys):
    """Prázdný řádek je taky příkaz, jen ve špatném formátu. Zkouší se samotný Enter, e5, zase Enter a quit."""
    klavesnice('', 'e5', '', 'quit')
    piskvorky.hraj()
    vypis = capsys.readouterr().out
    hledej_postupne(vypis, 'Tah ve špatném formátu', 'Ok', 'Tah ve špatném formátu', 'Na shledanou')


@pytest.mark.level(121)
def test_zacina_se_s_prazdnym_planem(piskvorky, klavesnice, capsys):
    """Na začátku je nová hra: plán je prázdný a začíná x. Zkouší se board, a1, board a quit."""
    klavesnice('board', 'a1', 'board', 'quit')
    piskvorky.hraj()
    vypis = capsys.readouterr().out
    hledej_postupne(
        vypis,
        '_ _ _ _ _ _ _ _ _',
        'Ok',
        '_ _ _ _ _ _ _ _ _',
        'x _ _ _ _ _ _ _ _',
        'Na shledanou',
    )


@pytest.mark.level(121)
def test_cela_hra(piskvorky, klavesnice, capsys):
    """Hru jde dohrát až k výhře a pak začít novou.

    Zkouší se e5, d5, e4, d4, e6, d6, e3, d3, e7, a1, new, a1 a quit.
    """
    klavesnice('e5', 'd5', 'e4', 'd4', 'e6', 'd6', 'e3', 'd3', 'e7', 'a1', 'new', 'a1', 'quit')
    piskvorky.hraj()
    vypis = capsys.readouterr().out
    hledej_postupne(
        vypis,
        'Výhra! Gratuluji hráči x',
        '_ _ x x x x x _ _',
        '_ _ o o o o _ _ _',
        'Hra je dokončená, dej "new" pro novou',
        'Nová hra',
        'Ok',
        'Na shledanou',
    )


@pytest.mark.level(121)
def test_konec_vstupu(piskvorky, monkeypatch, capsys):
    """Když vstup skončí (input vyhodí EOFError), skončí v klidu i hra. Zkouší se e5, d4 a konec vstupu."""
    klavesnice_s_koncem(monkeypatch, 'e5', 'd4')
    piskvorky.hraj()
    vypis = capsys.readouterr().out
    hledej_postupne(vypis, 'Ok', 'Ok')


@pytest.mark.level(121)
def test_konec_vstupu_hned_na_zacatku(piskvorky, monkeypatch):
    """Vstup může skončit i dřív, než přijde první příkaz. Zkouší se jen konec vstupu."""
    klavesnice_s_koncem(monkeypatch)
    piskvorky.hraj()


@pytest.mark.level(121)
def test_na_konci_vstupu_se_program_rozlouci(piskvorky, monkeypatch, capsys):
    """Konec vstupu je jako quit: program se ještě rozloučí, třeba Na shledanou. Zkouší se e5 a konec vstupu."""
    prikazy = ['e5']

    def precti_radek(vyzva=''):
        if prikazy:
            return prikazy.pop(0)
        capsys.readouterr()  # co se vypsalo až doteď, to rozloučení není
        raise EOFError('vstup skončil')

    monkeypatch.setattr('builtins.input', precti_radek)
    piskvorky.hraj()
    rozlouceni = capsys.readouterr().out
    assert rozlouceni.strip() != '', 'Když vstup skončil, program se nerozloučil. Po příkazu quit to dělá.'


@pytest.mark.level(121)
def test_je_videt_kdo_je_na_tahu(piskvorky, monkeypatch, capsys):
    """Otázka připomene, kdo je na tahu. Zkouší se e5, d4, e6, e6, d5, new a quit."""
    # Hráči se dá říkat x a o, ale i křížek a kolečko nebo kroužek. Podtržítko k písmenku nepatří.
    jak_se_pozna = {'x': r'(\b|_)x(\b|_)|kříž|[×✕✖❌]', 'o': r'(\b|_)o(\b|_)|koleč|krouž|[○◯⭕]'}
    prikazy = ['e5', 'd4', 'e6', 'e6', 'd5', 'new', 'quit']
    pred_otazkami = []

    def precti_radek(vyzva=''):
        pred_otazkami.append(capsys.readouterr().out + str(vyzva))
        return prikazy[len(pred_otazkami) - 1]

    monkeypatch.setattr('builtins.input', precti_radek)
    piskvorky.hraj()
    for prikaz, kdo, vypsano in zip(prikazy, 'oxooxx', pred_otazkami[1:]):
        je_to_videt = re.search(jak_se_pozna[kdo], vypsano.lower())
        assert je_to_videt, f'Po příkazu {prikaz} je na tahu {kdo}, ale v další otázce to není: {vypsano!r}'
    rozliseni = pred_otazkami[1] != pred_otazkami[2]
    assert rozliseni, f'Na hráče x i na hráče o se program ptá úplně stejně: {pred_otazkami[1]!r}'


@pytest.mark.level(121)
def test_tri_hry_po_sobe(piskvorky, klavesnice, capsys):
    """Funkce hraj začne pokaždé novou hru. Zkouší se e5, board a quit, potom board a quit a pak zase to první."""
    klavesnice('e5', 'board', 'quit')
    piskvorky.hraj()
    capsys.readouterr()  # co se vypsalo poprvé, zkoušejí ostatní testy
    klavesnice('board', 'quit')
    piskvorky.hraj()
    podruhe = capsys.readouterr().out
    klavesnice('e5', 'board', 'quit')
    piskvorky.hraj()
    potreti = capsys.readouterr().out
    hledej_postupne(podruhe, '_ _ _ _ _ _ _ _ _', 'Na shledanou')
    assert '_ _ _ _ x _ _ _ _' not in podruhe, 'Ve druhé hře leží kámen z té první.'
    hledej_postupne(potreti, 'Ok', '_ _ _ _ x _ _ _ _', 'Na shledanou')


@pytest.mark.level(121)
def test_soubor_spusti_hru(spust):
    """Hra se spustí příkazem python piskvorky.py. Zkouší se e5, e5, board, new a quit."""
    vypis = spust('piskvorky.py', 'e5', 'e5', 'board', 'new', 'quit')
    hledej_postupne(
        vypis,
        'Ok',
        'Pole je zabrané, hraj znovu',
        '_ _ _ _ x _ _ _ _',
        'Nová hra',
        'Na shledanou',
    )
