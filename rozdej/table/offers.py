"""What the start screen offers: every exercise of the kit, and how far it is."""

import importlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import takewhile
from pathlib import Path

from rozdej import games
from rozdej.exercises import Exercise
from rozdej.student.implementation import Implementation
from rozdej.table import texts
from rozdej.table.scene import Scene
from rozdej.testing.progress import remembered


@dataclass
class Offer:
    """An exercise to play, as it is when it is looked at first. `implementation` is None when there is no program."""

    exercise: Exercise
    implementation: Implementation | None

    @property
    def can_play(self) -> bool:
        return self.implementation is not None

    @cached_property
    def state(self) -> str:
        """The highest level up to which all tests passed; where none are remembered, what is written. In Czech."""
        if self.implementation is None:
            return texts.NO_FOLDER
        lesson = self.exercise.lesson
        if level := reached_level(self.exercise, self.implementation.folder):
            return texts.reached(level, lesson.last_level, lesson.is_part)
        return texts.written_functions(*count_written(self.implementation))

    @cached_property
    def done(self) -> tuple[int, int]:
        """How many levels passed together with all below them, of how many."""
        levels = [number for number, level in self.exercise.lesson.levels.items() if not level.is_voluntary]
        reached = reached_level(self.exercise, self.implementation.folder) if self.implementation else 0
        return sum(number <= reached for number in levels), len(levels)

    @cached_property
    def begun(self) -> tuple[int, int]:
        """The same; where no level is known to have passed, how many functions are written, of how many."""
        return self.done if self.done[0] or not self.implementation else count_written(self.implementation)

    @cached_property
    def is_a_game(self) -> bool:
        """Whether the functions are written after whose levels the lesson invites to the window."""
        implementation, lesson = self.implementation, self.exercise.lesson
        if implementation is None:
            return False
        needed = [name for level in lesson.milestones if (name := lesson.function_of(level))]
        return all(map(implementation.is_written, needed)) if needed else count_written(implementation)[0] > 0

    @property
    def pictures(self) -> Sequence[str]:
        """What stands for the game: names of pictures."""
        return games.EMBLEMS.get(self.exercise.name, ())


def scene_of(exercise: Exercise) -> Scene:
    """The exercise's scene."""
    return importlib.import_module(f'{games.__name__}.{exercise.name}').Game()


def reached_level(exercise: Exercise, folder: Path) -> int:
    """The highest level that passed together with all below it; 0 when none did."""
    passed = remembered(exercise.root, folder, exercise.name)
    return [0, *takewhile(passed.__contains__, exercise.lesson.levels)][-1]


def count_written(implementation: Implementation) -> tuple[int, int]:
    """How many of the functions that the exercise needs have a body, of how many."""
    lesson = implementation.exercise.lesson
    names = [*filter(lesson.is_needed, lesson.signatures)]
    return sum(map(implementation.is_written, names)), len(names)
