"""Measures submissions graded in a second in a sandbox, beside one pytest process each without a sandbox.

    python bench/grading.py [--submissions 200] [--pytest 40] [--jobs N]

The submissions of Klondike are half good, the rest buggy, unfinished, broken, and one that hangs. Ours go through the
workers of `rozdej grade`. pytest runs a sample drawn from the others, and the one that hangs; it counts for as many as
there are of its kind. Ours and pytest take turns, so that a busy machine slows both. Processor time is that of the
whole machine, so that those in sandboxes count, too: let it do nothing else. The floor is what the tests take when they
call the solution straight, without anything around them. Prints a table and writes it to bench/results/.
"""

import argparse
import importlib
import io
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, redirect_stdout
from pathlib import Path

from surroundings import ENVIRONMENT, processor_time

from rozdej.author.check.sample_programs import expectations
from rozdej.core.exercises import Exercise
from rozdej.core.student.limits import Limits
from rozdej.teacher.grading.fingerprint import kit_fingerprint, tests_fingerprint
from rozdej.teacher.grading.judge import Judge
from rozdej.teacher.grading.worker_pool import Task, Work, WorkerPool

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / 'bench' / 'results'
KLONDIKE = Exercise('klondike', ROOT)
TURNS = 4
TARGET = 10

HANGS = '\n\ndef popis_balicku(balicek):\n    while True:\n        pass\n'
BROKEN = (
    lambda text: text.replace('def vytvor_balicek():', 'def vytvor_balicek()'),
    lambda text: text.replace("'''", '"', 1).replace('(', '', 1),
    lambda text: f'{text}\n<<<<<<< HEAD\n',
    lambda text: f'{text}\nprint("ahoj")\ninput("hrajeme? ")\n',
    lambda text: f'{text}\nwhile True:\n    print(input())\n',
)

Files = dict[str, str]
"""A submission: file name -> text."""


def submissions(number: int) -> list[Files]:
    """That many, always the same ones in the same order; the first of them hangs, all others are mixed."""
    programs = list(expectations(KLONDIKE))
    good = [p.files for p in programs if p.first_red is None]
    buggy = [p.files for p in programs if p.name.startswith('wrong/')]
    unfinished = [p.files for p in programs if p.name.startswith('written') or p.name == 'stub']
    solution = next(p for p in programs if p.name == 'solution').files['klondike.py']
    chance = random.Random(52)
    made: list[Files] = []
    for index in range(number - 1):
        share = index % 20
        if share < 10:
            made.append(good[index % len(good)])
        elif share < 15:
            made.append(chance.choice(buggy))
        elif share < 18:
            made.append(chance.choice(unfinished))
        else:
            made.append({'klondike.py': BROKEN[index % len(BROKEN)](solution)})
    chance.shuffle(made)
    return [{'klondike.py': solution + HANGS}, *made]


class Ours:
    """The workers that `rozdej grade` uses, warm."""

    def __init__(self, jobs: int):
        self._jobs = jobs
        self._workers = WorkerPool(jobs)
        kit, tests = kit_fingerprint(), tests_fingerprint(KLONDIKE)
        self._task = Task(str(ROOT), KLONDIKE.name, tests, kit, Judge, Limits())

    def grade(self, programs: list[Files]) -> tuple[float, list[float]]:
        """Seconds that all took together, and that each took."""
        started = time.perf_counter()
        with ThreadPoolExecutor(self._jobs) as askers:
            each = list(askers.map(self._grade_one, programs))
        return time.perf_counter() - started, each

    def _grade_one(self, files: Files) -> float:
        data = {name.removesuffix('.py'): text.encode() for name, text in files.items()}
        started = time.perf_counter()
        self._workers.submit(Work(self._task, data)).result()
        return time.perf_counter() - started

    def close(self) -> None:
        """End the workers."""
        self._workers.close()


def with_pytest(files: Files) -> tuple[float, float]:
    """Seconds for one `python -m pytest`, as a teacher without a grader would start it; and seconds of processor."""
    with submission_folder(files) as folder:
        command = [
            sys.executable,
            '-m',
            'pytest',
            '-q',
            str(KLONDIKE.tests),
            '--impl',
            str(folder),
            '-p',
            'no:randomly',
        ]
        command += ['-p', 'no:xdist', '-p', 'no:cacheprovider']
        started, before = time.perf_counter(), processor_time()
        subprocess.run(command, cwd=ROOT, env=ENVIRONMENT, stdout=subprocess.DEVNULL)
        return time.perf_counter() - started, processor_time() - before


