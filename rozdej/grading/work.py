"""One submission to be graded, as it travels to the process or machine that grades it."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from rozdej.exercises import Exercise
from rozdej.grading.result import Graded
from rozdej.student.limits import IN_ALL_TIMES, Limits


class Grader(Protocol):
    """What grades the submissions of one exercise, kept warm between them (`judge.Judge`)."""

    def grade(self, folder: Path) -> Graded:
        """Grade the program in the folder."""


MakeGrader = Callable[[Exercise, Limits, bool, int | None, str], AbstractContextManager[Grader]]


@dataclass(frozen=True)
class Task:
    """What is the same for all submissions of an exercise. `tests` and `kit` are fingerprints.

    `seed` is that of the fresh cases; without one there are none.
    """

    root: str
    exercise: str
    tests: str
    kit: str
    make_grader: MakeGrader
    limits: Limits
    sandboxed: bool = True
    until: int | None = None
    seed: str = ''

    @property
    def seconds(self) -> float:
        """How long grading one submission can take, with the start of a grader and a busy machine counted in."""
        return 60.0 + (IN_ALL_TIMES + 1) * self.limits.seconds_in_all


@dataclass(frozen=True)
class Work:
    """A submission: module name -> content of its file; one in a folder is `folder/module`."""

    task: Task
    label: str
    files: dict[str, bytes]


class GradingFailed(Exception):
    """The grader itself failed on a submission; the text says how, in English."""
