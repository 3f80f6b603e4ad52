"""The end of a run: the first failure in full, an overview, and what to do next."""

import os
from collections.abc import Iterator
from dataclasses import dataclass, field

from rozdej.course import Course
from rozdej.exercises import Exercise
from rozdej.feedback import texts
from rozdej.feedback.overview import by_exercise, by_section
from rozdej.games import has_scene
from rozdej.level_rules import LevelRules
from rozdej.progress import Progress


@dataclass
class Outcome:
    """How one test ended. Plain data, so that it can travel between processes."""

    exercise: str
    level: int | None
    file: str
    line: int
    name: str
    kind: str = 'passed'
    text: list[str] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        """Whether the student's program did what the test asks."""
        return self.kind == 'passed'


class Summary:
    """What to print after the tests, from their outcomes."""

    def __init__(self, course: Course, outcomes: list[Outcome], rules: LevelRules, progress: Progress):
        self.course = course
        self.rules = rules
        self.progress = progress
        self.exercises = [e for e in course.exercises if any(o.exercise == e.name for o in outcomes)]
        order = {exercise.name: index for index, exercise in enumerate(self.exercises)}
        self.outcomes = sorted(outcomes, key=lambda o: (order[o.exercise], o.level or 0, o.file, o.line))
        self.failed = [outcome for outcome in self.outcomes if not outcome.passed]

    def lines(self) -> list[str]:
        """The whole text; it also updates the progress."""
        broke = [line for exercise in self.exercises for line in self._remember(exercise)]
        if not self.failed:
            return list(self._next_steps())
        first = self.failed[0]
        return [*first.text, '', *self._overview(), *broke, texts.next_command(self._command(first))]

    def _results(self, exercise: Exercise) -> dict[int, bool]:
        """Level -> whether all its tests passed, of the levels that ran."""
        results: dict[int, bool] = {}
        for outcome in self.outcomes:
            if outcome.exercise == exercise.name and outcome.level is not None:
                results[outcome.level] = results.get(outcome.level, True) and outcome.passed
        return results

    def _remember(self, exercise: Exercise) -> Iterator[str]:
        results = self._results(exercise)
        ran = [outcome.level for outcome in self.outcomes if outcome.exercise == exercise.name]
        passed = [
            level
            for level, good in results.items()
            if good and ran.count(level) == self.rules.tests_of_level[exercise.name, level]
        ]
        failed = [level for level, good in results.items() if not good]
        folder = self.course.programs[exercise.name].implementation.folder
        if broke := self.progress.update(folder, exercise.name, passed, failed):
            yield texts.broke(broke)

    def _overview(self) -> list[str]:
        if len(self.exercises) > 1:
            return by_exercise((exercise, self._results(exercise)) for exercise in self.exercises)
        [exercise] = self.exercises
        highest = self.rules.level
        levels = [level for level in exercise.lesson.levels.values() if highest is None or level.number <= highest]
        return by_section(levels, self._results(exercise))

    def _command(self, outcome: Outcome) -> str:
        exercise = next(e for e in self.exercises if e.name == outcome.exercise)
        # A file that cannot be read hides how far it was: come back to where the run was.
        unreadable = outcome.kind in ('syntax', 'missing_file')
        return self.command(exercise, self.rules.level if unreadable else outcome.level)

    def command(self, exercise: Exercise, level: int | None) -> str:
        """What to type, in the current directory, to run the exercise's tests up to the level."""
        parts = [self.course.shown(exercise.tests)]
        if level is not None:
            parts += ['--level', str(level)]
        if self.course.impl is not None:
            parts += ['--impl', self.course.impl]
        quoted = (f'"{part}"' if ' ' in part else part for part in parts)
        return ' '.join([os.environ.get('ROZDEJ_COMMAND', 'pytest'), *quoted])

    def _next_steps(self) -> Iterator[str]:
        for exercise in self.exercises:
            reached = max(self._results(exercise), default=0)
            if self.rules.level is not None:
                reached = max(reached, self.rules.level)
            folder = self.course.programs[exercise.name].implementation.folder
            passed = self.progress.passed(folder, exercise.name)
            while (following := exercise.lesson.next_level(reached)) and following.number in passed:
                reached = following.number
            if following is None:
                yield from texts.all_done(exercise.lesson.title, self._play_command(exercise))
            else:
                command = self.command(exercise, following.number)
                yield from texts.next_level(following.number, following.sentence, command)

    def _play_command(self, exercise: Exercise) -> str:
        """What to type to play the exercise: in a window, or in the console where there is none."""
        if not has_scene(exercise.name):
            return f'python {self.course.shown(exercise.given / "hra.py")}'
        parts = ['python', self.course.shown(self.course.root / 'ui.py'), exercise.name]
        if self.course.impl is not None:
            parts += ['--impl', self.course.impl]
        return ' '.join(f'"{part}"' if ' ' in part else part for part in parts)
