"""The course at a glance: one row a student over all exercises of the run."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from rozdej.exercises import Exercise
from rozdej.exercises.lesson import Level
from rozdej.grading.points import score
from rozdej.grading.report.rows import GradedClass, Row
from rozdej.grading.result import Record, Result


@dataclass(frozen=True)
class Part:
    """What a student has in one exercise; `by_level` are points in the order of its levels."""

    reached: int
    points: float
    verdict: str
    by_level: tuple[float, ...]


@dataclass(frozen=True)
class CourseRow:
    """A student: by exercise, what was handed in. `number` is that of the student's first result in the class."""

    number: int
    name: str
    identifier: str
    parts: dict[str, Part]
    needs_eyes: list[str]

    @property
    def points(self) -> float:
        """The points of all exercises."""
        return round(sum(part.points for part in self.parts.values()), 2)

    @property
    def finished(self) -> int:
        """How many exercises are finished."""
        return sum(part.verdict == 'finished' for part in self.parts.values())


@dataclass
class CourseTable:
    """Gathers the rows of the course while results pass by, in the order of students."""

    group: GradedClass
    rows: list[CourseRow] = field(default_factory=list)
    _seen: set[str] = field(default_factory=set)
    _count: int = 0

    def add(self, rows: list[Row]) -> None:
        self._seen.update(row.result.exercise for row in rows)
        result = rows[0].result
        parts = {row.result.exercise: _part(row) for row in rows if row.exercise}
        eyes = [why for row in rows for why in row.result.needs_eyes]
        self.rows.append(CourseRow(self._count + 1, result.name, result.student, parts, eyes))
        self._count += len(rows)

    def finish(self) -> None:
        """Nothing is left to do: others write what was gathered."""

    @property
    def exercises(self) -> list[Exercise]:
        """Those that anybody handed in, in teaching order."""
        return [exercise for name, exercise in self.group.exercises.items() if name in self._seen]

    def levels(self, exercise: Exercise) -> list[Level]:
        """The levels of an exercise that are graded."""
        return self.group.scheme.levels(exercise.lesson)

    def maximum_of(self, exercise: Exercise) -> float:
        """The most points that an exercise can give."""
        nobody = Result('', '', exercise.name, Record('', '', '', ''))
        return score(nobody, exercise.lesson, self.group.scheme).maximum

    @property
    def maximum(self) -> float:
        """The most points that the course can give."""
        return round(sum(map(self.maximum_of, self.exercises)), 2)


def _part(row: Row) -> Part:
    by_level: Iterable[float] = (level.points for level in row.score.levels)
    return Part(row.score.reached, row.score.points, row.verdict, tuple(by_level))
