"""What the window of Šedesát šest says about the student's functions: missing, wrong, raising, endless."""

import sys

import pytest

from checks.running import ROOT, run
from checks.window.playing import without
from checks.window.sixtysix import (
    EXERCISE,
    RIVAL,
    allowed,
    server,
    sit_at_lobby,
    sit_at_table,
    world,
    written_program,
)
from rozdej.network.sedesatsest.opponent_api import MOST_TRIES, RETRY
from rozdej.window.gui.widgets import Message

STUBS = ROOT / 'zadani' / EXERCISE


@pytest.fixture
def program(store, tmp_path):
    """`program(svet66='def …')` is a player at the table with that behind the solution."""

    def begin(**bodies):
        return sit_at_table(store, written_program(tmp_path / EXERCISE, **bodies))

    return begin


@pytest.fixture
def unwritten(store, tmp_path):
    """`unwritten('svet66', 'pri_klavese')` is a player at the table with that function as it is in the stub."""

    def begin(module, *names, sit=sit_at_table):
        folder = written_program(tmp_path / EXERCISE)
        (folder / f'{module}.py').write_text(without(EXERCISE, *names, module=module), encoding='utf-8')
        return sit(store, folder)

    return begin


# Not written yet.


def test_untouched_stubs_open_the_start_screen_and_say_what_is_missing(store):
    player = sit_at_lobby(store, STUBS)
    text = player.all_text
    parts = (
        'Ještě chybí pravidlům: zakoduj, dekoduj, dekoduj_vse a další',
        'Ještě chybí serveru: rozdej, novy_vesmir, vyloz a další',
        'Ještě chybí oknu: novy_svet, pri_prijeti, pri_klavese a další',
    )
    places = [text.find(part) for part in parts]
    assert -1 not in places
    assert places == sorted(places), 'not in the order of the lesson'
    player.press('act-start')
    assert 'Na serveru se ještě hrát nedá: funkce rozdej není napsaná.' in player.told
    assert (
        'Napřed ale napiš pravidla (pravidla66.py).\nNa řadě je zakoduj. Jak na ni, je v lekci v kapitole'
        in player.told
    )


def test_with_a_server_but_no_window_the_first_function_of_the_window_is_named(unwritten):
    player = unwritten('svet66', 'novy_svet', sit=sit_at_lobby)
    player.press('act-start')
    assert 'Funkce novy_svet ještě není napsaná.' in player.told
    assert 'pravidla66.py' not in player.told


@pytest.mark.parametrize('name', ['rozdej', 'novy_vesmir', 'pohled', 'pri_registraci', 'pri_zprave', 'pri_odpojeni'])
def test_without_a_part_of_the_server_it_is_named(unwritten, name):
    player = unwritten('vesmir66', name)
    assert player.game['phase'] == 'lobby'
    assert f'Na serveru se ještě hrát nedá: funkce {name} není napsaná.' in player.told
    assert f'Ještě chybí serveru: {name}' in player.all_text


def test_a_move_that_the_server_does_not_know_yet_is_refused_with_a_hint(unwritten):
    player = unwritten('vesmir66', 'zavri')
    player.type('z')
    player.pass_time(0.3)
    assert 'pri_zprave' in player.told or 'zavri' in player.told


def test_without_popis_stavu_the_window_says_so_and_plays(unwritten):
    player = unwritten('svet66', 'popis_stavu')
    assert 'napíše tvoje funkce popis_stavu' in player.all_text
    player.click('ruka-1')
    player.pass_time(0.2)
    assert server(player).sent


def test_without_pri_klavese_nothing_is_sent_and_it_is_said(unwritten):
    player = unwritten('svet66', 'pri_klavese')
    player.click('ruka-1')
    assert 'Funkce pri_klavese ještě není napsaná.' in player.told
    assert server(player).sent == []


def test_without_pri_prijeti_nothing_is_lost(unwritten, tmp_path):
    player = unwritten('svet66', 'pri_prijeti')
    assert 'Funkce pri_prijeti ještě není napsaná.' in player.told
    assert player.screen.wait(player.now) is None, 'it is not tried again and again'
    written_program(tmp_path / EXERCISE)
    player.press('load')
    player.pass_time(0.3)
    assert world(player)[0] == 'hraje'


def test_without_pri_mysi_there_is_no_new_deal(unwritten):
    player = unwritten('svet66', 'pri_mysi')
    player.type('enter enter')
    player.pass_time(0.3)
    player.click('stul')
    assert 'Funkce pri_mysi ještě není napsaná.' in player.told


# Wrong.


