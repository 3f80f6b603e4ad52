"""Makes the pictures of the README beside this file, from the kit as it is: `python -m docs.pictures.make`.

Needs what `python3 start.py --kit` installs, and of programs: chromium, libegl1, libgl1-mesa-dri, bubblewrap.
"""

import io
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pyglet
from PIL import Image
from rich.console import Console
from rich.terminal_theme import MONOKAI
from rich.text import Text

pyglet.options.headless = True  # to be said before anything imports `pyglet.window`

from checks.browser import Browser  # noqa: E402
from checks.window.display import click, open_window, pixels  # noqa: E402
from rozdej.window.gui.settings_store import Settings, SettingsStore  # noqa: E402

FOLDER = Path(__file__).resolve().parent
ROOT = FOLDER.parents[1]

MOVES = 'GDU'

SEES_THE_FIRST_CARD = 'popis_kartu(balicek[-1])', 'popis_kartu(balicek[0])'
FORGETS_TO_TURN = 'otoc_kartu(balicek.pop(), True)', 'balicek.pop()'
TAKES_TOO_LITTLE = 'range(pocet_zakrytych)', 'range(pocet_zakrytych - 1)'
NEVER_TURNS = 'otoc_kartu(karta, pozadovane_otoceni)', 'karta'
"""Beginners' mistakes: what stands in the solution, and what stands in their programs instead."""

CLASS = {
    'Anna Malá': None,
    'Eva Dvořáková': NEVER_TURNS,
    'Jan Černý': SEES_THE_FIRST_CARD,
    'Jana Horáková': TAKES_TOO_LITTLE,
    'Petr Novák': FORGETS_TO_TURN,
    'Tomáš Marek': None,
}
"""The students of the report, and their mistakes."""

TERMINAL = (
    '<body style="margin:0;background:#1c1f24"><pre id="all" style="display:inline-block;margin:0;padding:18px 22px;'
)
TERMINAL += 'color:#e8e8e8;font:14px/1.45 DejaVu Sans Mono">{code}</pre>'


def write_program(folder: Path, mistake: tuple[str, str] | None) -> None:
    """Put the solution of Klondike into a folder, changed by a mistake."""
    folder.mkdir(parents=True, exist_ok=True)
    for path in (ROOT / 'reseni/klondike').glob('*.py'):
        text = path.read_text(encoding='utf-8')
        if mistake and path.stem == 'klondike':
            assert text.count(mistake[0]) == 1, mistake
            text = text.replace(*mistake)
        (folder / path.name).write_text(text, encoding='utf-8')


def window(work: Path) -> Image.Image:
    """The window of Klondike with the solution, after some moves."""
    store = SettingsStore(work / 'kept')
    store.save_settings(Settings(animation='off'))
    application, opened = open_window(ROOT / 'reseni', store, size=(1000, 640))
    for place in MOVES:
        click(application, opened, place)
    width, height, colours = pixels(opened)
    opened.on_close()
    return Image.frombytes('RGBA', (width, height), colours).transpose(Image.Transpose.FLIP_TOP_BOTTOM).convert('RGB')


def failure(work: Path, browser: Browser) -> Image.Image:
    """A terminal in which a student has run the tests of a function that is not right yet."""
    kit = work / 'kit'
    for name in ('zadani/klondike', 'tests/klondike'):
        shutil.copytree(ROOT / name, kit / name)
    for name in ('conftest.py', 'pyproject.toml'):
        shutil.copy(ROOT / name, kit)
    write_program(kit / 'zadani/klondike', SEES_THE_FIRST_CARD)
    command = [sys.executable, '-m', 'pytest', '--level', '12', '--color=yes', '-p', 'no:randomly', '-p', 'no:xdist']
    done = subprocess.run(command, cwd=kit, capture_output=True, text=True, env={**os.environ, 'PYTHONPATH': str(ROOT)})
    console = Console(record=True, file=io.StringIO(), width=100)
    console.print(Text('$ pytest --level 12\n') + Text.from_ansi(done.stdout.rstrip()), end='')
    page = work / 'terminal.html'
    text = console.export_html(inline_styles=True, code_format=TERMINAL, theme=MONOKAI)
    page.write_text(text, encoding='utf-8')
    return looked_at(page, browser, 1000, '#all')


def report(work: Path, browser: Browser) -> Image.Image:
    """The top of the report on a small class."""
    for name, mistake in CLASS.items():
        write_program(work / 'class' / name, mistake)
    command = [sys.executable, '-m', 'rozdej', 'grade', work / 'class', '--out', work / 'grades']
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    return looked_at(work / 'grades/report.html', browser, 1000).crop((0, 0, 1000, 900))


def looked_at(page: Path, browser: Browser, width: int, part: str = '') -> Image.Image:
    """A page in the browser; of `part`, a CSS selector, only what it covers."""
    browser.resize(width, 1000)
    browser.open(page.as_uri())
    image = Image.open(io.BytesIO(browser.picture())).convert('RGB')
    if not part:
        return image
    box = browser.run(
        f'(r => [r.left, r.top, r.right, r.bottom])(document.querySelector({part!r}).getBoundingClientRect())'
    )
    return image.crop(tuple(map(int, box)))


def main() -> None:
    """Make all pictures."""
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        images = {'window': window(work)}
        with Browser(work / 'browser') as browser:
            images |= {'failure': failure(work, browser), 'report': report(work, browser)}
        for name, image in images.items():
            path = FOLDER / f'{name}.png'
            image.quantize(128, dither=Image.Dither.NONE).save(path, optimize=True)
            print(f'{path.relative_to(ROOT)}: {path.stat().st_size // 1000} kB')


if __name__ == '__main__':
    main()
