"""The start screen of Šedesát šest: the figure, the name, the rival."""

import pytest

from checks.window.sixtysix import RIVAL, sit_at_lobby, world
from rozdej.network.sedesatsest.player_view import field


@pytest.fixture
def lobby(store):
    """A player before the start screen."""
    return sit_at_lobby(store)


def test_the_start_screen_offers_four_figures_and_says_what_is_played(lobby):
    for name in ('1 Kocour', '2 Liška', '3 Sova', '4 Medvěd', 'Soupeř: počítač, střední.', 'Tvoje jméno: Hráč'):
        assert name in lobby.all_text
    assert 'chybí' not in lobby.all_text


@pytest.mark.parametrize('how', ['click', 'key', 'arrows'])
def test_a_figure_is_chosen_and_kept(lobby, store, how):
    if how == 'click':
        lobby.click('postava-3')
    elif how == 'key':
        lobby.write('3')
    else:
        lobby.type('right right right enter')
    assert store.record('sedesatsest')['figure'] == 3
    assert any(quad.name == 'figure-3-glad' for quad in lobby.look().quads)
    again = sit_at_lobby(store)
    assert any(quad.name == 'figure-3-glad' for quad in again.look().quads)


def test_a_name_is_typed_and_kept(lobby, store):
    lobby.write('Žofie')
    assert lobby.screen.state.line == 'Žofie'
    lobby.type('enter')
    assert store.record('sedesatsest') == {'name': 'Žofie'}
    assert 'Tvoje jméno: Žofie' in lobby.all_text
    lobby.type('enter')
    lobby.pass_time(0.3)
    assert field(world(lobby), 'jmena') == ['Žofie', RIVAL]


def test_the_rival_is_chosen(lobby, store):
    lobby.press('act-rival')
    assert 'Soupeř: počítač, silný.' in lobby.all_text
    assert store.options('sedesatsest')['rival'] == 'strong'


NAMES = 'Jiří', 'Lukáš', 'Zdeněk', 'řehoř', 'Řehoř', 'Anežka', 'Čeněk', 'Ľuboš', 'Łucja', 'Jürgen'


@pytest.mark.parametrize('name', NAMES)
def test_letters_of_a_name_are_no_digits_of_a_czech_keyboard(lobby, store, name):
    lobby.write(name)
    lobby.type('enter')
    assert store.record('sedesatsest') == {'name': name}


def test_digits_of_a_czech_keyboard_choose_a_figure(lobby, store):
    lobby.write('š')
    assert store.record('sedesatsest') == {'figure': 3}


@pytest.mark.parametrize('record', [{'figure': 9}, {'name': ''}, {'name': 5}, [1]])
def test_a_record_that_makes_no_sense_is_forgotten(store, record):
    store.save_record('sedesatsest', record)
    assert 'Tvoje jméno: Hráč' in sit_at_lobby(store).all_text


def test_the_chosen_figure_starts_the_game(lobby):
    lobby.click('postava-1')
    lobby.pass_time(0.3)
    assert world(lobby)[0] == 'hraje'


def test_the_focus_of_the_start_screen_does_not_stay(lobby):
    lobby.type('right enter')
    lobby.pass_time(0.3)
    lobby.type('enter')
    assert 'Opravdu skončit?' in lobby.told