def test_a_wrong_pri_prijeti_waits_to_be_mended(program, tmp_path):
    player = program(svet66='def pri_prijeti(svet, zprava):\n    return 1 // 0\n')
    assert 'Funkce pri_prijeti skončila chybou.' in player.told
    assert 'Zkusit znovu' in player.read
    player.pass_time(3)
    written_program(tmp_path / EXERCISE)
    player.press('load')
    player.pass_time(0.3)
    assert world(player)[0] == 'hraje'


def test_a_wrong_popis_stavu_is_told_once(program):
    player = program(svet66='def popis_stavu(svet, jmeno):\n    return 5\n')
    assert 'Funkce popis_stavu udělala něco jiného, než má.' in player.told
    player.type('escape')
    player.pass_time(0.3)
    player.click('ruka-1')
    player.pass_time(2)
    assert player.told == ''
    assert world(player)[0] != 'stych'


def test_an_answer_from_pri_prijeti_that_is_missing_leaves_the_trick_lying(program):
    player = program(svet66='def pri_prijeti(svet, zprava):\n    return Svet(*dekoduj_vse(zprava))\n')
    player.click('ruka-1')
    player.pass_time(3)
    assert world(player)[0] == 'stych'


# The server's functions.


def test_a_server_that_sends_something_else_is_blamed(program):
    player = program(vesmir66="def pohled(vesmir, hrac):\n    return Svet('hraje', *vesmir[1:12], 'pet', 'Pi', [])\n")
    assert 'Ze serveru přišlo něco jiného než svět.' in player.told
    assert 'pohled' in player.told
    player.type('escape')
    player.pass_time(0.3)
    assert not server(player).queue, 'what is no view will never be one'


def test_a_servers_function_that_raises_is_told_and_the_game_stays(program):
    player = program(vesmir66='def vyloz(vesmir, hrac, index):\n    return 1 // 0\n')
    player.click('ruka-1')
    player.pass_time(0.2)
    assert 'ZeroDivisionError' in player.told
    assert world(player)[0] == 'hraje'


def test_a_server_that_does_not_decide_the_trick_is_told(program):
    player = program(vesmir66='def rozhodni_stych(vesmir):\n    return vesmir\n')
    player.click('ruka-1')
    player.pass_time(1.5)
    assert 'Server štych nerozhodl.' in player.told
    assert 'rozhodni_stych' in player.told


def test_a_trick_that_the_server_could_not_decide_can_be_decided_when_it_is_mended(program):
    failing_once = (
        'puvodni = rozhodni_stych\npokusy = []\n\n\n'
        'def rozhodni_stych(vesmir):\n'
        '    pokusy.append(1)\n'
        '    return puvodni(vesmir) if len(pokusy) > 1 else 1 // 0\n'
    )
    player = program(vesmir66=failing_once)
    assert 'Rozhodnout štych' not in player.all_text
    player.click('ruka-1')
    player.pass_time(2)
    assert 'ZeroDivisionError' in player.told
    assert world(player)[0] == 'stych'
    player.type('escape')
    assert 'Rozhodnout štych' in player.all_text
    player.type('p')
    player.pass_time(2)
    assert world(player)[0] in ('vzal', 'ztratil', 'hraje')
    assert 'Rozhodnout štych' not in player.all_text


def test_a_server_that_does_nothing_is_told(program):
    player = program(vesmir66='def vyloz(vesmir, hrac, index):\n    return vesmir\n')
    player.click('ruka-1')
    player.pass_time(0.2)
    assert 'Server na tenhle tah neodpověděl' in player.told


# The connection.


def test_without_the_library_it_is_said_how_to_get_it(tmp_path):
    script = (
        'import sys\n'
        "sys.modules['websockets'] = None\n"
        'from pathlib import Path\n'
        'from checks.window.sixtysix import Near, sit_at_lobby\n'
        'from rozdej.network.sedesatsest.scene import Game\n'
        'from rozdej.window.gui.settings_store import SettingsStore\n'
        'Near.meet = staticmethod(Game.meet)\n'
        f'player = sit_at_lobby(SettingsStore(Path({str(tmp_path)!r})))\n'
        "player.press('act-start')\n"
        'print(player.told)\n'
    )
    done = run(sys.executable, '-c', script)
    assert 'Chybí knihovna websockets' in done.output
    assert '-m pip install websockets' in done.output


