"""One submission to be graded, as it travels to the process or machine that grades it."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from rozdej.core.exercises import Exercise
from rozdej.core.student.limits import IN_ALL_TIMES, Limits

MakeGrader = Callable[[Exercise, Limits, bool, int | None, str], AbstractContextManager[Any]]
"""Makes what grades the submissions of one exercise (`judge.Judge`), kept warm between them."""


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
    files: dict[str, bytes]

    def carry_out(self, grader: Any, scratch: Path) -> Any:
        """What comes of it; `scratch` is a folder for temporary files."""
        with TemporaryDirectory(dir=scratch) as folder:
            for module, content in self.files.items():
                file = Path(folder, f'{module}.py')
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(content)
            return grader.grade(Path(folder))


class GradingFailed(Exception):
    """The grader itself failed on a submission; the text says how, in English."""
