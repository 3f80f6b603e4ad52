"""The command `rozdej check`."""

import argparse
import time
from collections.abc import Iterator

from rozdej.author.check import Problem
from rozdej.author.check.consistency import (
    check_commands,
    check_examples,
    check_files,
    check_levels,
    check_scene,
    check_signatures,
    check_syntax,
)
from rozdej.author.check.fresh_cases import check_fresh_cases
from rozdej.author.check.hint_checks import check_hints, check_other_ways
from rozdej.author.check.program_checks import check_programs
from rozdej.author.check.program_lists import check_right_programs, check_wrong_programs
from rozdej.author.check.remembering import check_remembering
from rozdej.author.check.rules import check_rules
from rozdej.core.exercises import Exercise
from rozdej.teacher.commands import ProgressLine, positive


def add_options(command: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    command.add_argument('exercise', nargs='*', help='names of exercises (default: all)')
    command.add_argument('--jobs', type=positive, metavar='N', help='processes to use (default: one per core)')


def check(exercises: list[Exercise], workers: int | None = None) -> int:
    """Check the exercises, print what does not fit, return the number of problems."""
    started = time.monotonic()
    count = 0
    progress = ProgressLine()
    for exercise, problem in _problems(exercises, workers, progress):
        progress.clear()
        print(problem.format(exercise.root))
        count += 1
    progress.clear()
    names = ', '.join(exercise.name for exercise in exercises)
    end = 'everything fits' if not count else f'{count} problem{"s" if count > 1 else ""}'
    print(f'{names}: {end} ({time.monotonic() - started:.1f} s)')
    return count


def _problems(
    exercises: list[Exercise], workers: int | None, progress: ProgressLine
) -> Iterator[tuple[Exercise, Problem]]:
    """Yield all problems, cheap checks first. Programs run only where texts fit: else they repeat the same problems."""
    sound = []
    for exercise in exercises:
        problems = list(check_agreement(exercise))
        for problem in problems:
            yield exercise, problem
        if not problems:
            sound.append(exercise)
    if sound:
        yield from check_programs(sound, workers, lambda done, total: progress.tell(f'{done} of {total} programs'))


def check_agreement(exercise: Exercise) -> Iterator[Problem]:
    """Yield what does not fit in the texts of one exercise."""
    if unreadable := list(check_syntax(exercise)):
        yield from unreadable
        return
    strange_files = list(check_files(exercise))
    yield from strange_files
    yield from check_levels(exercise)
    yield from check_signatures(exercise)
    yield from check_commands(exercise)
    yield from check_hints(exercise)
    yield from check_scene(exercise)
    yield from check_rules(exercise)
    if not strange_files:  # these need all files
        yield from check_wrong_programs(exercise)
        yield from check_right_programs(exercise)
        yield from check_other_ways(exercise)
        yield from check_remembering(exercise)
        yield from check_examples(exercise)
        yield from check_fresh_cases(exercise)
