"""Finds a student's program of an exercise: its folder, its files, and those that shadow a module of Python."""

import ast
import sys
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache, cached_property, lru_cache
from importlib.machinery import BuiltinImporter, FrozenImporter
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from rozdej.core.exercises import TAKEN, Exercise, python_files
from rozdej.core.student.failures import LoadProblem, ShadowedModule
from rozdej.core.student.source import SourceFile, bytes_of, files_of, imported, never_gets_to_its_end

UNREADABLE = SyntaxError, ValueError, RecursionError, MemoryError, OSError


def shadowing_files(folder: Path) -> set[str]:
    """Return the modules of Python that files in the folder shadow when a file there is run as a script.

    Tests are not affected: with a `random.py` beside the program they still import Python's own `random`.
    """
    names = {path.stem for path in folder.glob('*.py')} & sys.stdlib_module_names
    return {name for name in names if not BuiltinImporter.find_spec(name) and not FrozenImporter.find_spec(name)}


@lru_cache
def needed_by(module: str) -> frozenset[str]:
    """Return a module of Python and all that it imports, directly or not."""
    found = [module]
    for name in found:  # more of them meanwhile
        found += [other for other in _imported_by(name) if other not in found]
    return frozenset(found)


@cache
def _imported_by(module: str) -> frozenset[str]:
    """Return what a module of Python imports when it is imported."""
    if module not in sys.stdlib_module_names:
        return frozenset()
    try:
        spec = find_spec(module)
        origin = Path(spec.origin) if spec and spec.origin else None
        tree = ast.parse(origin.read_bytes()) if origin and origin.suffix == '.py' else ast.Module([], [])
    except (*UNREADABLE, ImportError):
        return frozenset()
    inner = {node for outer in ast.walk(tree) if isinstance(outer, ast.FunctionDef) for node in ast.walk(outer)}
    return frozenset(name for _, name in imports_in(tree, inner))


def imports_in(tree: ast.Module, without: set[ast.AST] = frozenset()) -> list[tuple[int, str]]:  # type: ignore[assignment]
    """Return the imports of a file: line, and first part of the module's name."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import) and node not in without:
            found += [(node.lineno, alias.name.partition('.')[0]) for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level and node not in without:
            found.append((node.lineno, node.module.partition('.')[0]))
    return found


MOST_IN_PACKAGES = 200
"""Files in folders of a student's own that can be imported."""


@lru_cache(maxsize=100)
def _complete(file: Path, changed: int) -> frozenset[str] | None:
    """The functions of a file as it was changed last, None while one waits to be written: asked for many programs.

    A file that cannot be read waits, too.
    """
    source = SourceFile(file)
    return frozenset(source.functions) if source.is_readable and not source.has_unwritten else None


