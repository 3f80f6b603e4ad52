"""What the tests of the window share."""

from functools import cache, partial
from pathlib import Path

import pyglet
import pytest

from checks.network.serving import wait_for_servers
from checks.running import ROOT
from checks.window.display import open_window
from checks.window.heap import Heap
from checks.window.playing import PREPARED, Player, sit_down
from rozdej.core.student.limits import CALL_SECONDS, WINDOW_TIMES
from rozdej.window.display.atlas import Sheet, load_sheet
from rozdej.window.gui import student_code
from rozdej.window.gui.settings_store import SettingsStore

# Windows of this process are never shown. To be said before anything imports `pyglet.window`.
pyglet.options.headless = True

SOLUTION = ROOT / 'reseni' / 'klondike'


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fifth of the time for a call: an endless one is as endless, and no sound one needs so much.

    By the clock it may take as long as ever, and so may servers: other tests run beside this one.
    """
    wait_for_servers(monkeypatch)
    monkeypatch.setattr(student_code, 'CALL_SECONDS', CALL_SECONDS / 5)
    monkeypatch.setattr(student_code, 'WINDOW_TIMES', 5 * WINDOW_TIMES)


@pytest.fixture
def store(tmp_path) -> SettingsStore:
    """A user's folder that nobody has used yet."""
    return SettingsStore(tmp_path / 'user')


@pytest.fixture
def player(store) -> Player:
    """A player of the solution, deal 7, without animations."""
    return sit_down(SOLUTION, store)


@pytest.fixture
def play(submission, store):
    """`play(text)` is a player of the solution with that text behind it."""

    def begin(text: str = '', *, on: str | None = 'solution', **how) -> Player:
        return sit_down(submission(text, on=on), store, **how)

    return begin


@pytest.fixture
def prepared(play) -> Player:
    """A player of the game that can be won."""
    return play(PREPARED)


@pytest.fixture
def write(tmp_path):
    """`write('srdce', text)` is a folder with a srdce.py: the solution with that text behind it, or the text alone."""

    def make(exercise: str, text: str = '', *, alone: bool = False) -> Path:
        folder, file = tmp_path / exercise, f'{exercise}.py'
        folder.mkdir(exist_ok=True)
        solution = '' if alone else (ROOT / 'reseni' / exercise / file).read_text(encoding='utf-8')
        (folder / file).write_text(f'{solution}\n\n{text}', encoding='utf-8')
        return folder

    return make


@pytest.fixture
def sit_at(store, write):
    """`sit_at('srdce', text, watch=True)` is a player of that game with these options; the text is as for `write`."""

    def begin(
        exercise: str, text: str = '', *, alone: bool = False, animation: str = 'off', seed: int | None = 7, **options
    ) -> Player:
        store.save_options(exercise, options)
        return sit_down(write(exercise, text, alone=alone), store, seed, animation, exercise=exercise)

    return begin


@pytest.fixture
def board(sit_at):
    """`board(rival='weak')` is a player of five in a row."""
    return partial(sit_at, 'piskvorky')


@pytest.fixture
def gamble(sit_at):
    """`gamble(text)` is a player of Blackjack."""
    return partial(sit_at, 'blackjack')


@pytest.fixture
def hearts(sit_at):
    """`hearts(text, watch=True)` is a player of Hearts, in which others think for no time."""
    return partial(sit_at, 'srdce', seconds=0.0, trick=1.0)


@pytest.fixture
def sit(store, submission):
    """`sit(rival='kit')` is a player of the game of matches with these options."""

    def begin(text=None, animation='off', seed=7, **options):
        store.save_options('klondike', options)
        folder = submission(text, on='solution') if text else SOLUTION
        return sit_down(folder, store, seed=seed, animation=animation, scene=Heap())

    return begin


@cache
def usual_sheet(folder: Path) -> Sheet:
    """The pictures of most windows, read once."""
    return load_sheet(folder)


def sheet(folder: Path, size: str, four_colours: bool) -> Sheet:
    """The pictures of any window; others than the usual ones are big, and not kept."""
    return usual_sheet(folder) if (size, four_colours) == ('normal', False) else load_sheet(folder, size, four_colours)


@pytest.fixture
def show(store, monkeypatch):
    """`show(exercise='srdce', watch=True)` is an application and its window with that game and these options.

    Nothing moves there; all windows are closed at the end.
    """
    opened = []
    monkeypatch.setattr('rozdej.window.display.atlas.load_sheet', sheet)

    def begin(folder=ROOT / 'reseni', exercise: str | None = 'klondike', size=(1100, 760), **options):
        if exercise:
            store.save_options(exercise, options)
        application, window = open_window(folder, store, exercise, size)
        opened.append(window)
        application.settings.animation = 'off'
        if exercise:
            application.screen.table.motion.speed = 0
            application.screen.table.motion.trips.clear()
        return application, window

    yield begin
    for window in opened:
        window.on_close()
