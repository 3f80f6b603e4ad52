"""Shows the window: passes on events, shows pictures, and redraws only when there is something new."""

from collections.abc import Iterator
from functools import cached_property

import pyglet
from pyglet.gl import Config
from pyglet.window import key, mouse

from rozdej.window.display.atlas import Loader, size_for
from rozdej.window.display.game_client import GameProcessClient
from rozdej.window.display.keyboard import WindowKeyboard
from rozdej.window.display.sound import Speaker
from rozdej.window.display.sprites import Painter
from rozdej.window.gui.file_watcher import EVERY
from rozdej.window.gui.layout import Space
from rozdej.window.gui.motion import gliding
from rozdej.window.gui.picture import FELT, Trip
from rozdej.window.gui.wire import Event, Moment, MouseEvent, Typed

SMALLEST = (400, 300)
"""Width and height below which the window cannot be made: in pixels, on a denser display in as many more."""

FRAME = 1 / 120
"""Seconds between two pictures of things that move, at least."""

MOST_PASTED = 1000
"""Characters that are pasted at once; nothing here is as long."""


def configurations() -> Iterator[Config]:
    """Surfaces to try: with eight bits a colour, which is not what every system gives by itself; then any."""
    # mypy takes the class for an abstract one: `pyglet.gl.Config` is another one on each system.
    yield Config(double_buffer=True, red_size=8, green_size=8, blue_size=8, depth_size=0)  # type: ignore[abstract]
    yield Config(double_buffer=True)  # type: ignore[abstract]


def density(scale: float) -> float:
    """How many of the units in which the system counts a window are in one pixel of an ordinary display."""
    return 1.0 if pyglet.compat_platform == 'darwin' else max(1.0, scale)  # macOS counts in points


