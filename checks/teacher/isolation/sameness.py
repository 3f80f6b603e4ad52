"""Does isolation change a verdict? Programs of an exercise are judged in this process and in a worker, and compared.

python -m checks.teacher.isolation.sameness [EXERCISE ...] [--sample N] [--write]

prints every test that ends differently, or is explained differently, and how many programs and tests were compared;
`--write` keeps that in bench/results/sameness.txt, a line for each exercise. Compared are the solution, the stub,
the right programs, the solution as far as it is written at each step, cut there, and all wrong programs.

Whole games over thousands of calls take a hundred times longer than all other tests together. They are run with the
programs that get so far: with right ones, and with those that are wrong only there.

`--sample N` is for every day: N wrong programs of an exercise, each over all of its shorter tests, and of the longer
ones one, with the solution. Which ones follows from the code that is compared: with every change it is others, without
one always the same. A wrong program is taken with all its tests, rather than more programs with the tests nearest to
the mistake, because where verdicts once differed was far behind it: a list that was not shortened at level 51
hung a function at level 102, and which test was then run again made the difference.
"""

import argparse
import hashlib
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import Any
from unittest.mock import patch

from checks.running import ROOT
from rozdej.author.check.sample_programs import Expectation, expectations
from rozdej.core.exercises import Exercise, find_exercises
from rozdej.core.student.failures import Ended
from rozdej.core.student.guard import Guard
from rozdej.core.student.limits import Limits
from rozdej.core.student.program import LocalProgram
from rozdej.teacher.grading import judge
from rozdej.teacher.grading.result import Graded, TestVerdict
from rozdej.teacher.isolation.remote import SEED, RemoteProgram

RESULTS = ROOT / 'bench' / 'results' / 'sameness.txt'

LIMITS = Limits(seconds_per_call=1.0, output_chars=20_000)
"""So little output that an endless writer meets this limit first, even one that asks the judge at every turn."""

LONG = 400
"""With more calls of the solution's functions than these, a test is a long one. Some have time limits of their own."""

TOGETHER = 40
"""Programs that one collection of the tests serves."""

DECIDING = ('rozdej/teacher/isolation', 'rozdej/core/student', 'rozdej/teacher/grading', 'rozdej/core/feedback')
"""The code that can make the difference."""

KNOWN = {
    'wrong/svet66/novy_svet: forgets to make one': (
        'a class that is returned is only described, so its fields cannot be looked at'
    ),
}
"""Programs that are explained otherwise, with the same verdicts, and why."""

OTHER_VERDICTS = {
    'wrong/vesmir66/pri_odpojeni: keeps moves in a dictionary whose words are compared with `is`': (
        'a text is an equal one in the worker, no longer that very object'
    ),
    'wrong/pravidla66/ma_par: compares with is, and a suit from the net is another object': (
        'a text is an equal one in the worker, no longer that very object'
    ),
    'wrong/blackjack/odkryj: a list as a default value keeps the cards of the last call': (
        'a hand that grows without end takes all memory in the worker, before its time is up'
    ),
}
"""Programs of which tests end otherwise there, because of what only a worker limits or does not promise, and why."""

OTHER_WORDS = 'explained differently'

HEAD = """# python -m checks.teacher.isolation.sameness --write: programs judged in one process and in a worker
# python -m checks.teacher.web.sameness --write (web/…): programs tested in a terminal and in a browser"""

STOPPED = 'zastavili', 'moc dlouho', 'donekonečna', 'zasekla'
"""Words of texts about what took too long."""

DEPENDS_ON_TIME = ('sekundy', 'vteřin', ' s, proto', 'řádek', 'Zrovna běžel', 'zasekla', '    ')
"""Lines that say how long something took, where it was just then, or that it hung before and is not called any more:
a worker calls it once less when the hangs before took much of the time there is."""


class ProgramHere(LocalProgram):
    """A program in this process with as much of a remote one's face as a judge looks at."""

    def __init__(self, implementation: Any, pool: Any, limits: Limits, unreadable: Any = None):
        super().__init__(implementation, Guard(limits.seconds_per_call, limits.output_chars))
        self.limits = limits
        self.has_used_its_time = False

    def reset(self) -> None:
        super().reset()
        random.seed(SEED)  # luck is the same on both sides

    def run_script(self, file: str, lines: tuple[str, ...], replaced: dict[str, Any]) -> str:
        with patch('rozdej.core.student.script.RUNNER', Path(__file__).with_name('seeded_runner.py')):
            return super().run_script(file, lines, replaced)

    def recorded_run(self) -> None:
        """What was asked and answered in a test: nothing, so each test is run."""

    def forget_hangs(self) -> bool:
        self.hangs.clear()
        self.modules.forget_trouble()
        self.hung_outside = False
        return True

    def close(self) -> None:
        self.reset()


class ScrambledProgram(ProgramHere):
    """One that gets and gives sets whose items come in another order; `room` says in which."""

    room = 0

    def call(self, module: str, name: str, arguments: tuple, keywords: dict, line: int = 0) -> Any:
        if self.guard.active:
            return super().call(module, name, arguments, keywords, line)
        _scramble(arguments, self.room)
        result = super().call(module, name, arguments, keywords, line)
        _scramble(result, self.room)
        return result


