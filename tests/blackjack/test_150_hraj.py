"""Funkce hraj, celá hra z klávesnice: level 150."""

import pytest

# Aby bylo předem jasné, co přijde, dostane program místo zamíchaného balíčku srovnaný.
# Karty 7, 20, 33 a 46 jsou osmičky: ať se rozdají jakkoli, oba mají 16. Karty 6, 19, 32
# a 45 jsou sedmičky, s těmi mají oba 14.


def hra_s_balickem(balicek):
    """Nová hra s tímhle balíčkem. V odhozu jsou karty, které jinak chybějí, ať je z čeho míchat."""
    return {
        'balicek': balicek,
        'odhoz': [0, 13],
        'krupier': [],
        'hrac': [],
        'penize': 1000.0,
        'sazka': 10.0,
        'hraje_se': False,
        'zprava': '',
    }


def odehraj(blackjack, klavesnice, capsys, balicek, prikazy):
    """Zahraje hru s tímhle balíčkem a s těmihle příkazy z klávesnice; vrátí, co program vypsal."""
    chyby = []
    blackjack.nova_hra = lambda: hra_s_balickem(balicek)
    klavesnice(*prikazy)
    try:
        blackjack.hraj()
    except ValueError as chyba:
        chyby.append(chyba)
    assert not chyby, f'Hru ukončila výjimka ValueError ({chyby[0]}). Zachyť ji, vypiš její větu a ptej se dál.'
    return capsys.readouterr().out


def vypisy_po_prikazech(blackjack, monkeypatch, capsys, balicek, prikazy):
    """Zahraje hru s tímhle balíčkem a vrátí seznam: co program vypsal po prvním příkazu, po druhém a tak dál."""
    vypisy = []

    def precti_radek(vyzva=''):
        vypisy.append(capsys.readouterr().out)
        if len(vypisy) > len(prikazy):
            raise EOFError('víc příkazů už není')
        return prikazy[len(vypisy) - 1]

    blackjack.nova_hra = lambda: hra_s_balickem(balicek)
    monkeypatch.setattr('builtins.input', precti_radek)
    blackjack.hraj()
    return vypisy[1:]


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
def test_hraj_nic_nevraci(blackjack, klavesnice):
    """Příkaz `konec`: hra skončí a funkce nic nevrátí."""
    klavesnice('konec')
    vysledek = blackjack.hraj()
    assert vysledek is None


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
    # Tečka, nebo čárka, to je jedno. Polovina se ale ztratit nesmí.
    ma_penize = '1012.5' in vystup or '1012,5' in vystup
    assert ma_penize, 'Program nevypsal, že má hráč po výhře s touhle sázkou celkem 1012.5.'


@pytest.mark.level(150)
def test_sazka_je_videt(blackjack, monkeypatch, capsys):
    """Příkazy `sázka 37`, znovu `sázka 37`, `nová`, `konec`: po každém je vidět, o kolik se hraje."""
    prikazy = ['sázka 37', 'sázka 37', 'nová', 'konec']
    vypisy = vypisy_po_prikazech(blackjack, monkeypatch, capsys, [7, 20, 33, 46, 9], prikazy)
    for prikaz, vypis in zip(prikazy, vypisy, strict=False):
        assert '37' in vypis, f'Program nevypsal sázku 37. Po příkazu {prikaz} vypsal: {vypis!r}'


@pytest.mark.level(150)
def test_je_videt_i_pulka_v_sazce(blackjack, monkeypatch, capsys):
    """Příkazy `sázka 37,5`, `konec`: sázka je vidět nezaokrouhlená, s tečkou, nebo s čárkou."""
    vypisy = vypisy_po_prikazech(blackjack, monkeypatch, capsys, [7, 20, 33, 46, 9], ['sázka 37,5', 'konec'])
    ma_sazku = '37.5' in vypisy[0] or '37,5' in vypisy[0]
    assert ma_sazku, f'Program nevypsal sázku 37.5. Po příkazu sázka 37,5 vypsal: {vypisy[0]!r}'


@pytest.mark.level(150)
def test_zprava_je_videt_i_podruhe(blackjack, monkeypatch, capsys):
    """Příkazy `nová`, `stůj`, `nová`, `stůj`, `konec`: zpráva se vypíše po každé hře, i když je stejná jako minule."""
    balicek = [7, 20, 33, 46, 9, 6, 19, 32, 45, 12]
    prikazy = ['nová', 'stůj', 'nová', 'stůj', 'konec']
    vypisy = vypisy_po_prikazech(blackjack, monkeypatch, capsys, balicek, prikazy)
    assert 'Krupiér má přes 21, vyhráváš!' in vypisy[1], 'Program po první hře nevypsal zprávu, jak skončila.'
    assert 'Krupiér má přes 21, vyhráváš!' in vypisy[3], 'Program po druhé hře nevypsal zprávu, jak skončila.'


