"""What is promised of the window's speed, measured side by side: `python bench/window.py`.

All windows are made without a display (EGL, software OpenGL), so the numbers do not depend on
a graphics card or a vertical sync. Starts are second starts: Python has kept what it compiled
at the first one, as it does for a user.
"""

import gc
import json
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from surroundings import ENVIRONMENT

ROOT = Path(__file__).resolve().parent.parent
SIZE = (1100, 760)
FRAMES = 300
STARTS = 9
IDLE_SECONDS = 5.0


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
    bare = statistics.median(one['start'] for one, _ in starts)
    ours = statistics.median(other['start'] for _, other in starts)
    return [
        Measurement('full table, everything moving: Python and submit, a frame', frames['batch'], 'ms', 0.5),
        Measurement('one blit per card costs, times as much', frames['blit'] / frames['batch'], '×', 20, at_least=True),
        Measurement('the same with picture, buttons and status line, a frame', frames['whole'], 'ms', 2.0),
        Measurement('start to first frame, of a bare window with a label', ours / bare, '×', 1.5),
        Measurement('start to first frame', ours * 1000, 'ms', 1000),
        Measurement('idle window, of a core', idle['used'] * 100, '%', 2),
        Measurement('memory with the 1× atlas', starts[-1][1]['memory'], 'MB', 200),
    ]


def child(what: str, compiled: str, amount: float = 0) -> dict[str, float]:
    """Run one measurement in a process of its own; a start is timed from before that process.

    `compiled` is the folder where Python keeps what it has compiled.
    """
    begun = time.monotonic()
    environment = ENVIRONMENT | {'PYGLET_HEADLESS': 'true', 'PYTHONPATH': str(ROOT), 'PYTHONPYCACHEPREFIX': compiled}
    command = [sys.executable, __file__, what, str(amount)]
    done = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True)
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


def open_table():
    """The application with the solution's Klondike, and its window."""
    from rozdej.display.opening import open_window
    from rozdej.exercises import find_exercises
    from rozdej.play import offers
    from rozdej.table.application import Application
    from rozdej.table.keeping import Keeper

    exercises = find_exercises(ROOT)
    klondike = next(exercise for exercise in exercises if exercise.name == 'klondike')
    keeper = Keeper(Path(tempfile.mkdtemp()))
    application = Application(lambda: offers(ROOT / 'reseni', exercises), keeper, klondike, 7)
    return application, open_window(application, ROOT / 'static', SIZE)


def ours(amount: float) -> dict[str, float]:
    """Our window with a dealt table, begun as `ui.py` begins it."""
    gc.disable()
    _, window = open_table()
    window.dispatch_events()
    window.switch_to()
    window.on_draw()
    window.flip()
    ready = time.monotonic()
    status = Path('/proc/self/status').read_text()
    memory = int(status.split('VmRSS:')[1].split()[0]) / 1024
    return {'ready': ready, 'memory': memory}


def frames(amount: float) -> dict[str, float]:
    """Milliseconds a frame, for all cards moving: by our batch, by one blit a card, and with all around it."""
    from rozdej.table.picture import Picture

    application, window = open_table()
    window.dispatch_events()
    window.switch_to()
    window.on_draw()
    painter = window._painter
    cards = all_cards(window.space)
    regions = [painter._texture.region(quad.name) for quad in cards]

    def moved(step):
        return [quad._replace(x=quad.x + step % 7, y=quad.y + step % 5) for quad in cards]

    pictures = [Picture(moved(step)) for step in range(35)]

    def by_batch(step):
        painter.show(pictures[step % 35], window.height)
        painter.draw()

    def by_blit(step):
        for region, quad in zip(regions, pictures[step % 35].quads, strict=True):
            region.blit(quad.x, window.height - quad.y, 0, quad.width, quad.height)

    def whole(step):
        application.screen.table._table.quads[:] = pictures[step % 35].quads
        painter.show(application.picture(window.space, 100 + step), window.height)
        painter.draw()

    return {name: timed(draw, window, int(amount)) for name, draw in
            (('batch', by_batch), ('blit', by_blit), ('whole', whole))}  # fmt: skip


def all_cards(space):
    """52 cards and the 13 places, as the scene lays them out."""
    from rozdej.games.klondike import COLUMNS, DECK, Game
    from rozdej.table.canvas import Canvas

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
    """The part of a core that a window takes which nobody touches."""
    import pyglet

    application, window = open_table()
    application.screen.table.motion.trips.clear()
    window.dispatch_events()
    window.draw(0)
    begun: list[float] = []

    def begin(passed):
        begun.extend((time.monotonic(), time.process_time()))

    pyglet.clock.schedule_once(begin, 1.5)
    pyglet.clock.schedule_once(lambda passed: pyglet.app.exit(), 1.5 + amount)
    pyglet.app.run(None)
    return {'used': (time.process_time() - begun[1]) / (time.monotonic() - begun[0])}


CHILDREN = {'bare': bare, 'ours': ours, 'frames': frames, 'idle': idle}

if __name__ == '__main__':
    if len(sys.argv) > 2:
        print(json.dumps(CHILDREN[sys.argv[1]](float(sys.argv[2]))))
    else:
        results = measure('--quick' in sys.argv)
        print(*results, sep='\n')
        sys.exit(0 if all(result.holds for result in results) else 1)
