"""Real windows on a display that nobody sees (EGL), and what is needed for them."""

import functools
import gc
import os
import shutil
import time
from pathlib import Path

import pytest

from checks.running import ROOT
from checks.window.playing import application_of
from rozdej.window.display.game_client import GameProcessClient, Hear
from rozdej.window.gui.application import Application
from rozdej.window.gui.settings_store import SettingsStore
from rozdej.window.gui.wire import WAKE, Reader, Ready, encode, encode_event


@functools.cache
def why_no_egl() -> str:
    """Why no window without a display can be made here; '' when it can."""
    try:
        import pyglet.window

        pyglet.window.Window(64, 64).close()
    except Exception as error:
        return f'needs libegl1 and libgl1-mesa-dri: {type(error).__name__}: {error}'
    return ''


def missing_programs() -> list[str]:
    """Programs for a display with a mouse that are not installed."""
    return [name for name in ('Xvfb', 'openbox', 'xdotool') if shutil.which(name) is None]


class Nearby:
    """A game side in this process. All that is said goes through the wire's own words, and is heard at once."""

    def __init__(self, application: Application, hear: Hear):
        self.application = application
        self._hear = hear
        self._say(Ready(application.settings.four_colours, 60.0, 60.0))
        application.wake = lambda: self._say(WAKE)
        application.begin()

    def _say(self, news) -> None:
        for message in Reader().messages(encode(news)):
            self._hear(self, message)

    def tell(self, now, what) -> None:
        [(now, what)] = Reader().messages(encode_event(now, what))
        self._say(self.application.answer(now, what))

    def close(self) -> None:
        self.application.close()

    def end(self) -> None:
        raise AssertionError('nobody wants to wait')


def client_of(application: Application) -> GameProcessClient:
    """A conversation with the application, begun."""
    client = GameProcessClient(lambda begin, hear: Nearby(application, hear), time.monotonic)
    assert client.wait_until_ready()
    client.notify = client.listen
    return client


def open_window(folder: Path, store: SettingsStore, exercise: str | None = 'klondike', size=(1100, 760)):
    """An application with the programs of a folder, and its window. Skips where there can be none."""
    if reason := why_no_egl():
        pytest.skip(reason)
    from rozdej.window.display.window_setup import open_window as open_it

    let_go_of_closed_windows()
    application = application_of(folder, store, exercise)
    client = client_of(application)
    window = open_it(client, ROOT / 'static', size)
    client.notify = client.listen
    client.listen()
    window.dispatch_events()
    return application, window


def let_go_of_closed_windows() -> None:
    """Without an event loop, the queue of pyglet keeps windows, and with each of them up to 120 MB of pictures.

    What is no garbage now need not be looked at before the next window: most of it is there to the end of the run.
    """
    import pyglet

    pyglet.app.platform_event_loop.dispatch_posted_events()
    gc.collect()
    gc.freeze()


def redraw(window) -> None:
    """Draw what the window shows now, and do not look at it: reading it takes a hundred times longer."""
    window.switch_to()
    window.client.tell(window.space)
    window.on_draw()


def pixels(window) -> tuple[int, int, bytes]:
    """Width, height and the colours (RGBA, bottom row first) of what the window shows now."""
    import pyglet

    redraw(window)
    image = pyglet.image.get_buffer_manager().get_color_buffer().get_image_data()
    return image.width, image.height, bytes(image.get_data('RGBA', image.width * 4))


def send(window, *event) -> None:
    """Let an event happen: outside the event loop pyglet only queues it."""
    window.dispatch_event(*event)
    window.dispatch_events()


def click(application, window, place: str) -> None:
    """Click on the uppermost thing there, near its upper left corner, like pyglet says it."""
    redraw(window)
    quad = [quad for quad in application.screen.state.shown.quads if quad.place == place][-1]
    x, y = int(quad.x + 5), int(window.height - quad.y - min(quad.height / 2, 4))
    send(window, 'on_mouse_press', x, y, 1, 0)
    send(window, 'on_mouse_release', x, y, 1, 0)


def shot(window, name: str) -> None:
    """Draw the window, and write the picture into the folder that SCREENSHOTS names, for looking at."""
    redraw(window)
    if folder := os.environ.get('SCREENSHOTS'):
        import pyglet

        Path(folder).mkdir(parents=True, exist_ok=True)
        pyglet.image.get_buffer_manager().get_color_buffer().save(str(Path(folder) / f'{name}.png'))
