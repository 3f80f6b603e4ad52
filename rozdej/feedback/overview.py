"""The overview under the first failure: how far each part of an exercise is."""

from collections.abc import Iterable, Mapping

from rozdej.exercises import Exercise
from rozdej.lesson import Level

MARKS = {True: '✓', False: '✗', None: '·'}
SECTION_WIDTH = 28


def by_section(levels: Iterable[Level], results: Mapping[int, bool]) -> list[str]:
    """A row for each section of the lesson: its levels, and which of them passed.

    A level without a result did not run (`·`).
    """
    rows: dict[str, list[Level]] = {}
    for level in levels:
        rows.setdefault(level.section, []).append(level)
    return [_row(section, members, results) for section, members in rows.items()]


def _row(section: str, levels: list[Level], results: Mapping[int, bool]) -> str:
    marks = [results.get(level.number) for level in levels]
    whole = False if False in marks else True if True in marks else None
    numbers = '  '.join(f'{MARKS[mark]}{level.number}' for mark, level in zip(marks, levels, strict=True))
    return f'  {MARKS[whole]} {section[:SECTION_WIDTH]:<{SECTION_WIDTH}} {numbers}'


def by_exercise(exercises: Iterable[tuple[Exercise, Mapping[int, bool]]]) -> list[str]:
    """A row for each exercise: how many levels passed, and the first that did not."""
    lines = []
    for exercise, results in exercises:
        failed = [number for number, passed in sorted(results.items()) if not passed]
        state = f'{sum(results.values())} z {len(results)} levelů'
        first = f', první neprošlý je {failed[0]}' if failed else ''
        lines.append(f'  {MARKS[not failed]} {exercise.lesson.title[:SECTION_WIDTH]:<{SECTION_WIDTH}} {state}{first}')
    return lines
