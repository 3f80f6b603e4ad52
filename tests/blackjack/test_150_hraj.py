"""Funkce hraj, celá hra z klávesnice: level 150."""

import pytest

# Aby bylo předem jasné, co přijde, dostane program místo zamíchaného balíčku srovnaný.
# Karty 7, 20, 33 a 46 jsou osmičky: ať se rozdají jakkoli, oba mají 16. Karty 6, 19, 32
# a 45 jsou sedmičky, s těmi mají oba 14.


def odehraj(blackjack, klavesnice, capsys, balicek, prikazy):
    """Zahraje hru s tímhle balíčkem a s těmihle příkazy z klávesnice; vrátí, co program vypsal."""
    chyby = []
    hra = {
        'balicek': balicek,
        'odhoz': [0, 13],
        'krupier': [],
        'hrac': [],
        'penize': 1000.0,
        'sazka': 10.0,
        'hraje_se': False,
        'zprava': '',
    }
    blackjack.nova_hra = lambda: hra
    klavesnice(*prikazy)
    try:
        blackjack.hraj()
    except ValueError as chyba:
        chyby.append(chyba)
    assert not chyby, f'Hru ukončila výjimka ValueError ({chyby[0]}). Zachyť ji, vypiš její větu a ptej se dál.'
    return capsys.readouterr().out


@pytest.mark.level(150)
def test_nova_a_stuj(blackjack, klavesnice, capsys):
    """Příkazy `nová`, `stůj`, `konec`: rozdá se a dohraje krupiér. Je vidět, co je na stole a jak to dopadlo."""
    vystup = odehraj(blackjack, klavesnice, capsys, [7, 20, 33, 46, 9, 10], ['nová', 'stůj', 'konec'])
    assert 'karta rubem nahoru' in vystup, 'Po příkazu nová má být vidět, že krupiér má kartu rubem nahoru.'
    assert 'křížová osmička' in vystup, 'Program nevypsal kartu křížová osmička.'
    assert 'kárová osmička' in vystup, 'Program nevypsal kartu kárová osmička.'
    assert 'srdcová osmička' in vystup, 'Program nevypsal kartu srdcová osmička.'
    assert 'piková osmička' in vystup, 'Program nevypsal kartu piková osmička.'
    assert 'křížová desítka' in vystup, 'Program nevypsal křížovou desítku, kterou si krupiér přibral.'
    assert 'Krupiér má přes 21, vyhráváš!' in vystup, 'Program nevypsal zprávu Krupiér má přes 21, vyhráváš!'
    assert '1010' in vystup, 'Program nevypsal, že má hráč 1010.'


@pytest.mark.level(150)
def test_zakryta_karta_se_neprozradi(blackjack, klavesnice, capsys):
    """Příkazy `nová`, `konec`: dokud hra běží, jméno krupiérovy karty rubem nahoru vidět není."""
    vystup = odehraj(blackjack, klavesnice, capsys, [7, 20, 33, 46, 9, 10], ['nová', 'konec'])
    osmicky = ['křížová osmička', 'kárová osmička', 'srdcová osmička', 'piková osmička']
    videt = [jmeno for jmeno in osmicky if jmeno in vystup]
    assert len(videt) < 4, 'Program prozradil i kartu, kterou má krupiér rubem nahoru.'
    assert len(videt) == 3, f'Vidět mají být jména tří karet, které leží lícem nahoru, ale program vypsal jen {videt}.'


@pytest.mark.level(150)
def test_ve_vypisu_neni_none(blackjack, klavesnice, capsys):
    """Příkazy `nová`, `stůj`, `nic`, `konec`: neobjeví se None, tedy výsledek funkce, která nic nevrací."""
    vystup = odehraj(blackjack, klavesnice, capsys, [7, 20, 33, 46, 9, 10], ['nová', 'stůj', 'nic', 'konec'])
    assert 'None' not in vystup, 'Mezi kartami se vypsalo None.'


@pytest.mark.level(150)
def test_ber(blackjack, klavesnice, capsys):
    """Příkazy `nová`, `ber`, `stůj`, `konec`: příkaz `ber` přidá hráči kartu."""
    vystup = odehraj(blackjack, klavesnice, capsys, [7, 20, 33, 46, 4, 3], ['nová', 'ber', 'stůj', 'konec'])
    assert 'křížová pětka' in vystup, 'Program nevypsal křížovou pětku, kterou hráč dostal.'
    assert 'křížová čtyřka' in vystup, 'Program nevypsal křížovou čtyřku, kterou si krupiér přibral.'
    assert 'Vyhráváš!' in vystup, 'Program nevypsal zprávu Vyhráváš!'
    assert '1010' in vystup, 'Program nevypsal, že má hráč 1010.'


@pytest.mark.level(150)
def test_sazka(blackjack, klavesnice, capsys):
    """Příkazy `sázka 50`, `nová`, `stůj`, `konec`: hraje se o 50."""
    vystup = odehraj(blackjack, klavesnice, capsys, [7, 20, 33, 46, 9], ['sázka 50', 'nová', 'stůj', 'konec'])
    assert '1050' in vystup, 'Program nevypsal, že má hráč po výhře se sázkou 50 celkem 1050.'


