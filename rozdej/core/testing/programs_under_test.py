"""Holds the programs that a run tests: an implementation of each exercise, loaded on demand."""

from contextlib import ExitStack
from pathlib import Path

import pytest

from rozdej.core.exercises import Exercise
from rozdej.core.feedback.environment_check import relative_path
from rozdej.core.student.facade import installed_in_sys_modules
from rozdej.core.student.implementation import find_implementations, folder_meant
from rozdej.core.student.program import LocalProgram, Program


class ProgramsUnderTest:
    """Exercises and the programs under test.

    `impl` is what `--impl` said (None: the students' own files), looked for in the current
    directory first and in the kit's root second. Raises `NoImplementation`.
    """

    KEY = pytest.StashKey['ProgramsUnderTest']()
    """Where a run keeps its programs."""

    def __init__(self, root: Path, exercises: list[Exercise], impl: str | None, here: Path):
        self.root = root
        self.here = here
        self.impl = impl
        self.exercises = exercises
        self.folder = folder_meant(impl, root, here)
        self.programs: dict[str, Program] = {
            implementation.exercise.name: LocalProgram(implementation)
            for implementation in find_implementations(self.folder, exercises)
        }
        self._untouched: dict[str, bool] = {}
        self._open = ExitStack()
        self._folders = {folder: e for e in exercises for folder in (e.tests, e.given, e.solution)}
        self._exercise_of: dict[Path, Exercise | None] = {}  # asked several times for each test

    def open(self) -> None:
        """Make the programs importable by test files, whatever their style."""
        for program in reversed(self.programs.values()):
            self._open.enter_context(installed_in_sys_modules(program))

    def close(self) -> None:
        """Undo `open`."""
        self._open.close()

    def replace(self, program: Program) -> None:
        """Test this program of its exercise from now on."""
        self.close()
        self.programs[program.implementation.exercise.name] = program
        self.open()

    def is_untouched(self, exercise: Exercise) -> bool:
        """Whether the students' own files of the exercise are as they were handed out: nothing is written."""
        if self.impl is not None or exercise.name not in self.programs:
            return False
        if exercise.name not in self._untouched:
            self._untouched[exercise.name] = not self.programs[exercise.name].implementation.is_begun
        return self._untouched[exercise.name]

    @property
    def impl_option(self) -> list[str]:
        """The words of a command that make it test or play the same programs; none for the students' own files."""
        return [] if self.impl is None else ['--impl', self.impl]

    @property
    def waiting(self) -> list[Exercise]:
        """The exercises that are not begun yet; when none is, the first one is said to be."""
        here = [exercise for exercise in self.exercises if exercise.name in self.programs]
        untouched = [exercise for exercise in here if self.is_untouched(exercise)]
        return untouched if len(untouched) < len(here) else untouched[1:]

    def exercise_of(self, path: Path) -> Exercise | None:
        """The exercise that a path belongs to by its folder; None when it lies elsewhere."""
        if path not in self._exercise_of:
            folders = (self._folders.get(folder) for folder in (path, *path.parents))
            self._exercise_of[path] = next(filter(None, folders), None)
        return self._exercise_of[path]

    def programs_for(self, path: Path) -> list[Program]:
        """The programs a test file may use: its exercise's, or all when it lies elsewhere."""
        exercise = self.exercise_of(path)
        if exercise is None:
            return list(self.programs.values())
        return [self.programs[exercise.name]] if exercise.name in self.programs else []

    def shown(self, path: Path) -> str:
        """The path as it can be typed in the directory where the run was started."""
        return relative_path(path, self.here)

    def shown_in_kit(self, path: Path) -> str:
        """The path as seen from the kit's root; one outside the kit as it can be typed."""
        return path.relative_to(self.root).as_posix() if path.is_relative_to(self.root) else self.shown(path)
