"""Summarizes a class: a row for each student over all exercises, and statistics for each exercise."""

from collections import Counter
from dataclasses import dataclass, field, replace

from rozdej.core.exercises import Exercise
from rozdej.core.exercises.lesson import Level
from rozdej.teacher.grading.name_matching import sort_key
from rozdej.teacher.grading.report.rows import GradedClass, Row
from rozdej.teacher.grading.result import HANDED_NOTHING_IN, Result
from rozdej.teacher.grading.roster import Roster, RosterEntry

NOT_ON_ROSTER = 'not on the roster'
"""A concern about the roster. Like `HANDED_NOTHING_IN`, it may be about many, who are then listed in one line."""


@dataclass
class Statistics:
    """Sums over the results of one exercise. `exercise` is None when it is unknown."""

    name: str
    exercise: Exercise | None
    levels: list[Level]
    count: int = 0
    finished: int = 0
    ungraded: int = 0
    doubtful: int = 0
    failures: int = 0
    exposures: set[str] = field(default_factory=set)
    points: float = 0.0
    maximum: float = 0.0
    passed: Counter[int] = field(default_factory=Counter)
    stuck: Counter[int] = field(default_factory=Counter)
    reasons: dict[int, Counter[str]] = field(default_factory=dict)

    def add(self, row: Row) -> None:
        """Add a result."""
        self.count += 1
        self.finished += row.score.is_finished
        self.ungraded += bool(row.result.problem)
        self.doubtful += row.result.doubtful
        self.failures += row.result.is_graders_fault
        self.exposures |= {row.result.exposure} - {''}
        self.points += row.score.points
        self.maximum = row.score.maximum
        self.passed.update(level.level.number for level in row.score.levels if level.counts)
        stuck = row.score.stuck
        if stuck and not row.result.problem:
            self.stuck[stuck.level.number] += 1
            reason = str(stuck.first_failed.verdict) if stuck.first_failed else 'not run'
            self.reasons.setdefault(stuck.level.number, Counter())[reason] += 1

    @property
    def mean(self) -> float:
        """The mean points."""
        return self.points / self.count if self.count else 0.0

    @property
    def hardest(self) -> list[tuple[Level, int, str]]:
        """Levels at which students are stuck, how many, and why; the most frequent first."""
        levels = {level.number: level for level in self.levels}
        order = sorted(self.stuck, key=lambda number: (-self.stuck[number], number))
        return [(levels[number], self.stuck[number], _reasons(self.reasons[number])) for number in order]


def _reasons(counts: Counter[str]) -> str:
    ordered = sorted(counts.items(), key=lambda item: (-item[1], item[0]))
    return ', '.join(f'{reason} {count}×' for reason, count in ordered[:3])


class ClassStatistics:
    """The statistics of all exercises of a class, in teaching order."""

    def __init__(self, group: GradedClass):
        self._group = group
        self._by_name: dict[str, Statistics] = {}

    def add(self, rows: list[Row]) -> None:
        """Add the results of a student."""
        for row in rows:
            name = row.result.exercise
            if name not in self._by_name:
                exercise = self._group.exercises.get(name)
                levels = self._group.scheme.levels(exercise.lesson) if exercise else []
                self._by_name[name] = Statistics(name, exercise, levels)
            self._by_name[name].add(row)

    @property
    def exposures(self) -> list[str]:
        """What programs could do that were not sandboxed."""
        return sorted(set().union(*(one.exposures for one in self._by_name.values())))

    @property
    def exercises(self) -> list[Statistics]:
        """The statistics of exercises that anybody handed in."""
        order = [*self._group.exercises, '']
        return sorted(self._by_name.values(), key=lambda one: order.index(one.name) if one.name in order else 10**6)


@dataclass(frozen=True)
class Part:
    """A student's result in one exercise. `by_level` are the points of its levels, in their order."""

    reached: int
    points: float
    verdict: str
    by_level: tuple[float, ...]
    by_hand: str
    talk: str = ''
    """What the teacher has noted about a talk."""