def _scramble(value: Any, room: int) -> None:
    if type(value) is set:
        value.update(range(-room, 0))  # more room, and so other places in it
        value.difference_update(range(-room, 0))
    elif isinstance(value, list | tuple | dict):
        for item in value.values() if isinstance(value, dict) else value:
            if isinstance(item, list | tuple | dict | set):
                _scramble(item, room)


class CountingProgram(ProgramHere):
    """One that counts the calls between one `reset` and the next, and ends when they are enough to know."""

    counts: list[int]

    def reset(self) -> None:
        super().reset()
        type(self).counts.append(0)

    def call(self, *what: Any) -> Any:
        counts = type(self).counts
        counts[-1] += 1
        if counts[-1] > LONG:
            raise Ended
        return super().call(*what)


@dataclass(frozen=True)
class Job:
    """A program and the tests, by name, that it is compared over."""

    program: Expectation
    tests: frozenset[str]


@dataclass
class Comparison:
    """What came of it: how many programs and tests were compared, what differs (some lines each), what of that is
    known and why, and what differs by chance."""

    programs: int = 0
    tests: int = 0
    differences: list[str] = field(default_factory=list)
    by_chance: list[str] = field(default_factory=list)
    known: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f'{self.programs:5} programs {self.tests:7} tests {len(self.differences):4} differences '
            f'{len(self.by_chance):4} by chance {len(self.known):4} known'
        )


def graded(exercise: Exercise, work: list[tuple[Path, frozenset[str] | None]], *kinds: type) -> list[list[Graded]]:
    """How the programs in these folders do over these tests (None: all), run with each of these kinds of program."""
    before, judge.RemoteProgram = judge.RemoteProgram, kinds[0]  # type: ignore[misc, assignment]
    try:
        with judge.Judge(exercise, LIMITS) as warm:
            collected, found = warm._collected, []
            items = list(zip(collected.items, warm.tests.values(), strict=True))
            for judge.RemoteProgram in kinds:  # type: ignore[misc, assignment]
                found.append([])
                for folder, wanted in work:
                    collected.items = [item for item, (name, _) in items if wanted is None or name in wanted]
                    found[-1].append(warm.grade(folder))
            return found
    finally:
        judge.RemoteProgram = before  # type: ignore[misc]


def tests_of(exercise: Exercise) -> dict[str, tuple[int, int]]:
    """All tests: their levels, and how many calls of the solution's functions each makes (or just more than `LONG`)."""
    CountingProgram.counts = []
    [[solution]] = graded(exercise, [(exercise.solution, None)], CountingProgram)
    counts = CountingProgram.counts[-1 - len(solution.tests) : -1]  # behind the last it is reset once more
    return {test.test: (test.level, calls) for test, calls in zip(solution.tests, counts, strict=True)}


def compare(exercise: Exercise, jobs: Iterable[Job], tell: Callable[[str], None]) -> Comparison:
    """Judge all of them on both sides."""
    comparison, waiting = Comparison(), list(jobs)
    while waiting:
        some, waiting = waiting[:TOGETHER], waiting[TOGETHER:]
        with tempfile.TemporaryDirectory(prefix='rozdej-') as top:
            work = [(job.program.write(Path(top, str(number))), job.tests) for number, job in enumerate(some)]
            sides = graded(exercise, work, ProgramHere, RemoteProgram)
            for job, place, here, there in zip(some, work, *sides, strict=True):
                found = differing(here, there)
                chance = by_chance(exercise, place, here) if found else {}
                for test, text in found.items():
                    kept = comparison.by_chance if test in chance else comparison.differences
                    why = chance.get(test, '')
                    reasons = KNOWN | OTHER_VERDICTS if text.startswith(OTHER_WORDS) else OTHER_VERDICTS
                    if reason := reasons.get(job.program.name):
                        kept, why = comparison.known, f'known ({reason}): '
                    kept.append(f'{job.program.name}: {test}: {why}{text}')
                    tell(kept[-1])
                comparison.programs += 1
                comparison.tests += len(here.tests)
        tell(f'{exercise.name}: {comparison.programs} programs, {len(waiting)} to go')
    return comparison


def differing(here: Graded, there: Graded) -> dict[str, str]:
    """The tests that ended or were explained otherwise there, and how."""
    assert [test.test for test in here.tests] == [test.test for test in there.tests]
    pairs = zip(here.tests, there.tests, strict=True)
    return {one.test: text for one, other in pairs if (text := difference(one, other))}


def difference(here: TestVerdict, there: TestVerdict) -> str:
    """How a test ended or was explained otherwise there; '' when it was not."""
    if here.verdict is not there.verdict:
        return f'{here.verdict} here, {there.verdict} there'
    if timeless(here.text) != timeless(there.text):
        return '\n  '.join([OTHER_WORDS, *here.text, '---', *there.text])
    return ''


