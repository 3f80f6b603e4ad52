"""Šedesát šest with real processes on loopback: the window's own server, its computer, other windows, all ends."""

import errno
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

import psutil
import pytest

from checks.network.serving import LIMIT, Serving
from checks.processes import living
from checks.running import ROOT
from checks.window.playing import Player, implementation, sit_down
from checks.window.sixtysix import EXERCISE, SOLUTION, allowed, world, written_program
from rozdej.network.client import Tokens
from rozdej.network.sedesatsest.game import is_undecided
from rozdej.network.sedesatsest.local_opponent import Wanted
from rozdej.network.sedesatsest.network_opponent import OverNetwork
from rozdej.network.sedesatsest.player_view import field, is_over, of_seat
from rozdej.network.sedesatsest.scene import Game
from rozdej.window.gui.scene_types import Seat
from rozdej.window.gui.student_code import StudentCode
from rozdej.window.play import make_application


@pytest.fixture
def sit(store, monkeypatch, tmp_path):
    """`sit(seat)` is a player at the start screen of the real game; what it has started is ended.

    Everybody sits at a computer of their own, called `home`: there the tokens are kept.
    """
    opened = []
    monkeypatch.setattr('rozdej.network.sedesatsest.network_opponent.BOT_PAUSE', '0.01')

    def begin(seat: Seat | None = None, folder=SOLUTION, home='') -> Player:
        tokens = tmp_path / f'{home or len(opened)}'
        monkeypatch.setattr('rozdej.network.sedesatsest.network_opponent.Tokens', lambda: Tokens(tokens))
        store.save_options(EXERCISE, {'trick': 0.7, 'rival': 'weak'})
        scene = Game()
        scene.seat = seat or Seat()
        player = sit_down(folder, store, seed=None, scene=scene, exercise=EXERCISE)
        scene.wake = NEWS.set
        opened.append(player)
        return player

    yield begin
    for player in opened:
        player.screen.close()


NEWS = threading.Event()
"""Something has come for one of the windows."""


def wait_until(player, enough):
    """Let the window live until something has happened."""
    end = time.monotonic() + LIMIT
    while not enough():
        assert time.monotonic() < end, (player.game, player.told)
        NEWS.wait(0.05)
        NEWS.clear()
        player.screen.look_outside()
        player.pass_time(0.2)


def start(player):
    player.press('act-start')
    wait_until(player, lambda: len(field(world(player), 'jmena')) == 2 and world(player)[1])


def company(player):
    return player.screen.session.scene._company


def is_free(player):
    """Whether the person is on turn, and nothing is under way."""
    return bool(allowed(player)) and player.game['asked'] is None and not player.screen.automatic.pause


def play(player, enough):
    """Lay cards until something has happened."""

    def go_on():
        if enough():
            return True
        if is_free(player):
            player.click(f'ruka-{allowed(player)[0] + 1}')
        return False

    wait_until(player, go_on)


@pytest.mark.whole(reason='plays two deals over the network')
def test_a_whole_deal_against_the_computer_and_the_next_one(sit, tmp_path, monkeypatch):
    monkeypatch.setattr('tempfile.tempdir', str(tmp_path))
    abandoned = tmp_path / 'rozdej-window-killed'
    abandoned.mkdir()
    os.utime(abandoned, (0, 0))
    player = sit()
    start(player)
    assert not abandoned.exists()
    assert field(world(player), 'jmena') == ['Hráč', 'Počítač']
    play(player, lambda: is_over(world(player)))
    player.click('stul')
    wait_until(player, lambda: not is_over(world(player)))
    server = company(player)._server
    [kept] = tmp_path.glob('rozdej-*')
    player.screen.close()
    assert not server.is_running
    assert not kept.exists()


def test_one_can_play_where_the_disk_is_full(sit, monkeypatch):
    def full(**how):
        raise OSError(errno.ENOSPC, 'No space left on device')

    monkeypatch.setattr('tempfile.mkdtemp', full)
    start(sit())


def test_both_see_the_figure_that_the_other_has_chosen(sit):
    one = sit()
    one.write('3')
    one.screen.session.scene.seat = Seat(two=True)
    one.press('act-start')  # no display opens the second window; the other one sits here, too
    wait_until(one, lambda: one.game['open'])
    other = sit(Seat(f'127.0.0.1:{company(one)._port}', 'Petr'))
    other.write('4')
    start(other)
    for player, figure in ((one, 4), (other, 3)):
        wait_until(player, lambda player=player: len(player.game['figures']) == 2)
        [shown] = {quad.name for quad in player.look().quads if quad.name.startswith(f'figure-{figure}-')}
        assert shown == f'figure-{figure}-calm'


