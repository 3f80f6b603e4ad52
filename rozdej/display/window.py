"""The window itself: events in, pictures out, and a redraw only when there is something new."""

import time
from collections.abc import Iterator

import pyglet
from pyglet.gl import Config
from pyglet.window import key, mouse

from rozdej.display.atlas import Loader, size_for
from rozdej.display.sprites import Painter
from rozdej.table import texts
from rozdej.table.application import Application
from rozdej.table.events import Event, Key, MouseEvent, Typed
from rozdej.table.space import Space
from rozdej.table.watching import EVERY

SMALLEST = (400, 300)
"""Width and height below which the window cannot be made: in pixels, on a denser display in as many more."""
KEYS = {
    key.ESCAPE: 'escape',
    key.ENTER: 'enter',
    key.RETURN: 'enter',
    key.NUM_ENTER: 'enter',
    key.SPACE: 'space',
    key.TAB: 'tab',
    key.LEFT: 'left',
    key.RIGHT: 'right',
    key.UP: 'up',
    key.DOWN: 'down',
    key.BACKSPACE: 'backspace',
    key.DELETE: 'delete',
    key.HOME: 'home',
    key.END: 'end',
    key.F1: 'f1',
    key.F2: 'f2',
    key.F4: 'f4',
    key.F5: 'f5',
    key.F10: 'f10',
    key.F9: 'f9',
    key.F3: 'f3',
}
"""The keys that mean something, by their names in a `Key`; letters are added below."""

KEYS |= {getattr(key, letter.upper()): letter for letter in 'abcdefghijklmnopqrstuvwxyz'}


def configurations() -> Iterator[Config]:
    """Surfaces to try: with eight bits a colour, which is not what every system gives by itself; then any."""
    # mypy takes the class for an abstract one: `pyglet.gl.Config` is another one on each system.
    yield Config(double_buffer=True, red_size=8, green_size=8, blue_size=8, depth_size=0)  # type: ignore[abstract]
    yield Config(double_buffer=True)  # type: ignore[abstract]


class GameWindow(pyglet.window.Window):
    """Shows an application and passes on what the player does; `is_ready` says that it can be drawn."""

    is_ready = False

    def __init__(self, application: Application, pictures: Loader, width: int, height: int, **how):
        super().__init__(width, height, caption=texts.WINDOW_TITLE, resizable=True, **how)
        self.application = application
        self._title = texts.WINDOW_TITLE
        self._painter = Painter(pictures)
        density = 1.0 if pyglet.compat_platform == 'darwin' else max(1.0, self.scale)  # macOS counts in points
        self.set_minimum_size(*(round(side * density) for side in SMALLEST))
        pyglet.clock.schedule_interval(self._look_around, EVERY)
        application.wake = self._call_from_outside
        pictures.told = lambda: pyglet.app.platform_event_loop.post_event(self, 'on_expose')
        self.is_ready = True

    @property
    def space(self) -> Space:
        """The window's size, as pictures need it."""
        return Space(self.width, self.height, max(1.0, self.scale))

    # Drawing.

    def prepare(self) -> None:
        """Have the right size of the pictures ready. Raises `BadPicture`."""
        self._painter.prepare(size_for(self.get_size()[0]), self.application.settings.four_colours)

    def on_draw(self) -> None:
        now = time.monotonic()
        application, space = self.application, self.space
        application.now = now
        self._name_it(application.screen.title)
        self.prepare()
        self._painter.show(application.picture(space, now), space.height)
        self.clear()
        self._painter.draw()
        self._plan(now)

    def _name_it(self, title: str) -> None:
        """Put the title on the window's frame, if it is another one."""
        if title != self._title:
            self._title = title
            self.set_caption(title)

    def _plan(self, now: float) -> None:
        """Wake up when the picture is going to change by itself."""
        wait = self.application.screen.wait(now)
        pyglet.clock.unschedule(self._wake)
        if wait is not None:
            pyglet.clock.schedule_once(self._wake, max(wait, 1 / 120))

    def _wake(self, passed: float) -> None:
        self.application.screen.tick(time.monotonic())
        self.application.screen.dirty = True
        self._refresh()

    def _look_around(self, passed: float) -> None:
        self.application.screen.look_around(time.monotonic())
        self._refresh()

    def _call_from_outside(self) -> None:
        """Called in any thread: let the event loop notice it."""
        pyglet.app.platform_event_loop.post_event(self, 'on_news')

    def on_news(self) -> None:
        if self.is_ready:
            self.application.screen.look_outside()
            self._refresh()

    def _refresh(self) -> None:
        """Draw, if the last event made a difference."""
        if self.application.screen.dirty:
            self.draw(0.0)

    # Events. pyglet counts y from below.

    def _tell(self, event: Event) -> None:
        self.application.screen.handle(event, time.monotonic())
        self._refresh()

    def on_expose(self) -> None:
        if self.is_ready:  # it also tells of pictures that were loaded, maybe after the window was closed
            self.application.screen.dirty = True
            self._refresh()

    def on_resize(self, width: int, height: int) -> None:
        super().on_resize(width, height)
        if self.is_ready:  # the first one comes while the window is being made
            self.application.screen.dirty = True
            self._refresh()

    def on_key_press(self, symbol: int, modifiers: int) -> None:
        if symbol == key.F11:
            self.set_fullscreen(not self.fullscreen)
        elif name := KEYS.get(symbol):
            ctrl = bool(modifiers & (key.MOD_CTRL | key.MOD_COMMAND))
            self._tell(Key(name, ctrl, bool(modifiers & key.MOD_SHIFT)))

    def on_text(self, text: str) -> None:
        self._tell(Typed(text))

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
        self.application.wake = lambda: None
        self.application.close()
        pyglet.clock.unschedule(self._wake)
        pyglet.clock.unschedule(self._look_around)
        self.close()


GameWindow.register_event_type('on_news')
