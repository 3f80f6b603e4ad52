"""Smoke tests with a real X server, window manager and mouse: `python ui.py` as it is used."""

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import contextmanager
from ctypes import c_ubyte

import psutil
import pytest
from PIL import ImageGrab

from checks.processes import come_to_rest
from checks.running import ROOT
from checks.window.display import missing_programs
from checks.window.playing import PREPARED
from rozdej.core.exercises import find_exercises
from rozdej.window.gui.picture import FELT
from rozdej.window.gui.settings_store import Settings, SettingsStore

pytestmark = pytest.mark.whole(reason='needs a real screen with a real mouse')

WIDTH, HEIGHT = 1440, 900
PATIENCE = 120
"""Seconds to wait for anything; on an idle computer it takes one."""


def until(condition, what):
    """Wait for the condition and return what it gave."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if result := condition():
            return result
        time.sleep(0.05)
    pytest.fail(f'waited {PATIENCE} s in vain for {what}')


@contextmanager
def screen(width, height, scale=1.0):
    """The environment of a fresh X display of that size in pixels, with a window manager."""
    if missing := missing_programs():
        pytest.skip(f'needs {", ".join(missing)}')
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ['Xvfb', '-displayfd', str(writing), '-screen', '0', f'{width}x{height}x24', '-nolisten', 'tcp', '-noreset'],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as pipe:
        number = pipe.readline().strip()
    assert number, 'Xvfb did not start'
    set_scale(f':{number}', scale)
    environment = {**os.environ, 'DISPLAY': f':{number}'}
    environment.pop('PYGLET_HEADLESS', None)
    manager = subprocess.Popen(['openbox'], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    yield environment
    for process in (manager, server):
        process.terminate()
        process.wait()


def set_scale(display, scale):
    """Say how dense the display is, as a desktop does for its programs."""
    from pyglet.libs.x11 import xlib

    connection = xlib.XOpenDisplay(display.encode())
    resources, text, is_replaced = 23, 31, 0  # numbers that X has for them
    value = f'Xft.dpi: {96 * scale:.0f}'.encode()
    where = xlib.XDefaultRootWindow(connection)
    data = (c_ubyte * len(value))(*value)
    xlib.XChangeProperty(connection, where, resources, text, 8, is_replaced, data, len(value))
    xlib.XCloseDisplay(connection)


@pytest.fixture(scope='module')
def display():
    """The environment of a display on which a new window has room."""
    with screen(WIDTH, HEIGHT) as environment:
        yield environment


class Desk:
    """A running `python ui.py` and a hand on its mouse and keyboard."""

    def __init__(self, environment, home, *arguments, animation='off'):
        self.environment = {**environment, 'XDG_DATA_HOME': str(home), 'HOME': str(home)}
        self.saved = home / 'rozdej'
        SettingsStore(self.saved).save_settings(Settings(animation=animation))
        self.process = subprocess.Popen(
            [sys.executable, ROOT / 'ui.py', *map(str, arguments)],
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            cwd=home,
        )
        self.window = until(self._find_window, 'the window')
        self.do('windowactivate', '--sync', self.window)
        self.rest()
        self.size = self.measure()

    def _find_window(self):
        assert self.process.poll() is None, self.process.stdout.read().decode()
        return self.do('search', '--onlyvisible', '--name', 'Rozdej', check=False).split('\n')[0]

    def measure(self):
        """Width and height of the window, in pixels; none while it is being made."""
        geometry = self._geometry()
        return geometry.get('WIDTH', 0), geometry.get('HEIGHT', 0)

    def place(self):
        """Where the window's upper left corner is on the screen, in pixels."""
        geometry = self._geometry()
        return geometry['X'], geometry['Y']

    def _geometry(self):
        shown = self.do('getwindowgeometry', '--shell', self._find_window(), check=False)
        return {name: int(value) for name, _, value in (line.partition('=') for line in shown.split()) if value}

    def do(self, *command, check=True):
        """Run xdotool."""
        done = subprocess.run(
            ['xdotool', *command], env=self.environment, capture_output=True, text=True, timeout=PATIENCE
        )
        assert done.returncode == 0 or not check, done.stderr
        return done.stdout.strip()

    def move(self, x, y):
        """Put the mouse there, in pixels of the window."""
        self.do('mousemove', '--window', self.window, str(round(x)), str(round(y)))

    def close(self):
        """Let the window manager close the window; returns what was printed, and the exit code."""
        self.do('key', 'alt+F4')
        output, _ = self.process.communicate(timeout=PATIENCE)
        return output.decode(), self.process.returncode

    def used(self):
        """Seconds of processor time that the window has taken so far."""
        times = psutil.Process(self.process.pid).cpu_times()
        return times.user + times.system

    def rest(self):
        """Wait until everything is loaded and nothing moves any more, however busy the computer is."""
        come_to_rest(self.process.pid)

    def saved_game(self):
        """The game as it was saved when the window closed."""
        [path] = self.saved.glob('*-*.json')
        return json.loads(path.read_text(encoding='utf-8'))


