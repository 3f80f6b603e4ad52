"""Finds the exercises of a kit in its folders; they are never listed by hand."""

import hashlib
import json
import sys
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from rozdej.core.exercises.lesson import Lesson, read_order

if TYPE_CHECKING:
    from rozdej.core.exercises.hints import Hints

TAKEN = sys.stdlib_module_names | {name.partition('.')[0] for name in sys.modules}
TAKEN |= {'pytest', '_pytest', 'pluggy', 'pyglet', 'rozdej', 'tests', 'sitecustomize', 'usercustomize'}
"""Names that mean something to Python, to pytest or to the kit, whatever lies in a student's folder."""

MANIFEST = '.rozdej.json'
"""The list beside the files of a handout: the fingerprint of each as it was handed out."""


def fingerprint(data: bytes) -> str:
    """The same for a text whose line ends an editor or git has changed."""
    return hashlib.sha256(data.replace(b'\r\n', b'\n')).hexdigest()


@dataclass(frozen=True)
class Exercise:
    """One exercise: the folders that carry its name."""

    name: str
    root: Path

    @property
    def given(self) -> Path:
        """The folder that students are handed: lesson, stubs and given files."""
        return self.root / 'zadani' / self.name

    @property
    def solution(self) -> Path:
        """The folder of the reference solution (not part of a handout)."""
        return self.root / 'reseni' / self.name

    @property
    def samples(self) -> Path:
        """The folder of what the tests are judged by: wrong and right programs, rules, fresh cases (not handed out)."""
        return self.root / 'samples' / self.name

    @cached_property
    def tests(self) -> Path:
        """The folder of the level tests."""
        return self.root / 'tests' / self.name

    @cached_property
    def order(self) -> float:
        """Its place in the teaching order, known without reading the whole lesson."""
        return read_order(self.given / 'lekce.md')

    @cached_property
    def lesson(self) -> Lesson:
        """The exercise's lesson, read once."""
        return Lesson(self.given / 'lekce.md')

    @cached_property
    def hints(self) -> 'Hints':
        """The exercise's hints, read once."""
        from rozdej.core.exercises.hints import Hints  # few runs need them

        return Hints(self.given / 'napovedy.md')

    @cached_property
    def handed_out(self) -> dict[str, str]:
        """The fingerprints of the given files by their names, from a handout's list; empty where there is none."""
        manifest, folder = self.root / MANIFEST, f'zadani/{self.name}/'
        prints = json.loads(manifest.read_bytes())['files'] if manifest.is_file() else {}
        return {path.removeprefix(folder): listed for path, listed in prints.items() if path.startswith(folder)}

    def is_untouched(self, file: str) -> bool:
        """Whether a given file is as it was handed out, as far as is known: from a handout's list, or the solution."""
        now, solved = fingerprint((self.given / file).read_bytes()), self.solution / file
        if self.handed_out:
            return self.handed_out.get(file, now) == now
        return not solved.is_file() or fingerprint(solved.read_bytes()) == now

    @cached_property
    def original_modules(self) -> set[str]:
        """Names of the modules that were handed out, as far as is known: a student may have lost or renamed a file."""
        listed = {file.removesuffix('.py') for file in self.handed_out if file.endswith('.py') and '/' not in file}
        return listed | {path.stem for path in python_files(self.solution)}

    @cached_property
    def modules(self) -> tuple[str, ...]:
        """Names of the exercise's modules, without `.py`.

        What a student added under the name of a module of Python or pytest is not the exercise's.
        """
        names = self.original_modules | {path.stem for path in python_files(self.given)}
        return tuple(sorted(name for name in names - TAKEN if not name.startswith('test_')))


def python_files(folder: Path) -> list[Path]:
    """The Python files in a folder, sorted; no other thing called like one, as is an editor's lock `.#klondike.py`."""
    return sorted(path for path in folder.glob('*.py') if path.is_file())


def find_root(start: Path) -> Path | None:
    """The kit that `start` lies in: the nearest folder upwards with exercises in it."""
    for folder in (start, *start.parents):
        if any(folder.glob('zadani/*/lekce.md')):
            return folder
    return None


def find_exercises(root: Path) -> list[Exercise]:
    """All exercises of the kit in `root`, in teaching order."""
    exercises = [Exercise(path.parent.name, root) for path in root.glob('zadani/*/lekce.md')]
    return sorted(exercises, key=lambda exercise: (exercise.order, exercise.name))
