"""A monkey at the window: random mouse and keys, with programs right and wrong. Nothing may break the window."""

import random

import pytest

from checks.running import ROOT
from checks.window.playing import SPACE, exercise_named
from checks.window.sixtysix import NearServer, is_whole
from rozdej.author.check.sample_programs import expectations
from rozdej.core.exercises import find_exercises
from rozdej.core.exercises.game_parts import has_scene
from rozdej.core.student.implementation import Implementation
from rozdej.network.sedesatsest.scene import Game as FarGame
from rozdej.window.gui.application import Application
from rozdej.window.gui.layout import Space
from rozdej.window.gui.settings_store import SettingsStore
from rozdej.window.gui.start_screen import Offer
from rozdej.window.gui.wire import Key, MouseEvent, Typed

pytestmark = pytest.mark.whole(reason='plays at random for long')

PROGRAMS, STEPS = 12, 80
SPACES = (SPACE, Space(400, 300), Space(3840, 2160))
KEYS = (*'abcdefguvwxyz123456789', 'left', 'right', 'up', 'down', 'enter', 'space', 'escape', 'tab', 'backspace')
FUNCTION_KEYS = ('f1', 'f2', 'f5', 'f10')
CTRL_KEYS = 'zyrdhn'


class Monkey:
    """Does one random thing after another, as the seed wants it."""

    def __init__(self, application: Application, seed: int):
        self.application = application
        self.random = random.Random(seed)
        self.now = 100.0
        self.space = SPACE
        self.seen = None
        self.shown = None

    @property
    def screen(self):
        return self.application.screen

    @property
    def game(self):
        """The game in play; None where there is none."""
        session = getattr(self.screen, 'session', None)
        return session and session.game

    @property
    def game_is_sound(self) -> bool:
        scene = getattr(self.screen, 'session', None) and self.screen.session.scene
        is_sound = is_whole if isinstance(scene, FarGame) else scene and scene.can_draw
        return self.game is None or is_sound(self.game)

    def look(self):
        """What is to be seen: as at a display, another picture when something has changed."""
        if self.screen.dirty or self.screen is not self.seen:
            self.seen, self.shown = self.screen, self.application.picture(self.space, self.now)
        return self.shown

    def somewhere(self) -> tuple[float, float]:
        """A point, mostly on something."""
        targets = [quad for quad in self.look().targets() if quad.place]
        if not targets or self.random.random() < 0.1:
            return self.random.uniform(0, self.space.width), self.random.uniform(0, self.space.height)
        quad = self.random.choice(targets)
        return quad.x + quad.width * self.random.random(), quad.y + quad.height * self.random.random()

    def act(self) -> None:
        """One thing a person could do, or a while in which nothing is done."""
        self.now += self.random.choice([0.01, 0.2, 1.0])
        deeds = [self.click, self.drag, self.type, self.press_shortcut, self.wait, self.resize]
        self.random.choices(deeds, [8, 6, 8, 1, 4, 0.3])[0]()
        self.look()

    def click(self) -> None:
        x, y = self.somewhere()
        self.screen.handle(MouseEvent('move', x, y), 0.0)
        self.screen.handle(MouseEvent('press', x, y), self.now)
        self.screen.handle(MouseEvent('release', x, y), self.now)

    def drag(self) -> None:
        self.screen.handle(MouseEvent('press', *self.somewhere()), self.now)
        for _ in range(2):
            self.screen.handle(MouseEvent('drag', *self.somewhere()), self.now)
        self.screen.handle(MouseEvent('release', *self.somewhere()), self.now)

    def type(self) -> None:
        name = self.random.choice(KEYS)
        self.screen.handle(Key(name, False, self.random.random() < 0.1), self.now)
        if len(name) == 1:
            self.screen.handle(Typed(name), self.now)

    def press_shortcut(self) -> None:
        name, ctrl = self.random.choice([*((key, False) for key in FUNCTION_KEYS), *((key, True) for key in CTRL_KEYS)])
        self.screen.handle(Key(name, ctrl, False), self.now)

    def wait(self) -> None:
        for _ in range(5):
            self.now += 0.2
            self.screen.tick(self.now)
            self.screen.dirty = True
            self.look()
        self.screen.look_around(self.now)

    def resize(self) -> None:
        self.space = self.random.choice(SPACES)
        self.screen.dirty = True


def sit_down(exercise, files, folder, seed):
    """A monkey before a game with these files as its program."""
    folder.mkdir()
    for name, text in files.items():
        (folder / name).write_text(text, encoding='utf-8')
    offer = Offer(exercise, Implementation(exercise, folder))
    application = Application(lambda: [offer], SettingsStore(folder / 'user'), exercise, seed)
    application.begin()
    return Monkey(application, seed)


@pytest.fixture(autouse=True)
def near_server(monkeypatch):
    """Games over the network find their server inside the test: a monkey would start hundreds of processes."""
    monkeypatch.setattr(FarGame, 'meet', lambda self, wanted: NearServer(wanted.code, wanted.name, wanted.wake))


@pytest.mark.parametrize('name', [exercise.name for exercise in find_exercises(ROOT) if has_scene(exercise.name)])
def test_nothing_breaks_the_window(name, tmp_path):
    """Neither do right programs nor wrong ones; and what is shown can always be drawn."""
    storm(name, tmp_path, PROGRAMS, is_sound)


def is_sound(monkey):
    assert monkey.game_is_sound, monkey.game


def storm(name, folder, programs, check):
    """Let the monkey loose on so many sample programs, and check after each of its deeds."""
    exercise = exercise_named(name)
    samples = random.Random(name).sample(list(expectations(exercise)), programs)
    for seed, sample in enumerate(samples):
        monkey = sit_down(exercise, sample.files, folder / str(seed), seed)
        for step in range(STEPS):
            try:
                monkey.act()
                check(monkey)
            except Exception as error:
                raise AssertionError(f'{sample.name}, step {step}') from error
        monkey.application.close()
