"""Where a class is: sums over all results of an exercise, gathered while they pass by."""

from collections import Counter
from dataclasses import dataclass, field

from rozdej.core.exercises import Exercise
from rozdej.core.exercises.lesson import Level
from rozdej.teacher.grading.report.rows import GradedClass, Row


@dataclass
class Statistics:
    """Sums over the results of one exercise; `exercise` is None for those nobody knows the exercise of."""

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
        """Count a result in."""
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
        """Points of an average result."""
        return self.points / self.count if self.count else 0.0

    @property
    def hardest(self) -> list[tuple[Level, int, str]]:
        """Levels that most are stuck at, how many, and why, most of them first."""
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
        """Count the results of a student in."""
        for row in rows:
            name = row.result.exercise
            if name not in self._by_name:
                exercise = self._group.exercises.get(name)
                levels = self._group.scheme.levels(exercise.lesson) if exercise else []
                self._by_name[name] = Statistics(name, exercise, levels)
            self._by_name[name].add(row)

    @property
    def exposures(self) -> list[str]:
        """What programs could do that were in no sandbox, if any were."""
        return sorted(set().union(*(one.exposures for one in self._by_name.values())))

    @property
    def exercises(self) -> list[Statistics]:
        """Those of exercises that anybody handed in."""
        order = [*self._group.exercises, '']
        return sorted(self._by_name.values(), key=lambda one: order.index(one.name) if one.name in order else 10**6)
