"""Runs the kit's own tests again and again, idle and busy, and records red ones and times.

    python bench/steady.py [--idle 10] [--busy 10] [--whole 2] [--whole-busy 1] [--again]
    python bench/steady.py --load
    python bench/steady.py --judge LOAD FAST.xml [MORE.xml …]

Each run has a random order and draws other sample programs. It runs in a copy of the kit with an environment of its
own, by the README's command; a busy run has four endless programs beside it. What was found is kept in `build/steady/`,
so that an interrupted series goes on; `--again` begins a new one. The result goes to `bench/results/steady.txt`.

How long a run takes is told as a ratio: to what a small fixed load on all cores takes right before, beside the same
programs. CI uses the same: `--load` prints what the load takes right after the fast run, `--judge` reads the reports of
that run and of others, measures the load once more, prints the number of tests and the slowest files, and fails when
the ratio to the slower of both loads is more than 1.5 times the kept one: some machines are slower now and then.
"""

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ElementTree
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bench.surroundings import ENVIRONMENT  # noqa: E402
from checks.cloned import clone  # noqa: E402

RESULTS = ROOT / 'bench' / 'results' / 'steady.txt'
KEPT = ROOT / 'build' / 'steady' / 'runs.jsonl'
ENDLESS = 4
SLOWER = 1.5
"""A fast run may take so many times the kept ratio: machines differ in more than the load can tell."""

LOAD = """
import json
for number in range(40):
    text = json.dumps([{str(key): [key, str(key)]} for key in range(10_000)])
    sorted(json.loads(text), key=str)
"""
KINDS = {
    'idle': 'fast runs on an idle machine',
    'busy': f'fast runs beside {ENDLESS} endless programs',
    'whole': 'whole runs on an idle machine',
    'whole_busy': f'whole runs beside {ENDLESS} endless programs',
}


def reference() -> float:
    """Seconds of a fixed load, the same on each core at once: median of five."""
    times = []
    for _ in range(5):
        started = time.monotonic()
        loads = [subprocess.Popen([sys.executable, '-c', LOAD]) for _ in range(os.cpu_count() or 1)]
        for load in loads:
            load.wait()
        times.append(time.monotonic() - started)
    return statistics.median(times)


@contextmanager
def endless_programs(count: int) -> Iterator[None]:
    """So many programs that never wait for anything, until the block is left."""
    started = [subprocess.Popen([sys.executable, '-c', 'while True: pass']) for _ in range(count)]
    try:
        yield
    finally:
        for process in started:
            process.kill()
            process.wait()


def tests_in(report: Path) -> list[tuple[str, str, float, bool]]:
    """File, name, seconds and whether it is red, of each test in a report of pytest (junit)."""
    return [
        (
            case.get('file') or case.get('classname', ''),
            case.get('name', ''),
            float(case.get('time', 0)),
            any(part.tag in ('failure', 'error') for part in case),
        )
        for case in ElementTree.parse(report).iter('testcase')
    ]


def run_once(kit: Path, kind: str, report: Path) -> dict[str, Any]:
    """What came of one run of the tests in the copy."""
    seed = random.randrange(10**6)
    whole = kind.startswith('whole')
    command = [sys.executable, 'start.py', '--kit', f'--randomly-seed={seed}', f'--junitxml={report}']
    command += ['-o', 'junit_family=xunit1', *(['--all'] if whole else [f'--draw={seed}'])]
    report.unlink(missing_ok=True)
    with endless_programs(ENDLESS if kind.endswith('busy') else 0):
        load = reference()
        started = time.monotonic()
        done = subprocess.run(command, cwd=kit, env=ENVIRONMENT, capture_output=True, encoding='utf-8', check=False)
        seconds = time.monotonic() - started
    tests = tests_in(report) if report.exists() else []
    red = [f'{file}::{name}' for file, name, _, is_red in tests if is_red]
    if done.returncode and not red:
        red = [f'the run itself: {" ".join(done.stdout.split()[-20:])}']
    if red:
        (KEPT.parent / f'red-{seed}.txt').write_text(done.stdout, encoding='utf-8')
    return {'kind': kind, 'seed': seed, 'seconds': seconds, 'load': load, 'tests': len(tests), 'red': red}