def test_a_lost_connection_is_told_and_offered_again(program):
    player = program()
    player.click('ruka-1')
    player.pass_time(1.5)
    before = world(player)
    server(player).cut()
    player.pass_time(0.1)
    assert 'Server se neozývá.' in player.told
    player.type('escape')
    player.write('1')
    assert 'Server se neozývá.' in player.told, 'nothing can be played now'
    player.press('act-again')
    player.pass_time(1)
    assert world(player) == before
    assert player.game['open']


def test_it_is_told_although_a_trick_waits_for_a_click(store):
    player = sit_at_table(store, trick=None)
    player.click('ruka-1')
    player.pass_time(1)
    assert world(player)[0] == 'stych'
    server(player).cut()
    player.pass_time(0.2)
    assert 'Server se neozývá.' in player.told


def test_a_mistake_that_ends_the_connection_is_read_beside_the_way_on(program):
    player = program()
    trouble = ('trouble', 'Funkce pri_registraci udělala něco jiného, než má.', ['Čeká se: bundle'])
    server(player).queue += [trouble, ('refused', 'Přihlášení se nepovedlo.')]
    player.screen.look_outside()
    player.pass_time(0.2)
    for said in ('Funkce pri_registraci udělala', 'Čeká se: bundle', 'Server tě k téhle hře nepustil.'):
        assert said in player.told
    assert player.game['link'] == 'Server tě k téhle hře nepustil.'
    player.press('act-again')
    player.pass_time(1)
    assert player.game['open']


def test_a_refusal_is_not_read_any_more_when_the_other_one_has_moved(program):
    player = program()
    player.screen.state.message = Message('To nejde.', ['Teď nejsi na tahu.'], 'refusal')
    told_who_is_there(player, 'Hráč', RIVAL)
    player.pass_time(0.1)
    assert 'To nejde.' not in player.told


def test_who_is_refused_may_choose_another_name(program):
    player = program()
    server(player).queue.append(('refused', 'Jméno Hráč už u stolu 1 někdo má.'))
    player.screen.look_outside()
    player.pass_time(0.1)
    assert 'Jméno Hráč už u stolu 1 někdo má.' in player.told
    player.press('act-back')
    assert player.game['phase'] == 'lobby'


def test_a_server_that_does_not_start_says_why(program):
    player = program()
    server(player).queue.append(('broken', 'Soubor vesmir66.py nejde načíst.', ['Na řádku 5 chybí dvojtečka.']))
    player.screen.look_outside()
    player.pass_time(0.1)
    assert 'Na řádku 5 chybí dvojtečka.' in player.told
    player.press('act-again')
    player.pass_time(0.3)
    assert player.game['open']


def told_who_is_there(player, *names):
    """The server tells who is connected."""
    server(player).queue.append(('figures', {name: 1 for name in names}))
    player.screen.look_outside()


def test_who_has_lost_the_connection_is_waited_for(program):
    player = program()
    player.click('ruka-1')
    player.pass_time(1.5)
    told_who_is_there(player, 'Hráč')
    player.pass_time(0.1)
    assert f'{RIVAL} tu teď není. Čeká se, až se vrátí.' in player.all_text
    assert 'Hraješ.' not in player.all_text
    told_who_is_there(player, 'Hráč', RIVAL)
    player.pass_time(0.1)
    assert 'tu teď není' not in player.all_text


def test_a_move_that_is_refused_because_nobody_is_there_is_told_so(program):
    player = program()
    told_who_is_there(player, 'Hráč')
    near = server(player)
    near.universe = near.universe._replace(svety=['Hráč'])
    player.pass_time(0.1)
    player.click('ruka-1')
    player.pass_time(0.2)
    assert player.told.startswith('To nejde.')
    assert f'{RIVAL} tu teď není.' in player.told


def test_a_server_that_always_ends_is_given_up(program):
    player = program()
    near = server(player)
    for number in range(1, MOST_TRIES + 2):
        assert 'po sobě' not in player.told
        near.cut()
        player.pass_time(0.1)
        assert 'Server se neozývá.' in player.told
        player.pass_time(RETRY + 0.5)
        assert player.game['open'] == (number <= MOST_TRIES)
    assert f'Skončil {MOST_TRIES + 1}krát po sobě. Okno ho spustí znovu, až budeš chtít.' in player.told
    player.press('act-again')
    player.pass_time(0.3)
    assert player.game['open'], 'one more try each time that the player wants it'
    near.cut()
    player.pass_time(RETRY + 0.5)
    assert not player.game['open']
    player.press('act-again')
    player.pass_time(0.3)
    player.click(f'ruka-{allowed(player)[0] + 1}')
    player.pass_time(1.5)
    near.cut()
    player.pass_time(RETRY + 0.5)
    assert player.game['open'], 'after a move of the player it is tried anew'
