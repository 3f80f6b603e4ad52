"""Measures time and output of a test run, beside plain pytest in the same run.

    python bench/run.py           15 pairs of runs
    python bench/run.py --quick   5 pairs

Each number is measured beside its reference, in turns, so that a slow machine slows both.
Prints a table, writes it to bench/results/, and returns 1 when a target is missed.
"""

import argparse
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from surroundings import ENVIRONMENT

from rozdej.core.exercises import find_exercises

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / 'bench' / 'results'

PLAIN_CONFTEST = """
import importlib

import pytest


@pytest.fixture
def klondike():
    return importlib.import_module('klondike')


@pytest.fixture
def naimportuj():
    return lambda name: '' if importlib.import_module(name) else ''
"""
"""What a course without our machinery has: the student's module as a fixture."""

OUR_PLUGIN = '"-p", "rozdej.core.testing.plugin",'
"""What the settings of plain pytest, else the same, do not have."""

QUIET = ('-p', 'no:randomly', '-p', 'no:xdist', '-p', 'no:cacheprovider')


def seconds(command: list[str], folder: Path) -> float:
    """Wall time of a whole process, started until ended."""
    started = time.perf_counter()
    done = subprocess.run(command, cwd=folder, env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    elapsed = time.perf_counter() - started
    if done.returncode not in (0, 1):
        sys.exit(f'{" ".join(command)} failed:\n{done.stdout.decode(errors="replace")}')
    return elapsed


def ratio(ours: list[str], plain: list[str], plain_folder: Path, pairs: int) -> tuple[float, float, float]:
    """Median seconds of ours and of the plain run, and the median of the ratios pair by pair."""
    seconds(ours, ROOT)  # the first run of each compiles and caches
    seconds(plain, plain_folder)
    times = [(seconds(ours, ROOT), seconds(plain, plain_folder)) for _ in range(pairs)]
    one, other = ([pair[index] for pair in times] for index in (0, 1))
    return statistics.median(one), statistics.median(other), statistics.median(a / b for a, b in times)


def whole_process(folder: Path, pairs: int) -> list[tuple[str, str, float, float]]:
    """`pytest tests/klondike --level 31` with and without our conftest: rows of the table."""
    rows = []
    for name, implementation in (('stub', 'zadani'), ('solution', 'reseni')):
        plain_folder = folder / name
        shutil.copytree(ROOT / 'tests' / 'klondike', plain_folder / 'tests' / 'klondike')
        for path in (ROOT / implementation / 'klondike').glob('*.py'):
            shutil.copy(path, plain_folder)
        settings = (ROOT / 'pyproject.toml').read_text(encoding='utf-8')
        assert OUR_PLUGIN in settings
        (plain_folder / 'pyproject.toml').write_text(settings.replace(OUR_PLUGIN, ''), encoding='utf-8')
        (plain_folder / 'conftest.py').write_text(PLAIN_CONFTEST, encoding='utf-8')
        tests = ['tests/klondike', '--level', '31']
        pytest = [sys.executable, '-m', 'pytest', *QUIET]
        ours = [*pytest, *tests, '--impl', implementation]
        plain = [*pytest, '-p', 'no:rozdej.core.testing.plugin', *tests]
        mine, reference, factor = ratio(ours, plain, plain_folder, pairs)
        detail = f'{mine:.3f} s against {reference:.3f} s'
        rows.append((f'--level 31 on the {name}, whole process, ours : plain pytest', detail, factor, 1.2))
    return rows


def lines_printed() -> list[tuple[str, str, float, float]]:
    """How many lines a student reads: rows of the table."""
    rows = []
    for exercise in find_exercises(ROOT):
        printed = printed_by(f'tests/{exercise.name}')
        start = next(number for number, line in enumerate(printed) if line.startswith('✗'))
        end = printed.index('', printed.index('', start) + 1)
        count = end - start
        rows.append((f'first failure on a fresh stub: {exercise.name}', f'{count} lines', count, 25))
    count = len(printed_by())
    return [*rows, ('bare pytest on fresh stubs, lines in all', f'{count} lines', count, 40)]


def printed_by(*arguments: str) -> list[str]:
    """What pytest prints, line by line."""
    command = [sys.executable, '-m', 'pytest', *QUIET, *arguments]
    done = subprocess.run(command, cwd=ROOT, env=ENVIRONMENT, stdout=subprocess.PIPE, encoding='utf-8')
    return done.stdout.rstrip().splitlines()


def main() -> int:
    """Measure everything; 1 when a target is missed."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument('--quick', action='store_true', help='fewer runs')
    pairs = 5 if parser.parse_args().quick else 15
    with tempfile.TemporaryDirectory(prefix='rozdej-') as folder:
        rows = [*whole_process(Path(folder), pairs), *lines_printed()]
    table = [f'{"":3} {"what":66} {"measured":30} {"value":>6} {"target":>7}']
    for what, detail, value, target in rows:
        table.append(
            f'{"ok" if value <= target else "!!":3} {what:66} {detail:30} {value:6.2f} {"<= " + str(target):>7}'
        )
    text = '\n'.join(table)
    print(text)
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / 'run.txt').write_text(text + '\n', encoding='utf-8')
    return int(any(value > target for _, _, value, target in rows))


if __name__ == '__main__':
    sys.exit(main())