@pytest.mark.level(150)
def test_hra_ktera_hned_skonci(blackjack, monkeypatch, capsys):
    """Příkazy `nová`, `konec`: když má někdo hned 21, je vidět zpráva i všechny karty krupiéra."""
    # Karta 0 je eso a karty 9, 10 a 11 jsou za 10. Komu z nich přijde eso, záleží na tom, komu se rozdává dřív.
    balicek = [9, 10, 0, 11, 30, 31]
    vypisy = vypisy_po_prikazech(blackjack, monkeypatch, capsys, balicek, ['nová', 'konec'])
    ohlasil = 'Blackjack, vyhráváš!' in vypisy[0] or 'Krupiér má blackjack.' in vypisy[0]
    assert ohlasil, 'Někdo má hned po rozdání 21, hra skončila, ale program nevypsal zprávu.'
    assert 'karta rubem nahoru' not in vypisy[0], 'Hra skončila, karta rubem nahoru už na stole není.'


@pytest.mark.level(150)
def test_na_neznamy_prikaz_se_odpovi(blackjack, monkeypatch, capsys):
    """Příkazy `nová`, `ahoj`, `konec`: příkaz `ahoj` program nezná a řekne to. Jak, to je na tobě."""
    balicek = [7, 20, 33, 46, 9, 10]
    vypisy = vypisy_po_prikazech(blackjack, monkeypatch, capsys, balicek, ['nová', 'ahoj', 'konec'])
    stul = vypisy[0].splitlines()
    nove_radky = [radek for radek in vypisy[1].splitlines() if radek not in stul]
    assert nove_radky != [], 'Příkaz ahoj program nezná, ale nic na něj neodpověděl.'


@pytest.mark.level(150)
def test_je_videt_jen_co_je_na_stole(blackjack, monkeypatch, capsys):
    """Příkazy `nová`, `stůj`, `nová`, `konec`: ukáže se, co je na stole teď, ne co na něm leželo dřív."""
    balicek = [7, 20, 33, 46, 9, 6, 19, 32, 45, 12]
    prikazy = ['nová', 'stůj', 'nová', 'konec']
    vypisy = vypisy_po_prikazech(blackjack, monkeypatch, capsys, balicek, prikazy)
    assert 'karta rubem nahoru' not in vypisy[1], 'Po příkazu stůj jsou všechny karty lícem nahoru.'
    assert 'sedmička' in vypisy[2], 'Ve druhé hře má být vidět, že se rozdaly sedmičky.'
    assert 'osmička' not in vypisy[2], 'Osmičky byly na stole v první hře, ve druhé už na něm nejsou.'


@pytest.mark.level(150)
def test_tri_hry_po_sobe(blackjack, klavesnice, capsys):
    """Třikrát po sobě se zkouší `nová`, `stůj` a `konec`, potřetí se stejnými kartami jako poprvé."""
    odehraj(blackjack, klavesnice, capsys, [7, 20, 33, 46, 9], ['nová', 'stůj', 'konec'])
    podruhe = odehraj(blackjack, klavesnice, capsys, [6, 19, 32, 45, 12], ['nová', 'stůj', 'konec'])
    potreti = odehraj(blackjack, klavesnice, capsys, [7, 20, 33, 46, 9], ['nová', 'stůj', 'konec'])
    assert 'osmička' not in podruhe, 'Osmičky byly na stole v první hře, ve druhé už na něm nejsou.'
    assert 'sedmička' in podruhe, 'Ve druhé hře se rozdaly sedmičky, ale program je nevypsal.'
    assert '1010' in podruhe, 'Po druhém zavolání funkce hraj už program hru nedohrál.'
    assert 'sedmička' not in potreti, 'Sedmičky byly na stole ve druhé hře, ve třetí už na něm nejsou.'
    assert 'osmička' in potreti, 'Ve třetí hře se rozdaly osmičky, ale program je nevypsal.'
    assert '1010' in potreti, 'Po třetím zavolání funkce hraj už program hru nedohrál.'


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
def test_je_videt_veta_z_vyjimky(blackjack, monkeypatch, capsys):
    """Příkazy `ber`, `ber`, `konec`: před hrou `ber` vyhodí ValueError a program její větu vypíše, i podruhé."""
    with pytest.raises(ValueError) as zachycena:
        blackjack.ber(blackjack.nova_hra())
    veta = str(zachycena.value)
    balicek = [7, 20, 33, 46, 4, 12]
    napoprve, podruhe = vypisy_po_prikazech(blackjack, monkeypatch, capsys, balicek, ['ber', 'ber', 'konec'])[:2]
    assert veta in napoprve, f'Program nevypsal větu, se kterou funkce ber vyhodila ValueError: {veta}'
    assert veta in podruhe, f'Po druhém příkazu ber program nevypsal větu, se kterou vyhodila ValueError: {veta}'


@pytest.mark.level(150)
def test_program_jde_spustit(spust):
    """Příkazy `nová`, `konec`: soubor jde spustit jako program a příkaz `konec` ho ukončí."""
    vystup = spust('blackjack.py', 'nová', 'konec')
    assert 'křížov' in vystup or 'károv' in vystup or 'srdcov' in vystup or 'pikov' in vystup, (
        'Po příkazu nová program nevypsal žádnou kartu.'
    )
