"""Game side and display as two processes: moves that never return, and every way in which either may end."""

import os
import shutil
import signal
import subprocess
import sys
import time
from contextlib import redirect_stdout, suppress

import psutil
import pytest

from checks.processes import below, come_to_rest, living, wait_for
from checks.running import ROOT
from checks.ways_to_fail import PROCESS
from checks.window.display import why_no_egl
from checks.window.sixtysix import written_program
from rozdej.core.student.limits import CALL_SECONDS
from rozdej.window.display import game_process
from rozdej.window.display.game_process import START
from rozdej.window.display.main import start_client
from rozdej.window.gui.layout import Space
from rozdej.window.gui.settings_store import Settings, SettingsStore
from rozdej.window.gui.wire import Choose, Key, Moment

pytestmark = pytest.mark.whole(reason='starts processes, and waits until they are ended')

PATIENCE = 120
"""Seconds to wait for anything; on an idle computer it takes five."""

CALL = CALL_SECONDS / 4
"""Seconds for a call here: what never returns is as endless, and a sound one needs milliseconds."""
HASTY = START.replace(
    'from rozdej.window import play;',
    f'from rozdej.core.student import limits; limits.CALL_SECONDS = {CALL}; from rozdej.window import play;',
)
assert HASTY != START

MOVE = 'def udelej_tah(hra, odkud, kam):\n'

ENDLESS = f'{MOVE}    return sum(range(10 ** 12))\n'


def endless_after(moves: int, end: str = 'time.sleep(1000)') -> str:
    """What stands behind the solution: so many moves are made, and the next one never returns, or comes to that end."""
    return (
        f'import os, time\n\nmoves = {moves}\nearlier = udelej_tah\n\n\n{MOVE}    global moves\n    moves -= 1\n'
        f'    return {end} if moves < 0 else earlier(hra, odkud, kam)\n'
    )


class Sitting:
    """A display without a screen: it sees what is drawn and presses keys."""

    def __init__(self, *arguments):
        self.client = start_client([*map(str, arguments)])
        assert self.client.wait_until_ready()
        self.client.tell(Space(1000, 700))
        self.until(lambda: self.client.drawing.quads)

    def until(self, condition):
        """Listen until the condition holds."""
        end = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < end, 'waited in vain'
            self.look()
            time.sleep(0.005)

    def look(self):
        """Take what has come from the game side, and do what is due."""
        self.client.listen()
        self.client.watch()
        if self.client.due is not None and self.client.clock() >= self.client.due:
            self.client.due = None
            self.client.tell(Moment.TICK)

    def press(self, name, **how):
        """Press a key, and wait until the game side has dealt with it or another one has taken over."""
        self.client.tell(Key(name, **how))
        self.rest()

    def rest(self):
        """Wait until everything has been answered."""
        self.until(lambda: self.is_answered)

    @property
    def is_answered(self) -> bool:
        """Whether everything has been answered."""
        return self.client._asked is None and not self.client._queue

    @property
    def read(self) -> str:
        """The text of the message, in one line."""
        return ' '.join(words[0] for words in self.client.drawing.upper_texts)

    @property
    def all_text(self) -> str:
        """All text on the table."""
        return '\n'.join(words[0] for words in self.client.drawing.texts)

    @property
    def hand(self) -> list[str]:
        """The cards in the lower part of the window, from left to right."""
        cards = (quad for quad in self.client.drawing.quads if quad[0].startswith(('Kr-', 'Pi-', 'Sr-', 'Ka-')))
        return [name for name, _, y, *_ in cards if y > 300]

    @property
    def game(self) -> int:
        """The number of the process with the game."""
        return self.client._game._child.pid


@pytest.fixture
def home(tmp_path, monkeypatch):
    """A user's folder with the setting that nothing moves: drawing each step takes most of a window's time here."""
    monkeypatch.setenv('XDG_DATA_HOME', str(tmp_path / 'home'))
    monkeypatch.setenv('TMPDIR', str(tmp_path))  # windows that are killed leave folders there
    SettingsStore().save_settings(Settings(animation='off'))


@pytest.fixture
def sit(submission, home, monkeypatch):
    """`sit(text)` is a display of Klondike, deal 7, with the solution and that text behind it."""
    monkeypatch.setattr(game_process, 'START', HASTY)
    sittings = []

    def begin(text='', folder=None, exercise='klondike'):
        folder = folder or submission(text, on='solution')
        sittings.append(Sitting(exercise, '--impl', folder, *(['--seed', '7'] if exercise == 'klondike' else [])))
        return sittings[-1]

    yield begin
    for sitting in sittings:
        sitting.client.close()


