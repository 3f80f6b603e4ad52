"""Measures the speed of the window beside references: `python bench/window.py`.

All windows are made without a display (EGL, software OpenGL), so the numbers do not depend on
a graphics card or a vertical sync. Starts are second starts: Python has kept what it compiled
at the first one, as it does for a user. Both processes are there as `ui.py` starts them. Prints a table and
writes it to bench/results/; with `--quick` it takes fewer samples, and only prints.
"""

import gc
import itertools
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from surroundings import ENVIRONMENT

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from rozdej.core.student.limits import CALL_SECONDS, WINDOW_TIMES

ROOT = Path(__file__).resolve().parent.parent
SIZE = (1100, 760)
FRAMES = 300
STARTS = 9
IDLE_SECONDS = 5.0
MOVES = 100
LIMIT = CALL_SECONDS * WINDOW_TIMES
"""Seconds by the clock that a call may take."""


@dataclass
class Measurement:
    """One number, in `unit`, that must not be greater than `limit` (or smaller, if `at_least`)."""

    name: str
    value: float
    unit: str
    limit: float
    at_least: bool = False

    @property
    def holds(self) -> bool:
        return self.value >= self.limit if self.at_least else self.value <= self.limit

    def __str__(self) -> str:
        sign = '≥' if self.at_least else '≤'
        mark = 'ok  ' if self.holds else 'MISS'
        return f'{mark} {self.name:<58} {self.value:8.2f} {self.unit:<5} ({sign} {self.limit:g})'


