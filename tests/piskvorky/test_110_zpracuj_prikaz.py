"""Funkce zpracuj_prikaz, průběh hry: levely 110 až 113."""

from inspect import signature

import pytest


def plan_s_kameny(x='', o=''):
    """Plán, na kterém leží kameny jen na vyjmenovaných polích, třeba plan_s_kameny(x='e5 e6', o='a1')."""
    plan = [['_'] * 9 for _ in range(9)]
    for pismenko, cislice in x.split():
        plan['abcdefghi'.index(pismenko)][int(cislice) - 1] = 'x'
    for pismenko, cislice in o.split():
        plan['abcdefghi'.index(pismenko)][int(cislice) - 1] = 'o'
    return plan


def rozehrana_hra():
    """Hra po čtyřech tazích, na řadě je x."""
    return {'plan': plan_s_kameny(x='e5 d6', o='e6 f4'), 'hrac': 'x', 'konec': False}


def dokoncena_hra():
    """Hra, ve které x vyhrál pěticí e1 až e5."""
    return {'plan': plan_s_kameny(x='e1 e2 e3 e4 e5', o='a1 b2 c3 d1'), 'hrac': 'x', 'konec': True}


def odpoved(piskvorky, hra, prikaz):
    """Nová hra a zpráva, které funkce zpracuj_prikaz vrátila."""
    vysledek = piskvorky.zpracuj_prikaz(hra, prikaz)
    assert isinstance(vysledek, tuple), 'Funkce má vrátit dvojici: novou hru a zprávu.'
    assert len(vysledek) == 2, f'Funkce má vrátit dvojici, ale prvků je v ní {len(vysledek)}.'
    nova_hra, zprava = vysledek
    assert isinstance(zprava, str), f'Zpráva má být řetězec, ale je to {zprava!r}.'
    return nova_hra, zprava


def porovnej_hry(hra, ocekavana_hra, zprava):
    """Porovná hry kousek po kousku. První, který nesedí, ukáže."""
    assert isinstance(hra, dict), f'Hra má být slovník, ale je to {hra!r}.'
    for klic in 'plan', 'hrac', 'konec':
        assert klic in hra, f'Ve hře chybí klíč {klic!r}.'
    assert isinstance(hra['plan'], list), f"hra['plan'] má být seznam řad, ale je to {hra['plan']!r}."
    assert len(hra['plan']) == 9, f'V plánu má být 9 řad, je jich {len(hra["plan"])}.'
    for rada in range(9):
        jedna_rada = hra['plan'][rada]
        assert jedna_rada == ocekavana_hra['plan'][rada], f'{zprava} V plánu nesedí řada {"abcdefghi"[rada]}.'
    assert hra['hrac'] == ocekavana_hra['hrac'], f"{zprava} Nesedí hra['hrac']."
    assert hra['konec'] is ocekavana_hra['konec'], f"{zprava} Nesedí hra['konec']."


@pytest.mark.level(110)
def test_zpracuj_prikaz_existuje(piskvorky):
    """Funkce `zpracuj_prikaz` bere dva parametry: hru a příkaz."""
    signature(piskvorky.zpracuj_prikaz).bind('hra', 'e5')


# Level 111: tah


@pytest.mark.level(111)
def test_tah_polozi_kamen(piskvorky):
    """Po tahu je na plánu nový kámen a zpráva je Ok."""
    hra = {'plan': plan_s_kameny(), 'hrac': 'x', 'konec': False}
    nova_hra, zprava = odpoved(piskvorky, hra, 'c7')
    assert zprava == 'Ok'
    assert isinstance(nova_hra, dict), f'Nová hra má být slovník, ale je to {nova_hra!r}.'
    assert nova_hra['plan'][2] == ['_', '_', '_', '_', '_', '_', 'x', '_', '_'], 'Po tahu c7 má na c7 ležet x.'


@pytest.mark.level(111)
def test_po_tahu_je_na_rade_druhy_hrac(piskvorky):
    """Po tahu hráče x je na řadě o. Hra pokračuje."""
    hra = {'plan': plan_s_kameny(), 'hrac': 'x', 'konec': False}
    nova_hra, _ = odpoved(piskvorky, hra, 'e5')
    assert nova_hra['hrac'] == 'o'
    assert nova_hra['konec'] is False, "Hra pokračuje, pod klíčem 'konec' má být přesně False."


@pytest.mark.level(111)
def test_tah_hrace_o(piskvorky):
    """Pokládá se kámen toho, kdo je na řadě. Po tahu hráče o je na řadě x."""
    hra = {'plan': plan_s_kameny(x='e5'), 'hrac': 'o', 'konec': False}
    nova_hra, zprava = odpoved(piskvorky, hra, 'd4')
    assert zprava == 'Ok'
    porovnej_hry(nova_hra, {'plan': plan_s_kameny(x='e5', o='d4'), 'hrac': 'x', 'konec': False}, 'Hráč o táhl na d4.')


