"""Computes points: what a level is worth, and which levels count."""

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Any

from rozdej import CannotRun
from rozdej.core.exercises.lesson import Lesson, Level
from rozdej.core.feedback.explanations import Verdict
from rozdej.teacher.grading.result import Result, TestVerdict


class Policy(StrEnum):
    """How much a student learns about the tests of a level."""

    SHOWN = 'shown'
    OUTCOME = 'outcome'
    HIDDEN = 'hidden'


@dataclass(frozen=True)
class Span:
    """Levels from `first` to `last` of an exercise ('' for every exercise), and a value for them."""

    exercise: str
    first: int
    last: float
    value: Any

    def holds(self, exercise: str, level: int) -> bool:
        return self.exercise in ('', exercise) and self.first <= level <= self.last


@dataclass(frozen=True)
class Stub:
    """What an untouched stub passes: `tests` by name, and `levels` all of whose tests it passes."""

    tests: tuple[str, ...] = ()
    levels: tuple[int, ...] = ()

    @classmethod
    def of(cls, tests: Iterable[TestVerdict]) -> 'Stub':
        """Make it from the verdicts on the stub."""
        verdicts = list(tests)
        failed = {test.level for test in verdicts if not test.passed}
        passed = [test for test in verdicts if test.passed]
        return cls(tuple(test.test for test in passed), tuple(sorted({test.level for test in passed} - failed)))


@dataclass(frozen=True)
class Scheme:
    """How points are given. By default, every level that is not voluntary and that the stub fails is worth one."""

    weights: tuple[Span, ...] = ()
    policies: tuple[Span, ...] = ()
    partial: bool = False
    until: int | None = None
    is_strict: bool = False
    """Whether a single wrong answer to fresh cases costs a function its levels."""
    stubs: Mapping[str, Stub] = field(default_factory=dict)
    """What the stubs pass, by exercise."""

    def stub(self, exercise: str) -> Stub:
        """What the untouched stub of the exercise passes."""
        return self.stubs.get(exercise) or Stub()

    def weight(self, exercise: str, level: Level) -> float:
        """What the level is worth: nothing if it is voluntary or the stub passes it, unless the file says otherwise."""
        is_work = not level.is_voluntary and level.number not in self.stub(exercise).levels
        return _value_for(self.weights, exercise, level.number, float(is_work))

    def policy(self, exercise: str, level: int) -> Policy:
        """How much a student learns about the level."""
        return _value_for(self.policies, exercise, level, Policy.SHOWN)

    def levels(self, lesson: Lesson) -> list[Level]:
        """The levels of the exercise that are graded."""
        return [level for level in lesson.levels.values() if self.until is None or level.number <= self.until]

    @property
    def formula(self) -> str:
        """A description of how points are computed, for the report."""
        how = (
            'a level gives its points times the share of its tests that pass'
            if self.partial
            else 'a level gives its points when all its tests pass, else none'
        )
        which = 'with the points of the file given' if self.weights else 'each level being worth 1 point'
        which += ' (one that the untouched stub passes: none, unless the file says so)'
        fresh = 'any answer' if self.is_strict else 'most answers'
        until = f', up to level {self.until}' if self.until is not None else ''
        return (
            f'Points are the sum over levels{until}, {which}: {how}. '
            f'The levels of a function that gives {fresh} to fresh cases wrong do not pass. '
            'What did not run counts as not passed. Voluntary levels never count against anybody.'
        )


def _value_for(spans: tuple[Span, ...], exercise: str, level: int, otherwise: Any) -> Any:
    """The value for a level: the last one given for the exercise, else for all exercises, else `otherwise`."""
    holding = [span for span in spans if span.holds(exercise, level)]
    values = [span.value for span in holding if span.exercise] or [span.value for span in holding]
    return values[-1] if values else otherwise


@dataclass(frozen=True)
class LevelScore:
    """How one level went. `first_failed` is None when it passed, or when none of its tests `ran`."""

    level: Level
    passed: int
    total: int
    points: float
    weight: float
    first_failed: TestVerdict | None = None

    @property
    def counts(self) -> bool:
        """Whether all its tests passed."""
        return self.total > 0 and self.passed == self.total

    @property
    def ran(self) -> bool:
        return self.total > 0


@dataclass(frozen=True)
class Score:
    """A submission's points: at most `maximum`, which depends on the exercise only."""

    points: float
    maximum: float
    levels: tuple[LevelScore, ...] = field(repr=False)

    @property
    def reached(self) -> int:
        """The highest level up to which all levels passed, without voluntary ones; 0 for none."""
        reached = 0
        for score in self.levels:
            if score.counts:
                reached = score.level.number if not score.level.is_voluntary else reached
            elif not score.level.is_voluntary:
                break
        return reached

    @property
    def stuck(self) -> LevelScore | None:
        """The first level that is not voluntary and did not pass."""
        return next((score for score in self.levels if not score.counts and not score.level.is_voluntary), None)

    @property
    def is_finished(self) -> bool:
        """Whether all levels passed, without voluntary ones."""
        return bool(self.levels) and self.stuck is None


