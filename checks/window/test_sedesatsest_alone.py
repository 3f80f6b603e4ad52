"""Šedesát šest where nothing can be started: the student's server and the computer are in the game's own process."""

import pytest

from checks.window.playing import sit_down
from checks.window.sixtysix import EXERCISE, allowed, play_all, program, world, written_program
from rozdej.games import sedesatsest_meeting
from rozdej.games.sedesatsest import Game
from rozdej.games.sedesatsest_opponents import STRENGTHS
from rozdej.table.keeping import Keeper


@pytest.fixture
def sit(tmp_path, monkeypatch):
    """`sit(text)` is a player at the table, with that text behind the solution's server."""
    monkeypatch.setattr(sedesatsest_meeting, 'CAN_START_PROCESSES', False)

    def begin(text='', rival='strong'):
        folder = written_program(tmp_path / 'program', vesmir66=text)
        keeper = Keeper(tmp_path / 'kept')
        keeper.keep_options(EXERCISE, {'trick': 0.7, 'rival': rival})
        scene = Game()
        player = sit_down(folder, keeper, seed=None, animation='off', scene=scene, exercise=EXERCISE)
        scene.wake = player.screen.look_outside
        player.press('act-start')
        player.pass_time(0.5)
        return player

    return begin


@pytest.mark.parametrize('rival', STRENGTHS)
def test_a_deal_is_played_to_its_end(sit, rival):
    player = sit(rival=rival)
    assert world(player)[0].startswith(('hraje', 'cek')) or allowed(player)
    play_all(player)
    assert world(player)[0].startswith(('vyhra', 'prohra', 'z_'))


def test_a_refused_move_is_told(sit):
    player = sit()
    before = world(player)
    player.screen.session.scene._company.send(['vyloz', 99])
    player.pass_time(0.5)
    assert world(player) == before


def test_a_fault_of_the_server_is_told_and_the_game_stays(sit):
    player = sit('\n\ndef pri_zprave(vesmir, jmeno, zprava):\n    return 5\n')
    before = world(player)
    player.screen.session.scene._company.send(['serad'])
    player.pass_time(0.5)
    assert 'pri_zprave' in player.read
    assert world(player) == before


def test_a_server_that_cannot_be_loaded_is_told_and_tried_again(sit):
    player = sit('\n\ndef pri_registraci(vesmir):\n    return 5\n')
    assert 'pri_registraci' in player.read
    player.press('act-again')
    player.pass_time(0.5)
    assert 'pri_registraci' in player.read


def test_nobody_has_the_name_of_the_computer():
    company = sedesatsest_meeting.InThisProcess(program(), 'Počítač', 1, STRENGTHS[0], lambda: None)
    assert ('welcome',) in company.events()
    assert ('figures', {'Počítač': 1, 'Počítač 2': 0}) in company.events()
    assert not [event for event in company.events() if event[0] in ('trouble', 'broken', 'refused')]
