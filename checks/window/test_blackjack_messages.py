"""What the window says about the mistakes in a student's Blackjack, and that the table stays as it was."""

import pytest

from checks.running import ROOT
from checks.window.playing import sit_down, without
from checks.window.twentyone import hra, offered, prepared
from rozdej.author.check.sample_programs import right_programs
from rozdej.core.exercises import Exercise
from rozdej.window.gui.wire import MouseEvent

DECK = prepared(9, 8, 10, 11)
STUB = (ROOT / 'zadani' / 'blackjack' / 'blackjack.py').read_text(encoding='utf-8')
SOLUTION = (ROOT / 'reseni' / 'blackjack' / 'blackjack.py').read_text(encoding='utf-8')
NO_TOTALS = SOLUTION.replace('vyhodnot_ruku(', 'secti(')
"""A program that plays without `vyhodnot_ruku`."""


def test_cards_that_multiply_after_stuj(gamble):
    """The mistake of the exercise's source: what the dealer drew stays in the deck as well."""
    player = gamble(
        prepared(9, 2, 10, 11)
        + 'puvodni = stuj\n\ndef stuj(hra):\n    return puvodni(hra) | {"balicek": hra["balicek"]}\n'
    )
    player.type('n')
    before = player.game
    player.type('s')
    assert 'Funkce stuj udělala něco jiného, než má.' in player.read
    assert 'navíc je A♣' in player.read
    assert player.game == before


@pytest.mark.parametrize(
    ('name', 'keys', 'effect'),
    [
        ('zacni_hru', 'n', 'na stole leží nově rozdané karty'),
        ('stuj', 'n s', 'krupiér odkryje karty a hra skončí'),
        ('dobij_penize', 'd', 'peníze a sázka jsou znovu jako na začátku'),
    ],
)
def test_functions_without_an_effect(gamble, name, keys, effect):
    player = gamble(prepared(9, 8, 10, 11, penize=0.0, sazka=0.0) + f'def {name}(hra):\n    return hra.copy()\n')
    player.type(keys)
    assert f'Funkce {name} udělala něco jiného, než má.' in player.read
    assert f'Čeká se: {effect}' in player.read


@pytest.mark.parametrize(
    ('body', 'words'),
    [
        ('    hra = {}\n', ['slovník (dict) s klíči', 'None (nic)']),
        ("    return {'balicek': []}\n", ["chybí 'odhoz'"]),
        ('    return [].index(3)\n', ['Funkce nova_hra skončila chybou.', 'ValueError']),
    ],
    ids=['nothing', 'keys missing', 'value error'],
)
def test_without_a_game_the_window_waits_for_a_better_program(gamble, body, words):
    player = gamble('def nova_hra():\n' + body)
    for word in [*words, 'Oprav program a ulož ho.']:
        assert word in ' '.join(player.read.split())
    player.type('n b s d space down enter')
    assert player.screen.session.history is None
    gamble(DECK)
    player.type('f5')
    assert offered(player) == ['Nová hra']


@pytest.mark.parametrize(
    ('deck', 'words'), [('list(range(51))', 'chybí K♠'), ('list(range(52)) + [0]', 'navíc je A♣')], ids=['51', '53']
)
def test_too_few_or_too_many_cards_are_told_but_played(gamble, deck, words):
    player = gamble(
        f'puvodni = nova_hra\n\ndef nova_hra():\n    hra = puvodni()\n    hra["balicek"] = {deck}\n    return hra\n'
    )
    assert 'Čeká se: 52 různých karet' in player.read
    assert words in player.read
    player.type('n')
    assert len(hra(player)['hrac']) == 2


def test_a_refusal_is_shown_with_its_words(gamble):
    player = gamble(DECK + "def zacni_hru(hra):\n    raise ValueError('Dnes se nehraje.')\n")
    before = player.game
    player.type('n')
    assert player.read.split('\n') == ['To nejde.', 'Dnes se nehraje.']
    assert player.game == before


def test_a_refusal_that_changed_the_game(gamble):
    player = gamble(DECK + "def zacni_hru(hra):\n    hra['balicek'].clear()\n    raise ValueError('Ne.')\n")
    before = player.game
    player.type('n')
    assert 'hru předtím stihla změnit' in player.read
    assert player.game == before


