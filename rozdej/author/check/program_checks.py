"""Runs all programs of an exercise and reports which levels passed or failed that must not."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from math import inf
from pathlib import Path

from rozdej.author.check import Problem
from rozdej.author.check.program_runner import Job, ProgramOutcome, run_in_processes
from rozdej.author.check.remembering import remembering_programs
from rozdej.author.check.sample_programs import Expectation, expectations
from rozdej.author.check.solution_variants import SourceLine
from rozdej.core.exercises import Exercise
from rozdej.core.exercises.stubs import existence_levels
from rozdej.core.feedback.locations import place, shown_path
from rozdej.core.feedback.texts import UNEXPLAINED
from rozdej.core.student.temporary_folders import LockedTempDir, remove_stale


def check_programs(
    exercises: list[Exercise],
    workers: int | None,
    progress: Callable[[int, int], None] = lambda done, total: None,
    choose: Callable[[Iterable[Expectation]], Iterable[Expectation]] = lambda programs: programs,
) -> Iterator[tuple[Exercise, Problem]]:
    """Report each program of the exercises that does not fail exactly where it must.

    `choose` selects the programs to run. `progress` is called with the number of finished programs and of all.
    """
    expected: dict[tuple[str, str], Expectation] = {}
    work: list[tuple[Exercise, list[Job]]] = []
    remove_stale()
    with LockedTempDir('checking') as top:
        for exercise in exercises:
            programs = [*expectations(exercise), *remembering_programs(exercise)]
            for problem in _check_levels_have_wrong_programs(exercise, programs):
                yield exercise, problem
            # Programs that pass most levels take longest, so they begin first.
            chosen = sorted(choose(programs), key=lambda program: program.first_red or inf, reverse=True)
            expected |= {(exercise.name, program.name): program for program in chosen}
            own = top / exercise.name
            jobs = [
                Job(e.name, e.write(own / str(n)), e.red is None, e.name == 'solution') for n, e in enumerate(chosen)
            ]
            work.append((exercise, jobs))
        folders = {(exercise.name, job.name): job.folder for exercise, jobs in work for job in jobs}
        done = 0
        for exercise, outcomes in run_in_processes(work, workers):
            done += len(outcomes)
            progress(done, len(expected))
            for outcome in outcomes:
                program = exercise.name, outcome.name
                outcome.text = _with_source_paths(outcome.text, expected[program], folders[program], exercise.root)
                for problem in compare(expected[program], outcome):
                    yield exercise, problem


def _with_source_paths(text: str, expectation: Expectation, folder: Path, root: Path) -> str:
    """Replace paths and lines of the copy that ran by those of the files that an author edits."""
    for name, lines in expectation.lines.items():

        def origin(found: re.Match[str], lines: Sequence[SourceLine] = lines) -> str:
            line = lines[int(found[1]) - 1]
            return place(line.path.relative_to(root), line.number)

        line_that_ran = re.compile(re.escape(place(folder / name, 0)).removesuffix('0') + r'(\d+)')
        text = line_that_ran.sub(origin, text)
        text = text.replace(shown_path(folder / name), str(expectation.path_of(name).relative_to(root)))
    return text.replace(shown_path(folder), str(expectation.path.relative_to(root)))


def compare(expectation: Expectation, outcome: ProgramOutcome) -> Iterator[Problem]:
    """Yield the differences between a program's outcome and what is expected."""
    path, line, name = expectation.path, expectation.line, expectation.label
    yield from outcome.problems
    if expectation.is_wrong:
        if outcome.first_red is None:
            yield Problem(path, line, f'{name} passes all levels', _advice(expectation, outcome))
        elif expectation.own and outcome.first_red not in expectation.own:
            what = f'{name} fails first at level {outcome.first_red}, which is about another function'
            yield Problem(path, line, what, _advice(expectation, outcome))
        return
    if outcome.first_red not in {expectation.first_red, *expectation.may_be_red}:
        should = 'pass all levels' if expectation.first_red is None else f'fail first at level {expectation.first_red}'
        does = 'passes all' if outcome.first_red is None else f'fails first at level {outcome.first_red}'
        yield Problem(path, line, f'{name} must {should}, but {does}', _advice(expectation, outcome))
    elif expectation.red is not None:
        red = {level for level, passed in outcome.levels.items() if not passed}
        if extra := sorted(red - expectation.red):
            yield Problem(
                path, 0, f'{name} fails also at {extra}', 'These tests need something that is not written yet.'
            )
        if missing := sorted(expectation.red - red):
            yield Problem(
                path, 0, f'{name} passes {missing}', 'These tests are green though their function is not written.'
            )
    elif expectation.first_red is None and outcome.alarms:
        fix = f'It may do so, or the tests have to find it. They say of {outcome.alarms[0]}'
        yield Problem(path, 0, f'{name} passes all levels, and fails fresh cases', fix)
    if UNEXPLAINED in outcome.text:
        yield Problem(path, line, f'{name} fails in a way that cannot be explained', f'It is told:\n{outcome.text}')
    for words in expectation.says:
        if words not in outcome.text:
            yield Problem(path, line, f'{name} is not told {words!r}', f'It is told:\n{outcome.text}')


def _advice(expectation: Expectation, outcome: ProgramOutcome) -> str:
    if outcome.first_red is None:
        found = f' Only fresh cases find it. They say of {outcome.alarms[0]}' if outcome.alarms else ''
        return (expectation.advice or 'Strengthen the tests of that level.') + found
    says = f'The first failure says:\n{outcome.text}'
    is_early = expectation.first_red is not None and outcome.first_red < expectation.first_red
    return f'{expectation.advice}\n    {says}' if expectation.advice and is_early else says


def _check_levels_have_wrong_programs(exercise: Exercise, expected: list[Expectation]) -> Iterator[Problem]:
    """Report levels at which no wrong program fails first."""
    caught = {e.first_red for e in expected if e.name.startswith('wrong/')}
    existence = existence_levels(exercise)
    for level in exercise.lesson.levels.values():
        if level.number not in caught and level.number not in existence:
            yield Problem(
                level.path,
                level.line,
                f'no wrong program is caught at level {level.number}',
                f'Write one into samples/{exercise.name}/wrong/ that passes all lower levels and fails this one, '
                'or correct the level of one that does. A level that only asks whether a function is there begins with '
                '"Funkce `name` existuje", and needs none.',
            )
