"""Opens the window, or says in plain words why it cannot be opened."""

import gc
import locale
from contextlib import suppress
from pathlib import Path
from typing import Any

from rozdej import KIT
from rozdej.window.display.atlas import BadPicture, Loader, size_for
from rozdej.window.display.game_client import GameProcessClient

SIZE = (1280, 760)
"""Width and height of a new window in pixels of an ordinary display, where the screen has room for it."""

BARS = (40, 140)
"""How much of the screen's width and height is left to frames, and to bars of the system, in such pixels."""

INSTALL = 'python -m pip install "pyglet>=2.1,<3"'


class NoWindow(Exception):
    """No window can be opened here. The text is Czech and says what to do."""


NO_PYGLET = f'Chybí knihovna pyglet, která kreslí okna. Nainstaluj ji:\n  {INSTALL}'
NO_DISPLAY = (
    'Tady není obrazovka, na které by se okno ukázalo.\n'
    'Spusť hru přímo na počítači s obrazovkou (ne přes ssh a ne v kontejneru).'
)
NO_OPENGL = (
    'Okno potřebuje OpenGL 3.3 a tenhle počítač ho nenabízí.\n'
    'Přes vzdálenou plochu a ve virtuálním počítači často chybí, jinak zkus nové ovladače grafické karty.\n'
    'Hrát jde i bez okna: v prohlížeči ({page}) a v konzoli (příkaz najdeš v lekci).'
)
PAGE, PAGE_TO_COME = 'python start.py --web', 'stránku ti připraví učitel'
NO_FONT = (
    'V systému není žádné písmo, kterým by okno mohlo psát.\n'
    'V Debianu a Ubuntu ho nainstaluješ takhle:  sudo apt install fonts-dejavu-core'
)
NO_PICTURES = 'Obrázky ve složce static nejdou načíst. Stáhni si sadu znovu.'


def wrong_version(version: str) -> str:
    """The text for a pyglet of another version."""
    return f'Okno potřebuje knihovnu pyglet verze 2.1 nebo vyšší, ale nižší než 3. Nainstalovaná je {version}.\n' + (
        f'Správnou nainstaluješ takhle:\n  {INSTALL}'
    )


def prepare_pyglet() -> None:
    """Import pyglet, set it up, and import all that draws. Raises `NoWindow`."""
    try:
        import pyglet
    except ImportError:
        raise NoWindow(NO_PYGLET) from None
    version = str(getattr(pyglet, 'version', '?'))
    if not version.startswith('2.') or version.startswith('2.0'):
        raise NoWindow(wrong_version(version))
    _read_keys_as_unicode()
    pyglet.options.debug_gl = False  # checking every call doubles the time of a frame
    pyglet.options.shadow_window = False  # one window has nobody to share textures with
    pyglet.options.dpi_scaling = 'scaled'
    try:
        import rozdej.window.display.window  # noqa: F401  # the game side gets ready meanwhile
    except Exception as error:
        raise NoWindow(_reason(error)) from None


def _read_keys_as_unicode() -> None:
    """Where the language of the system is unknown, pyglet takes what X types for ASCII, and ý ends the window."""
    with suppress(locale.Error, ValueError):
        if locale.getlocale()[1] != 'UTF-8':
            locale.setlocale(locale.LC_CTYPE, 'C.UTF-8')


def open_window(client: GameProcessClient, pictures: Path, size: tuple[int, int] | None = None):
    """A window that shows what the conversation is about, of that size or as fits. Raises `NoWindow`."""
    prepare_pyglet()
    from pyglet.graphics.shader import ShaderException

    from rozdej.window.display.window import GameWindow, configurations

    try:
        scale, room = (1.0, size) if size else _screen()
    except Exception as error:
        raise NoWindow(_reason(error)) from None
    width, height = (min(most, usual) for most, usual in zip(room, size or SIZE, strict=True))
    loader = Loader(pictures, size_for(width * scale), client.four_colours)
    failure: BaseException | None = None
    for config in configurations():
        try:
            window = GameWindow(client, loader, width, height, config=config)
        except (Exception, ShaderException) as error:  # the latter is no Exception in pyglet 2
            failure = error
            continue
        _check_drawing(window)
        window.is_tight = (width, height) != (size or SIZE)
        if window.is_tight:
            window.maximize()
        return window
    assert failure is not None
    raise NoWindow(_reason(failure)) from None


def _screen() -> tuple[float, tuple[int, int]]:
    """How dense the screen is, and for which size of a window it has room. Raises what pyglet raises."""
    import pyglet

    from rozdej.window.display.window import density

    if pyglet.options.headless:
        return 1.0, SIZE
    screen = pyglet.display.get_display().get_default_screen()
    scale = screen.get_scale()
    width, height = (
        int(side / density(scale)) - bar for side, bar in zip((screen.width, screen.height), BARS, strict=True)
    )
    return scale, (width, height)


def _check_drawing(window) -> None:
    """Find out now what the first picture would stumble over: no font, no pictures."""
    import pyglet.font

    from rozdej.window.display.sprites import font_name, points

    refusal = ''
    try:
        pyglet.font.load(font_name(), points(window.space.text)).get_glyphs('ř')
    except Exception:
        refusal = NO_FONT
    try:
        window.prepare()
    except BadPicture as error:
        refusal = f'{NO_PICTURES}\n  {error}'
    if refusal:
        window.on_close()
        raise NoWindow(refusal)


def _reason(error: BaseException) -> str:
    """No display, or no OpenGL: pyglet says it by different exceptions on different systems."""
    if type(error).__name__ == 'NoSuchDisplayException' or 'cannot connect to' in str(error).lower():
        return NO_DISPLAY
    first = str(error).strip().partition('\n')[0]
    page = PAGE if (KIT / 'prohlizec').is_dir() else PAGE_TO_COME
    return f'{NO_OPENGL.format(page=page)}\n  ({type(error).__name__}: {first})'


def run(client: GameProcessClient, pictures: Path) -> None:
    """Show the window until it is closed. Raises `NoWindow`."""
    window = open_window(client, pictures)
    import pyglet

    from rozdej.window.display.window import FRAME

    loop: Any = pyglet.app.platform_event_loop  # of another class on each system
    if start := getattr(loop, 'nsapp_start', None):  # some Macs would look ten thousand times a second
        loop.nsapp_start = lambda interval: start(interval or FRAME)
    gc.freeze()  # what is there now stays; from here on garbage is looked for (`ui.py` has put it off)
    gc.enable()
    try:
        pyglet.app.run(None)  # without an interval: the window draws when there is something new
    finally:
        window.on_close()
