"""Shows the first screen: all games, the progress in each, and a click to play."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import takewhile
from pathlib import Path

from rozdej.core.exercises import Exercise
from rozdej.core.exercises.game_parts import emblem, find_part
from rozdej.core.student.implementation import Implementation
from rozdej.core.testing.progress import remembered, remembered_in
from rozdej.window.gui import texts
from rozdej.window.gui.accessibility import Thing, named, things
from rozdej.window.gui.canvas import RATIO
from rozdej.window.gui.drawing_parts import CURVE_COLOUR, SOFT_TEXT
from rozdej.window.gui.file_watcher import Watcher
from rozdej.window.gui.layout import Space, shorten, text_width
from rozdej.window.gui.picture import Colour, Picture, Quad, Rectangle, Text
from rozdej.window.gui.scene import Scene
from rozdej.window.gui.screen import Screen
from rozdej.window.gui.widgets import FAINT_INK, INK, PALE, STEPS, WIDGET, Button, Pointer, Pointing, panel
from rozdej.window.gui.wire import Choose, Event, Key

LOGO = (320, 200)

WIDEST, EMBLEM = 62, 1.75
"""How wide the rows are at most, in heights of text; how wide the pictures in a row are, in heights of it."""

CARD = re.compile(r'(Pi|Sr|Ka|Kr)-\d+')

TRACK: Colour = (255, 255, 255, 46)
PALE_TRACK: Colour = (120, 104, 66, 60)
DONE: Colour = (34, 132, 84, 255)


@dataclass
class Offer:
    """An exercise to play. `implementation` is None when there is no program."""

    exercise: Exercise
    implementation: Implementation | None

    @property
    def can_play(self) -> bool:
        return self.implementation is not None

    @cached_property
    def state(self) -> str:
        """The highest level up to which all tests passed; where none are remembered, what is written. In Czech."""
        if self.implementation is None:
            return texts.NO_FOLDER
        lesson = self.exercise.lesson
        if level := reached_level(self.exercise, self.implementation.folder):
            return texts.reached(level, lesson.last_level, lesson.is_part)
        return texts.written_functions(*count_written(self.implementation))

    @cached_property
    def done(self) -> tuple[int, int]:
        """How many levels passed together with all below them, of how many."""
        levels = [number for number, level in self.exercise.lesson.levels.items() if not level.is_voluntary]
        reached = reached_level(self.exercise, self.implementation.folder) if self.implementation else 0
        return sum(number <= reached for number in levels), len(levels)

    @cached_property
    def begun(self) -> tuple[int, int]:
        """The same; where no level is known to have passed, how many functions are written, of how many."""
        return self.done if self.done[0] or not self.implementation else count_written(self.implementation)

    @cached_property
    def is_a_game(self) -> bool:
        """Whether the functions are written after whose levels the lesson invites to the window."""
        implementation, lesson = self.implementation, self.exercise.lesson
        if implementation is None:
            return False
        needed = [name for level in lesson.milestones if (name := lesson.function_of(level))]
        return all(map(implementation.is_written, needed)) if needed else count_written(implementation)[0] > 0

    @property
    def pictures(self) -> Sequence[str]:
        """What stands for the game: names of pictures."""
        return emblem(self.exercise.name)


def scene_of(exercise: Exercise) -> Scene:
    """The exercise's scene."""
    module = find_part(exercise.name, 'scene')
    assert module is not None
    scene: Scene = module.Game()
    return scene


def reached_level(exercise: Exercise, folder: Path) -> int:
    """The highest level that passed together with all below it; 0 when none did."""
    passed = remembered(exercise.root, folder, exercise.name)
    return [0, *takewhile(passed.__contains__, exercise.lesson.levels)][-1]


def count_written(implementation: Implementation) -> tuple[int, int]:
    """How many of the functions that the exercise needs have a body, of how many."""
    lesson = implementation.exercise.lesson
    names = [*filter(lesson.is_needed, lesson.signatures)]
    return sum(map(implementation.is_written, names)), len(names)