@dataclass(frozen=True)
class CourseRow:
    """A student, with a part for each exercise. `number` is that of the student's first result; 0 for none."""

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


@dataclass(frozen=True)
class Concern:
    """Whom a teacher should look at, and why. `number` is that of the result in the class; 0 for none."""

    number: int
    name: str
    title: str
    is_ungraded: bool
    why: list[str]


@dataclass
class CourseTable:
    """Collects a row for each student, from results in the order of students.

    With a `roster`, students who handed nothing in have rows too.
    """

    group: GradedClass
    roster: Roster
    concerns: list[Concern] = field(default_factory=list)
    _rows: list[CourseRow] = field(default_factory=list)
    _of_entry: dict[RosterEntry, CourseRow] = field(default_factory=dict)
    _strangers: list[str] = field(default_factory=list)
    _seen: set[str] = field(default_factory=set)
    _count: int = 0

    def add(self, rows: list[Row]) -> None:
        self._seen.update(row.result.exercise for row in rows)
        result = rows[0].result
        parts = {row.result.exercise: _part(row) for row in rows if row.exercise}
        placed, strange = self._place(result, CourseRow(self._count + 1, result.name, result.student, parts, []))
        placed.needs_eyes.extend(strange)
        if NOT_ON_ROSTER in strange:
            self._strangers.append(result.label)
            strange = []
        for row in rows:
            self._count += 1
            placed.needs_eyes.extend(row.result.needs_eyes)
            if why := [*row.result.needs_eyes, *strange]:
                problem = bool(row.result.problem)
                self.concerns.append(Concern(self._count, row.result.label, row.title, problem, why))
            strange = []  # reported with the student's first exercise only

    def _place(self, result: Result, new: CourseRow) -> tuple[CourseRow, list[str]]:
        """Add a row, or merge it into the row of the same student under another identifier.

        Returns the row, and concerns about whose it is.
        """
        entry = self.roster.entry_of(result)
        if entry is None:
            self._rows.append(new)
            return new, [NOT_ON_ROSTER] if self.roster.entries else []
        known = self._of_entry.get(entry)
        if known and not known.parts.keys() & new.parts.keys():
            known.parts.update(new.parts)
            return known, []
        new = replace(new, name=entry.name)
        self._rows.append(new)
        self._of_entry.setdefault(entry, new)
        return new, [f'one more hand-in of {entry.name} of the roster'] if known else []

    @property
    def absent(self) -> list[CourseRow]:
        """Students on the roster who handed nothing in."""
        missing = self.roster.without(self._of_entry)
        return [CourseRow(0, entry.name, entry.label, {}, [HANDED_NOTHING_IN]) for entry in missing]

    @property
    def rows(self) -> list[CourseRow]:
        """All students, by name."""
        return sorted([*self._rows, *self.absent], key=lambda row: (sort_key(row.name), row.identifier))

    @property
    def eyes(self) -> list[Concern]:
        """Whom to look at: first those who could not be graded, last those about the roster."""
        lists = {HANDED_NOTHING_IN: [row.name for row in self.absent], NOT_ON_ROSTER: self._strangers}
        of_many = [Concern(0, why, '', False, [', '.join(names)]) for why, names in lists.items() if names]
        return [*sorted(self.concerns, key=lambda concern: not concern.is_ungraded), *of_many]

    @property
    def exercises(self) -> list[Exercise]:
        """Exercises that anybody handed in, in teaching order."""
        return [exercise for name, exercise in self.group.exercises.items() if name in self._seen]

    @property
    def maximum(self) -> float:
        """The most points in the course."""
        return round(sum(self.group.maximum_of(exercise.name) for exercise in self.exercises), 2)


def _part(row: Row) -> Part:
    by_level = tuple(level.points for level in row.score.levels)
    return Part(row.score.reached, row.score.points, row.verdict, by_level, row.by_hand, row.remark.talk)
