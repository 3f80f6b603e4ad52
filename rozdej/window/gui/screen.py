"""The interface of a screen: the start screen or a game.

A screen knows no display. It gets events and the time, and returns a `Picture`.
"""

from rozdej.window.gui.accessibility import Thing
from rozdej.window.gui.layout import Space
from rozdej.window.gui.picture import Picture
from rozdej.window.gui.texts import window_title
from rozdej.window.gui.wire import Event


class Screen:
    """A screen that is silent and still, to be overridden. When `dirty`, it has a new picture. Times are in seconds."""

    dirty = True

    @property
    def sound(self) -> str:
        """The name of a sound for the last picture. It is returned once."""
        return ''

    @property
    def copied(self) -> str:
        """A text for the clipboard, returned once; '' when there is none."""
        return ''

    @property
    def title(self) -> str:
        """What stands on the window's frame."""
        return window_title()

    def handle(self, event: Event, now: float) -> None:
        """Act on what the player did."""

    def picture(self, space: Space, now: float) -> Picture:
        """Draw the screen."""
        raise NotImplementedError

    def things(self) -> list[Thing]:
        """What the last picture shows, in words."""
        raise NotImplementedError

    def wait(self, now: float) -> float | None:
        """Seconds until the picture changes by itself: 0 is at once, None is never."""
        return None

    def tick(self, now: float) -> None:
        """Act on the time that has passed."""

    def look_around(self, now: float) -> None:
        """Called about twice a second: has a file changed?"""

    def look_outside(self) -> None:
        """Somebody has called `Scene.wake`: something has come from outside."""

    def close(self) -> None:
        """The screen is left, or the window closed."""