def test_sixty_six_goes_on_at_the_same_table(sit, tmp_path):
    """A key ends the process of the game; then server, computer and seat are there again."""
    body = 'import os\n\nearlier = pri_klavese\n\n\ndef pri_klavese(svet, klavesa):\n'
    body += "    if klavesa == 'J':\n        os._exit(0)\n    return earlier(svet, klavesa)\n"
    folder = written_program(tmp_path / 'sedesatsest', svet66=body)
    sitting = sit(folder=folder, exercise='sedesatsest')
    sitting.press('enter')
    sitting.until(lambda: 'Hraješ.' in sitting.all_text)
    hand = sitting.hand
    assert len(hand) == 6
    sitting.press('j')
    assert sitting.read.startswith('Funkce pri_klavese ')
    sitting.press('escape')
    sitting.until(lambda: 'Hraješ.' in sitting.all_text)
    assert sitting.hand == hand
    sitting.press('1')  # the computer is back, too
    assert sitting.read == ''
    sitting.until(lambda: 'Poslední' in sitting.all_text)


def kept_moves() -> int:
    """How many moves the kept game has; looked at when everything has ended."""
    [path] = SettingsStore().folder.glob('klondike-*.json')
    return SettingsStore()._read(path.name)['history']['position']


def test_a_move_that_ends_the_process_or_has_to_be_ended_with_it_is_told_and_the_game_goes_on(
    sit, submission, tmp_path, subtests
):
    """All of them at once: what is waited for is the clock."""
    sittings = {}
    for number, way in enumerate(PROCESS):
        folder = submission(way.code_for('udelej_tah'), on='solution')
        sittings[way] = sit(folder=shutil.copytree(folder, tmp_path / f'{number}'))
    for sitting in sittings.values():
        sitting.client.tell(Key('space'))
    for way, sitting in sittings.items():
        with subtests.test(way.what):
            sitting.until(lambda sitting=sitting: [other.look() for other in sittings.values()] and sitting.is_answered)
            assert way.unsaid(sitting.read, 'udelej_tah', 'klondike.py', 'window') == [], sitting.read
            assert 'Volání: udelej_tah(' in sitting.read
            assert 'klondike.py, řádek ' in sitting.read or way.kind == 'exited'
            sitting.press('escape')
            assert sitting.read == ''


@pytest.mark.parametrize('end', ['time.sleep(1000)', 'os._exit(0)'])
def test_what_was_played_before_is_there_and_can_be_taken_back(sit, end):
    sitting = sit(endless_after(2, end))
    sitting.press('space')
    sitting.press('space')
    shown = [quad[0] for quad in sitting.client.drawing.quads]
    sitting.press('space')
    assert sitting.read.startswith('Funkce udelej_tah ')
    sitting.press('escape')
    assert [quad[0] for quad in sitting.client.drawing.quads] == shown
    sitting.press('z', ctrl=True)
    sitting.client.close()
    assert kept_moves() == 1


def test_the_log_begins_anew_with_the_call_that_has_ended_the_process(sit):
    sitting = sit(endless_after(2, 'os._exit(0)'))
    sitting.client.tell(Space(1280, 760))
    sitting.press('space')
    sitting.press('space')
    sitting.press('space')
    sitting.press('escape')
    lines = sitting.all_text.splitlines()
    calls = [line for line in lines if line.startswith(('udelej_tah(', '→ None', '✗ '))]
    assert calls == ["udelej_tah(hra, 'U', 'V')", '✗ ukončila celý proces']
    assert 'Tahy: 2' in sitting.all_text
    sitting.press('z', ctrl=True)
    assert 'Tahy: 1' in sitting.all_text
    sitting.client.tell(Choose('#call-1'))
    sitting.rest()
    assert sitting.read.startswith('Hra je tam, kde se funkce volala.')
    assert 'Tahy: 2' in sitting.all_text


def test_the_player_may_stop_it(sit):
    sitting = sit(ENDLESS)
    sitting.client.tell(Key('space'))
    sitting.until(lambda: sitting.client.late)
    assert sitting.client.late[0].function == 'udelej_tah'
    sitting.client.stop()
    sitting.rest()
    assert sitting.read.startswith('Funkce udelej_tah neskončila ani za zlomek sekundy')
    if hasattr(signal, 'SIGUSR1'):  # where a process can be asked where it is
        assert 'return sum(range(10 ** 12))' in sitting.read


