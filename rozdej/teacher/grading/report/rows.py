"""The results with their points: what every report is made of."""

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

LONGEST_NAME = 60
RESERVED = re.compile(r'(?i)(con|prn|aux|nul|com\d|lpt\d)(\..*)?')
"""File names that Windows keeps for itself."""

DANGEROUS = re.compile(r"""(^|[;\t])(?=["' ]*[=+\-@]|[\t\r\n])""")
"""Where a spreadsheet may see the beginning of a formula; Czech ones begin a new cell at a semicolon."""


@dataclass(frozen=True)
class Row:
    """A result, its exercise (None when nobody knows which it is) and its points.

    `computed` are those that the tests give, `remark` is what the teacher gave by hand.
    """

    result: Result
    exercise: Exercise | None
    score: Score
    verdict: str
    computed: float
    remark: ManualGrade

    @property
    def is_by_hand(self) -> bool:
        """Whether the points are not those of the tests."""
        return self.score.points != self.computed

    @property
    def by_hand(self) -> str:
        """What the teacher gave by hand, in English but for the sentence; '' for nothing."""
        points = f'{number(self.score.points)} points by hand, {number(self.computed)} by tests'
        return ': '.join(filter(None, [points * self.is_by_hand, self.remark.remark]))

    @property
    def title(self) -> str:
        """What the exercise is called."""
        return self.exercise.lesson.title if self.exercise else ''

    def tests_of(self, level: int) -> list[TestVerdict]:
        """The tests of a level, in teaching order."""
        return [test for test in self.result.tests if test.level == level]


@dataclass(frozen=True)
class GradedClass:
    """The results of a class, read anew each time they are asked for."""

    read: Callable[[], Iterable[Result]]
    exercises: dict[str, Exercise]
    scheme: Scheme
    settings: str
    remarks: ManualGrades = field(default_factory=dict)

    @property
    def formula(self) -> str:
        """How points are computed, in words."""
        return f'{self.scheme.formula}{" Points by hand stand in their place." if self.remarks else ""}'

    def maximum_of(self, exercise: str) -> float:
        """The most points that an exercise can give."""
        nobody = Result('', '', exercise, Record('', '', '', ''))
        return score(nobody, self.exercises[exercise].lesson, self.scheme).maximum

    def rows(self) -> Iterator[Row]:
        """The results by name of the student, one at a time."""
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
        """The same with the results of one student together."""
        for _, rows in groupby(self.rows(), key=lambda row: row.result.student):
            yield list(rows)

    def policy(self, row: Row, level: int) -> Policy:
        """What the student is told of a level."""
        return self.scheme.policy(row.result.exercise, level)


def file_name(result: Result) -> str:
    """A name for a student's file that every system takes, different for every student."""
    name = result.name if result.name == result.student else f'{result.name} {result.student}'
    plain = re.sub(r'[^\w .()@+-]', '_', name).strip(' .').lstrip('-')  # no program shall take it for an option
    if plain and plain == name and len(plain) <= LONGEST_NAME and not RESERVED.fullmatch(plain):
        return plain
    return f'{plain[:LONGEST_NAME].strip(" .")}~{hashlib.sha256(result.student.encode()).hexdigest()[:8]}'


def number(value: float) -> str:
    """Points as people write them: no needless zeros."""
    return f'{value:.2f}'.rstrip('0').rstrip('.')


def cell(text: str) -> str:
    """The text as a cell of a spreadsheet. An apostrophe in front keeps it from becoming a formula."""
    return DANGEROUS.sub(r"\1'", text)
