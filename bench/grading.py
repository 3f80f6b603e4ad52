"""How many submissions are graded in a second, with full isolation, against pytest started once for each without any.

    python bench/grading.py [--submissions 200] [--pytest 10] [--jobs 2]

The submissions of Klondike are half good, the rest buggy, unfinished, broken, and one that hangs. pytest runs a
sample of the same ones, in turns with ours, so that a busy machine slows both. The floor is the same judge with the
program in its own process. Prints a table and writes it to bench/results/.
"""

import argparse
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from checks.isolation.sameness import LocalProgram
from rozdej.check.programs import expectations
from rozdej.exercises import Exercise
from rozdej.grading import judge as judging
from rozdej.grading.judge import Judge

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / 'bench' / 'results'
KLONDIKE = Exercise('klondike', ROOT)

HANGS = '\n\ndef popis_balicku(balicek):\n    while True:\n        pass\n'
BROKEN = (
    lambda text: text.replace('def vytvor_balicek():', 'def vytvor_balicek()'),
    lambda text: text.replace("'''", '"', 1).replace('(', '', 1),
    lambda text: f'{text}\n<<<<<<< HEAD\n',
    lambda text: f'{text}\nprint("ahoj")\ninput("hrajeme? ")\n',
    lambda text: f'{text}\nwhile True:\n    print(input())\n',
)


def submissions(folder: Path, number: int) -> list[Path]:
    """That many folders, always the same ones."""
    programs = list(expectations(KLONDIKE))
    good = [p for p in programs if p.first_red is None]
    buggy = [p for p in programs if p.name.startswith('wrong/')]
    unfinished = [p for p in programs if p.name.startswith('written') or p.name == 'stub']
    solution = next(p for p in programs if p.name == 'solution').files['klondike.py']
    chance = random.Random(52)
    made = []
    for index in range(number):
        made.append(folder / f'student{index:05}')
        made[-1].mkdir()
        share = index % 20
        if share < 10:
            files = good[index % len(good)].files
        elif share < 15:
            files = chance.choice(buggy).files
        elif share < 18:
            files = chance.choice(unfinished).files
        else:
            files = {'klondike.py': BROKEN[index % len(BROKEN)](solution)}
        if index == 19:
            files = {'klondike.py': solution + HANGS}
        for name, text in files.items():
            (made[-1] / name).write_text(text, encoding='utf-8')
    chance.shuffle(made)
    return made


def grade(folders: Iterable[Path]) -> list[float]:
    """Grade these in this process; the seconds that each took."""
    times = []
    with Judge(KLONDIKE) as judge:
        for folder in folders:
            started = time.perf_counter()
            judge.grade(folder)
            times.append(time.perf_counter() - started)
    return times


def graded_everywhere(folders: list[Path], jobs: int) -> float:
    """Wall time of grading them with so many warm workers, their start included."""
    started = time.perf_counter()
    os.environ['PYTHONHASHSEED'] = '0'
    with ProcessPoolExecutor(jobs, get_context('spawn')) as pool:
        list(pool.map(grade, [folders[number::jobs] for number in range(jobs)]))
    return time.perf_counter() - started


def with_pytest(folder: Path) -> float:
    """Wall time of one `python -m pytest`, as a teacher without a grader would start it."""
    command = [sys.executable, '-m', 'pytest', '-q', str(KLONDIKE.tests), '--impl', str(folder), '-p', 'no:randomly']
    started = time.perf_counter()
    subprocess.run([*command, '-p', 'no:xdist', '-p', 'no:cacheprovider'], cwd=ROOT, stdout=subprocess.DEVNULL)
    return time.perf_counter() - started


def floor(folders: list[Path]) -> float:
    """Seconds a submission when nothing is isolated: what the tests themselves take."""
    judging.RemoteProgram = LocalProgram  # type: ignore[misc, assignment]
    return statistics.mean(grade(folders))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--submissions', type=int, default=200)
    parser.add_argument('--pytest', type=int, default=10)
    parser.add_argument('--jobs', type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix='rozdej-') as top:
        folders = submissions(Path(top), options.submissions)
        half = len(folders) // 2
        sample = folders[: options.pytest]
        times = [with_pytest(folder) for folder in sample[::2]]
        ours = graded_everywhere(folders[:half], options.jobs)
        times += [with_pytest(folder) for folder in sample[1::2]]
        ours += graded_everywhere(folders[half:], options.jobs)
        least = floor(sample)
    each, alone = ours / len(folders), statistics.mean(times)
    rows = [
        f'{len(folders)} submissions of Klondike, {options.jobs} workers, load {os.getloadavg()[0]:.1f}',
        f'ours, isolated                 {each:.3f} s each, {1 / each:.1f} in a second',
        f'python -m pytest, not isolated {alone:.3f} s each ({len(sample)} of them)',
        f'floor: one worker, tests called directly, not isolated {least:.3f} s each',
        f'ratio {alone / each:.1f} (target 10)',
    ]
    print(*rows, sep='\n')
    (RESULTS / 'grading.txt').write_text('\n'.join(rows) + '\n', encoding='utf-8')


if __name__ == '__main__':
    main()