def listed(runs: list[dict[str, Any]]) -> Iterator[str]:
    """The result: a line for each kind of run, each test that was ever red, then each run."""
    yield f'{os.cpu_count()} cores, Python {sys.version.split()[0]}'
    for kind, meaning in KINDS.items():
        some = [run for run in runs if run['kind'] == kind]
        if some:
            ratio = statistics.median(run['seconds'] / run['load'] for run in some)
            seconds = statistics.median(run['seconds'] for run in some)
            red = sum(bool(run['red']) for run in some)
            yield f'{kind}: {ratio:.0f} times the load, {seconds:.0f} s (medians); {red} of {len(some)} {meaning} red'
    yield ''
    for test, times in Counter(test for run in runs for test in run['red']).most_common():
        yield f'red {times} of {len(runs)} times: {test}'
    for run in runs:
        words = f'{run["kind"]}, seed {run["seed"]}: {run["tests"]} tests in {run["seconds"]:.0f} s'
        yield f'{words}, the load in {run["load"]:.2f} s, {len(run["red"])} red'


def series(wanted: dict[str, int]) -> int:
    """Run what is still missing of so many runs of each kind, and keep the result. 1 if any test was ever red."""
    runs = [json.loads(line) for line in KEPT.read_text(encoding='utf-8').splitlines()] if KEPT.exists() else []
    KEPT.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix='rozdej-steady-') as folder:
        kit = Path(folder) / 'kit'
        kit.mkdir()
        clone(kit)
        # The first call sets the environment up, which is no part of a run.
        subprocess.run([sys.executable, 'start.py', '--kit', '--version'], cwd=kit, env=ENVIRONMENT, check=True)
        for kind, count in wanted.items():
            for _ in range(count - sum(run['kind'] == kind for run in runs)):
                runs.append(run_once(kit, kind, Path(folder) / 'report.xml'))
                with KEPT.open('a', encoding='utf-8') as kept:
                    kept.write(json.dumps(runs[-1]) + '\n')
                print(list(listed(runs))[-1], *runs[-1]['red'], sep='\n    ', flush=True)
                RESULTS.write_text('\n'.join([*listed(runs), '']), encoding='utf-8')
    return int(any(run['red'] for run in runs))


def judge(load: float, reports: list[str]) -> int:
    """Print how much CI ran and what took longest; 1 when the first report's run was too slow for this machine."""
    fast = next(ElementTree.parse(reports[0]).iter('testsuite'))
    ratio = float(fast.get('time', 0)) / max(load, reference())
    kept = next(line for line in RESULTS.read_text(encoding='utf-8').splitlines() if line.startswith('idle: '))
    most = SLOWER * float(kept.split()[1])
    tests = [test for report in reports for test in tests_in(Path(report))]
    files: Counter[str] = Counter()
    for file, _, seconds, _ in tests:
        files[file] += seconds  # type: ignore[assignment]  # a counter of seconds
    slowest = ', '.join(f'{file} {seconds:.0f} s' for file, seconds in files.most_common(3))
    print(f'{len(tests)} tests; slowest files: {slowest}')
    print(f'The fast run took {ratio:.0f} times the load, at most {most:.0f} are allowed.')
    return int(ratio > most)


def main() -> int:
    """Run a series, or judge reports."""
    parser = argparse.ArgumentParser(description=(__doc__ or '').partition('\n')[0])
    parser.add_argument('--idle', type=int, default=10, help=KINDS['idle'])
    parser.add_argument('--busy', type=int, default=10, help=KINDS['busy'])
    parser.add_argument('--whole', type=int, default=2, help=KINDS['whole'])
    parser.add_argument('--whole-busy', type=int, default=1, help=KINDS['whole_busy'])
    parser.add_argument('--again', action='store_true', help='forget the runs that are kept')
    parser.add_argument('--load', action='store_true', help='only print how many seconds the load takes')
    parser.add_argument('--judge', nargs='+', metavar='LOAD XML', help='the load, reports of a fast run and of others')
    options = parser.parse_args()
    if options.load:
        print(reference())
        return 0
    if options.judge:
        return judge(float(options.judge[0]), options.judge[1:])
    if options.again:
        KEPT.unlink(missing_ok=True)
    return series({kind: getattr(options, kind) for kind in KINDS})


if __name__ == '__main__':
    sys.exit(main())