def measure(quick: bool = False) -> list[Measurement]:
    """All measurements; `quick` takes fewer samples."""
    with tempfile.TemporaryDirectory() as compiled:
        frames = child('frames', compiled, FRAMES // 3 if quick else FRAMES)
        child('bare', compiled)
        starts = [(child('bare', compiled), child('ours', compiled)) for _ in range(2 if quick else STARTS)]
        idle = child('idle', compiled, 2.0 if quick else IDLE_SECONDS)
        moves = child('moves', compiled, 20 if quick else MOVES)
        freezes = [child('freeze', compiled, number) for number in range(2 if quick else 10)]
    bare = statistics.median(one['start'] for one, _ in starts)
    ours = statistics.median(other['start'] for _, other in starts)
    went_on = sum(freeze['went_on'] for freeze in freezes) / len(freezes)
    return [
        Measurement('full table, everything moving: a frame in the display', frames['frame'], 'ms', 0.5),
        Measurement('one blit per card costs, times as much', frames['blit'] / frames['frame'], '×', 20, at_least=True),
        Measurement('a move by keyboard until its first picture is there', moves['move'], 'ms', 16),
        Measurement('start to first frame, of a bare window with a label', ours / bare, '×', 1.5),
        Measurement('start to first frame', ours * 1000, 'ms', 1000),
        Measurement('idle, both processes, of a core', idle['used'] * 100, '%', 1),
        Measurement('memory with the 1× atlas, both processes', starts[-1][1]['memory'], 'MB', 220),
        Measurement('calls that never return: part of the games that went on', went_on, '', 1, at_least=True),
        Measurement('  until the game goes on, at most', max(freeze['until'] for freeze in freezes), 's', LIMIT + 1),
        Measurement('  until the window answers, at most', max(freeze['gap'] for freeze in freezes) * 1000, 'ms', 100),
    ]


def child(what: str, compiled: str, amount: float = 0) -> dict[str, float]:
    """Run one measurement in a process of its own; a start is timed from before that process.

    `compiled` is the folder where Python keeps what it has compiled.
    """
    begun = time.monotonic()
    own = {'PYGLET_HEADLESS': 'true', 'PYTHONPATH': str(ROOT), 'PYTHONPYCACHEPREFIX': compiled, 'TMPDIR': compiled}
    command = [sys.executable, __file__, what, str(amount)]
    done = subprocess.run(command, env=ENVIRONMENT | own, check=True, stdout=subprocess.PIPE, text=True)
    found = json.loads(done.stdout.splitlines()[-1])
    if 'ready' in found:
        found['start'] = found['ready'] - begun
    return found


# What the children do.


def bare(amount: float) -> dict[str, float]:
    """The least window there is: one label."""
    import pyglet

    pyglet.options.debug_gl = False
    window = pyglet.window.Window(*SIZE)
    label = pyglet.text.Label('Rozdej!', x=20, y=20)
    window.dispatch_events()
    window.switch_to()
    window.clear()
    label.draw()
    window.flip()
    return {'ready': time.monotonic()}


def open_table(*behind: str):
    """The window with the solution's Klondike, and this text behind its program; begun as `ui.py` begins it."""
    from rozdej.window.display.main import start_client

    folder = ROOT / 'reseni'
    if behind:
        folder = Path(tempfile.mkdtemp())
        shutil.copytree(ROOT / 'reseni/klondike', folder / 'klondike')
        with (folder / 'klondike/klondike.py').open('a', encoding='utf-8') as file:
            file.write('\n\n'.join(['', *behind]))
    os.environ['XDG_DATA_HOME'] = tempfile.mkdtemp()
    client = start_client(['klondike', '--seed', '7', '--impl', str(folder)])
    from rozdej.window.display.window_setup import open_window, prepare_pyglet

    prepare_pyglet()
    assert client.wait_until_ready()
    window = open_window(client, ROOT / 'static', SIZE)
    flip = window.flip

    def shown() -> None:
        """A real display waits for each frame; without one, frames queue up unseen."""
        flip()
        glFinish()

    from pyglet.gl import glFinish

    window.flip = shown
    return window


def wait_until(window, condition, seconds: float = 20.0) -> None:
    """Let the window live until the condition holds."""
    import pyglet

    end = time.monotonic() + seconds

    def look(passed):
        if condition() or time.monotonic() > end:
            pyglet.app.exit()

    pyglet.clock.schedule_interval(look, 0.005)
    pyglet.app.run(None)
    pyglet.clock.unschedule(look)


def ours(amount: float) -> dict[str, float]:
    """Our window with a dealt table, until its first picture is drawn."""
    gc.disable()
    window = open_table()
    flip, shown = window.flip, []

    def look() -> None:
        flip()
        if window.client.drawing.quads:
            shown.append(time.monotonic())

    window.flip = look
    wait_until(window, lambda: shown)
    import psutil

    processes = [psutil.Process(), *psutil.Process().children(recursive=True)]
    memory = sum(process.memory_info().rss for process in processes) / 1024**2
    window.on_close()
    return {'ready': shown[0], 'memory': memory}


def frames(amount: float) -> dict[str, float]:
    """Milliseconds a frame, for all cards on their way: what the display does, and one blit a card."""
    from rozdej.window.gui.motion import gliding
    from rozdej.window.gui.picture import Picture, Trip
    from rozdej.window.gui.wire import drawing

    window = open_table()
    wait_until(window, lambda: window.client.drawing.quads)
    window.switch_to()
    painter = window._painter
    cards = all_cards(window.space)
    regions = [painter._texture.region(quad.name) for quad in cards]
    trips = [Trip(0, 0, quad.width, quad.height, '', 0.0, 1.0) for quad in cards]
    picture = drawing(Picture(upper_quads=cards))
    moments = [gliding(cards, trips, step / 35) for step in range(35)]

    def in_display(step):
        moving = gliding(picture.upper_quads, trips, step % 35 / 35)
        painter.show(picture._replace(upper_quads=moving), window.height)
        painter.draw()

    def by_blit(step):
        for region, quad in zip(regions, moments[step % 35], strict=True):
            region.blit(quad[1], window.height - quad[2], 0, quad[3], quad[4])

    found = {name: timed(draw, window, int(amount)) for name, draw in (('frame', in_display), ('blit', by_blit))}
    window.on_close()
    return found


def moves(amount: float) -> dict[str, float]:
    """The median of the milliseconds from a key until the first picture of its move is there."""
    import pyglet
    from pyglet.window import key

    window = open_table()
    wait_until(window, lambda: window.client.drawing.quads)
    samples: list[float] = []
    begun = 0.0
    heard = window._heard

    def press(passed):
        nonlocal begun
        begun = time.perf_counter()
        window.dispatch_event('on_key_press', key.SPACE, 0)
        window.dispatch_events()

    def hear(is_new):
        nonlocal begun
        if begun and is_new:
            samples.append(time.perf_counter() - begun)
            begun = 0.0
            if len(samples) >= amount:
                pyglet.app.exit()
            else:
                pyglet.clock.schedule_once(press, 0.5)
        heard(is_new)

    window.client.heard = hear
    pyglet.clock.schedule_once(press, 1.0)
    pyglet.app.run(None)
    window.on_close()
    return {'move': statistics.median(samples) * 1000}


def freeze(number: float) -> dict[str, float]:
    """A move that never returns: whether the game went on, after how many seconds, and how long the window was deaf."""
    import pyglet
    from pyglet.window import key

    from checks.window.endless import ENDLESS

    window = open_table(list(ENDLESS.values())[int(number)])
    wait_until(window, lambda: window.client.drawing.quads)
    beats: list[float] = []
    begun = until = 0.0

    def press(passed):
        nonlocal begun
        begun = time.monotonic()
        window.dispatch_event('on_key_press', key.SPACE, 0)
        window.dispatch_events()

    def look(passed):
        nonlocal until
        beats.append(time.monotonic())
        window.dispatch_event('on_mouse_motion', 100 + len(beats) % 50, 100, 1, 0)
        window.dispatch_events()
        said = [words[0] for words in window.client.drawing.upper_texts]
        if begun and any(text.startswith('Funkce udelej_tah neskončila') for text in said):
            until = time.monotonic() - begun
            pyglet.app.exit()
        elif begun and time.monotonic() - begun > 3 * LIMIT:
            pyglet.app.exit()

    pyglet.clock.schedule_once(press, 1.0)
    pyglet.clock.schedule_interval(look, 0.01)
    pyglet.app.run(None)
    window.on_close()
    gap = max(later - earlier for earlier, later in itertools.pairwise(beats))
    return {'went_on': float(bool(until)), 'until': until or 3 * LIMIT, 'gap': gap}


def all_cards(space):
    """52 cards and the 13 places, as the scene lays them out."""
    from rozdej.window.games.klondike.scene import COLUMNS, DECK, Game
    from rozdej.window.gui.canvas import Canvas

    scene = Game()
    game = {name: [] for name in scene.places}
    for number, (rank, suit) in enumerate(DECK):
        game[COLUMNS[number % 7]].append((rank, suit, True))
    canvas = Canvas(space, scene.columns, scene.tall)
    scene.draw(game, canvas)
    return canvas.picture.quads


def timed(draw, window, amount: int) -> float:
    """The median of the milliseconds that `draw(step)` takes; drawing itself is waited for in between."""
    from pyglet.gl import glFinish

    samples = []
    for step in range(amount):
        window.clear()
        begun = time.perf_counter()
        draw(step)
        samples.append(time.perf_counter() - begun)
        window.flip()
        glFinish()
    return statistics.median(samples) * 1000


def idle(amount: float) -> dict[str, float]:
    """The part of a core that both processes take while nobody touches the window."""
    import psutil
    import pyglet

    window = open_table()
    wait_until(window, lambda: window.client.drawing.quads)
    processes = [psutil.Process(), *psutil.Process().children(recursive=True)]

    def used():
        return sum(sum(process.cpu_times()[:2]) for process in processes)

    begun: list[float] = []
    pyglet.clock.schedule_once(lambda passed: begun.extend((time.monotonic(), used())), 1.5)
    pyglet.clock.schedule_once(lambda passed: pyglet.app.exit(), 1.5 + amount)
    pyglet.app.run(None)
    found = {'used': (used() - begun[1]) / (time.monotonic() - begun[0])}
    window.on_close()
    return found


CHILDREN = {'bare': bare, 'ours': ours, 'frames': frames, 'idle': idle, 'moves': moves, 'freeze': freeze}

if __name__ == '__main__':
    if len(sys.argv) > 2:
        print(json.dumps(CHILDREN[sys.argv[1]](float(sys.argv[2]))))
    else:
        results = measure('--quick' in sys.argv)
        print(*results, sep='\n')
        if '--quick' not in sys.argv:
            (ROOT / 'bench/results/window.txt').write_text('\n'.join(map(str, results)) + '\n', encoding='utf-8')
        sys.exit(0 if all(result.holds for result in results) else 1)
