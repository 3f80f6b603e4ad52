"""Draws the display's own message: the game side has been computing for long, with a button to stop it."""

from math import inf

from rozdej.window.gui import texts
from rozdej.window.gui.layout import Space
from rozdej.window.gui.message_box import message
from rozdej.window.gui.picture import Picture
from rozdej.window.gui.widgets import Button, Message, Pointer, Pointing
from rozdej.window.gui.wire import Calling, Drawing, Event, Key, Running, Work, drawing

BUTTON = Button('stop', texts.STOP)


class BusyOverlay:
    """The message over the last picture. The keyboard is on its button."""

    def __init__(self) -> None:
        self._pointing = Pointing()
        self._pointer = Pointer(self._pointing, lambda: [BUTTON] if self._can_stop else [])
        self._picture = Picture()
        self._can_stop = False

    def over(self, below: Drawing, space: Space, what: Work | None, seconds: float, left: float) -> Drawing:
        """The picture with the message in the place of any other: what has been running for so many seconds, and is
        stopped in so many more.
        """
        function = what.function if isinstance(what, Calling) else ''
        file = f'{what.module}.py' if isinstance(what, Running) else ''
        self._can_stop = left < inf
        then = texts.will_be_stopped(function, file, left) if self._can_stop else texts.GOES_ON
        buttons = [BUTTON] if self._can_stop else []
        said = Message(texts.running(function, file, seconds), [then], buttons=buttons)
        self._picture = Picture()
        self._pointing.focus = BUTTON.place
        message(self._picture, space, said, self._pointing, felt=space.table_top)
        own = drawing(self._picture)
        return below._replace(upper_quads=own.upper_quads, upper_texts=own.upper_texts)

    @property
    def looks(self) -> tuple[str, str]:
        """What the button looks like: what the mouse is over, and what it holds down."""
        return self._pointing.hover, self._pointing.pressed

    def is_pressed(self, what: Event) -> bool:
        """Whether that is a press of the button."""
        self._pointing.focus = BUTTON.place
        if isinstance(what, Key) and what.name == 'escape':
            return self._can_stop
        return self._pointer.pressed(what, self._picture) == BUTTON.name