@pytest.fixture
def sit(display, tmp_path):
    """`sit('klondike', …)` starts the window; nothing moves in it unless there is an `animation`."""
    desks = []

    def begin(*arguments, **how):
        desks.append(Desk(display, tmp_path, *arguments, **how))
        return desks[-1]

    yield begin
    for desk in desks:
        if desk.process.poll() is None:
            desk.process.send_signal(signal.SIGKILL)
            desk.process.wait()


def middle(desk, place, scale=1.0):
    """The middle of an empty place on the table, in pixels of the window."""
    from rozdej.window.games.klondike.scene import Game
    from rozdej.window.gui.canvas import Canvas
    from rozdej.window.gui.layout import Space

    scene = Game()
    canvas = Canvas(Space(*desk.size, scale), scene.columns, scene.tall)
    scene.draw({name: [] for name in scene.places}, canvas)
    x, y, width, _ = canvas.zones[place]
    return x + width / 2, y + canvas.card_height / 2


def test_clicks_drags_and_keys_of_a_real_mouse_and_keyboard(sit, submission):
    desk = sit('klondike', '--impl', submission(PREPARED, on='solution'), '--seed', '5', animation='normal')
    desk.rest()
    desk.move(*middle(desk, 'U'))
    desk.do('click', '1')  # U → V
    x, y = middle(desk, 'G')
    desk.move(x, y + desk.size[1] * 0.15)  # the last card of the column
    desk.do('mousedown', '1')
    for part in (0.3, 0.6, 1):
        to_x, to_y = middle(desk, 'W')
        desk.move(x + (to_x - x) * part, y + (to_y - y) * part)
        time.sleep(0.05)
    desk.do('mouseup', '1')  # G → W
    desk.do('key', '--delay', '80', 'g', 'x')
    desk.rest()
    output, code = desk.close()
    assert (output, code) == ('', 0)
    history = desk.saved_game()['history']
    assert history['position'] == 3
    assert "'W': [(1, 'Pi', True)], 'X': [(1, 'Sr', True)]" in history['steps'][3]


def test_start_screen_to_game_by_mouse_and_a_real_resize(sit, display):
    desk = sit('--impl', ROOT / 'reseni')
    games = [exercise.name for exercise in find_exercises(ROOT)]
    desk.do('key', *['Down'] * (games.index('klondike') + 1), 'Return')
    desk.rest()
    desk.do('windowsize', '--sync', desk.window, '500', '400')
    desk.rest()
    desk.size = (500, 400)
    desk.move(*middle(desk, 'U'))
    desk.do('click', '1')
    desk.rest()
    _, code = desk.close()
    assert code == 0
    assert desk.saved_game()['history']['position'] == 1


@pytest.mark.parametrize(('width', 'height', 'scale'), [(1366, 768, 1.5), (1920, 1080, 1.25), (2560, 1600, 2.0)])
def test_a_new_window_has_room_on_the_screen_and_hears_of_clicks_where_it_shows_things(tmp_path, width, height, scale):
    """At 150 %, a screen of 1366 × 768 has room for a window of 911 × 512, less what frames take."""
    with screen(width, height, scale) as environment:
        desk = Desk(environment, tmp_path, 'klondike', '--impl', ROOT / 'reseni', '--seed', '5')
        try:
            assert min(1280 * scale, 0.95 * width) <= desk.size[0] <= width
            assert min(760 * scale, 0.9 * height) <= desk.size[1] < height
            desk.move(*middle(desk, 'U', scale))
            desk.do('click', '1')
            desk.rest()
            if folder := os.environ.get('SCREENSHOTS'):
                ImageGrab.grab(xdisplay=environment['DISPLAY']).save(f'{folder}/screen-{width}-{scale}.png')
            desk.do('key', 'F11')
            until(lambda: desk.measure() == (width, height), 'a full screen')
            desk.rest()
            desk.do('key', 'alt+Return')
            until(lambda: desk.measure() == desk.size, 'the size from before')
            assert desk.close() == ('', 0)
            assert desk.saved_game()['history']['position'] == 1
        finally:
            desk.process.kill()
            desk.process.wait()


def test_what_a_growing_window_uncovers_is_felt_before_anything_is_drawn(sit):
    desk = sit('klondike', '--impl', ROOT / 'reseni', '--seed', '5')
    desk.do('windowsize', '--sync', desk.window, '600', '400')
    desk.rest()
    desk.process.send_signal(signal.SIGSTOP)  # now it draws nothing
    desk.do('windowsize', desk.window, '900', '800')
    until(lambda: desk.measure() == (900, 800), 'a larger window')
    picture = ImageGrab.grab(xdisplay=desk.environment['DISPLAY'])
    desk.process.send_signal(signal.SIGCONT)
    left, top = desk.place()
    assert picture.getpixel((left + 800, top + 700)) == FELT[:3]
    desk.rest()


