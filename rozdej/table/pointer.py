"""The mouse and the keyboard over buttons."""

from collections.abc import Callable, Iterable

from rozdej.table.events import Event, Key, MouseEvent
from rozdej.table.picture import Picture, hit
from rozdej.table.widgets import WIDGET, Button, Pointing

STEPS = {'left': -1, 'up': -1, 'right': 1, 'down': 1}
"""Arrow keys, and which way they lead among buttons."""


class Pointer:
    """Finds out which button is pressed. `offered` gives those that the keyboard can reach now, in their order."""

    def __init__(self, pointing: Pointing, offered: Callable[[], Iterable[Button]]):
        self._pointing = pointing
        self._offered = offered

    def pressed(self, event: Event, shown: Picture) -> str:
        """The name of the button that the event presses in the picture, without its `#`; '' if it presses none."""
        pointing = self._pointing
        if isinstance(event, Key):
            return self._pressed_by_key(event)
        if not isinstance(event, MouseEvent):
            return ''
        quad = hit(shown, event.x, event.y)
        pointing.hover = quad.place if quad and quad.place.startswith(WIDGET) else ''
        if event.kind == 'press':
            pointing.focus, pointing.pressed = '', pointing.hover
        elif event.kind == 'release':
            held, pointing.pressed = pointing.pressed, ''
            return held.removeprefix(WIDGET) if held == pointing.hover else ''
        return ''

    def _pressed_by_key(self, key: Key) -> str:
        if key.name == 'tab':
            self.step(-1 if key.shift else 1)
        elif key.name in ('enter', 'space'):
            focus = self._pointing.focus
            is_there = any(button.place == focus and button.enabled for button in self._offered())
            return focus.removeprefix(WIDGET) if is_there else ''
        return ''

    def step(self, direction: int) -> None:
        """The keyboard goes to the next button, or to the one before."""
        places = [button.place for button in self._offered() if button.enabled]
        if not places:
            return
        focus = self._pointing.focus
        here = places.index(focus) if focus in places else (-1 if direction > 0 else 0)
        self._pointing.focus = places[(here + direction) % len(places)]