@pytest.mark.level(111)
def test_ostatni_kameny_zustanou(piskvorky):
    """Nová hra má stejné klíče jako ta stará a na plánu zůstanou i kameny z minulých tahů."""
    nova_hra, zprava = odpoved(piskvorky, rozehrana_hra(), 'i9')
    assert zprava == 'Ok'
    ocekavana_hra = {'plan': plan_s_kameny(x='e5 d6 i9', o='e6 f4'), 'hrac': 'o', 'konec': False}
    porovnej_hry(nova_hra, ocekavana_hra, 'Hráč x táhl na i9.')


@pytest.mark.level(111)
def test_tri_tahy_za_sebou(piskvorky):
    """Hra, kterou funkce vrátí, jde hned poslat do dalšího tahu."""
    hra = {'plan': plan_s_kameny(), 'hrac': 'x', 'konec': False}
    hra, _ = odpoved(piskvorky, hra, 'a1')
    hra, _ = odpoved(piskvorky, hra, 'b1')
    hra, zprava = odpoved(piskvorky, hra, 'a2')
    assert zprava == 'Ok'
    ocekavana_hra = {'plan': plan_s_kameny(x='a1 a2', o='b1'), 'hrac': 'o', 'konec': False}
    porovnej_hry(hra, ocekavana_hra, 'Za sebou se táhlo na a1, b1 a a2.')


# Level 112: příkazy new, quit a board


@pytest.mark.level(112)
def test_prikaz_new(piskvorky):
    """Příkaz new začne novou hru: plán je prázdný a na řadě je x."""
    hra = {'plan': plan_s_kameny(x='e5 d6', o='e6'), 'hrac': 'o', 'konec': False}
    nova_hra, zprava = odpoved(piskvorky, hra, 'new')
    assert zprava == 'Nová hra'
    porovnej_hry(nova_hra, {'plan': plan_s_kameny(), 'hrac': 'x', 'konec': False}, 'Hra má být úplně nová.')


@pytest.mark.level(112)
def test_prikaz_new_po_konci(piskvorky):
    """Příkaz new funguje i po konci hry. Nová hra zase není dokončená."""
    nova_hra, zprava = odpoved(piskvorky, dokoncena_hra(), 'new')
    assert zprava == 'Nová hra'
    porovnej_hry(nova_hra, {'plan': plan_s_kameny(), 'hrac': 'x', 'konec': False}, 'Hra má být úplně nová.')


@pytest.mark.level(112)
def test_dvakrat_new(piskvorky):
    """V nové hře nezůstal žádný kámen z té minulé."""
    hra, _ = odpoved(piskvorky, rozehrana_hra(), 'new')
    hra, _ = odpoved(piskvorky, hra, 'e5')
    hra, _ = odpoved(piskvorky, hra, 'new')
    porovnej_hry(hra, {'plan': plan_s_kameny(), 'hrac': 'x', 'konec': False}, 'Hra má být úplně nová.')


@pytest.mark.level(112)
def test_prikaz_quit(piskvorky):
    """Po příkazu quit už žádná hra není. Místo ní funkce vrátí None a rozloučí se."""
    nova_hra, zprava = odpoved(piskvorky, rozehrana_hra(), 'quit')
    assert zprava == 'Na shledanou'
    assert nova_hra is None, f'Místo hry má funkce vrátit None, ale vrátila {nova_hra!r}.'


@pytest.mark.level(112)
def test_prikaz_quit_po_konci(piskvorky):
    """Příkaz quit funguje i po konci hry."""
    nova_hra, zprava = odpoved(piskvorky, dokoncena_hra(), 'quit')
    assert zprava == 'Na shledanou'
    assert nova_hra is None, f'Místo hry má funkce vrátit None, ale vrátila {nova_hra!r}.'


@pytest.mark.level(112)
def test_prikaz_board(piskvorky):
    """Zpráva po příkazu board je text plánu, řada a je dole. Funkce ho vrací, nevypisuje."""
    _, zprava = odpoved(piskvorky, rozehrana_hra(), 'board')
    assert zprava == (
        '_ _ _ _ _ _ _ _ _\n'
        '_ _ _ _ _ _ _ _ _\n'
        '_ _ _ _ _ _ _ _ _\n'
        '_ _ _ o _ _ _ _ _\n'
        '_ _ _ _ x o _ _ _\n'
        '_ _ _ _ _ x _ _ _\n'
        '_ _ _ _ _ _ _ _ _\n'
        '_ _ _ _ _ _ _ _ _\n'
        '_ _ _ _ _ _ _ _ _'
    )


@pytest.mark.level(112)
def test_prikaz_board_neni_tah(piskvorky):
    """Příkazem board se netáhne: plán zůstane a na řadě je pořád stejný hráč."""
    nova_hra, _ = odpoved(piskvorky, rozehrana_hra(), 'board')
    porovnej_hry(nova_hra, rozehrana_hra(), 'Příkazem board se hra nemění.')


