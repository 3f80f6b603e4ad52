"""Writes overviews: how far each part of an exercise is, or each exercise of the course."""

from collections.abc import Iterable, Mapping

from rozdej.core.exercises import Exercise
from rozdej.core.exercises.lesson import Level

MARKS = {True: '✓', False: '✗', None: '·'}
SECTION_WIDTH = 29


def by_section(levels: Iterable[Level], results: Mapping[int, bool | None], most: int = 99) -> list[str]:
    """Return at most `most` rows (at least one), one for each section: its levels, and which of them passed.

    A level without a result did not run, or passes without anybody's work (`·`). Where there is no room for all
    sections, those around the first one that is red stay, and the others are counted.
    """
    sections: dict[str, list[Level]] = {}
    for level in levels:
        sections.setdefault(level.section, []).append(level)
    rows = [_row(section, members, results) for section, members in sections.items()]
    if len(rows) <= most:
        return rows
    first_red = next((index for index, row in enumerate(rows) if row.lstrip().startswith(MARKS[False])), 0)
    passed = all(row.lstrip().startswith(MARKS[True]) for row in rows[:first_red])
    above = f'  {MARKS[True if passed else None]} předchozí části ({first_red})'
    lines = ([above] if first_red > 1 else rows[:first_red]) if most > 1 else []
    room, following = most - len(lines), rows[first_red:]
    shown = following if len(following) <= room else following[: max(room - 1, 1)]
    left_over = len(following) - len(shown)
    return [*lines, *shown, *([f'  … a další části ({left_over})'] if left_over and room > 1 else [])]


def _row(section: str, levels: list[Level], results: Mapping[int, bool | None]) -> str:
    marks = [results.get(level.number) for level in levels]
    whole = False if False in marks else True if True in marks else None
    numbers = '  '.join(f'{MARKS[mark]}{level.number}' for mark, level in zip(marks, levels, strict=True))
    return f'  {MARKS[whole]} {section[:SECTION_WIDTH]:<{SECTION_WIDTH}} {numbers}'


def by_course(exercises: Iterable[tuple[Exercise, Mapping[int, bool | None] | None]]) -> list[str]:
    """A row for each exercise of the course: how far it is; results are None where nothing is written.

    They end with the first level that fails: what passes above it is not known.
    """
    lines = []
    for exercise, results in exercises:
        needed = [number for number, level in exercise.lesson.levels.items() if not level.is_voluntary]
        passed = [number for number in needed if results and results.get(number)]
        mark = None if results is None else passed == needed
        state = f'{len(passed)} z {len(needed)} levelů'
        if failed := [number for number in needed if results and results.get(number) is False]:
            state = f'další je level {failed[0]} (poslední má číslo {exercise.lesson.last_level})'
        state = {None: 'ještě nezačato', True: 'hotovo', False: state}[mark]
        lines.append(f'  {MARKS[mark]} {exercise.lesson.title[:SECTION_WIDTH]:<{SECTION_WIDTH}} {state}')
    return lines


def by_exercise(exercises: Iterable[tuple[Exercise, Mapping[int, bool | None]]]) -> list[str]:
    """A row for each exercise: how many levels passed, and the first that did not."""
    lines = []
    for exercise, results in exercises:
        failed = [number for number, passed in sorted(results.items()) if passed is False]
        levels = 'levelu' if len(results) == 1 else 'levelů'
        state = f'{list(results.values()).count(True)} z {len(results)} {levels}'
        first = f', první neprošlý je {failed[0]}' if failed else ''
        lines.append(f'  {MARKS[not failed]} {exercise.lesson.title[:SECTION_WIDTH]:<{SECTION_WIDTH}} {state}{first}')
    return lines