@pytest.mark.whole(reason='starts a server in a process of its own, twice')
def test_a_killed_server_is_told_at_once_and_the_game_goes_on(sit):
    player = sit()
    start(player)
    play(player, lambda: len(field(world(player), 'stychy1')) + len(field(world(player), 'stychy2')) >= 1)
    wait_until(player, lambda: is_free(player))
    before = world(player)
    company(player)._server._child.kill()
    wait_until(player, lambda: not player.game['open'])  # no ping is given up in that time
    assert 'Server se neozývá.' in player.told
    player.press('act-again')
    wait_until(player, lambda: player.game['open'] and is_free(player))
    assert sorted(map(str, field(world(player), 'ruka1'))) == sorted(map(str, before[1]))
    play(player, lambda: len(field(world(player), 'stychy1')) + len(field(world(player), 'stychy2')) >= 2)


def test_a_window_looks_for_a_lost_server_by_itself(sit):
    player = sit()
    start(player)
    wait_until(player, lambda: is_free(player))
    before = field(world(player), 'ruka1')
    company(player)._server._child.kill()
    wait_until(player, lambda: not player.game['open'])
    wait_until(player, lambda: player.game['open'] and is_free(player))
    assert player.told == 'Spojení je zpátky.'
    assert sorted(map(str, field(world(player), 'ruka1'))) == sorted(map(str, before))


ENDS = """
_pri_zprave = pri_zprave
def pri_zprave(vesmir, jmeno, zprava):
    import os
    return os._exit(3) if jmeno == 'Hráč' else _pri_zprave(vesmir, jmeno, zprava)
"""


def test_who_plays_is_told_which_function_has_ended_the_server(sit, tmp_path):
    player = sit(folder=written_program(tmp_path / EXERCISE, vesmir66=ENDS))
    start(player)
    wait_until(player, lambda: is_free(player))
    before = field(world(player), 'ruka1')
    player.click(f'ruka-{allowed(player)[0] + 1}')
    wait_until(player, lambda: 'Funkce pri_zprave ukončila celý proces Pythonu' in player.told)
    assert 'Hra pokračuje' in player.told
    wait_until(player, lambda: player.game['open'] and is_free(player))
    assert sorted(map(str, field(world(player), 'ruka1'))) == sorted(map(str, before))


@pytest.fixture
def pair(sit):
    """Two windows at one table, with cards; and the address of their server."""
    first = sit(Seat(two=True))
    launched = []
    first.screen.session.scene.open_window = launched.append
    first.press('act-start')
    wait_until(first, lambda: world(first)[1])
    exercise, _, address, _, name, *_ = launched[0]
    assert (exercise, name) == (EXERCISE, 'Soused')
    second = sit(Seat(server=address, name='Eva'), home='Eva')
    second.press('act-start')
    wait_until(second, lambda: len(field(world(second), 'jmena')) == 2)
    wait_until(first, lambda: allowed(first))
    return first, second, address


def test_a_trick_is_decided_when_the_server_is_mended(sit, tmp_path):
    folder = written_program(tmp_path / EXERCISE, vesmir66='def kdo_vzal(vesmir):\n    return 1 // 0\n')
    player = sit(folder=folder)
    start(player)
    play(player, lambda: 'ZeroDivisionError' in player.told)
    shutil.copy(SOLUTION / 'vesmir66.py', folder)

    def is_decided():
        if is_undecided(player.game):  # as often as it takes until the server has the new program
            player.press('act-again')
        return any(of_seat(world(player), 'stychy', seat) for seat in (0, 1))

    wait_until(player, is_decided)
    hands = sum(len(of_seat(world(player), 'ruka', seat)) for seat in (0, 1))
    assert hands + len(field(world(player), 'stred')) == 12  # the computer may have led already


def test_two_windows_and_whom_the_server_refuses(pair, sit):
    first, second, address = pair
    first.click('ruka-1')
    wait_until(second, lambda: len(field(world(second), 'stred')) == 1)
    wait_until(first, lambda: len(field(world(first), 'stred')) == 1)
    assert (first.game['mine'], second.game['mine']) == ([True], [False])
    before = world(first), world(second)
    for name in ('Jan', 'Eva'):
        other = sit(Seat(server=address, name=name))
        other.press('act-start')
        wait_until(other, lambda other=other: not other.game['open'] and other.screen.state.message)
        assert 'Server tě k téhle hře nepustil.' in other.told
    for player in (first, second):
        player.screen.look_outside()
        player.pass_time(0.2)
    assert (world(first), world(second)) == before


