"""The first screen: all games, how far each is, and a click to play."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from rozdej.exercises import Exercise
from rozdej.table import texts
from rozdej.table.events import Choose, Event, Key
from rozdej.table.offers import Offer
from rozdej.table.picture import Picture, Quad, Text
from rozdej.table.pointer import STEPS, Pointer
from rozdej.table.space import Space, shortened
from rozdej.table.things import Thing, named, things
from rozdej.table.watching import Watcher
from rozdej.table.widgets import FAINT_INK, INK, PALE, WIDGET, Button, Pointing, panel
from rozdej.testing.progress import remembered_in

LOGO = (320, 200)


class StartScreen:
    """A `Screen` with the offers in teaching order; `play` is called with the chosen exercise."""

    title, copied = texts.window_title(), ''

    def __init__(self, offers: Callable[[], Sequence[Offer]], play: Callable[[Exercise], None]):
        self.dirty = True
        self.pointing = Pointing()
        self._pointer = Pointer(self.pointing, self.buttons)
        self._shown = Picture()
        self._find_offers = offers
        self._play = play
        self.offers = list(offers())
        self._states = [offer.state for offer in self.offers]
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
        size = space.text
        logo = min(space.width * 0.5, space.height * 0.24 * LOGO[0] / LOGO[1])
        height = logo * LOGO[1] / LOGO[0]
        middle = space.width / 2
        picture.quads.append(Quad('logo', middle - logo / 2, size, logo, height))
        picture.texts.append(Text(texts.START_TITLE, middle, size * 2.4 + height, size * 2.2, PALE, 'center', True))
        hint = shortened(texts.START_HINT, size, space.width - size)
        picture.texts.append(Text(hint, middle, size * 4.6 + height, size, PALE, 'center'))
        top = size * 6 + height
        step = min(size * 4.6, (space.height - top - size) / max(1, len(self.offers)))
        for number in range(len(self.offers)):
            self._row(picture, space, number, top + number * step, step * 0.88)
        self._shown = picture
        return picture

    def _row(self, picture: Picture, space: Space, number: int, y: float, height: float) -> None:
        offer = self.offers[number]
        size = min(space.text, height * 0.36)
        width = min(space.width - size * 2, space.text * 44)
        x = (space.width - width) / 2
        place = Button(str(number), '').place
        looks_at = place in (self.pointing.hover, self.pointing.focus) and offer.can_play
        panel(picture.quads, 'banner' if looks_at else 'panel', (x, y, width, height), height * 0.28, place)
        ink = INK if offer.can_play else FAINT_INK
        middle, apart = y + height * 0.5, min(size * 1.42, height * 0.4)
        title = Text(offer.exercise.lesson.title, x + size * 1.2, middle - apart / 2, size * 1.25, ink, bold=True)
        picture.texts.append(title)
        state = shortened(self._states[number], size, width - size * 5)
        picture.texts.append(Text(state, x + size * 1.2, middle + apart / 2, size * 0.95, FAINT_INK))
        icon = height * 0.56
        name = 'icon-play' if offer.can_play else 'icon-lock'
        box = (x + width - icon * 1.5, y + (height - icon) / 2, icon, icon)
        picture.quads.append(Quad(name, *box, place, colour=ink))

    def things(self) -> list[Thing]:
        names = {}
        for button, offer, state in zip(self.buttons(), self.offers, self._states, strict=True):
            names[button.place] = named(replace(button, label=f'{offer.exercise.lesson.title}: {state}'), '')
        return things(self._shown, names)

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

    def wait(self, now: float) -> float | None:
        return None

    def tick(self, now: float) -> None:
        """Nothing here moves by itself."""

    def look_outside(self) -> None:
        """Nothing comes from outside."""

    def close(self) -> None:
        """There is nothing to be kept."""

    def look_around(self, now: float) -> None:
        """Functions may have been written and tests run meanwhile."""
        changed = [watcher for watcher in self._watchers if watcher.changed()]
        if not changed and any(offer.implementation for offer in self.offers):
            return  # where there is no program, no folder is known that could be watched
        self.offers = list(self._find_offers())
        states = [offer.state for offer in self.offers]
        if states != self._states:
            self._states, self.dirty = states, True
