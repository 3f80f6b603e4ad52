"""Combines results with points and manual grades into rows, from which every report is made."""

import hashlib
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import groupby

from rozdej.core.exercises import Exercise
from rozdej.teacher.grading.fresh_cases import with_fresh_cases
from rozdej.teacher.grading.manual_grades import ManualGrade, ManualGrades
from rozdej.teacher.grading.result import Record, Result, TestVerdict
from rozdej.teacher.grading.scheme import Policy, Scheme, Score, score, verdict
from rozdej.teacher.grading.submissions import Submission

LONGEST_NAME = 60
RESERVED = re.compile(r'(?i)(con|prn|aux|nul|com\d|lpt\d)(\..*)?')
"""File names that Windows reserves."""

DANGEROUS = re.compile(r"""(^|[;\t])(?=["' ]*[=+\-@]|[\t\r\n])""")
"""Beginnings of formulas. A Czech spreadsheet begins a new cell at a semicolon."""


@dataclass(frozen=True)
class Row:
    """A result with its points."""

    result: Result
    exercise: Exercise | None
    """None when it is unknown."""
    score: Score
    verdict: str
    computed: float
    """The points by tests, without the manual grade."""
    remark: ManualGrade

    @property
    def is_by_hand(self) -> bool:
        """Whether the manual grade changed the points."""
        return self.score.points != self.computed

    @property
    def by_hand(self) -> str:
        """Describe the manual grade in English, with the teacher's own remark; '' when there is none."""
        points = f'{number(self.score.points)} points by hand, {number(self.computed)} by tests'
        return ': '.join(filter(None, [points * self.is_by_hand, self.remark.remark]))

    @property
    def title(self) -> str:
        """The title of the exercise; '' when it is unknown."""
        return self.exercise.lesson.title if self.exercise else ''

    def tests_of(self, level: int) -> list[TestVerdict]:
        """The tests of a level, in teaching order."""
        return [test for test in self.result.tests if test.level == level]


@dataclass(frozen=True)
class GradedClass:
    """The results of a class. They are read from the store again for each use."""

    read: Callable[[], Iterable[Result]]
    exercises: dict[str, Exercise]
    scheme: Scheme
    settings: str
    remarks: ManualGrades = field(default_factory=dict)

    @property
    def formula(self) -> str:
        """A description of how points are computed."""
        return f'{self.scheme.formula}{" Points by hand stand in their place." if self.remarks else ""}'

    def maximum_of(self, exercise: str) -> float:
        """Return the most points of an exercise."""
        nobody = Result('', '', exercise, Record('', '', '', ''))
        return score(nobody, self.exercises[exercise].lesson, self.scheme).maximum

    def rows(self) -> Iterator[Row]:
        """Yield the results by student's name."""
        for result in self.read():
            yield self._row(result)

    def _row(self, result: Result) -> Row:
        exercise = self.exercises.get(result.exercise)
        if exercise:
            result = with_fresh_cases(result, self.scheme.levels(exercise.lesson), self.scheme.is_strict)
        given = score(result, exercise.lesson if exercise else None, self.scheme)
        remark = self.remarks.get(result.key, ManualGrade())
        points = remark.given(given.points, given.maximum)
        return Row(result, exercise, replace(given, points=points), verdict(result, given), given.points, remark)

    def students(self) -> Iterator[list[Row]]:
        """Yield the results of each student together."""
        for _, rows in groupby(self.rows(), key=lambda row: row.result.student):
            yield list(rows)

    def policy(self, row: Row, level: int) -> Policy:
        """Return how much the student learns about a level."""
        return self.scheme.policy(row.result.exercise, level)


def file_name(result: Result | Submission) -> str:
    """Return a name for a student's file, valid on every system and unique in the class."""
    name = result.name if result.name == result.student else f'{result.name} {result.student}'
    plain = re.sub(r'[^\w .()@+-]', '_', name).strip(' .').lstrip('-')  # else programs would take it for an option
    if plain and plain == name and len(plain) <= LONGEST_NAME and not RESERVED.fullmatch(plain):
        return plain
    return f'{plain[:LONGEST_NAME].strip(" .")}~{hashlib.sha256(result.student.encode()).hexdigest()[:8]}'


def number(value: float) -> str:
    """Format points without trailing zeros."""
    return f'{value:.2f}'.rstrip('0').rstrip('.')


def cell(text: str) -> str:
    """Return the text of a cell, with an apostrophe before what could become a formula."""
    return DANGEROUS.sub(r"\1'", text)
