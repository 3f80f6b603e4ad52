"""Measures other graders on one small exercise, beside ours: check50, otter-grader and nbgrader.

    python bench/others.py [--runs 5]

Each is installed from the package registry into an environment of its own, in a temporary folder; where that does not
work, the result says why. All grade one right program with two functions and four tests, none of them shuts it in;
ours does. They take turns, so that a busy machine slows all. Prints a table and writes it to bench/results/.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
import venv
from collections.abc import Callable
from pathlib import Path

from rozdej.core.exercises import Exercise
from rozdej.teacher.grading.judge import Judge

RESULTS = Path(__file__).resolve().parent / 'results'
INSTALL_LIMIT, RUN_LIMIT = 200, 60
"""Seconds for installing one of them from the registry, and for one run."""
PROGRAM = 'def dvakrat(x):\n    return 2 * x\n\n\ndef vetsi(a, b):\n    return a if a > b else b\n'
TESTS = ('dvakrat(1)', 2), ('dvakrat("a")', 'aa'), ('vetsi(1, 2)', 2), ('vetsi(2, 1)', 2)

LESSON = """# Pokus

```python
def dvakrat(x):
    '''Vrátí dvojnásobek.'''
```

```python
def vetsi(a, b):
    '''Vrátí větší z čísel.'''
```

* level 1: Jde to.
"""

Run = Callable[[], None]


class NotHere(Exception):
    """The grader cannot be measured; the text says why, in one line."""


def command(*words: str | Path, cwd: Path, limit: int = RUN_LIMIT) -> str:
    """Run it, give what it printed; raises `NotHere` with its last line."""
    try:
        path = os.pathsep.join((str(Path(words[0]).parent), os.environ['PATH']))  # they look for their parts there
        environment = {**os.environ, 'PATH': path}
        done = subprocess.run(
            [*map(str, words)], cwd=cwd, capture_output=True, text=True, timeout=limit, env=environment
        )
    except subprocess.TimeoutExpired:
        raise NotHere(f'{Path(words[0]).name} took more than {limit} s') from None
    if done.returncode:
        said = (done.stderr.strip() or done.stdout.strip() or 'it said nothing').splitlines()
        raise NotHere(f'{Path(words[0]).name}: {said[-1][:150]}')
    return done.stdout


def installed(package: str, folder: Path, *more: str) -> Path:
    """The folder with the programs of an environment that has the package, and more that it needs to be run."""
    place = folder / package
    venv.create(place, with_pip=True)
    command(place / 'bin' / 'pip', 'install', '-q', package, *more, cwd=folder, limit=INSTALL_LIMIT)
    return place / 'bin'


def check50(folder: Path) -> Run:
    """One `check50 --dev`."""
    programs, checks = installed('check50', folder), folder / 'checks'
    checks.mkdir()
    (checks / '.cs50.yaml').write_text('check50:\n  files:\n    - !require pokus.py\n', encoding='utf-8')
    parts = ['import check50', 'import check50.py', '', '@check50.check()', 'def exists():']
    parts += ['    check50.exists("pokus.py")']
    for number, (call, value) in enumerate(TESTS):
        parts += ['', '@check50.check(exists)', f'def check{number}():', f'    """{call.replace(chr(34), chr(39))}"""']
        parts += [f'    assert check50.py.import_("pokus.py").{call} == {value!r}']
    (checks / '__init__.py').write_text('\n'.join(parts) + '\n', encoding='utf-8')
    student = handed_in(folder / 'for-check50')

    def run() -> None:
        words = programs / 'python', programs / 'check50', '--dev', checks, '-o', 'json'
        answer = json.loads(command(*words, cwd=student))
        if not all(result['passed'] for result in answer.get('results') or [{'passed': False}]):
            raise NotHere('check50 does not find the right program right')

    return run


def otter(folder: Path) -> Run:
    """One `otter run`."""
    programs, work = installed('otter-grader', folder, 'ipykernel'), folder / 'otter'
    (work / 'tests').mkdir(parents=True)
    cases = [{'code': f'>>> {call}\n{value!r}', 'hidden': False, 'locked': False} for call, value in TESTS]
    test = {'name': 'q1', 'points': 4, 'suites': [{'cases': cases, 'scored': True, 'type': 'doctest'}]}
    (work / 'tests' / 'q1.py').write_text(f'OK_FORMAT = True\ntest = {test!r}\n', encoding='utf-8')
    student = handed_in(work / 'student')
    command(
        programs / 'otter', 'generate', '-t', work / 'tests', '-o', work / 'grader.zip', '--no-environment', cwd=work
    )

    def run() -> None:
        words = programs / 'otter', 'run', '-a', work / 'grader.zip', '-o', work, '--no-logo', student / 'pokus.py'
        command(*words, cwd=work)
        results = json.loads((work / 'results.json').read_text(encoding='utf-8'))['tests']
        if not results or any(one.get('status') == 'failed' for one in results):
            raise NotHere('otter does not find the right program right')

    return run


def nbgrader(folder: Path) -> Run:
    """One `nbgrader autograde` of a notebook."""
    programs, course = installed('nbgrader', folder, 'ipykernel'), folder / 'course'
    asserts = '\n'.join(f'assert {call} == {value!r}' for call, value in TESTS)
    for place, text in (('source', PROGRAM), ('submitted/anna', PROGRAM)):
        (course / place / 'pokus').mkdir(parents=True)
        book = course / place / 'pokus' / 'pokus.ipynb'
        book.write_text(json.dumps(notebook(text, asserts)), encoding='utf-8')
    command(programs / 'nbgrader', 'generate_assignment', 'pokus', '--force', cwd=course)

    def run() -> None:
        command(programs / 'nbgrader', 'autograde', 'pokus', '--force', cwd=course)

    return run


def notebook(program: str, asserts: str) -> dict:
    """A notebook with a cell to be written and one that tests it."""
    cells = []
    for name, text, is_test in (('reseni', program, False), ('testy', asserts, True)):
        mark = {'grade': is_test, 'grade_id': name, 'locked': is_test, 'solution': not is_test, 'schema_version': 3}
        mark |= {'task': False} | ({'points': 4} if is_test else {})
        cell = {'cell_type': 'code', 'id': name, 'execution_count': None, 'outputs': [], 'source': text}
        cells.append({**cell, 'metadata': {'nbgrader': mark}})
    kernel = {'name': 'python3', 'display_name': 'Python 3', 'language': 'python'}
    return {'cells': cells, 'metadata': {'kernelspec': kernel}, 'nbformat': 4, 'nbformat_minor': 5}


def handed_in(folder: Path) -> Path:
    """The program in a folder of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / 'pokus.py').write_text(PROGRAM, encoding='utf-8')
    return folder