def test_another_table_at_the_same_server(pair, sit):
    first, _, address = pair
    alone = sit(Seat(server=address, name='Jan', table='dva'))
    assert f'Hraješ na serveru {address}, stůl dva.' in alone.all_text
    alone.press('act-start')
    wait_until(alone, lambda: field(world(alone), 'jmena') == ['Jan'])
    assert 'Jan čeká na soupeře' in alone.all_text
    assert len(field(world(first), 'jmena')) == 2


def test_a_window_that_was_killed_comes_back_in_the_middle_of_a_trick(pair, sit):
    first, second, address = pair
    first.click('ruka-1')
    wait_until(second, lambda: len(field(world(second), 'stred')) == 1)
    before = world(second)
    company(second)._client.close(goodbye=False)
    wait_until(first, lambda: 'Eva' in first.all_text)
    again = sit(Seat(server=address, name='Eva'), home='Eva')
    again.press('act-start')
    wait_until(again, lambda: world(again) == before)
    wait_until(again, lambda: allowed(again))
    again.click(f'ruka-{allowed(again)[0] + 1}')
    wait_until(first, lambda: len(field(world(first), 'posledni_stych')) == 2)


def test_a_program_that_does_not_load_is_named(sit, tmp_path):
    folder = written_program(tmp_path / EXERCISE, vesmir66='def hloupost(:\n')
    player = sit(folder=folder)
    player.press('act-start')
    wait_until(player, lambda: player.screen.state.message)
    assert 'vesmir66.py' in player.told


@pytest.mark.parametrize('address', ['tady:nikde', '127.0.0.1:1'])
def test_where_no_server_is_it_is_said(sit, address):
    player = sit(Seat(server=address))
    player.press('act-start')
    wait_until(player, lambda: player.screen.state.message)
    assert 'Server se neozývá.' in player.told
    assert address in player.told


def test_a_name_is_written_as_the_server_writes_it(store):
    """Else the window would not find its own seat."""
    command = [EXERCISE, '--connect', 'pc', '--name', 'Jir\u030ci\u0301', '--table', 'u\u030a']
    application = make_application(command, store)
    application.begin()
    seat = application.screen.session.scene.seat
    assert (seat.name, seat.table) == ('Ji\u0159\xed', '\u016f')


@pytest.mark.skipif(os.name == 'nt', reason='needs SIGKILL')
def test_the_server_ends_with_a_killed_window(tmp_path):
    """The window has no time to say anything; the server notices that the pipe is closed."""
    script = (
        'import sys, time\n'
        'from checks.window.sixtysix import program\n'
        'from rozdej.network.sedesatsest.network_opponent import ServerSubprocess\n'
        'child = ServerSubprocess(program())\n'
        'print(*child.address(), child._child.pid, flush=True)\n'
        'time.sleep(60)\n'
    )
    window = subprocess.Popen([sys.executable, '-c', script], stdout=subprocess.PIPE, text=True, cwd=ROOT)
    try:
        assert window.stdout is not None
        *_, number = window.stdout.readline().split()
        server = psutil.Process(int(number))
    finally:
        window.send_signal(signal.SIGKILL)
        window.communicate(timeout=LIMIT)
    assert living({server}, LIMIT) == set()


def test_at_a_server_for_a_class_a_computer_comes_when_it_is_asked(sit, tmp_path):
    serving = Serving('--impl', SOLUTION, '--class', '--bot-pause', '0', home=tmp_path)
    try:
        anna = sit(Seat(str(serving.address), 'Anna'))
        anna.press('act-start')
        wait_until(anna, lambda: anna.game['helped'])
        anna.press('act-computer')
        wait_until(anna, lambda: field(world(anna), 'jmena') == ['Anna', 'Počítač'])
        actions = anna.screen.session.scene.actions(anna.game)
        assert 'computer' not in [action.name for action in actions]
    finally:
        serving.end()


def test_what_another_process_has_kept_is_not_cleared_away_before_it_is_held(tmp_path, monkeypatch):
    """Until then it looks like any folder of a process that is no more."""
    monkeypatch.setattr(tempfile, 'tempdir', str(tmp_path))
    kept = Path(tempfile.mkdtemp(prefix='rozdej-window-'))
    os.utime(kept, (0, 0))
    memory = {'kept': str(kept), 'port': 0, 'token': None}
    code = StudentCode(implementation(SOLUTION, EXERCISE), Game.module)
    company = OverNetwork(Wanted(code, Seat('127.0.0.1'), 'Pavel', 1, 'weak', lambda: None, memory, print))
    assert company._server_options()[:2] == ['--save', str(kept / 'games.db')]
    assert kept.exists()
    company.close()
    assert not kept.exists()