@dataclass
class Implementation:
    """The files that implement one exercise.

    `folder` holds the student's files. A given file that is not there (a submission is
    often just the stub, filled in) is taken from the exercise; with `keeps_given` it always is,
    so that nobody can change the rules for a grade.
    """

    exercise: Exercise
    folder: Path
    keeps_given: bool = False
    _sources: dict[str, SourceFile | None] = field(default_factory=dict, repr=False)
    _given: dict[str, bool] = field(default_factory=dict, repr=False)

    def source(self, module: str) -> SourceFile | None:
        """The file that `import module` means; None when there is none."""
        if module not in self._sources:
            self._sources[module] = self._find(module)
        return self._sources[module]

    def sources(self) -> list[SourceFile]:
        """The files of all modules that are there."""
        return [source for module in self.modules if (source := self.source(module))]

    def _find(self, module: str) -> SourceFile | None:
        if self.keeps_given and module in self.given_modules:
            return SourceFile(self.exercise.given / f'{module}.py')
        for own in files_of(self.folder, module):
            if own.is_file():
                return SourceFile(own)
        given = SourceFile(self.exercise.given / f'{module}.py')
        if given.path.is_file() and not given.has_unwritten:
            return given
        return None

    def put(self, module: str, source: SourceFile) -> None:
        """Put the module into the program: `import` returns it from now on."""
        self._sources[module] = source

    @cached_property
    def given_modules(self) -> list[str]:
        """The modules that students are given complete.

        Who writes in the folder of the given files may have completed others, too: what the lesson asks for.
        """
        own = self.exercise.lesson.signatures.keys() if self.folder == self.exercise.given else set()
        files = (self.exercise.given / f'{module}.py' for module in self.exercise.modules)
        complete = {file.stem: _complete(file, file.stat().st_mtime_ns) for file in files if file.is_file()}
        return [module for module, functions in complete.items() if functions is not None and not functions & own]

    def is_given(self, module: str) -> bool:
        """Whether the file of the module is the given one, as it was given."""
        if module not in self._given:
            source = self.source(module) if module in self.given_modules else None
            given = SourceFile(self.exercise.given / f'{module}.py')
            is_own = self.folder == self.exercise.given  # it cannot be compared with itself
            is_same = source is not None and source.data == given.data
            self._given[module] = is_same and (not is_own or self.exercise.is_untouched(given.path.name))
        return self._given[module]

    def hidden(self, module: str, folder: Path | None = None) -> LoadProblem | None:
        """The line by which a file of the program needs what another file hides; None when all is well.

        `module` is where the program begins. `folder` is where the student's files lie, if they lie elsewhere.
        """
        hiding = shadowing_files(folder or self.folder)
        if not hiding:
            return None
        pending = [module]
        for name in pending:  # more of them meanwhile
            source = self.source(name) if name in self.modules else None
            try:
                tree = source.tree if source else ast.Module([], [])
            except UNREADABLE:
                continue
            for line, wanted in imports_in(tree):
                if wanted in self.modules:
                    pending += [wanted] if wanted not in pending else []
                elif source and (hidden := hiding & needed_by(wanted)):
                    return LoadProblem(name, source, line, ShadowedModule(min(hidden)), line)
        return None

    @cached_property
    def modules(self) -> tuple[str, ...]:
        """The exercise's modules and the student's own beside them.

        Files that are named like a module of somebody else are left out: `random.py` or `pytest.py`
        in a student's folder must not break everybody's `import random`.
        """
        helpers = [path.stem for path in python_files(self.folder) if self._can_be_imported(path.stem)]
        return (*self.exercise.modules, *sorted(helpers), *self._in_packages())

    def _can_be_imported(self, name: str) -> bool:
        is_free = name not in self.exercise.modules and name not in TAKEN
        return name.isidentifier() and is_free and not name.startswith(('test_', 'conftest'))

    def _in_packages(self) -> list[str]:
        """The modules in folders from which the files beside these import: `pomocne.vse`, and `pomocne` itself."""
        folders = {path.name for path in self.folder.glob('*/') if self._can_be_imported(path.name)}
        if not folders:
            return []
        wanted = folders & set().union(*(imported(bytes_of(path)) for path in python_files(self.folder)))
        files = [path for name in sorted(wanted) for path in sorted((self.folder / name).rglob('*.py'))]
        found = set()
        for path in files[:MOST_IN_PACKAGES]:
            parts = path.relative_to(self.folder).with_suffix('').parts
            if all(part.isidentifier() for part in parts):
                found |= {'.'.join(parts[:depth]) for depth in range(1, len(parts) + (parts[-1] != '__init__'))}
        return sorted(found)

    def is_written(self, name: str, module: str | None = None) -> bool:
        """Whether the function has a body, in the file of the module or in any; one that cannot be read has none."""
        sources = [self.source(one) for one in (self.exercise.modules if module is None else [module])]
        return any(source is not None and source.has_written(name) for source in sources)

    @property
    def is_begun(self) -> bool:
        """Whether the student has done anything: false while every function of the lesson is a stub.

        A function that is gone and a file that cannot be read are work as well.
        """
        names = self.exercise.lesson.signatures
        sources = [source for module in self.exercise.modules if (source := self.source(module))]
        if not names or not all(source.is_readable for source in sources) or any(map(self.is_written, names)):
            return True
        return not all(any(source.is_unwritten(name) for source in sources) for name in names)

    def misnamed(self, module: str) -> Path | None:
        """The file that was probably meant to be `module`.py: "klondike (1).py", "Klondike.py"."""
        originals = {f'{name}.py' for name in self.exercise.original_modules}
        others = (path for path in self.folder.glob('*') if path.name not in originals and path.is_file())
        by_name = {path.name.lower(): path for path in others if not path.name.startswith('test_')}
        close = get_close_matches(f'{module}.py', by_name, n=1, cutoff=0.7)
        return by_name[close[0]] if close else None

    def elsewhere(self, module: str) -> SourceFile | None:
        """The file of that name that lies in a folder beside the right one: in the kit's root, in another exercise."""
        if self.keeps_given:  # a submission lies alone
            return None
        given, root = self.exercise.given, self.exercise.root
        is_students = self.folder == given.resolve()
        beside = [root, given.parent, self.exercise.tests, *sorted(given.parent.iterdir())] if is_students else []
        places = [*beside, *sorted(path for path in self.folder.iterdir() if path.is_dir())]
        found = (folder / f'{module}.py' for folder in places if folder.resolve() != self.folder)
        return next((SourceFile(path) for path in found if path.is_file()), None)

    def owns(self, filename: str) -> bool:
        """Whether code from `filename` belongs to the program (and not to Python, a test or the kit)."""
        return self.loaded(filename) is not None

    def loaded(self, filename: str) -> SourceFile | None:
        """The file as it was when it became a part of the program; None for a file of somebody else."""
        return next((source for source in self._sources.values() if source and str(source.path) == filename), None)

    def own_loaded(self, filename: str) -> SourceFile | None:
        """The same, but None for a given file as well: nothing can be wrong in it."""
        source = self.loaded(filename)
        return None if source is None or self.is_given(source.path.stem) else source

    def deepest_loop(self, passed: list[tuple[str, int]]) -> tuple[str, int] | None:
        """Where what never ended begins: the loop around the deepest of these lines that is in any, better a `while`.

        Which line ran when the time was up is chance, so the answer should not depend on it: of loops in each other it
        is the outermost, and a `for` that a `while` calls again and again is not to blame, unless it is known to be.
        """
        for is_meant in (never_gets_to_its_end, lambda node: isinstance(node, ast.While), lambda node: True):
            for file, line in reversed(passed):
                source = self.loaded(file)
                if source and (begin := source.loop_around(line, is_meant)):
                    return file, begin
        return None


