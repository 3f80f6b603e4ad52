"""Does a student in a browser read what one in a terminal reads? Programs of an exercise are tested in both.

python -m checks.teacher.web.sameness [EXERCISE ...] [--sample N] [--write]

prints every program that is told something else, and how many were compared; `--write` keeps that in
bench/results/sameness.txt, a line for each exercise. Compared are the programs that `isolation/sameness.py` has:
right ones over all levels, the others up to the lowest level that must fail.

The browser is Chromium with the pages as teachers get them; each program is put into the page as a zip and tested by
its button. The terminal is `pytest` in a handout. Either side tests one program after another, so that both remember
the same of earlier runs. What is compared is all that was answered, but for how long it took.
"""

import argparse
import difflib
import io
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from pathlib import Path

from checks.browser import Browser
from checks.running import ROOT, TIME_LIMIT
from checks.teacher.isolation.sameness import Comparison, Draw, keep, timeless
from checks.teacher.web.visitors import ChromiumVisitor, Service
from rozdej.author.check.sample_programs import Expectation, expectations
from rozdej.author.check.solution_variants import SourceLine
from rozdej.core.exercises import Exercise, find_exercises
from rozdej.teacher.handout.contents import contents
from rozdej.teacher.web.site import student_files, write_site

SEEDS = 1, 2, 3
"""Orders of sets in which a text is looked at that differs."""

LUCK = "\n\n__import__('random').seed(8)\n"
"""What a program ends with that has the same luck on both sides."""

KNOWN = {
    (
        'Zbývá level 510. ',
        ('✓ Hotovo! ', '✗ level 510 '),
    ): 'a browser has no network to play over, and the page says so',
}
"""What is told otherwise: how a line of the page begins, and how one of the terminal does in some way -> why."""

NARROW = '--quiet', '-o', 'console_output_style=classic'
"""With these the terminal, too, leaves out the long lines of pytest that have no room in a page."""

WORDS_OF_PYTHON = re.compile(r'(skončilo chybou:  \w+): .*|.*(/zadani/\S+: SyntaxWarning): .*')
"""What follows the name of an error or a warning is worded otherwise by another Python: the terminal's is the one that
runs this.
"""

TOOK = re.compile(r'^(.* in) [\d.]+s(?: \([\d:]+\))?$')
ENDED = 'Python se spouští znovu'
"""What a page says that had to end its Python, which remembers nothing then."""


class Terminal:
    """A student with a handout in the folder, who runs pytest there."""

    def __init__(self, folder: Path, exercises: list[Exercise]):
        self._folder = folder
        for path, data in contents(ROOT, exercises, None).items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_bytes(data)

    def test(self, exercise: Exercise, program: Expectation, seed: int = 0) -> str:
        """What the tests say of the program."""
        program.write(self._folder / 'zadani' / exercise.name)
        level = [] if program.first_red is None else ['--level', str(program.first_red)]
        command = [sys.executable, '-m', 'pytest', '-p', 'no:randomly', '-p', 'no:xdist', *NARROW]
        done = subprocess.run(
            [*command, *level, f'tests/{exercise.name}'],
            cwd=self._folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env={**os.environ, 'COLUMNS': '80', 'PYTHONHASHSEED': str(seed), 'PYTHONIOENCODING': 'utf-8'},
            timeout=TIME_LIMIT,
        )
        return done.stdout.decode('utf-8')

    def forget(self) -> None:
        """Nothing is known of earlier runs any more."""
        shutil.rmtree(self._folder / '.pytest_cache', ignore_errors=True)


