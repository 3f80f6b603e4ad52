"""The end of a run: the first failure in full, an overview, and what to do next."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from rozdej.exercises import Exercise
from rozdej.feedback import texts
from rozdej.feedback.verdict import Verdict
from rozdej.testing.climb import Climb
from rozdej.testing.course import Course
from rozdej.testing.hinting import Hinting
from rozdej.testing.level_rules import LevelRules
from rozdej.testing.overview import by_exercise, by_section
from rozdej.testing.progress import Progress

MOST_LINES = 25
"""How long a first failure may be with all that stands around it."""

UNREADABLE = ('syntax', 'missing_file')
"""Failures that hide how far the program is."""


@dataclass
class LevelOutcome:
    """How one test ended. Plain data, so that it can travel between processes."""

    exercise: str
    level: int | None
    file: str
    line: int
    name: str
    kind: str = 'passed'
    verdict: str = Verdict.PASSED.value
    text: list[str] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        """Whether the student's program did what the test asks."""
        return self.kind == 'passed'


class Summary:
    """What to print after the tests, from their outcomes."""

    def __init__(
        self,
        course: Course,
        outcomes: list[LevelOutcome],
        rules: LevelRules,
        climb: Climb,
        progress: Progress,
        hinting: Hinting,
    ):
        self.course = course
        self.rules = rules
        self.climb = climb
        self.progress = progress
        self.hinting = hinting
        self.exercises = [e for e in course.exercises if any(o.exercise == e.name for o in outcomes)]
        order = {exercise.name: index for index, exercise in enumerate(self.exercises)}
        self.outcomes = sorted(outcomes, key=lambda o: (order[o.exercise], o.level or 0, o.file, o.line))
        folders = {course.programs[e.name].implementation.folder: e for e in self.exercises}
        current = progress.working_on(list(folders))
        self.working_on = folders[current] if current else None
        """The exercise that the student works on, as far as it is known."""
        self.failed = [outcome for outcome in self.outcomes if not outcome.passed]

    def lines(self, whole: bool = True) -> list[str]:
        """The whole text; it also updates the progress.

        `whole` is off when the run was interrupted or some test could not be run at all:
        then nothing green is said.
        """
        broke = [line for exercise in self.exercises for line in self._remember(exercise)]
        if not self.failed:
            return [*self._next_steps(), *self._no_hint_needed()] if whole else []
        current = self.working_on
        first = next((o for o in self.failed if current is None or o.exercise == current.name), None)
        if current and not first and not broke:  # all that the student works on is green, the rest can wait
            return [*self._overview(MOST_LINES), *(self._next_step(current) if whole else ()), *self._no_hint_needed()]
        first = first or self.failed[0]
        room = MOST_LINES - len(first.text) - len(broke) - 2
        end = [*broke, *self._after_failure(first)]
        if self.hinting.asked is not None:
            return [*first.text, '', *self._hint(first), *end]
        if self._can_hint(first) and self.hinting.offers(*self._place(first)):
            end.append(texts.HINTS_THERE_ARE)
            room -= 1
        return [*first.text, '', *self._overview(room), *end]

    def _after_failure(self, outcome: LevelOutcome) -> list[str]:
        exercise, level, _ = self._place(outcome)
        command = self._command(outcome)
        if not self.course.is_untouched(exercise) or outcome.kind in UNREADABLE:
            return [texts.next_command(command)]
        section = exercise.lesson.levels[level].section if level in exercise.lesson.levels else ''
        return texts.first_steps(self.course.shown(exercise.lesson.path), section, command)

    def _can_hint(self, outcome: LevelOutcome) -> bool:
        return outcome.kind not in UNREADABLE

    def _hint(self, outcome: LevelOutcome) -> list[str]:
        if not self._can_hint(outcome):
            return [texts.NO_HINT_YET]
        return self.hinting.lines(*self._place(outcome), self._command(outcome))

    def _place(self, outcome: LevelOutcome) -> tuple[Exercise, int | None, Path]:
        """The exercise and level that the outcome is about, and the folder of the program."""
        implementation = self.course.programs[outcome.exercise].implementation
        return implementation.exercise, outcome.level, implementation.folder

    def _no_hint_needed(self) -> list[str]:
        return [] if self.hinting.asked is None else [texts.NO_HINT_NEEDED]

    def _results(self, exercise: Exercise) -> dict[int, bool | None]:
        """Level -> whether all its tests passed, of the levels that ran; None where that is nobody's work."""
        results: dict[int, bool | None] = {}
        for outcome in self.outcomes:
            if outcome.exercise == exercise.name and outcome.level is not None:
                results[outcome.level] = bool(results.get(outcome.level, True)) and outcome.passed
        return {level: None if good and self._is_stub(exercise, level) else good for level, good in results.items()}

    def _is_stub(self, exercise: Exercise, number: int) -> bool:
        """Whether the level asks only for a function that nobody has written yet: its stub passes."""
        level = exercise.lesson.levels.get(number)
        name = level.only_exists if level else None
        return name is not None and not self.course.programs[exercise.name].implementation.is_written(name)

    def _remember(self, exercise: Exercise) -> Iterator[str]:
        results = self._results(exercise)
        ran = [outcome.level for outcome in self.outcomes if outcome.exercise == exercise.name]
        passed = [
            level
            for level, good in results.items()
            if good and ran.count(level) == self.rules.tests_of_level[exercise.name, level]
        ]
        if self.course.is_untouched(exercise):
            passed = []
        passed += [level for level, good in self._climbed(exercise).items() if good]
        failed = [level for level, good in results.items() if good is False]
        folder = self.course.programs[exercise.name].implementation.folder
        if broke := self.progress.update(folder, exercise.name, passed, failed):
            yield texts.broke(broke)

    def _climbed(self, exercise: Exercise) -> dict[int, bool | None]:
        """The same of the levels above, as far as it is known."""
        levels = self.climb.results.get(exercise.name, {})
        return {level: None if good and self._is_stub(exercise, level) else good for level, good in levels.items()}

    def _overview(self, most: int) -> list[str]:
        if len(self.exercises) > 1:
            return by_exercise((exercise, self._results(exercise)) for exercise in self.exercises)
        [exercise] = self.exercises
        highest = self.rules.level
        levels = [level for level in exercise.lesson.levels.values() if highest is None or level.number <= highest]
        return by_section(levels, self._results(exercise), most)

    def _command(self, outcome: LevelOutcome) -> str:
        exercise = next(e for e in self.exercises if e.name == outcome.exercise)
        # A file that cannot be read hides how far it was: come back to where the run was.
        return self.command(exercise, self.rules.level if outcome.kind in UNREADABLE else outcome.level)

    def command(self, exercise: Exercise, level: int | None) -> str:
        """What to type, in the current directory, to run the exercise's tests up to the level."""
        parts = [self.course.shown(exercise.tests)]
        if level is not None:
            parts += ['--level', str(level)]
        if self.course.impl is not None:
            parts += ['--impl', self.course.impl]
        quoted = (f'"{part}"' if ' ' in part else part for part in parts)
        return ' '.join([texts.typed_command(), *quoted])

    def _next_steps(self) -> Iterator[str]:
        """What to do after a green run: of the exercise worked on, else of the first unfinished one."""
        unfinished = [e for e in self.exercises if e.lesson.last_level > max(self._results(e), default=0)]
        one = self.working_on or next(iter(unfinished), None)
        for exercise in [one] if one else self.exercises:
            yield from self._next_step(exercise)

    def _next_step(self, exercise: Exercise) -> Iterator[str]:
        """What to do when all tests of the exercise that ran were green."""
        ran, climbed = self._results(exercise), self._climbed(exercise)
        asked = max(max(ran, default=0), self.rules.level or 0)
        folder = self.course.programs[exercise.name].implementation.folder
        passed = self.progress.passed_unchanged(folder, exercise.name)
        passed |= {level for level, good in climbed.items() if good is not False}
        levels = exercise.lesson.levels
        above = (level for number, level in levels.items() if number > asked and number not in passed)
        todo = [level for level in above if not self._is_stub(exercise, level.number)]
        last = exercise.lesson.last_level
        may_wait = {
            level.number for level in todo if level.is_voluntary and (level.number > last or level.number in climbed)
        }
        following = next((level for level in todo if level.number not in may_wait), None)
        below = [number for number in levels if number <= asked and number not in {*ran, *passed}]
        left_out = [number for number in below if not self._is_stub(exercise, number)]
        title = exercise.lesson.title if len(self.exercises) > 1 else ''
        if left_out:
            yield from texts.part_done(title, self.command(exercise, left_out[0]))
        elif following is None:
            done = texts.handed_out_done if exercise.lesson.is_part else texts.all_done
            yield from done(exercise.lesson.title, self._play_command(exercise))
            if more := next((level.number for level in todo if level.number > last), None):
                yield from texts.voluntary(more, self.command(exercise, more))
        else:
            command = self.command(exercise, following.number)
            highest = max((level for level, good in climbed.items() if good), default=0)
            yield from texts.next_level(title, highest, following.number, following.sentence, command)

    def _play_command(self, exercise: Exercise) -> str:
        """What to type to play the exercise."""
        parts = [texts.typed_python(), self.course.shown(self.course.root / 'ui.py'), exercise.name]
        if self.course.impl is not None:
            parts += ['--impl', self.course.impl]
        return ' '.join(f'"{part}"' if ' ' in part else part for part in parts)