@pytest.mark.parametrize(
    ('body', 'words'),
    [
        ('    return 20\n', ["dvojice jako (17, 'ok')", 'celé číslo (int): 20']),
        ("    return 20, 'dobrý'\n", ["(20, 'dobrý')"]),
        ("    return '20', 'ok'\n", ["('20', 'ok')"]),
        ("    return [20, 'ok']\n", ['seznam (list)']),
        ("    ruka.clear()\n    return 20, 'ok'\n", ['parametry zůstanou, jak byly', 'funkce je změnila']),
        ("    return 1000, 'pres'\n", ['dvojice jako', "(1000, 'pres')"]),
        ("    return 10**5000, 'pres'\n", ['dvojice jako', 'n-tice (tuple)']),
        ('    return ruka[9]\n', ['Funkce vyhodnot_ruku skončila chybou.', 'IndexError']),
    ],
    ids=['number', 'unknown word', 'text', 'list', 'changes the hand', 'too large', 'much too large', 'exception'],
)
def test_a_wrong_total_is_told_once_and_not_shown(gamble, body, words):
    """A game that does not need totals is played on."""
    player = gamble(f'{NO_TOTALS}\n\n{DECK}def vyhodnot_ruku(ruka):\n{body}', alone=True)
    player.type('n')
    for word in words:
        assert word in ' '.join(player.read.split())
    assert 'funkce vyhodnot_ruku má chybu' in player.all_text
    player.type('b')
    assert player.read == ''
    assert len(hra(player)['hrac']) == 3


@pytest.mark.parametrize(
    ('body', 'words'),
    [
        ('    return karta\n', ['řetězec (str)', 'Přišlo: celé číslo (int): 9']),
        ('    return [].index(karta)\n', ['Funkce jmeno_karty skončila chybou.', 'ValueError']),
    ],
    ids=['number', 'value error'],
)
def test_a_wrong_name_is_told_once_and_cards_stay_nameless(gamble, body, words):
    player = gamble(f'{DECK}def jmeno_karty(karta, otoceni):\n{body}')
    player.type('n')
    for word in words:
        assert word in ' '.join(player.read.split())
    player.type('escape down')
    assert 'funkce jmeno_karty má chybu' in player.all_text
    player.type('s')
    assert player.read == ''
    assert 'Vyhráváš!' in player.all_text


def test_what_is_printed_is_shown(gamble):
    player = gamble(DECK + 'puvodni = ber\n\ndef ber(hra):\n    print("beru")\n    return puvodni(hra)\n')
    player.type('n b')
    assert player.read.split('\n') == ['Funkce vypsala:', 'beru']


# Programs that are not finished.


def test_the_untouched_stub_is_a_table_to_look_at(gamble):
    player = gamble(STUB, alone=True)
    assert 'Funkce nova_hra ještě není napsaná.' in player.read
    assert 'chystá hru okno' in player.read
    assert len(hra(player)['balicek']) == 52
    player.type('n')
    assert 'Funkce zacni_hru ještě není napsaná.' in player.read
    bets = player.game
    player.click('mince-50')
    assert 'Funkce zmen_sazku ještě není napsaná.' in player.read
    assert player.game == bets


@pytest.mark.parametrize(
    ('name', 'keys', 'then', 'money'),
    [
        ('zmen_sazku', '5 enter', 'n s', 1000.0),
        ('dobij_penize', 'd', 'n s', 0.0),
        ('ber', 'n b', 's', 1000.0),
        ('stuj', 'n s', 'b b b b b b b b b b', 1000.0),
    ],
)
def test_without_a_function_the_rest_is_played(gamble, name, keys, then, money):
    player = gamble(without('blackjack', name) + prepared(9, 8, 10, 11, penize=money, sazka=0.0), alone=True)
    for key in keys.split():
        player.write(key) if len(key) == 1 else player.type(key)
    assert f'Funkce {name} ještě není napsaná.' in player.read
    assert 'blackjack.py, řádek' in player.told
    player.type(then)
    assert player.game['games'] == 1


def test_without_vyhodnot_ruku_no_totals_are_shown(gamble):
    player = gamble(NO_TOTALS + DECK, alone=True)
    player.type('n')
    assert player.read == ''
    assert 'funkce vyhodnot_ruku ještě není napsaná' in player.all_text
    player.type('s')
    assert 'Vyhráváš!' in player.all_text


def test_without_jmeno_karty_cards_have_no_names(gamble):
    player = gamble(without('blackjack', 'jmeno_karty') + DECK, alone=True)
    player.type('n')
    player.screen.handle(MouseEvent('move', *player.point('hrac-0')), 0.0)
    assert 'funkce jmeno_karty ještě není napsaná' in player.all_text


def test_right_programs_play(store, tmp_path, draw):
    programs = {program.name: program.files['blackjack.py'] for program in right_programs(Exercise('blackjack', ROOT))}
    drawn = draw(programs.items())
    for number, (name, text) in enumerate([('solution', SOLUTION), *drawn]):
        folder = tmp_path / str(number)
        folder.mkdir()
        (folder / 'blackjack.py').write_text(text, encoding='utf-8')
        player = sit_down(folder, store, exercise='blackjack')
        for _ in range(12):
            player.write('50')
            player.type('enter')
            player.type('n b' if hra(player)['penize'] > 0 else 'd')
            while hra(player)['hraje_se']:
                player.type('s')
            assert player.read == '', name
        assert player.game['games'] >= 8