@lru_cache
def run_given(path: Path) -> ModuleType:
    """Run a given file, once: it is trusted, and tests share its classes with all programs they are run for."""
    source = SourceFile(path)
    module = ModuleType(path.stem)
    exec(compile(source.text, str(path), 'exec', dont_inherit=True), vars(module))
    return module


class NoImplementation(Exception):
    """`--impl` names a folder that is not there or holds no exercise."""

    def __init__(self, folder: Path, exercises: list[Exercise]):
        super().__init__(str(folder))
        self.folder = folder
        self.exercises = exercises


def folder_meant(impl: str | None, root: Path, here: Path) -> Path:
    """The folder that `--impl` names, seen from here or from the kit, which need not be there; else the students'."""
    if impl is None:
        return root / 'zadani'
    return next((folder for folder in (here / impl, root / impl) if folder.is_dir()), here / impl)


def find_implementations(folder: Path, exercises: list[Exercise]) -> list[Implementation]:
    """The implementations in `folder`, in teaching order.

    `folder` has the layout of `zadani` (a folder per exercise) or holds the files of one
    exercise. Raises `NoImplementation` when it is neither.
    """
    folder = folder.resolve()
    found = [
        Implementation(exercise, folder / exercise.name) for exercise in exercises if (folder / exercise.name).is_dir()
    ]
    if not found and exercises:
        best = max(exercises, key=lambda exercise: _likeness(folder, exercise))
        found = [Implementation(best, folder)] if any(_likeness(folder, best)) else []
    if not found:
        raise NoImplementation(folder, exercises)
    return found


def _likeness(folder: Path, exercise: Exercise) -> tuple[int, int, int]:
    """Return how much the folder looks like an exercise's files: stubs found, stubs misnamed, files found."""
    present = [name for name in exercise.modules if (folder / f'{name}.py').is_file()]
    given = (SourceFile(exercise.given / f'{name}.py') for name in exercise.modules)
    stubs = [source.path.stem for source in given if source.path.is_file() and source.has_unwritten]
    found = [name for name in stubs if name in present]
    misnamed = [name for name in stubs if name not in present and Implementation(exercise, folder).misnamed(name)]
    return (len(found), len(misnamed), len(present))
