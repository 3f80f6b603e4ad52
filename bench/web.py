"""Measures the browser edition in Chromium and Firefox: `python bench/web.py`.

The pages of all exercises are served from this computer. Runs of the tests are those of Klondike up to level 31 with
the stub, beside the same call in Python itself, without its start. Pictures are those of Klondike, in a window that
changes its size each time, so that nothing is as it was; what they show in words is asked for when they are drawn, and
measured by itself. Prints a table and writes it to bench/results/.
"""

import gzip
import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from surroundings import ENVIRONMENT

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from window import Measurement

from checks.browser import Browser, Firefox, Pages
from checks.teacher.web.visitors import Service, Visitor
from rozdej.core.exercises import find_exercises
from rozdej.teacher.web.site import write_site

ROOT = Path(__file__).resolve().parent.parent
LEVEL = 31
RUNS = 7
SAVED = "navigator.serviceWorker.ready.then((it) => it.active.state === 'activated')"

TERMINAL = f"""
import json, time
from rozdej.window.browser.pyodide_bridge import PyodideBridge
inside, times = PyodideBridge('.', lambda kind, data: None), []
for _ in range({RUNS + 1}):
    begun = time.perf_counter()
    inside.test('klondike', {LEVEL})
    times.append(time.perf_counter() - begun)
print(json.dumps(times[1:]))
"""

TABLE = """(async () => {
  const { Python } = await import('./python.js');
  const { Table } = await import('./table.js');
  const { Atlas } = await import('./atlas.js');
  const python = new Python();
  const place = document.body.appendChild(document.createElement('div'));
  place.style = 'position: fixed; inset: 0; width: 1100px; height: 760px';
  await python.ask('write', 'zadani/klondike/klondike.py', SOLUTION);
  const table = new Table(place, python, await new Atlas().load(), {
    exercise: 'klondike', beforeBegin: async () => {}, beforeLook: async () => {}, isTesting: () => false,
  });
  python.hear = (kind, data) => table.hear(kind, data);
  await table.begin(7);
  const wait = (milliseconds) => new Promise((resolve) => { setTimeout(resolve, milliseconds); });
  while (!table.picture || table.isAsked) await wait(50);
  await wait(4000); // the cards are dealt
  const draw = table.draw.bind(table);
  let drawn = 0;
  table.draw = () => { drawn += 1; draw(); };
  await wait(3000);
  const idle = drawn;
  table.isOpen = false;
  const ask = async (...what) => JSON.parse(await python.ask('tell', ...what));
  const space = (number) => ask(number, 'space', JSON.stringify([1100 + number % 2, 760, 1]));
  /** Milliseconds of each time that it is done, but for the first ones. */
  const timed = async (act) => {
    const found = [];
    for (let number = 0; number < 60; number += 1) {
      const begun = performance.now();
      await act(number);
      found.push(performance.now() - begun);
    }
    return found.slice(10);
  };
  return {
    idle,
    frames: await timed(async (number) => {
      table.picture = (await space(number)).picture;
      draw();
      table.canvas.getContext('2d').getImageData(0, 0, 1, 1); // not before all is drawn
    }),
    answers: await timed(space),
    words: await timed((number) => ask(number, 'words', '[]')),
  };
})()"""


def timed(what: Callable[[], object]) -> float:
    """Seconds that it takes."""
    begun = time.monotonic()
    what()
    return time.monotonic() - begun


def compressed(folder: Path) -> float:
    """Megabytes of all files as a server that compresses sends them; the first visit fetches them all, for later."""
    files = [path.read_bytes() for path in folder.rglob('*') if path.is_file()]
    return sum(min(len(data), len(gzip.compress(data, 6))) for data in files) / 1e6


def visit(name: str, pages: Pages, service: Service, terminal: float) -> list[Measurement]:
    """What is measured in one browser that has not been anywhere."""
    visitor = Visitor(pages, service.address())

    def answered() -> None:
        visitor.open()
        visitor.test(LEVEL)

    first = timed(answered)
    pages.until(SAVED)
    service.asked.clear()
    second = timed(answered)
    fetched = [path for path in service.asked if 'offline.js' not in path]
    further = statistics.median(timed(lambda: visitor.test(LEVEL)) for _ in range(RUNS))
    solution = (ROOT / 'reseni/klondike/klondike.py').read_text(encoding='utf-8')
    table = pages.run(TABLE.replace('SOLUTION', json.dumps(solution)))
    answers, frames, words = (statistics.median(table[name]) for name in ('answers', 'frames', 'words'))
    return [
        Measurement(f'{name}: link opened until --level {LEVEL} is answered', first, 's', 20),
        Measurement(f'{name}: the same at the second visit', second, 's', 6),
        Measurement(f'{name}: files fetched at the second visit', len(fetched), '', 0),
        Measurement(f'{name}: a further run', further, 's', 1),
        Measurement(f'{name}: a further run : in Python itself', further / terminal, 'times', 3.5),
        Measurement(f'{name}: a picture, with the way to Python and back', answers, 'ms', 3),
        Measurement(f'{name}: a picture, drawing included', frames, 'ms', 16),
        Measurement(f'{name}: what it shows in words', words, 'ms', 16),
        Measurement(f'{name}: pictures drawn in 3 s in which nothing changes', table['idle'], '', 0),
    ]


def measure() -> list[Measurement]:
    """All measurements."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write_site(ROOT, find_exercises(ROOT), None, folder / 'site')
        command = [sys.executable, '-c', TERMINAL]
        done = subprocess.run(command, cwd=ROOT, env=ENVIRONMENT, capture_output=True, text=True, check=True)
        terminal = statistics.median(json.loads(done.stdout.splitlines()[-1]))
        results = [Measurement('all that the first visit fetches, compressed', compressed(folder / 'site'), 'MB', 10)]
        for name, browser in (('Chromium', Browser), ('Firefox', Firefox)):
            (folder / name).mkdir()
            with Service(folder / 'site') as service, browser(folder / name) as pages:
                results += visit(name, pages, service, terminal)
    return results


if __name__ == '__main__':
    measured = measure()
    print(*measured, sep='\n')
    (ROOT / 'bench/results/web.txt').write_text('\n'.join(map(str, measured)) + '\n', encoding='utf-8')
    sys.exit(0 if all(one.holds for one in measured) else 1)