class StartScreen(Screen):
    """The offers in teaching order; `play` is called with the chosen exercise."""

    def __init__(self, offers: Callable[[], Sequence[Offer]], play: Callable[[Exercise], None]):
        self.pointing = Pointing()
        self._pointer = Pointer(self.pointing, self.buttons)
        self._shown = Picture()
        self._heard_bars: list[Thing] = []
        self._find_offers = offers
        self._play = play
        self.offers = list(offers())
        self._watchers = list(self._watch())

    def _watch(self) -> Iterator[Watcher]:
        """Eyes on all that a state is made of."""
        for offer in self.offers:
            if offer.implementation:
                yield Watcher(offer.implementation.folder)
        for root in {offer.exercise.root for offer in self.offers}:
            file = remembered_in(root)
            yield Watcher(file.parent, file.name)

    def picture(self, space: Space, now: float) -> Picture:
        picture = Picture()
        size, self._heard_bars = space.text, []
        width = min(space.width - size * 2, size * WIDEST)
        x, top = (space.width - width) / 2, self._head(picture, space, width)
        step = min(size * 6, (space.height - top - size * 0.6) / max(1, len(self.offers)))
        for number in range(len(self.offers)):
            self._row(picture, number, (x, top + number * step, width, step * 0.9), size)
        self._shown = picture
        return picture

    def _head(self, picture: Picture, space: Space, width: float) -> float:
        """The logo, the name, and the whole course at a glance; returns where the games begin."""
        size, x = space.text, (space.width - width) / 2
        height = min(size * 8, space.height * 0.2)
        logo = height * LOGO[0] / LOGO[1]
        picture.quads.append(Quad('logo', x, size * 0.8, logo, height))
        left, middle = x + logo + size * 1.2, size * 0.8 + height / 2
        room = x + width - left
        name = Text(texts.START_TITLE, left, middle - height * 0.26, min(size * 2.2, height * 0.36), PALE, bold=True)
        picture.texts.append(name)
        hint = shorten(texts.START_HINT, size, room)
        picture.texts.append(Text(hint, left, middle + height * 0.06, size, SOFT_TEXT))
        done, total = (sum(offer.done[part] for offer in self.offers) for part in (0, 1))
        words = texts.COURSE_DONE.format(done, total)
        y = middle + height * 0.36
        used = text_width(words, size * 0.95) + size
        box = (left, y - size * 0.3, room - used, size * 0.6)
        self._bar(picture, texts.COURSE, box, done, total, (TRACK, CURVE_COLOUR))
        picture.texts.append(Text(words, x + width, y, size * 0.95, SOFT_TEXT, 'right'))
        return size * 1.8 + height

    def _row(self, picture: Picture, number: int, box: Rectangle, most: float) -> None:
        offer = self.offers[number]
        x, y, width, height = box
        size = min(most, height * 0.3)
        place = Button(str(number), '').place
        looks_at = place in (self.pointing.hover, self.pointing.focus) and offer.can_play
        panel(picture.quads, 'banner' if looks_at else 'panel', box, min(height * 0.28, size * 1.2), place)
        ink = INK if offer.can_play else FAINT_INK
        middle = y + height / 2
        ground = (x + height * 0.09, y + height * 0.09, height * EMBLEM + size * 1.2, height * 0.82)
        panel(picture.quads, 'panel-dark', ground, min(height * 0.2, size), place)
        _emblem(picture, offer.pictures, (x + size, y + height * 0.17, height * EMBLEM, height * 0.66), place)
        icon = height * 0.5
        left, right = x + height * EMBLEM + size * 2.4, x + width - icon - size * 2
        title = Text(offer.exercise.lesson.title, left, middle - height * 0.2, size * 1.3, ink, bold=True)
        picture.texts.append(title)
        state = shorten(offer.state, size * 0.95, right - left)
        picture.texts.append(Text(state, left, middle + height * 0.12, size * 0.95, FAINT_INK))
        if offer.can_play:
            colours = PALE_TRACK, DONE
            box = (left, middle + height * 0.32, right - left, size * 0.36)
            self._bar(picture, offer.exercise.lesson.title, box, *offer.begun, colours)
        name = 'lock' if not offer.can_play else 'play' if offer.is_a_game else 'right'
        where = (x + width - icon - size, y + (height - icon) / 2, icon, icon)
        colour = ink if name != 'right' else FAINT_INK
        picture.quads.append(Quad(f'icon-{name}', *where, place, colour=colour))

    def _bar(
        self,
        picture: Picture,
        title: str,
        box: Rectangle,
        done: int,
        total: int,
        colours: tuple[Colour, Colour],
    ) -> None:
        """How much of something is done; the colours are those of the whole and of what is done."""
        x, y, width, height = box
        picture.quads.append(Quad('white', x, y, width, height, colour=colours[0]))
        if done:
            picture.quads.append(Quad('white', x, y, width * done / total, height, colour=colours[1]))
        self._heard_bars.append(Thing('bar', texts.BAR_HEARD.format(title, done, total), '', '', -1, *box))

    def things(self) -> list[Thing]:
        names = {}
        for button, offer in zip(self.buttons(), self.offers, strict=True):
            names[button.place] = named(replace(button, label=f'{offer.exercise.lesson.title}: {offer.state}'), '')
        return [*things(self._shown, names), *self._heard_bars]

    def buttons(self) -> Sequence[Button]:
        """A button for each offer; its name is the number."""
        return [Button(str(number), '', enabled=offer.can_play) for number, offer in enumerate(self.offers)]

    def handle(self, event: Event, now: float) -> None:
        before = replace(self.pointing)
        chosen = event.place.removeprefix(WIDGET) if isinstance(event, Choose) else ''
        if name := chosen or self._pointer.pressed(event, self._shown):
            offer = self.offers[int(name)]
            if offer.can_play:
                self._play(offer.exercise)
        elif isinstance(event, Key) and event.name in STEPS:
            self._pointer.step(STEPS[event.name])
        elif event == Key('escape'):
            self.pointing.focus = ''
        self.dirty = self.dirty or self.pointing != before

    def look_around(self, now: float) -> None:
        """Functions may have been written and tests run meanwhile."""
        changed = [watcher for watcher in self._watchers if watcher.changed()]
        if not changed and any(offer.implementation for offer in self.offers):
            return  # where there is no program, no folder is known that could be watched
        before, self.offers = self.offers, list(self._find_offers())
        was, is_now = ([(one.state, one.done, one.is_a_game) for one in offers] for offers in (before, self.offers))
        self.dirty = self.dirty or was != is_now


def _emblem(picture: Picture, names: Sequence[str], box: Rectangle, place: str) -> None:
    """Pictures side by side in the box, each covering a part of the one before."""
    x, y, width, height = box
    sizes = [height * RATIO if CARD.fullmatch(name) else height * 0.9 for name in names]
    step = (width - max(sizes, default=0.0)) / max(1, len(names) - 1)
    step = min(step, max(sizes, default=0.0) * 0.8)
    left = x + (width - step * (len(names) - 1) - max(sizes, default=0.0)) / 2
    for number, (name, size) in enumerate(zip(names, sizes, strict=True)):
        high = height if CARD.fullmatch(name) else size
        picture.quads.append(Quad(name, left + number * step, y + (height - high) / 2, size, high, place))