def test_a_file_that_is_loaded_for_ever_is_loaded_without_that_statement(sit):
    sitting = sit('x = sum(range(10 ** 12))\n')
    assert sitting.read.startswith('Soubor klondike.py se nenačetl celý.')
    assert 'x = sum(range(10 ** 12))' in sitting.read
    sitting.press('escape')
    sitting.press('space')
    assert sitting.read == ''


def test_new_code_is_offered_after_the_end(sit, submission):
    folder = submission(ENDLESS, on='solution')
    sitting = sit(folder=folder)
    sitting.press('space')
    path = next(folder.rglob('klondike.py'))
    path.write_text(path.read_text(encoding='utf-8').replace(ENDLESS, ''), encoding='utf-8')
    sitting.press('f5')
    assert sitting.read == 'Hraje se dál s novým kódem.'
    sitting.press('space')
    assert sitting.read == ''


@pytest.mark.parametrize('is_running', [True, False], ids=['while it runs', 'before it runs'])
def test_closed_in_the_midst_of_a_move_the_game_is_kept(sit, is_running):
    sitting = sit(endless_after(1))
    sitting.press('space')
    sitting.client.tell(Key('space'))
    if is_running:
        sitting.until(lambda: sitting.client._running)
    sitting.client.close()  # the move itself would never end
    assert kept_moves() == 1


def test_where_nobody_reads_what_is_printed_the_game_goes_on(sit):
    """The terminal was closed, and the window was told nothing of it."""
    sitting = sit('earlier = udelej_tah\n\ndef udelej_tah(*how):\n    print("tah")\n    return earlier(*how)\n')
    reading, writing = os.pipe()
    os.close(reading)
    # It is said again when the stream is closed.
    with suppress(BrokenPipeError), os.fdopen(writing, 'w') as closed, redirect_stdout(closed):
        sitting.press('space')
    assert 'Tahy: 1' in sitting.all_text


def is_game(process: psutil.Process) -> bool:
    """Whether it is the process with the game; pyglet starts others, which look for libraries."""
    try:
        return 'play.main()' in ' '.join(process.cmdline())
    except psutil.Error:
        return False


def games_below(ancestor: int) -> list[psutil.Process]:
    """The processes with games. What one of them starts, like a server, has its command line until it runs its own."""
    games = {process.pid: process for process in below(ancestor) if is_game(process)}
    return [game for game in games.values() if game.ppid() not in games]


