"""What all screens share: widgets under mouse and keyboard, a message, a dialog.

A screen knows no display. It is told what the player does and what time it is, and asked
for a `Picture`; `dirty` says that a new one is worth asking for.
"""

from collections.abc import Sequence

from rozdej.table import texts
from rozdej.table.picture import Picture, Quad, hit
from rozdej.table.space import Space
from rozdej.table.widgets import WIDGET, Button, Dialog, Message, Pointing


class Screen:
    """One state of the window: the start screen, or a game."""

    def __init__(self) -> None:
        self.dirty = True
        self.pointing = Pointing()
        self.message: Message | None = None
        self.dialog: Dialog | None = None
        self.shown = Picture()

    # What a screen is asked.

    @property
    def title(self) -> str:
        """What stands on the window's frame."""
        return texts.window_title()

    def picture(self, space: Space, now: float) -> Picture:
        """What is to be seen at the time `now` (seconds)."""
        raise NotImplementedError

    def wait(self, now: float) -> float | None:
        """Seconds until the picture changes by itself: 0 is at once, None is never."""
        return None

    def tick(self, now: float) -> None:
        """Time has passed."""

    def look_around(self, now: float) -> None:
        """Called about twice a second: has a file changed?"""

    def look_outside(self) -> None:
        """Somebody has called `Scene.wake`: something has come from outside."""

    def close(self) -> None:
        """The screen is left, or the window closed."""

    # What a screen does with its widgets; `name` is without the `#`.

    def buttons(self) -> Sequence[Button]:
        """The buttons along the upper edge."""
        return ()

    def strip_buttons(self) -> Sequence[Button]:
        """The buttons of the strip along the lower edge."""
        return ()

    def lines(self) -> Sequence[Button]:
        """The line to type into, which the keyboard can reach like a button."""
        return ()

    def pressed(self, name: str, now: float) -> None:
        """A button was pressed."""

    def key(self, name: str, ctrl: bool, shift: bool, now: float) -> None:
        """A key was pressed: `a`, `left`, `enter`, `f2`, …"""
        if name == 'tab':
            self.next_widget(-1 if shift else 1)
        elif name in ('enter', 'space') and self.pointing.focus:
            self.pressed(self.pointing.focus.removeprefix(WIDGET), now)
        elif name == 'escape':
            self.escape(now)
        elif self.dialog and name in ('left', 'up', 'right', 'down'):
            self.next_widget(1 if name in ('right', 'down') else -1)
        elif not self.dialog:
            self.table_key(name, ctrl, shift, now)
        self.dirty = True

    def table_key(self, name: str, ctrl: bool, shift: bool, now: float) -> None:
        """A key that no widget wanted."""

    def typed(self, text: str, now: float) -> None:
        """Characters were typed, as the keyboard of this country writes them; `key` was told, too."""

    def escape(self, now: float) -> None:
        """Close what can be closed."""
        if self.dialog:
            self.close_dialog()
        elif self.message:
            self.message = None
        self.pointing.focus = ''
        self.dirty = True

    # The mouse.

    def mouse_move(self, x: float, y: float) -> None:
        """The mouse is there now."""
        quad = hit(self.shown, x, y)
        hover = quad.place if quad and quad.place.startswith(WIDGET) else ''
        if hover != self.pointing.hover:
            self.pointing.hover = hover
            self.dirty = True
        self.table_hover(None if hover or self.dialog else quad)

    def mouse_press(self, x: float, y: float, now: float) -> None:
        """The left button went down."""
        self.mouse_move(x, y)
        self.pointing.focus = ''
        self.pointing.pressed = self.pointing.hover
        self.dirty = True
        if not self.pointing.pressed and not self.dialog:
            self.table_press(hit(self.shown, x, y), x, y, now)

    def mouse_drag(self, x: float, y: float, now: float) -> None:
        """The mouse moved with the button down."""
        self.mouse_move(x, y)
        if not self.pointing.pressed and not self.dialog:
            self.table_drag(x, y, now)

    def mouse_release(self, x: float, y: float, now: float) -> None:
        """The left button went up."""
        self.mouse_move(x, y)
        name, self.pointing.pressed = self.pointing.pressed, ''
        self.dirty = True
        if name:
            if name == self.pointing.hover:
                self._widget(name.removeprefix(WIDGET), now)
        elif not self.dialog:
            self.table_release(x, y, now)

    def table_hover(self, quad: Quad | None) -> None:
        """The mouse is over this thing on the table now."""

    def table_press(self, quad: Quad | None, x: float, y: float, now: float) -> None:
        """The button went down on the table; `quad` is what lies there."""

    def table_drag(self, x: float, y: float, now: float) -> None:
        """The mouse moved on with the button down since `table_press`."""

    def table_release(self, x: float, y: float, now: float) -> None:
        """The button went up."""

    # Helpers.

    def open(self, dialog: Dialog, focus: str = '') -> None:
        """Show a dialog; the keyboard is on its button `focus`."""
        self.dialog = dialog
        self.message = None
        self.pointing.focus = WIDGET + focus if focus else ''
        self.dirty = True

    def close_dialog(self) -> None:
        """Away with the dialog."""
        self.dialog = None
        self.pointing.focus = ''
        self.dirty = True

    def _widget(self, name: str, now: float) -> None:
        if name == 'message':
            self.message = None
        elif name == 'shade':
            self.escape(now)
        elif name != 'dialog':
            self.pressed(name, now)

    def next_widget(self, step: int) -> None:
        """The keyboard goes to the next button, or to the one before."""
        if self.dialog:
            widgets = [*self.dialog.rows, *self.dialog.buttons]
        else:
            offered = [self.message.button] if self.message and self.message.button else []
            widgets = [*offered, *self.strip_buttons(), *self.lines(), *self.buttons()]
        places = [button.place for button in widgets if button.enabled]
        if not places:
            return
        here = places.index(self.pointing.focus) if self.pointing.focus in places else (-1 if step > 0 else 0)
        self.pointing.focus = places[(here + step) % len(places)]
