"""Reads manual grades, the points and remarks of a teacher, from `remarks.toml`.

The file has a table for each student and exercise.
"""

import math
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rozdej import CannotRun
from rozdej.teacher.grading.name_matching import find_one_named
from rozdej.teacher.grading.scheme import read_toml

FILE = 'remarks.toml'
FIELDS = {'points': int | float, 'add': int | float, 'remark': str, 'talk': str}
EXAMPLE = '["Jan Novák".klondike]'


@dataclass(frozen=True)
class ManualGrade:
    """A manual grade: `points` in place of those of the tests, or points to `add`, and a `remark` for the student.

    `talk` says how a talk about the program went. Only the teacher reads it.
    """

    points: float | None = None
    add: float = 0.0
    remark: str = ''
    talk: str = ''

    def given(self, points: float, maximum: float) -> float:
        """Return the points that count when the tests give `points`: from 0 to the `maximum`."""
        return round(float(min(max(points + self.add if self.points is None else self.points, 0.0), maximum)), 2)


ManualGrades = Mapping[tuple[str, str], ManualGrade]
"""By student and exercise."""


def load_manual_grades(
    path: Path,
    students: Mapping[str, str],
    handed_in: Collection[str],
    exercises: Mapping[str, object],
    asked_for: str | None = None,
    is_one_of_class: bool = False,
) -> ManualGrades:
    """Read the manual grades in a file. Raises `CannotRun`.

    `students` are their names, by identifier, and `handed_in` the exercises that any of them handed in: others have no
    place in the reports. Grades for other exercises than the one `asked_for` are skipped. With `is_one_of_class`,
    grades for students who are not there are skipped too.
    """
    data = read_toml(path)
    found = {}
    try:
        for name, tables in data.items():
            if is_one_of_class and name not in (*students, *students.values()):
                continue
            student = find_one_named(name, students)
            for exercise, table in tables.items() if isinstance(tables, dict) else [('', tables)]:
                if not isinstance(table, dict):
                    raise CannotRun(f'{name!r} has no table of an exercise: write {EXAMPLE} and below it what you give')
                if exercise not in exercises:
                    raise CannotRun(f'no exercise {exercise!r}; there are: {", ".join(exercises)}')
                remark = _remark(f'["{name}".{exercise}]', table)
                if asked_for not in (None, exercise):
                    continue
                if exercise not in handed_in:
                    raise CannotRun(f'{name} has a table for {exercise}, and nobody handed in {exercise}')
                if (student, exercise) in found:
                    raise CannotRun(f'{name} has two tables for {exercise}, one by name and one by identifier')
                found[student, exercise] = remark
    except CannotRun as error:
        raise CannotRun(f'{path}: {error}') from None
    return found


def _remark(head: str, table: dict[str, Any]) -> ManualGrade:
    for field, value in table.items():
        if field not in FIELDS:
            raise CannotRun(f'{head} has {field!r}; there can be {", ".join(FIELDS)}')
        kind = FIELDS[field]
        is_odd = isinstance(value, bool) or (isinstance(value, float) and not math.isfinite(value))
        if not isinstance(value, kind) or is_odd:
            raise CannotRun(f'{head} {field} is {value!r}; write {"a text" if kind is str else "a number"}')
    if {'points', 'add'} <= set(table):
        raise CannotRun(f'{head} has points and add; one of them decides')
    if table.get('points', 0) < 0:
        raise CannotRun(f'{head} points are {table["points"]}; write zero or more')
    return ManualGrade(**table | {name: ' '.join(table[name].split()) for name in table if FIELDS[name] is str})


def check_manual_grades(remarks: ManualGrades, maximum_of: Callable[[str], float]) -> None:
    """Raise `CannotRun` for points above the maximum of an exercise, which is known once its stub is graded."""
    for (student, exercise), remark in remarks.items():
        if (remark.points or 0) > (most := maximum_of(exercise)):
            given = f'{student} has {remark.points:g} points for {exercise}'
            raise CannotRun(f'by hand, {given}, where there are {most:g} at most')
