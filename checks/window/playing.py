"""A player for the tests: looks at the picture, and clicks, drags and types like a person."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from checks.running import ROOT
from rozdej.core.exercises import Exercise, find_exercises
from rozdej.core.student.implementation import Implementation
from rozdej.window.gui.application import Application
from rozdej.window.gui.layout import Space
from rozdej.window.gui.motion import gliding
from rozdej.window.gui.picture import Picture, Quad, hit
from rozdej.window.gui.scene import Scene
from rozdej.window.gui.session import Session
from rozdej.window.gui.settings_store import Settings, SettingsStore
from rozdej.window.gui.start_screen import scene_of
from rozdej.window.gui.table_screen import TableScreen
from rozdej.window.gui.wire import Key, MouseEvent, Typed
from rozdej.window.play import offers

SPACE = Space(1280, 1300)
"""Tall, so that every message is read as a whole."""
SUITS = ('Pi', 'Sr', 'Ka', 'Kr')
FOUNDATION = dict(zip(SUITS, 'WXYZ', strict=True))


EXERCISES = find_exercises(ROOT)
"""Each reads its lesson once for all tests."""


def exercise_named(name: str) -> Exercise:
    """The exercise of that name."""
    return next(exercise for exercise in EXERCISES if exercise.name == name)


def implementation(folder: Path, exercise: str = 'klondike') -> Implementation:
    """The program in the folder."""
    return Implementation(exercise_named(exercise), folder)


def application_of(
    folder: Path, store: SettingsStore, exercise: str | None = 'klondike', seed: int | None = 7
) -> Application:
    """All that a window with the programs in the folder shows, not begun yet."""
    return Application(lambda: offers(folder, EXERCISES), store, exercise and exercise_named(exercise), seed)


def without(exercise: str, *names: str, module: str = '') -> str:
    """The solution (or that module of it) with the bodies of some functions as they are in the stub."""
    file = f'{exercise}/{module or exercise}.py'
    stub, text = ((ROOT / folder / file).read_text(encoding='utf-8') for folder in ('zadani', 'reseni'))
    for name in names:
        function = re.compile(rf'^def {name}\(.*?(?=^(?:def |if __name__|[A-Z#])|\Z)', re.MULTILINE | re.DOTALL)
        text = text.replace(function.search(text)[0], function.search(stub)[0])
    return text


def prepared_game() -> dict[str, list]:
    """A deal that plays itself: columns give up all cards from aces to sevens in order, the stock the rest."""
    order = [(rank, suit) for rank in range(1, 14) for suit in SUITS]
    game: dict[str, list] = {name: [] for name in 'ABCDEFGUVWXYZ'}
    for number, name in reversed(list(enumerate('ABCDEFG', start=1))):
        taken, order = order[:number], order[number:]
        game[name] = [(rank, suit, False) for rank, suit in reversed(taken)]
        rank, suit, _ = game[name][-1]
        game[name][-1] = (rank, suit, True)
    game['U'] = [(rank, suit, False) for rank, suit in reversed(order)]
    return game


def winning_moves() -> Iterator[tuple[str, str]]:
    """The moves that win the prepared game."""
    order = [(rank, suit) for rank in range(1, 14) for suit in SUITS]
    sources = [name for number, name in reversed(list(enumerate('ABCDEFG', start=1))) for _ in range(number)]
    for (_, suit), source in zip(order, sources + ['V'] * 24, strict=True):
        if source == 'V':
            yield 'U', 'V'
        yield source, FOUNDATION[suit]


PREPARED = f'\n\ndef udelej_hru():\n    """A prepared game."""\n    return {prepared_game()!r}\n'
"""What makes the solution (or any program) deal the prepared game."""


class Player:
    """Sits before a screen. Time passes only when the player says so, in seconds."""

    def __init__(self, screen: TableScreen, space: Space = SPACE):
        self.screen = screen
        self.space = space
        self.now = 100.0
        self.look()

    def look(self) -> Picture:
        """See the picture as it is now, with everything where it is on its way."""
        self.screen.dirty = False
        picture = self.screen.picture(self.space, self.now)
        moving = gliding(picture.upper_quads, picture.trips, self.now)
        return replace(picture, upper_quads=[Quad._make(quad) for quad in moving])

    def pass_time(self, seconds: float = 1.0) -> Picture:
        """Wait; whatever moves by itself does. As at a display, there is a new picture when something has changed."""
        end = self.now + seconds
        picture = None
        while self.now < end:
            self.now += 0.05
            self.screen.tick(self.now)
            picture = self.look() if self.screen.dirty else None
        return picture or self.look()

    def find(self, place: str, index: int | None = None) -> Quad:
        """The card at the index of a place, or the uppermost thing there."""
        return self._found(self.look(), place, index)

    @staticmethod
    def _found(picture: Picture, place: str, index: int | None) -> Quad:
        quads = [quad for quad in picture.quads if quad.place == place and index in (None, quad.index)]
        assert quads, f'{place} {index} is nowhere to be seen'
        return quads[-1]

    def point(self, place: str, index: int | None = None) -> tuple[float, float]:
        """A point where the thing can be seen: near its upper edge, or its left one where a fan covers the middle."""
        picture = self.look()
        quad = self._found(picture, place, index)
        y = quad.y + min(quad.height / 2, 4)
        points = [(quad.x + quad.width / 2, y), (quad.x + min(quad.width / 2, 4), y)]
        return next((point for point in points if hit(picture, *point) == quad), points[0])

    def click(self, place: str, index: int | None = None) -> None:
        """Click on it."""
        x, y = self.point(place, index)
        self.now += 1
        self.screen.handle(MouseEvent('move', x, y), 0.0)
        self.screen.handle(MouseEvent('press', x, y), self.now)
        self.screen.handle(MouseEvent('release', x, y), self.now)
        self.look()

    def drag(self, place: str, target: str, index: int | None = None) -> None:
        """Drag from the one place to the other."""
        x, y = self.point(place, index)
        to_x, to_y = self.point(target)
        self.now += 1
        self.screen.handle(MouseEvent('press', x, y), self.now)
        for part in (0.3, 0.7, 1.0):
            self.screen.handle(MouseEvent('drag', x + (to_x - x) * part, y + (to_y - y) * part), self.now)
            self.look()
        self.screen.handle(MouseEvent('release', to_x, to_y), self.now)
        self.look()

    def press(self, name: str) -> None:
        """Press a button of the window."""
        picture = self.look()
        quad = next(quad for quad in picture.targets() if quad.place == f'#{name}')
        x, y = quad.x + quad.width / 2, quad.y + quad.height / 2
        self.screen.handle(MouseEvent('press', x, y), self.now)
        self.screen.handle(MouseEvent('release', x, y), self.now)
        self.look()

    def type(self, keys: str, *, ctrl: bool = False, shift: bool = False) -> None:
        """Press keys one after the other, `u v enter`."""
        for name in keys.split():
            self.now += 1
            self.screen.handle(Key(name, ctrl, shift), self.now)
        self.look()

    def write(self, text: str) -> None:
        """Type characters: each comes as a key, if it is a letter, and as text."""
        for character in text:
            self.now += 0.1
            if character.isascii() and character.isalpha():
                self.screen.handle(Key(character.lower(), False, character.isupper()), self.now)
            self.screen.handle(Typed(character), self.now)
        self.look()

    @property
    def game(self) -> dict:
        """The game on the table."""
        return self.screen.session.game

    @property
    def read(self) -> str:
        """All text of the message and the dialog, as it can be read."""
        picture = self.look()
        return '\n'.join(text.text for text in picture.upper_texts)

    @property
    def told(self) -> str:
        """The message as it is before the window breaks it into lines: a long path may be torn there."""
        message = self.screen.state.message
        return '\n'.join([message.title, *message.lines]) if message else ''

    @property
    def end(self) -> str:
        """The title of what is told of the end of the game; '' before it is told."""
        message = self.screen.state.message
        return message.title if message and message.kind == 'end' else ''

    @property
    def all_text(self) -> str:
        """All text in the window."""
        picture = self.look()
        return '\n'.join(text.text for text in (*picture.texts, *picture.upper_texts))


def sit_down(
    folder: Path,
    store: SettingsStore,
    seed: int | None = 7,
    animation: str = 'off',
    scene: Scene | None = None,
    exercise: str = 'klondike',
) -> Player:
    """A player before a window with the program in the folder, of the exercise's own game unless a scene is given."""
    settings = Settings(animation=animation)
    program = implementation(folder, exercise)
    screen = TableScreen(Session(scene or scene_of(program.exercise), program), settings, store, lambda: None)
    screen.controller.begin(seed)
    return Player(screen)