@pytest.mark.level(150)
def test_sazka_s_carkou(blackjack, klavesnice, capsys):
    """Příkazy `sázka 12,5`, `nová`, `stůj`, `konec`: text za slovem `sázka` přečte funkce `zmen_sazku`, i s čárkou."""
    vystup = odehraj(blackjack, klavesnice, capsys, [7, 20, 33, 46, 9], ['sázka 12,5', 'nová', 'stůj', 'konec'])
    assert '1012' in vystup, 'Program nevypsal, že má hráč po výhře s touhle sázkou celkem 1012.5.'


@pytest.mark.level(150)
def test_sazka_bez_castky(blackjack, klavesnice, capsys):
    """Příkazy `sázka`, `sázka 50`, `nová`, `stůj`, `konec`: samotné slovo `sázka` hru neukončí."""
    prikazy = ['sázka', 'sázka 50', 'nová', 'stůj', 'konec']
    vystup = odehraj(blackjack, klavesnice, capsys, [7, 20, 33, 46, 9], prikazy)
    assert '1050' in vystup, 'Program nevypsal, že má hráč po výhře se sázkou 50 celkem 1050.'


@pytest.mark.level(150)
def test_dobij(blackjack, klavesnice, capsys):
    """Příkazy `sázka 1000`, `nová`, `ber`, `dobij`, `nová`, `stůj`, `konec`: po prohře jde peníze doplnit."""
    balicek = [7, 20, 33, 46, 9, 6, 19, 32, 45, 12]
    prikazy = ['sázka 1000', 'nová', 'ber', 'dobij', 'nová', 'stůj', 'konec']
    vystup = odehraj(blackjack, klavesnice, capsys, balicek, prikazy)
    assert 'Přes 21, prohráváš.' in vystup, 'Program nevypsal zprávu Přes 21, prohráváš.'
    assert 'Krupiér má přes 21, vyhráváš!' in vystup, 'Druhé rozdání program nedohrál.'
    assert '1010' in vystup, 'Program nevypsal, že má hráč po dobití peněz a výhře 1010.'


@pytest.mark.level(150)
def test_bez_penez(blackjack, klavesnice, capsys):
    """Totéž, ale místo `dobij` je tu `ahoj`: peníze přidá jen příkaz `dobij`. Bez nich jde hrát dál, ale o nic."""
    balicek = [7, 20, 33, 46, 9, 6, 19, 32, 45, 12]
    prikazy = ['sázka 1000', 'nová', 'ber', 'ahoj', 'nová', 'stůj', 'konec']
    vystup = odehraj(blackjack, klavesnice, capsys, balicek, prikazy)
    assert 'Krupiér má přes 21, vyhráváš!' in vystup, 'Druhé rozdání program nedohrál.'
    assert '1010' not in vystup, 'Peníze se doplnily, i když příkaz dobij nepřišel.'


@pytest.mark.level(150)
def test_co_nejde_to_hru_neukonci(blackjack, klavesnice, capsys):
    """Příkazy, které teď nejdou (`stůj` před hrou, `sázka 500` ve hře) nebo neexistují (`ahoj`), nic nezmění."""
    pred_hrou = ['ber', 'stůj', 'dobij', 'dej 500', 'vsaď 500', '']
    ve_hre = ['nová', 'nová', 'sázka 500', 'ahoj', 'výhra', 'dobij', 'ber', 'stůj']
    po_hre = ['stůj', 'konec']
    balicek = [7, 20, 33, 46, 4, 12]
    vystup = odehraj(blackjack, klavesnice, capsys, balicek, pred_hrou + ve_hre + po_hre)
    assert 'Krupiér má přes 21, vyhráváš!' in vystup, 'Program hru nedohrál.'
    assert '1010' in vystup, 'Program nevypsal, že má hráč po výhře se sázkou 10 celkem 1010.'


@pytest.mark.level(150)
def test_je_videt_veta_z_vyjimky(blackjack, klavesnice, capsys):
    """Příkazy `ber`, `konec`: před hrou funkce `ber` vyhodí ValueError a program její větu vypíše."""
    with pytest.raises(ValueError) as zachycena:
        blackjack.ber(blackjack.nova_hra())
    veta = str(zachycena.value)
    vystup = odehraj(blackjack, klavesnice, capsys, [7, 20, 33, 46, 4, 12], ['ber', 'konec'])
    assert veta in vystup, f'Program nevypsal větu, se kterou funkce ber vyhodila ValueError: {veta}'


@pytest.mark.level(150)
def test_program_jde_spustit(spust):
    """Příkazy `nová`, `konec`: soubor jde spustit jako program a příkaz `konec` ho ukončí."""
    vystup = spust('blackjack.py', 'nová', 'konec')
    assert 'křížov' in vystup or 'károv' in vystup or 'srdcov' in vystup or 'pikov' in vystup, (
        'Po příkazu nová program nevypsal žádnou kartu.'
    )
