"""What the mouse means on a table: looking, clicking, carrying, and pressing buttons."""

from collections.abc import Iterator
from dataclasses import dataclass

from rozdej.table.automatic import AutomaticPlay
from rozdej.table.events import Choose, MouseEvent
from rozdej.table.intents import Carry, Click, Hover, Intent, Signal, Touch
from rozdej.table.picture import Quad, hit
from rozdej.table.pointer import Pointer
from rozdej.table.session import Session
from rozdej.table.state import State
from rozdej.table.toolbar import Toolbar
from rozdej.table.widgets import WIDGET

DRAG_FROM = 6.0
"""Pixels that the mouse must travel before it is a drag and not a click."""


@dataclass
class Mouse:
    """Turns events of the mouse into intents, by what the picture shows at the point."""

    state: State
    session: Session
    automatic: AutomaticPlay
    pointer: Pointer
    toolbar: Toolbar

    def intents(self, event: MouseEvent) -> Iterator[Intent]:
        """What the event means; the state is looked at anew after each intent."""
        state = self.state
        held_button = state.pointing.pressed if event.kind == 'release' else ''
        name = self.pointer.pressed(event, state.shown)
        quad = None if state.pointing.hover or state.dialog else hit(state.shown, event.x, event.y)
        yield Hover(quad.place, quad.index) if quad else Hover()
        if name:
            yield from self.toolbar.intents(name)
        elif state.dialog or held_button or state.pointing.pressed:
            return
        elif event.kind == 'press':
            yield from self._press(event, quad)
        elif event.kind == 'drag':
            yield from self._carry(event)
        elif event.kind == 'release':
            yield from self._release(event)

    def choose(self, what: Choose) -> Iterator[Intent]:
        """What it means that a thing was chosen by its name."""
        if what.place.startswith(WIDGET):
            yield from self.toolbar.intents(what.place.removeprefix(WIDGET))
        elif self.automatic.can_be_hurried:
            yield Signal.HURRY
        elif self.session.history and not self.state.dialog:
            yield Touch(0, 0, what.place)
            yield Click(what.place, what.index)

    def _press(self, event: MouseEvent, quad: Quad | None) -> Iterator[Intent]:
        hurries = self.automatic.can_be_hurried
        can_hold = quad and self.session.history and not hurries
        self.state.held = (quad, event.x, event.y) if quad and can_hold else None
        yield Touch(event.x, event.y, quad.place if quad else '')
        if hurries:
            yield Signal.HURRY

    def _carry(self, event: MouseEvent) -> Iterator[Intent]:
        if self.state.held is None:
            return
        quad, from_x, from_y = self.state.held
        dx, dy = event.x - from_x, event.y - from_y
        if self.state.drag or abs(dx) + abs(dy) > DRAG_FROM:
            yield Carry(quad.place, quad.index, dx, dy)

    def _release(self, event: MouseEvent) -> Iterator[Intent]:
        if self.state.held is None:
            return
        yield from self._carry(event)
        quad = self.state.held[0]
        self.state.held = None
        yield Signal.DROP if self.state.drag else Click(quad.place, quad.index)