def test_each_press_of_f11_fills_the_screen_or_leaves_it(sit):
    desk = sit('klondike', '--impl', ROOT / 'reseni', '--seed', '5')
    for size in (WIDTH, HEIGHT), desk.size, (WIDTH, HEIGHT), desk.size:
        desk.rest()
        desk.do('key', 'F11')
        until(lambda size=size: desk.measure() == size, f'a window of {size}')


def test_commands_of_a_real_keyboard(sit):
    """What is typed goes into the line, with the system's own idea of a key."""
    desk = sit('piskvorky', '--impl', ROOT / 'reseni', '--seed', '5')
    desk.do('type', '--delay', '80', 'e5')
    desk.do('key', 'Return')
    desk.do('type', '--delay', '80', 'd5x')
    desk.do('key', '--delay', '80', 'BackSpace', 'Return')
    desk.rest()
    _, code = desk.close()
    assert code == 0
    history = desk.saved_game()['history']
    assert history['position'] == 2
    assert "'prikaz': 'd5'" in history['steps'][2]


@pytest.fixture
def layout(display):
    """`layout('cz')` puts another layout on the keyboard of the display."""

    def change(name):
        subprocess.run(['setxkbmap', name], env=display, check=True, stderr=subprocess.DEVNULL)

    yield change
    change('us')


LETTERS = {'d': '40', 'e': '26', 'g': '42', 'w': '25', 'x': '53', '5': '14', '7': '16', 'keypad 5': '84'}
"""Codes of keys, which are the same in each layout."""


@pytest.mark.parametrize(('name', 'y', 'z'), [('cz', '52', '29'), ('cz(qwerty)', '29', '52')])
def test_letters_are_where_the_layout_has_them(sit, layout, submission, name, y, z):
    layout(name)
    desk = sit('klondike', '--impl', submission(PREPARED, on='solution'), '--seed', '5')
    for goal in LETTERS['w'], LETTERS['x'], y, z:
        desk.do('key', '--delay', '80', LETTERS['g'], goal)
    desk.rest()
    desk.close()
    assert desk.saved_game()['history']['position'] == 4


def test_digits_of_a_czech_keyboard_and_of_the_keypad(sit, layout, display, monkeypatch):
    """Also where the system has no such language, and pyglet cannot read its letters."""
    monkeypatch.setitem(display, 'LC_ALL', 'xx_XX.UTF-8')
    layout('cz')
    desk = sit('piskvorky', '--impl', ROOT / 'reseni', '--seed', '5')
    desk.do('key', '--delay', '80', LETTERS['e'], LETTERS['5'], 'Return')
    desk.do('key', '--delay', '80', LETTERS['d'], LETTERS['7'], 'Return')
    desk.do('key', '--delay', '80', LETTERS['d'], 'Num_Lock', LETTERS['keypad 5'], 'Num_Lock', 'KP_Enter')
    desk.rest()
    _, code = desk.close()
    assert code == 0
    _, *steps = desk.saved_game()['history']['steps']
    for typed, step in zip(('e5', 'd7', 'd5'), steps, strict=True):
        assert f"'prikaz': '{typed}'" in step


def test_tab_goes_on_and_with_shift_back(sit):
    desk = sit('--impl', ROOT / 'reseni')
    desk.do('key', '--delay', '80', 'Tab', 'Tab', 'shift+Tab', 'Return')
    desk.rest()
    first = until(lambda: desk.do('getwindowname', desk.window), 'a title')
    assert first.startswith(find_exercises(ROOT)[0].lesson.title)
    desk.close()


def test_an_idle_window_leaves_the_processor_alone(sit):
    desk = sit('klondike', '--impl', ROOT / 'reseni', '--seed', '5', animation='normal')
    desk.rest()
    before = desk.used()
    time.sleep(3)
    assert desk.used() - before <= 0.02 * 3 + 0.02
    desk.close()


def test_a_game_over_the_network_starts_its_server_and_ends_it(sit):
    desk = sit('sedesatsest', '--impl', ROOT / 'reseni')
    desk.do('key', 'Return')
    printed = b''
    os.set_blocking(desk.process.stdout.fileno(), False)

    def are_at_the_table():
        nonlocal printed
        printed += desk.process.stdout.read() or b''
        return 'Hráč, Počítač' in printed.decode(errors='replace')

    until(are_at_the_table, 'both at the table')
    os.set_blocking(desk.process.stdout.fileno(), True)
    output, code = desk.close()
    assert code == 0
    assert 'Server skončil.' in output