@pytest.fixture
def window(home, submission):
    """`window(text)` is `python ui.py klondike` and its process with the game, all without a screen.

    `start`: what Python runs instead of `ui.py`.
    """
    if reason := why_no_egl():
        pytest.skip(reason)
    started = []

    def begin(text='', start=(str(ROOT / 'ui.py'),)):
        folder = submission(text, on='solution')
        environment = {**os.environ, 'PYGLET_HEADLESS': 'true'}
        process = subprocess.Popen(
            [sys.executable, *start, 'klondike', '--impl', str(folder)],
            cwd=ROOT,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        started.append(process)
        [game] = wait_for(lambda: games_below(process.pid))
        started.append(game)
        return process, game

    yield begin
    for process in reversed(started):
        with suppress(psutil.NoSuchProcess):
            process.kill()
    for process in started:
        process.wait()


def ends(process, game) -> int:
    """The exit code; everything that was started has ended."""
    started = below(process.pid) | {game}
    code = process.wait(PATIENCE)
    assert living(started, PATIENCE) == set()
    return code


@pytest.mark.skipif(os.name == 'nt', reason='needs signals')
@pytest.mark.parametrize('how', ['SIGINT', 'SIGTERM', 'SIGKILL', 'SIGHUP', 'all SIGINT'])
def test_a_display_that_ends_takes_the_game_with_it(window, how):
    """A terminal that is closed under the window sends SIGHUP."""
    process, game = window()
    come_to_rest(process.pid)
    number = getattr(signal, how.split()[-1])
    if how.startswith('all'):  # Ctrl+C in a terminal is told to both
        os.killpg(process.pid, number)
    else:
        process.send_signal(number)
    code = ends(process, game)
    assert code == (0 if 'SIGINT' in how else -number)


@pytest.mark.skipif(os.name == 'nt', reason='needs signals')
@pytest.mark.parametrize('how', ['SIGTERM', 'SIGKILL'])
def test_a_game_that_is_ended_takes_the_display_with_it(window, how):
    process, game = window()
    come_to_rest(process.pid)
    game.send_signal(getattr(signal, how))
    assert ends(process, game) == 1
    output = process.stdout.read().decode()
    assert output == 'Okno skončilo, protože skončil proces, ve kterém se hrálo.\n'


HASTY_WINDOW = f"""
import sys
import rozdej.window.display.game_process as game_process
from rozdej.window.display.main import main

game_process.START = {HASTY!r}
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.skipif(os.name == 'nt', reason='needs SIGKILL')
def test_a_game_that_computes_for_ever_ends_without_its_display(window, tmp_path):
    """It hears of nothing, so it ends at the limit."""
    begun = tmp_path / 'begun'
    process, game = window(f'open({str(begun)!r}, "w").close()\nx = sum(range(10 ** 12))\n', ('-c', HASTY_WINDOW))
    wait_for(begun.exists)
    process.kill()
    process.wait(PATIENCE)
    assert is_game(game)
    assert living({game}, PATIENCE) == set()


# Two windows.

FIRST = """
import sys, time
import rozdej.window.display.window_setup as opening
from rozdej.window.display.main import main
from rozdej.window.gui.wire import Key
from rozdej.window.gui.layout import Space


def run(client, pictures):
    client.tell(Space(1000, 700))
    client.tell(Key('enter'))
    while client.exit_code is None:
        client.listen()
        client.watch()
        time.sleep(0.01)


opening.run = run
sys.exit(main(sys.argv[1:]))
"""
"""The first window without a screen: it presses Enter, which starts the game. All else is as always."""


@pytest.fixture
def two_windows(home, monkeypatch):
    """`two_windows()` is the process of the first of two windows at one table, and both game sides by their parents."""
    if reason := why_no_egl():
        pytest.skip(reason)
    monkeypatch.setenv('PYGLET_HEADLESS', 'true')
    started = []

    def begin():
        command = [sys.executable, '-c', FIRST, 'sedesatsest', '--two', '--impl', str(ROOT / 'reseni')]
        first = subprocess.Popen(command, cwd=ROOT, start_new_session=True)
        started.append(first)
        games = wait_for(lambda: len(found := games_below(first.pid)) == 2 and found)
        come_to_rest(first.pid, itself=False)
        return first, {game.ppid(): game for game in games}

    yield begin
    for first in started:
        first.kill()
        first.wait()


@pytest.mark.skipif(os.name == 'nt', reason='needs signals')
@pytest.mark.parametrize(
    ('side', 'how'),
    [('display', 'SIGTERM'), ('display', 'SIGKILL'), ('display', 'SIGINT'), ('game', 'SIGTERM'), ('game', 'SIGKILL')],
)
def test_ending_the_first_window_ends_the_second(two_windows, side, how):
    first, games = two_windows()
    everything = below(first.pid)
    (first if side == 'display' else games[first.pid]).send_signal(getattr(signal, how))
    first.wait(PATIENCE)
    assert living(everything, PATIENCE) == set()


@pytest.mark.skipif(os.name == 'nt', reason='needs SIGKILL')
def test_the_second_window_may_end_alone(two_windows):
    first, games = two_windows()
    mine = games.pop(first.pid)
    [(second, game)] = games.items()
    of_second = below(second) | {psutil.Process(second)}
    game.kill()
    assert living(of_second, PATIENCE) == set()
    assert first.poll() is None
    assert mine.is_running()


@pytest.mark.parametrize('heard', ['SIG_IGN', 'default_int_handler'])
def test_a_window_beside_another_ends_with_it_also_where_ctrl_c_is_not_heard(heard):
    program = f"""
import signal, time
from rozdej.window.display.game_process import end_with_opener
signal.signal(signal.SIGINT, signal.{heard})
end_with_opener()
try:
    print('open', flush=True)
    while True:
        time.sleep(0.01)
except KeyboardInterrupt:
    print('kept')
"""
    window = subprocess.Popen([sys.executable, '-c', program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert window.stdout.readline() == 'open\n'
    window.stdin.close()
    try:
        assert window.wait(PATIENCE) == 0
        assert window.stdout.read() == 'kept\n'
    finally:
        window.kill()
        window.stdout.close()