def by_chance(exercise: Exercise, place: tuple[Path, frozenset[str]], before: Graded) -> dict[str, str]:
    """The tests whose difference says nothing of isolation, and why.

    Some have limits of time of their own, which a busy machine breaks now on one side and now on the other; such
    a difference does not come twice. Some outcomes change in this process, too, when the items of sets come in another
    order: Python promises none, and a set that was sent has been made anew.
    """
    [[here], [there]] = graded(exercise, [place], ProgramHere, RemoteProgram)
    again = differing(here, there)
    found = {test.test: 'only once: ' for test in before.tests if test.test not in again}
    for ScrambledProgram.room in (50, 500, 5000):
        [[after]] = graded(exercise, [place], ScrambledProgram)
        found |= dict.fromkeys(differing(before, after), 'other in one process, too: ')
    return found


def everything(exercise: Exercise) -> list[Job]:
    """All programs, each with all tests but the long ones that it does not get to."""
    tests = tests_of(exercise)
    last = max(level for level, _ in tests.values())
    jobs = []
    for program in expectations(exercise):
        gets_to = program.first_red if program.name.startswith('wrong/') else last
        reached = (name for name, (level, calls) in tests.items() if calls <= LONG or level <= (gets_to or last))
        jobs.append(Job(program, frozenset(reached)))
    return jobs


def sample(exercise: Exercise, number: int) -> list[Job]:
    """Solution, stub, another right program, a step and that many wrong ones, with all shorter tests.

    The solution also with a long one.
    """
    tests, draw = tests_of(exercise), Draw(exercise)
    programs = {program.name: program for program in expectations(exercise)}
    short = frozenset(name for name, (_, calls) in tests.items() if calls <= LONG)
    wrong = {name for name in programs if name.startswith('wrong/')}
    right = {name for name in programs if name.startswith('right/')}
    steps = programs.keys() - wrong - right - {'solution', 'stub'}
    drawn = ['solution', 'stub', *draw(right, 1), *draw(steps, 1), *draw(wrong, number)]
    jobs = [Job(programs[name], short) for name in sorted(drawn)]
    return [*jobs, *(Job(programs['solution'], frozenset([name])) for name in draw(tests.keys() - short, 1))]


class Draw:
    """Draws lots: others with every change of the code that is compared, without one always the same."""

    def __init__(self, exercise: Exercise):
        folders = [*(ROOT / folder for folder in DECIDING), exercise.tests, exercise.given]
        files = sorted(path for folder in folders for path in folder.rglob('*.py'))
        self._state = hashlib.sha256(b''.join(path.read_bytes() for path in files)).digest()

    def __call__(self, names: Iterable[str], number: int) -> list[str]:
        """So many of them, or all if there are not so many."""
        return sorted(names, key=lambda name: hashlib.sha256(self._state + name.encode()).digest())[:number]


def timeless(text: tuple[str, ...]) -> list[str]:
    """The lines that do not depend on how fast the machine is just now."""
    if not any(word in line for line in text for word in STOPPED):
        return list(text)
    return [line for line in text if not any(word in line for word in DEPENDS_ON_TIME)]


def keep(name: str, comparison: Comparison, deciding: Iterable[str] = DECIDING) -> None:
    """Write what came of it into the file of results, in place of what stood there under that name."""
    found = RESULTS.read_text(encoding='utf-8').splitlines() if RESULTS.exists() else []
    kept = [line for line in found if not line.startswith('#') and line.split()[0].rstrip(':') != name]
    commit = _git('rev-parse', '--short', 'HEAD') + ('+' if _git('status', '--porcelain', '--', *deciding) else '')
    line = f'{name:<16} {date.today()}  {commit:<10} {comparison}'
    kept += [line, *(f'{name}: {text.splitlines()[0]}' for text in comparison.differences)]
    RESULTS.write_text('\n'.join([HEAD, *sorted(kept)]) + '\n', encoding='utf-8')


def _git(*words: str) -> str:
    return subprocess.run(['git', *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def main() -> int:
    if os.environ.get('PYTHONHASHSEED') != '0':  # as in a worker: sets of text come in the same order on both sides
        command = [sys.executable, '-m', 'checks.teacher.isolation.sameness', *sys.argv[1:]]
        return subprocess.run(command, cwd=ROOT, env={**os.environ, 'PYTHONHASHSEED': '0'}).returncode
    known = {exercise.name: exercise for exercise in find_exercises(ROOT)}
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('exercises', nargs='*', metavar='EXERCISE', help=', '.join(known))
    parser.add_argument('--sample', type=int, metavar='N')
    parser.add_argument('--write', action='store_true')
    options = parser.parse_args()
    if options.write and options.sample is not None:
        parser.error('only a comparison of everything is written down')
    differ = False
    for name in options.exercises or known:
        if name not in known:
            parser.error(f'{name} is none of the exercises: {", ".join(known)}')
        exercise = known[name]
        jobs = everything(exercise) if options.sample is None else sample(exercise, options.sample)
        comparison = compare(exercise, jobs, lambda text: print(text, flush=True))
        print(f'{name}: {comparison}', flush=True)
        if options.write:
            keep(exercise.name, comparison)
        differ = differ or bool(comparison.differences)
    return 1 if differ else 0


if __name__ == '__main__':
    sys.exit(main())