def floor(times: int = 20) -> tuple[float, int, int]:
    """Seconds in which the tests call the solution straight; how many of them, and of how many.

    Tests that need a keyboard, a run as a script or the like are left out.
    """
    sys.path[:0] = [str(KLONDIKE.solution), str(KLONDIKE.given)]
    modules = [name for name in KLONDIKE.modules if (KLONDIKE.solution / f'{name}.py').is_file()]
    with Judge(KLONDIKE) as judge:
        tests = judge._collected.items
        straight = [
            test
            for test in tests
            if test in judge._collected._plain and set(test._fixtureinfo.argnames) <= set(modules)
        ]
        for name in modules:
            sys.modules.pop(name, None)  # what stands there for a program that is asked
        loaded = {name: importlib.import_module(name) for name in modules}
        took = []
        for _ in range(times):
            started = time.process_time()
            for test in straight:
                random.seed(52)
                with redirect_stdout(io.StringIO()):
                    test.function(**{name: loaded[name] for name in test._fixtureinfo.argnames})
            took.append(time.process_time() - started)
    return statistics.median(took), len(straight), len(tests)


@contextmanager
def submission_folder(files: Files) -> Iterator[Path]:
    """A folder with these files, while the context lasts."""
    with tempfile.TemporaryDirectory(prefix='rozdej-') as name:
        for file, text in files.items():
            (Path(name) / file).write_text(text, encoding='utf-8')
        yield Path(name)


def weighted(hanging: float, others: list[float], number: int) -> float:
    """The mean over a class of that many, of whom one hangs."""
    return (hanging + statistics.mean(others) * (number - 1)) / number


def shown(name: str, wall: float, each: list[float], processor: float, more: str = '') -> str:
    """A line of the table: mean and median of wall time, and the mean of processor time, in milliseconds."""
    milliseconds = (f'{1000 * value:7.0f} ms' for value in (wall, statistics.median(each), processor))
    return f'{name:52} {" ".join(milliseconds)}  {more}'.rstrip()


def main() -> int:
    """Measure, print, write the result; 1 when the target is missed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--submissions', type=int, default=200)
    parser.add_argument('--pytest', type=int, default=40)
    parser.add_argument('--jobs', type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    programs, jobs = submissions(options.submissions), options.jobs
    sample = programs[: options.pytest]
    load, ours, started = os.getloadavg()[0], Ours(jobs), time.perf_counter()
    ours.grade(programs[-jobs:])
    start = time.perf_counter() - started
    whole, used, each, alone = 0.0, 0.0, [], []
    for turn in range(TURNS):
        alone += [with_pytest(files) for files in sample[turn::TURNS]]
        before = processor_time()
        took, times = ours.grade(programs[turn::TURNS])
        whole, used, each = whole + took, used + processor_time() - before, each + times
    ours.close()
    least, straight, tests = floor()
    number = len(programs)
    mean, processor = whole / number, used / number
    seconds, works = ([one[kind] for one in alone] for kind in (0, 1))
    pytest_mean, pytest_processor = (weighted(one[0], one[1:], number) for one in (seconds, works))
    ratio = pytest_mean / mean
    rows = [
        f'{number} submissions of Klondike, {os.cpu_count()} cores, load {load:.1f} before, nice {os.nice(0)}',
        f'{"for one submission":52} {"mean":>10} {"median":>10} {"processor":>10}',
        shown(
            f'rozdej, isolated, {jobs} warm workers',
            mean,
            [t / jobs for t in each],
            processor,
            f'{1 / mean:.1f} a second',
        ),
        shown(f'python -m pytest, not isolated ({len(sample)} of them)', pytest_mean, seconds, pytest_processor),
        f'floor: {straight} of the {tests} tests call the solution straight: {1000 * least:.0f} ms',
        f'ratio {ratio:.1f} (target {TARGET}), of processor time {pytest_processor / processor:.1f}; '
        f'with the start of the workers, once {start:.1f} s: {pytest_mean / (mean + start / number):.1f}',
        f'the one that hangs: {each[0]:.1f} s (at most three deadlines of 2 s in vain), pytest {seconds[0]:.1f} s',
    ]
    print(*rows, sep='\n')
    (RESULTS / 'grading.txt').write_text('\n'.join(rows) + '\n', encoding='utf-8')
    return 0 if ratio >= TARGET else 1


if __name__ == '__main__':
    sys.exit(main())
