"""Does isolation change a verdict? Programs of an exercise are judged in this process and in a player, and compared.

python -m checks.isolation.sameness EXERCISE [--wrong N] [--until LEVEL]

prints every test that ends differently, or is explained differently, and how many programs were compared. N wrong
programs are taken, evenly spread (default: all), besides the solution, the stub and the right ones.
"""

import argparse
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from checks.running import ROOT
from rozdej.check.programs import Expectation, expectations
from rozdej.exercises import Exercise
from rozdej.grading import judge
from rozdej.grading.verdict import Graded, Limits
from rozdej.isolation.remote import SEED, RemoteProgram
from rozdej.student.guard import Guard
from rozdej.student.program import Program

LIMITS = Limits(seconds_per_call=1.0, output_chars=20_000)
"""So little output that an endless writer meets this limit first, even one that asks the judge at every turn."""

DEPENDS_ON_TIME = ('sekundy', 'vteřin', ' s, proto', 'řádek', '    ')
"""Lines that say how long something took, or where it was just then."""


class LocalProgram(Program):
    """A program in this process with as much of a remote one's face as a judge looks at."""

    def __init__(self, implementation: Any, pool: Any, limits: Limits, unreadable: Any = None):
        super().__init__(implementation, Guard(limits.seconds_per_call, limits.output_chars))
        self.limits = limits
        self.waited = 0.0

    def reset(self) -> None:
        super().reset()
        random.seed(SEED)  # luck is the same on both sides

    def forget_hangs(self) -> None:
        self._hangs.clear()
        self._left_out.clear()
        self.problems.clear()
        self.hung_outside = False

    def close(self) -> None:
        self.reset()


def grade(exercise: Exercise, folders: list[Path], until: int | None, program: type) -> list[Graded]:
    """All the programs, judged with that kind of program."""
    judge.RemoteProgram = program  # type: ignore[misc, assignment]
    try:
        with judge.Judge(exercise, LIMITS, until=until) as warm:
            return [warm.grade(folder) for folder in folders]
    finally:
        judge.RemoteProgram = RemoteProgram  # type: ignore[misc]


def chosen(exercise: Exercise, wrong: int | None) -> list[Expectation]:
    """The programs to compare. One that changes a given file is not among them: nobody's changes there count."""
    complete = {f'wrong/{path.stem}' for path in (ROOT / 'checks' / exercise.name / 'wrong').glob('*/*.py')}
    found = list(expectations(exercise))
    mistakes = [program for program in found if program.name in complete]
    if wrong is not None:
        mistakes = [mistakes[number * len(mistakes) // wrong] for number in range(wrong)]
    whole = [program for program in found if program.name in ('stub', 'solution') or program.name.startswith('right/')]
    return whole + mistakes


def differences(exercise: Exercise, programs: list[Expectation], until: int | None) -> list[str]:
    """What differs, one line each."""
    found = []
    with tempfile.TemporaryDirectory(prefix='rozdej-') as top:
        folders = []
        for number, program in enumerate(programs):
            folder = Path(top, str(number))
            folder.mkdir()
            folders.append(folder)
            for name, text in program.files.items():
                (folder / name).write_text(text, encoding='utf-8')
        here = grade(exercise, folders, until, LocalProgram)
        there = grade(exercise, folders, until, RemoteProgram)
    for program, one, other in zip(programs, here, there, strict=True):
        for local, isolated in zip(one.tests, other.tests, strict=True):
            if local.verdict is not isolated.verdict:
                found.append(f'{program.name}: {local.test}: {local.verdict} here, {isolated.verdict} there')
            elif timeless(local.text) != timeless(isolated.text):
                found.append(f'{program.name}: {local.test}: explained differently')
                found += [f'  {line}' for line in [*local.text, '---', *isolated.text]]
    return found


def timeless(text: tuple[str, ...]) -> list[str]:
    """The lines that do not depend on how fast the machine is just now."""
    if not any('zastavili' in line or 'moc dlouho' in line for line in text):
        return list(text)
    return [line for line in text if not any(word in line for word in DEPENDS_ON_TIME)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('exercise')
    parser.add_argument('--wrong', type=int)
    parser.add_argument('--until', type=int)
    options = parser.parse_args()
    exercise = Exercise(options.exercise, ROOT)
    programs = chosen(exercise, options.wrong)
    found = differences(exercise, programs, options.until)
    print(*found, f'{len(programs)} programs', sep='\n')
    return 1 if found else 0


if __name__ == '__main__':
    sys.exit(main())