class GameWindow(pyglet.window.Window):
    """Shows the client's drawing and passes on what the player does. Once `is_ready`, it can be drawn."""

    is_ready = False
    is_tight = False
    """Whether the screen has no room for a window of the usual size, so that it takes all there is."""
    _is_late = False

    def __init__(self, client: GameProcessClient, pictures: Loader, width: int, height: int, **how):
        self._keyboard = WindowKeyboard()
        super().__init__(width, height, caption=client.title, resizable=True, **how)
        self.client = client
        self._title = client.title
        self._painter = Painter(pictures)
        self._limit_size()
        pyglet.gl.glClearColor(*(part / 255 for part in FELT))
        pyglet.clock.schedule_interval(self._look_around, EVERY)
        client.heard, client.notify, client.copy = self._heard, self._call_from_outside, self.set_clipboard_text
        self._speaker = Speaker(lambda: pyglet.app.platform_event_loop.post_event(self, 'on_sound'))
        client.sound = self._speaker.play
        pictures.told = lambda: pyglet.app.platform_event_loop.post_event(self, 'on_expose')
        self.is_ready = True
        self._call_from_outside()  # much may have been said already
        client.tell(self.space)

    @property
    def space(self) -> Space:
        """The window's size, as pictures need it."""
        return Space(self.width, self.height, max(1.0, self.scale))

    def _limit_size(self) -> None:
        self.set_minimum_size(*(round(side * density(self.scale)) for side in SMALLEST))

    @cached_property
    def _busy_overlay(self):
        """What is shown over the table when the game side does not answer; most often it is never needed."""
        from rozdej.window.display.busy_overlay import BusyOverlay

        return BusyOverlay()

    # Drawing.

    def prepare(self) -> None:
        """Have the right size of the pictures ready. Raises `BadPicture`."""
        self._painter.prepare(size_for(self.get_size()[0]), self.client.four_colours)

    def on_draw(self) -> None:
        self._name_it(self.client.title)
        self.prepare()
        drawing = self.client.drawing
        if late := self.client.late:
            drawing = self._busy_overlay.over(drawing, self.space, *late)
        trips, now = [Trip(*trip) for trip in drawing.trips], self.client.clock()
        self._painter.show(drawing._replace(upper_quads=gliding(drawing.upper_quads, trips, now)), self.height)
        self.clear()
        self._painter.draw()
        pyglet.clock.unschedule(self._glide)
        if any(trip.left(now) > 0 for trip in trips):
            pyglet.clock.schedule_once(self._glide, FRAME)

    def _glide(self, passed: float) -> None:
        self.draw(0.0)

    def _name_it(self, title: str) -> None:
        """Put the title on the window's frame, if it is another one."""
        if title != self._title:
            self._title = title
            self.set_caption(title)

    def _heard(self, is_new: bool) -> None:
        """Draw what is new, and wake up when the picture is going to change by itself."""
        if not self.is_ready:
            return
        if self.client.exit_code is not None:
            self.on_close()
            return
        if is_new or self._is_late:
            self._is_late = False
            self.draw(0.0)
        pyglet.clock.unschedule(self._wake)
        if self.client.due is not None:
            pyglet.clock.schedule_once(self._wake, max(self.client.due - self.client.clock(), FRAME))

    def _wake(self, passed: float) -> None:
        self.client.tell(Moment.TICK)

    def _look_around(self, passed: float) -> None:
        """Twice a second: has a file changed, and does the game side answer?"""
        self.client.listen()  # as long as Windows drags the window, it passes on nothing that was posted
        self.client.tell(Moment.LOOK)
        self.client.watch()
        if self.client.late:
            self._is_late = True
            self.draw(0.0)

    def _call_from_outside(self) -> None:
        """Called in any thread: let the event loop notice it."""
        pyglet.app.platform_event_loop.post_event(self, 'on_news')

    def on_news(self) -> None:
        if self.is_ready:
            self.client.listen()

    def on_sound(self) -> None:
        self._speaker.go_on()

    def _tell(self, what: Event) -> None:
        if not self.client.late:
            self.client.tell(what)
            return
        looked = self._busy_overlay.looks
        if self._busy_overlay.is_pressed(what):
            self.client.stop()
        if self._busy_overlay.looks != looked:
            self.draw(0.0)

    # Events. pyglet counts y from below.

    def on_expose(self) -> None:
        if self.is_ready:  # it also tells of pictures that were loaded, maybe after the window was closed
            self.draw(0.0)

    def on_resize(self, width: int, height: int) -> None:
        super().on_resize(width, height)
        self._fill_with_felt()
        if self.is_ready:  # the first one comes while the window is being made
            self.client.tell(self.space)

    def on_scale(self, scale: float, dpi: int) -> None:
        self._limit_size()
        if self.is_ready:  # on another screen it may be as large as before
            self.client.tell(self.space)

    def _fill_with_felt(self) -> None:
        """Where X draws, have it show felt, and not black, in what a growing window uncovers until that is drawn."""
        if x_display := getattr(self, '_x_display', None):
            from pyglet.libs.x11.xlib import XSetWindowBackground

            for part in self._window, self._view:
                XSetWindowBackground(x_display, part, int.from_bytes(FELT[:3], 'big'))

    def on_key_press(self, symbol: int, modifiers: int) -> None:
        if symbol == key.V and self._keyboard.is_shortcut(modifiers):
            self._tell(Typed(self.get_clipboard_text()[:MOST_PASTED]))
            return
        for what in self._keyboard.press(symbol, modifiers):
            self._tell(what)

    def on_key_release(self, symbol: int, modifiers: int) -> None:
        # A key that goes up in another window counts as held down, and is not heard again.
        if self._keyboard.release(symbol):
            self.set_fullscreen(not self.fullscreen)
            if self.is_tight and not self.fullscreen:
                self.maximize()

    def on_deactivate(self) -> None:
        self._keyboard.release()

    def on_text(self, text: str) -> None:
        for what in self._keyboard.text(text):
            self._tell(what)

    def on_mouse_motion(self, x: int, y: int, dx: int, dy: int) -> None:
        self._tell(MouseEvent('move', x, self.height - y))

    def on_mouse_leave(self, x: int, y: int) -> None:
        self._tell(MouseEvent('move', -1, -1))

    def on_mouse_press(self, x: int, y: int, button: int, modifiers: int) -> None:
        if button == mouse.LEFT:
            self._tell(MouseEvent('press', x, self.height - y))

    def on_mouse_drag(self, x: int, y: int, dx: int, dy: int, buttons: int, modifiers: int) -> None:
        if buttons & mouse.LEFT:
            self._tell(MouseEvent('drag', x, self.height - y))

    def on_mouse_release(self, x: int, y: int, button: int, modifiers: int) -> None:
        if button == mouse.LEFT:
            self._tell(MouseEvent('release', x, self.height - y))

    def on_close(self) -> None:
        if self.context is None:  # closed already
            return
        self.is_ready = False
        for scheduled in (self._wake, self._glide, self._look_around):
            pyglet.clock.unschedule(scheduled)
        self.close()
        self.client.close()


GameWindow.register_event_type('on_news')
GameWindow.register_event_type('on_sound')