def score(result: Result, lesson: Lesson | None, scheme: Scheme) -> Score:
    """Compute the points of a result. `lesson` is None when its exercise is unknown."""
    if lesson is None:
        return Score(0.0, 0.0, ())
    by_level: dict[int, list[TestVerdict]] = {}
    for test in result.tests:
        by_level.setdefault(test.level, []).append(test)
    levels = scheme.levels(lesson)
    scores = tuple(_score(level, by_level.get(level.number, []), scheme, result.exercise) for level in levels)
    maximum = sum(scheme.weight(result.exercise, level) for level in levels if not level.is_voluntary)
    points = min(sum(score.points for score in scores), maximum)
    return Score(round(points, 2), round(maximum, 2), scores)


def _score(level: Level, tests: list[TestVerdict], scheme: Scheme, exercise: str) -> LevelScore:
    passed = sum(test.passed for test in tests)
    weight = scheme.weight(exercise, level)
    counted = worth_points(tests, scheme.stub(exercise))
    share = sum(test.passed for test in counted) / len(counted) if counted else 0.0
    if any(test.verdict is Verdict.FAILS_FRESH_CASES for test in tests):
        share = 0.0
    points = weight * (share if scheme.partial else float(bool(tests) and passed == len(tests)))
    failed = next((test for test in tests if not test.passed), None)
    return LevelScore(level, passed, len(tests), points, weight, failed)


def worth_points(tests: list[TestVerdict], stub: Stub) -> list[TestVerdict]:
    """Return the tests among which the points of a level are divided: those that the stub fails, if there are any."""
    return [test for test in tests if test.test not in stub.tests] or tests


def verdict(result: Result, given: Score) -> str:
    """Describe a result in English on one line, for tables."""
    if result.problem:
        return f'not graded: {result.problem}'
    if given.is_finished:
        return 'finished'
    stuck = given.stuck
    if stuck is None:
        return 'nothing to grade'
    return f'stuck at level {stuck.level.number}: {stuck.first_failed.verdict if stuck.first_failed else "not run"}'


def read_toml(path: Path) -> dict[str, Any]:
    """Read a TOML file of the teacher. Raises `CannotRun`."""
    try:
        return tomllib.loads(path.read_text(encoding='utf-8-sig'))
    except OSError as error:
        raise CannotRun(f'{path}: {error.strerror}') from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise CannotRun(f'{path} is not TOML: {error}') from None


def load_scheme(path: Path, exercises: Iterable[str]) -> tuple[tuple[Span, ...], tuple[Span, ...]]:
    """Read weights and policies from a TOML file: tables `points` and `feedback`, for all exercises or for one.

    Keys are levels (`31`) or ranges (`"1-31"`, `"40-"`). Raises `CannotRun`.
    """
    data = read_toml(path)
    names = sorted(exercises)
    spans: dict[str, list[Span]] = {'points': [], 'feedback': []}
    for key, value in data.items():
        tables = {key: value} if key in spans else value
        exercise = '' if key in spans else key
        if exercise and exercise not in names:
            raise CannotRun(f'{path}: no exercise {key!r}; there are: {", ".join(names)}')
        if not isinstance(tables, dict) or set(tables) - set(spans):
            raise CannotRun(f'{path}: in [{key}] there can be tables "points" and "feedback" only')
        for name, table in tables.items():
            if not isinstance(table, dict):
                raise CannotRun(f'{path}: {name!r} has to be a table of levels, like "1-31" = 2')
            spans[name] += [_span(path, name, exercise, levels, entry) for levels, entry in table.items()]
    return tuple(spans['points']), tuple(spans['feedback'])


def check_levels(path: Path, spans: Iterable[Span], lessons: Mapping[str, Lesson]) -> None:
    """Raise `CannotRun` for a span without any level of the lessons, which are given by exercise."""
    for span in spans:
        if not any(span.holds(name, level) for name, lesson in lessons.items() for level in lesson.levels):
            which = f'{span.first}-' if span.last == float('inf') else f'{span.first}-{span.last:.0f}'
            which = f'{span.first}' if span.first == span.last else which
            whose = f'{span.exercise} has' if span.exercise else 'no exercise has'
            none = 'no level' if span.exercise else 'a level'
            raise CannotRun(f'{path}: {whose} {none} {which}')


def _span(path: Path, table: str, exercise: str, levels: str, value: Any) -> Span:
    first, dash, last = levels.replace(' ', '').partition('-')
    if not first.isdecimal() or (last and not last.isdecimal()):
        raise CannotRun(f'{path}: {levels!r} is no level; write "31", "1-31" or "40-"')
    end = float(last) if last else float('inf') if dash else float(first)
    if end < int(first):
        raise CannotRun(f'{path}: {levels!r} ends before it begins; write "{last}-{first}"')
    if table == 'feedback':
        if value not in set(Policy):
            raise CannotRun(f'{path}: feedback of level {levels} is {value!r}; it can be {", ".join(Policy)}')
        return Span(exercise, int(first), end, Policy(value))
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value < float('inf'):
        raise CannotRun(f'{path}: level {levels} is worth {value!r}; write a number, zero or more')
    return Span(exercise, int(first), end, float(value))