@pytest.mark.level(112)
def test_prikaz_board_po_konci(piskvorky):
    """Příkaz board ukáže plán i po konci hry."""
    nova_hra, zprava = odpoved(piskvorky, dokoncena_hra(), 'board')
    assert zprava == (
        '_ _ _ _ _ _ _ _ _\n'
        '_ _ _ _ _ _ _ _ _\n'
        '_ _ _ _ _ _ _ _ _\n'
        '_ _ _ _ _ _ _ _ _\n'
        'x x x x x _ _ _ _\n'
        'o _ _ _ _ _ _ _ _\n'
        '_ _ o _ _ _ _ _ _\n'
        '_ o _ _ _ _ _ _ _\n'
        'o _ _ _ _ _ _ _ _'
    )
    porovnej_hry(nova_hra, dokoncena_hra(), 'Příkazem board se hra nemění.')


# Level 113: tahy, které nejdou


@pytest.mark.level(113)
def test_na_nesmysl_se_odpovi_zpravou(piskvorky):
    """Na příkaz, který není pozice, se odpoví zprávou. Výjimku z pozice_z_prikazu je potřeba zachytit."""
    vyjimka_unikla = False
    try:
        piskvorky.zpracuj_prikaz(rozehrana_hra(), 'ahoj')
    except ValueError:
        vyjimka_unikla = True
    assert not vyjimka_unikla, 'Funkce skončila výjimkou ValueError. Zachytí ji try a except ValueError.'


@pytest.mark.level(113)
def test_tah_ve_spatnem_formatu(piskvorky):
    """Co není příkaz ani pole na plánu, to je tah ve špatném formátu."""
    _, zprava = odpoved(piskvorky, rozehrana_hra(), 'z9')
    assert zprava == 'Tah ve špatném formátu'
    _, zprava = odpoved(piskvorky, rozehrana_hra(), 'e0')
    assert zprava == 'Tah ve špatném formátu'
    _, zprava = odpoved(piskvorky, rozehrana_hra(), 'ahoj')
    assert zprava == 'Tah ve špatném formátu'
    _, zprava = odpoved(piskvorky, rozehrana_hra(), '')
    assert zprava == 'Tah ve špatném formátu'


@pytest.mark.level(113)
def test_prikazy_plati_na_znak(piskvorky):
    """Příkaz musí sedět na znak. Velké písmeno nebo mezera navíc je špatný formát."""
    _, zprava = odpoved(piskvorky, rozehrana_hra(), 'New')
    assert zprava == 'Tah ve špatném formátu'
    _, zprava = odpoved(piskvorky, rozehrana_hra(), 'new ')
    assert zprava == 'Tah ve špatném formátu'
    _, zprava = odpoved(piskvorky, rozehrana_hra(), 'A1')
    assert zprava == 'Tah ve špatném formátu'


@pytest.mark.level(113)
def test_po_spatnem_formatu_tahne_stejny_hrac(piskvorky):
    """Po tahu ve špatném formátu se nic nezmění. Stejný hráč to zkusí znovu."""
    nova_hra, _ = odpoved(piskvorky, rozehrana_hra(), 'e55')
    porovnej_hry(nova_hra, rozehrana_hra(), 'Hra má zůstat, jak byla.')


@pytest.mark.level(113)
def test_tah_na_obsazene_pole(piskvorky):
    """Na pole, kde už kámen leží, táhnout nejde. Ani na svoje, ani na soupeřovo."""
    _, zprava = odpoved(piskvorky, rozehrana_hra(), 'e5')
    assert zprava == 'Pole je zabrané, hraj znovu'
    _, zprava = odpoved(piskvorky, rozehrana_hra(), 'f4')
    assert zprava == 'Pole je zabrané, hraj znovu'


@pytest.mark.level(113)
def test_po_zabranem_poli_tahne_stejny_hrac(piskvorky):
    """Po tahu na zabrané pole se nic nezmění. Stejný hráč to zkusí znovu."""
    nova_hra, _ = odpoved(piskvorky, rozehrana_hra(), 'e6')
    porovnej_hry(nova_hra, rozehrana_hra(), 'Hra má zůstat, jak byla.')


@pytest.mark.level(113)
def test_tah_po_konci_hry(piskvorky):
    """Po konci hry už táhnout nejde. Hra zůstane, jak byla."""
    nova_hra, zprava = odpoved(piskvorky, dokoncena_hra(), 'i9')
    assert zprava == 'Hra je dokončená, dej "new" pro novou'
    porovnej_hry(nova_hra, dokoncena_hra(), 'Hra má zůstat, jak byla.')


@pytest.mark.level(113)
def test_tah_na_zabrane_pole_po_konci_hry(piskvorky):
    """Po konci hry nezáleží na tom, jestli je pole volné. Zpráva je pořád ta, že hra je dokončená."""
    nova_hra, zprava = odpoved(piskvorky, dokoncena_hra(), 'e5')
    assert zprava == 'Hra je dokončená, dej "new" pro novou'
    porovnej_hry(nova_hra, dokoncena_hra(), 'Hra má zůstat, jak byla.')


@pytest.mark.level(113)
def test_spatny_format_po_konci_hry(piskvorky):
    """Nesmysl je tah ve špatném formátu i po konci hry."""
    nova_hra, zprava = odpoved(piskvorky, dokoncena_hra(), 'x5')
    assert zprava == 'Tah ve špatném formátu'
    porovnej_hry(nova_hra, dokoncena_hra(), 'Hra má zůstat, jak byla.')