def tested_in_page(visitor: ChromiumVisitor, exercise: Exercise, program: Expectation) -> str:
    """What the page of the exercise says of the program."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, 'w') as archive:
        for name, text in program.files.items():
            archive.writestr(f'{exercise.name}/{name}', text)
    visitor.put(packed.getvalue(), f'{exercise.name}.zip')
    visitor.choose_level(program.first_red)
    return visitor.test()


def compare(
    exercise: Exercise,
    programs: Iterable[Expectation],
    visitor: ChromiumVisitor,
    terminal: Terminal,
    tell: Callable[[str], None],
) -> Comparison:
    """Let all of them be tested on both sides; the visitor has opened no page yet."""
    comparison = Comparison()
    in_page, in_terminal = partial(tested_in_page, visitor, exercise), partial(terminal.test, exercise)
    terminal.forget()
    visitor.open(f'{exercise.name}.html')
    with ThreadPoolExecutor(1) as meanwhile:

        def both(program: Expectation) -> tuple[list[str], list[str]]:
            other = meanwhile.submit(in_terminal, program)
            page = in_page(program)
            if ENDED in page:
                other.result()
                terminal.forget()
            return read(page), read(other.result())

        for program in programs:
            page, other = both(program)
            if page != other:
                lines = difflib.unified_diff(other, page, 'terminal', 'page', n=2, lineterm='')
                difference = '\n'.join([program.name, *lines])
                kept, why = comparison.differences, ''
                if reason := known(page, other):
                    kept, why = comparison.known, f'known ({reason}): '
                elif why := by_chance(student_files(exercise), both, in_terminal, program):
                    kept = comparison.by_chance
                kept.append(why + difference)
                tell(kept[-1])
            comparison.programs += 1
            comparison.tests += sum(map(int, re.findall(r'(\d+) (?:passed|failed)', other[-1])))
    return comparison


def known(page: list[str], other: list[str]) -> str:
    """Why it is no fault that these differ; '' when it is one."""
    for (here, there), reason in KNOWN.items():
        if any(line.startswith(here) for line in page) and any(line.startswith(there) for line in other):
            return reason
    if [WORDS_OF_PYTHON.sub(r'\1\2', line) for line in page] == [WORDS_OF_PYTHON.sub(r'\1\2', line) for line in other]:
        return 'another version of Python words its errors and warnings otherwise'
    return ''


def by_chance(
    shown: list[str],
    both: Callable[[Expectation], tuple[list[str], list[str]]],
    in_terminal: Callable[[Expectation, int], str],
    program: Expectation,
) -> str:
    """Why a difference says nothing of the browser; '' when it does. `shown` are the files that a student writes."""
    page, other = both(program)
    if page == other:
        return 'only once: '
    luck = [SourceLine(LUCK, program.path, 0)]
    lines = {file: [*part, *luck] if file in shown else part for file, part in program.lines.items()}
    if len(set(map(tuple, both(replace(program, lines=lines))))) == 1:
        return 'not with the same luck: '
    others = [read(in_terminal(program, seed)) for seed in SEEDS]
    return 'other from run to run in the terminal, too: ' if any(one != other for one in others) else ''


def read(text: str) -> list[str]:
    """The lines of an answer, without how long it took."""
    return timeless(tuple(TOOK.sub(r'\1', line).rstrip() for line in text.strip().splitlines()))


def writable(exercise: Exercise, programs: Iterable[Expectation]) -> list[Expectation]:
    """Those that somebody can write in a page, which does not show given files."""
    shown = student_files(exercise)
    given = {path.name: path.read_text(encoding='utf-8') for path in exercise.given.glob('*.py')}
    return [
        program
        for program in programs
        if all(name in shown or given.get(name) == text for name, text in program.files.items())
    ]


def sample(exercise: Exercise, number: int) -> list[Expectation]:
    """Stub, solution and so many of the others."""
    programs = {program.name: program for program in writable(exercise, expectations(exercise))}
    whole = {'stub', 'solution'}
    return [programs[name] for name in sorted({*whole, *Draw(exercise)(programs.keys() - whole, number)})]


def main() -> int:
    exercises = {exercise.name: exercise for exercise in find_exercises(ROOT)}
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('exercises', nargs='*', metavar='EXERCISE', help=', '.join(exercises))
    parser.add_argument('--sample', type=int, metavar='N')
    parser.add_argument('--write', action='store_true')
    options = parser.parse_args()
    if options.write and options.sample is not None:
        parser.error('only a comparison of everything is written down')
    if wrong := [name for name in options.exercises if name not in exercises]:
        parser.error(f'{wrong[0]} is none of the exercises: {", ".join(exercises)}')
    chosen = [exercises[name] for name in options.exercises or exercises]
    differ = False
    with tempfile.TemporaryDirectory(prefix='rozdej-') as name:
        top = Path(name)
        (top / 'profile').mkdir()
        write_site(ROOT, chosen, None, top / 'site')
        terminal = Terminal(top / 'kit', chosen)
        with Service(top / 'site') as service, Browser(top / 'profile') as browser:
            for exercise in chosen:
                every = list(expectations(exercise))
                jobs = writable(exercise, every) if options.sample is None else sample(exercise, options.sample)
                visitor = ChromiumVisitor(browser, service.address(), top)
                comparison = compare(exercise, jobs, visitor, terminal, lambda text: print(text, flush=True))
                print(f'{exercise.name}: {comparison}, of {len(every)}', flush=True)
                if options.write:
                    keep(f'web/{exercise.name}', comparison)
                differ = differ or bool(comparison.differences)
    return 1 if differ else 0


if __name__ == '__main__':
    sys.exit(main())