def our_exercise(folder: Path) -> Exercise:
    """The same exercise for the kit."""
    for place in ('zadani', 'tests'):
        (folder / place / 'pokus').mkdir(parents=True)
    (folder / 'pyproject.toml').write_text('[tool.pytest.ini_options]\naddopts = ""\n', encoding='utf-8')
    (folder / 'zadani' / 'pokus' / 'lekce.md').write_text(LESSON, encoding='utf-8')
    handed_in(folder / 'zadani' / 'pokus')
    parts = ['import pytest']
    for number, (call, value) in enumerate(TESTS):
        parts += ['', '@pytest.mark.level(1)', f'def test_{number}(pokus):', f'    assert pokus.{call} == {value!r}']
    (folder / 'tests' / 'pokus' / 'test_001_pokus.py').write_text('\n'.join(parts) + '\n', encoding='utf-8')
    return Exercise('pokus', folder)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--runs', type=int, default=5)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix='rozdej-') as name:
        top = Path(name)
        runs: dict[str, Run] = {}
        times: dict[str, list[float]] = {}
        missing: dict[str, str] = {}
        student = handed_in(top / 'student')
        for grader in (check50, otter, nbgrader):
            try:
                runs[grader.__name__] = grader(top)
            except NotHere as reason:
                missing[grader.__name__] = str(reason)
        with Judge(our_exercise(top / 'ours')) as judge:

            def ours() -> None:
                if not all(test.passed for test in judge.grade(student).tests):
                    raise NotHere('it does not find the right program right')

            runs['rozdej, isolated, warm'] = ours
            for _ in range(options.runs):
                for label, run in runs.items():
                    if label in missing:
                        continue
                    started = time.perf_counter()
                    try:
                        run()
                    except NotHere as reason:
                        missing[label] = str(reason)
                    times.setdefault(label, []).append(time.perf_counter() - started)
    rows = [f'one small exercise, {options.runs} runs each, load {os.getloadavg()[0]:.1f} behind it, nice {os.nice(0)}']
    rows += [f'{label:24} {1000 * statistics.median(times[label]):7.0f} ms' for label in runs if label not in missing]
    rows += [f'{label:24} not measured: {reason}' for label, reason in missing.items()]
    print(*rows, sep='\n')
    (RESULTS / 'others.txt').write_text('\n'.join(rows) + '\n', encoding='utf-8')


if __name__ == '__main__':
    sys.exit(main())
