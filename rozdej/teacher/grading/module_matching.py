"""Matches a student's files with the modules of exercises, even when their names are only almost right."""

import ast
import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from warnings import catch_warnings

from rozdej.core.exercises import TAKEN, Exercise
from rozdej.core.student.source import SourceFile, decode, imported, is_empty
from rozdej.teacher.grading.archive_tree import MOST_BYTES, File, Folder, RefusedEntry, TreeEntry, Unreadable
from rozdej.teacher.grading.name_matching import plain_name, printable
from rozdej.teacher.grading.students import Student

MOST_FILES = 50
"""Most own files of a student besides the exercise's."""
MOST_SEEN = 10_000
"""Most files and folders of one student that are listed."""
MOST_DEPTH = 12
"""Most nested folders that are listed."""
MOST_ZIPS = 20
MOST_NESTED_ZIPS = 2
"""Most zips of one student that are opened, and most nested zips."""
MOST_LOOKED_AT = 10_000_000
"""Most bytes of one student's files that are read to find the functions in them."""
NUMBERED = re.compile(r'(?i)(?:verze|version|v)[ ._-]*(\d{1,9})')
"""Names of folders with the number of a version; the highest one counts."""
RUNS_BY_ITSELF = {'conftest.py', 'sitecustomize.py', 'usercustomize.py', 'pytest.ini', 'tox.ini', 'setup.cfg'}
"""Files that Python or pytest run or read by themselves."""
MACHINERY = {'reseni', 'samples', 'checks', 'rozdej', 'tests'}
"""Folders of the kit besides `zadani`, the one for students' files."""


def printable_path(path: tuple[str, ...]) -> str:
    """Return a path as it can be printed."""
    return printable('/'.join(printable(part) for part in path), 120)


@dataclass(eq=False)
class SubmittedFile:
    """A file, and its `path`: folders and name as handed in."""

    file: File
    path: tuple[str, ...]
    is_looked_into: bool = True

    def __post_init__(self) -> None:
        name = self.path[-1].lower().strip()
        self.name = self.path[-1]
        self.stem = self.name.removesuffix('.py')
        self.plain_name = plain_name(self.name)
        self.is_python = name.endswith(('.py', '.py.txt', '.pyw'))
        self.is_text = name.endswith('.txt') and not self.is_python
        """Whether it may be a program that an editor or mailer saved as text: `klondike.txt`."""
        self.is_in_zadani = 'zadani' in self.path
        """Whether it is in the kit's folder for students' files."""
        self.printable_path, self.printable_name = printable_path(self.path), printable(self.name)
        """The printable path and name."""
        self.versions = [int(found[1]) for part in self.path[:-1] if (found := NUMBERED.fullmatch(part))]
        """The numbers of folders such as "Verze 2", which Teams makes for each hand-in."""

    @property
    def functions(self) -> frozenset[str]:
        """Names of the functions that it seems to define."""
        return self.file.functions if self.is_looked_into else frozenset()

    def read(self) -> bytes:
        """The content. Raises `Unreadable`."""
        return self.file.read(MOST_BYTES)

    def has_text_of(self, file: Path) -> bool:
        """Whether it equals a file of the kit, except for line ends and surrounding space."""
        with suppress(Unreadable):
            return self.read().replace(b'\r\n', b'\n').strip() == file.read_bytes().replace(b'\r\n', b'\n').strip()
        return False


@dataclass
class HandIn:
    """What a student handed in."""

    student: Student
    patterns: list['Pattern']
    """Patterns of all exercises."""
    files: list[SubmittedFile] = field(default_factory=list)
    """All files, preferred ones (near the top) first."""
    remarks: list[str] = field(default_factory=list)
    """English sentences on what was not looked at."""
    left_out: list[str] = field(default_factory=list)
    """English sentences on what was not taken."""
    matches: list['ExerciseMatch'] = field(default_factory=list)

    @cached_property
    def is_kit(self) -> bool:
        """Whether it is a copy of the kit, whose other folders are not the student's."""
        return any(file.is_in_zadani for file in self.files)

    def lies_in(self, file: SubmittedFile, folders: frozenset[str]) -> bool:
        """Whether the file lies in one of these folders, or in the kit's own folders."""
        around = set(file.path[1:-1])
        return bool(around & folders or (self.is_kit and 'zadani' not in around and around & MACHINERY))


@dataclass(frozen=True)
class Pattern:
    """How to recognise the files of an exercise: by its stubs, with the functions of each, and its given modules."""

    exercise: Exercise
    stubs: dict[str, frozenset[str]]
    given: frozenset[str]

    @classmethod
    def of(cls, exercise: Exercise) -> 'Pattern':
        """Make the pattern of an exercise from its files in `zadani`."""
        sources = {name: SourceFile(exercise.given / f'{name}.py') for name in exercise.modules}
        present = {name: source for name, source in sources.items() if source.path.is_file()}
        stubs = {name: frozenset(source.functions) for name, source in present.items() if source.has_unwritten}
        return cls(exercise, stubs, frozenset(present) - frozenset(stubs))

    @property
    def modules(self) -> set[str]:
        """All modules that students get."""
        return {*self.stubs, *self.given}

    @cached_property
    def functions(self) -> frozenset[str]:
        """All functions to be written."""
        return frozenset().union(*self.stubs.values())

    def file(self, module: str) -> Path:
        """The file of a module that students get."""
        return self.exercise.given / f'{module}.py'


@dataclass(eq=False)
class ExerciseMatch:
    """The files to grade for one exercise."""

    pattern: Pattern
    files: dict[str, SubmittedFile] = field(default_factory=dict)
    """The files by module."""
    helpers: dict[str, SubmittedFile] = field(default_factory=dict)
    """The student's own modules that these import, by path: `pomocne/vse`."""
    refused: dict[str, SubmittedFile] = field(default_factory=dict)
    """Files beside them that do not count; the student is told."""
    several: dict[str, int] = field(default_factory=dict)
    """How many files could be the module."""
    alike: dict[SubmittedFile, int] = field(default_factory=dict)
    """Other files, with the number of functions of the exercise that they define."""
    is_sure: bool = True
    """Whether a file was recognised by its name, not only by its functions."""

    @cached_property
    def taken(self) -> set[SubmittedFile]:
        """The files that are graded."""
        return {*self.files.values(), *self.helpers.values()}

    @cached_property
    def is_touched(self) -> bool:
        """Whether any file differs from the stub, also from one of an older kit."""
        stubs = ((file, self.pattern.file(module)) for module, file in self.files.items())
        return any(not file.has_text_of(stub) and not _is_empty_stub(file, stub) for file, stub in stubs)


def _is_empty_stub(file: SubmittedFile, stub: Path) -> bool:
    """Whether the student's file has only empty functions and what the stub has."""
    try:
        with catch_warnings(action='ignore'):  # they are reported when it is graded
            body = ast.parse(decode(file.read(), file.printable_path)).body
        known = {ast.dump(node) for node in ast.parse(stub.read_bytes()).body}
        functions = [node for node in body if isinstance(node, ast.FunctionDef) and is_empty(node)]
        rest = (node for node in body if node not in functions and not isinstance(node, ast.Import | ast.ImportFrom))
        texts = [node for node in body if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)]
        return bool(functions) and all(node in texts or ast.dump(node) in known for node in rest)
    except (Unreadable, SyntaxError, ValueError, RecursionError, MemoryError):
        return False


def read_hand_in(student: Student, patterns: list[Pattern], asked_for: Exercise | None) -> HandIn:
    """Read what a student handed in and match it with all exercises, or with the one `asked_for`."""
    hand_in = HandIn(student, patterns)
    _list_files(hand_in)
    matches = {
        pattern.exercise.name: _match(hand_in, pattern, asked_for is not None)
        for pattern in patterns
        if asked_for in (None, pattern.exercise)
    }
    hand_in.matches = _most_alike([found for found in matches.values() if found.files])
    hand_in.left_out = list(_left_out(hand_in))
    for found in hand_in.matches:
        found.alike = _alike(hand_in, found)
    return hand_in


def _list_files(hand_in: HandIn) -> None:
    """Add the files, top folders first; zips count as folders.

    When a folder has too many entries, files with an expected name are taken before others.
    """
    expected = {f'{module}.py' for pattern in hand_in.patterns for module in pattern.stubs}
    waiting: list[tuple[TreeEntry, tuple[str, ...], int]] = []
    waiting += ((place, (place.name,), 0) for place in hand_in.student.places)
    seen = opened = read = 0
    while waiting:
        entry, path, zips = waiting.pop(0)
        seen += 1
        if seen > MOST_SEEN:
            hand_in.remarks.append(f'more than {MOST_SEEN:,} files: the rest was not looked at')
            break
        if isinstance(entry, File):
            file = SubmittedFile(entry, path)
            read += entry.size * (file.is_python or file.is_text)
            file.is_looked_into = read <= MOST_LOOKED_AT
            hand_in.files.append(file)
        elif isinstance(entry, Folder):
            opened += entry.is_zip
            zips += entry.is_zip
            if entry.is_zip and opened > MOST_ZIPS:
                problem = f'{printable_path(path)}: more than {MOST_ZIPS} zips, not looked at'
            elif len(path) > MOST_DEPTH or zips > MOST_NESTED_ZIPS:
                problem = f'{printable_path(path)}: too deep inside, not looked at'
            else:
                problem = entry.problem
            hand_in.remarks += [problem] if problem else []
            children = [] if problem else entry.children
            if len(children) > (capacity := max(0, MOST_SEEN - seen - len(waiting))):
                children = sorted(children, key=lambda child: _later(child, expected))
                children = children[: capacity + 1]  # one too many, so that it is reported
            waiting += [(child, (*path, child.name), zips) for child in children]
        elif isinstance(entry, RefusedEntry):
            hand_in.remarks.append(f'{printable_path(path)}: {entry.problem}')


def _later(entry: TreeEntry, expected: set[str]) -> int:
    """Return the sort key of an entry when there are too many."""
    if isinstance(entry, File) and entry.name in expected:
        return 0
    return 1 if isinstance(entry, Folder) or entry.ends_with('.py') else 2


def _most_alike(matches: list[ExerciseMatch]) -> list[ExerciseMatch]:
    """Return matches by name, and of the others those that define most of the functions.

    Names of files count more than functions, as exercises share names of functions.
    """
    sure = [found for found in matches if found.is_sure]
    taken = {file for found in sure for file in found.taken}
    shares = [
        (found, file, len(functions & file.functions), len(functions))
        for found in matches
        for module, file in found.files.items()
        for functions in [found.pattern.stubs[module]]
    ]
    most: dict[SubmittedFile, int] = {}
    for _, file, count, _ in shares:
        most[file] = max(count, most.get(file, 0))
    like = [
        found
        for found, file, count, size in shares
        if file not in taken and count == most[file] and (not sure or 2 * count > size)
    ]
    return [found for found in matches if found.is_sure or found in like]


def _match(hand_in: HandIn, pattern: Pattern, is_asked_for: bool) -> ExerciseMatch:
    """Match the files of a hand-in with an exercise.

    If no other exercise is possible, a single Python file is taken whatever its name.
    """
    others = [other for other in hand_in.patterns if other is not pattern]
    folders = frozenset(other.exercise.name for other in others)
    modules = {module for other in others for module in other.stubs} - pattern.modules
    candidates = [
        file
        for file in hand_in.files
        if (file.is_python or (file.is_text and file.functions & pattern.functions))
        and not hand_in.lies_in(file, folders)
        and file.plain_name not in modules
    ]
    beside: set[str] = set()
    if any(file.is_in_zadani for file in candidates):
        beside = {file.name for file in candidates if not file.is_in_zadani}
        candidates = [file for file in candidates if file.is_in_zadani]
    candidates.sort(key=lambda file: (file.is_text, len(file.path), [-number for number in file.versions]))
    python = [file for file in candidates if file.is_python]
    found = ExerciseMatch(pattern)
    for module in sorted(pattern.stubs):
        exact = [file for file in python if file.name == f'{module}.py']
        almost = [file for file in python if file.plain_name == module]
        if either := exact or almost:
            found.files[module] = either[0]
            found.several[module] = len({*exact, *almost}) + (f'{module}.py' in beside)
    found.is_sure = bool(found.files)
    known = TAKEN | pattern.given | set(pattern.stubs) | {name.removesuffix('.py') for name in RUNS_BY_ITSELF}
    free = [file for file in candidates if file.is_text or file.plain_name not in known]
    _match_by_functions(found, free)
    if (is_asked_for or not others) and not found.files and len(pattern.stubs) == 1:
        names = {file.plain_name for file in hand_in.files if file.is_python}
        alone = [file for file in free if file.is_python and not _is_given_with(file, others, names)]
        found.files = dict.fromkeys(pattern.stubs, alone[0]) if len(alone) == 1 else {}
    found.several = dict.fromkeys(found.files, 1) | found.several
    _add_helpers(found, python)
    _add_refused(found, python)
    return found


def _is_given_with(file: SubmittedFile, others: list[Pattern], names: set[str]) -> bool:
    """Whether it is a given file of one of these exercises, or may be, as a stub of that is among the `names`."""
    name = file.plain_name
    return any(
        not names.isdisjoint(other.stubs) or file.has_text_of(other.file(name))
        for other in others
        if name in other.given
    )


def _match_by_functions(found: ExerciseMatch, free: list[SubmittedFile]) -> None:
    """Recognise missing files by the functions that they define."""
    for module, functions in sorted(found.pattern.stubs.items()):
        best = max(free, key=lambda file: len(file.functions & functions), default=None)
        if module not in found.files and best and len(best.functions & functions) >= min(2, len(functions)):
            found.files[module] = best
            free = [file for file in free if file is not best]


def _add_helpers(found: ExerciseMatch, candidates: list[SubmittedFile]) -> None:
    """Add the student's own modules that the files import: files beside them, and all files of folders there."""
    refused = TAKEN | found.pattern.given | set(found.pattern.stubs)
    waiting = [(file, file.path[:-1]) for file in found.files.values()]
    while waiting:
        here, folder = waiting.pop()
        wanted = set()
        with suppress(Unreadable):
            wanted = {name for name in imported(here.read()) - refused if not name.startswith(('test_', 'conftest'))}
        for file in candidates:
            inner = file.path[len(folder) :]
            name = '/'.join(inner).removesuffix('.py')
            is_below = file.path[: len(folder)] == folder and file.name.endswith('.py')
            if not is_below or inner[0].removesuffix('.py') not in wanted or name in found.helpers:
                continue
            if len(found.helpers) < MOST_FILES and all(part.isidentifier() for part in name.split('/')):
                found.helpers[name] = file
                waiting.append((file, folder))


def _add_refused(found: ExerciseMatch, candidates: list[SubmittedFile]) -> None:
    """Note files beside them that do not count: changed given files, and files that hide a module of Python."""
    places = {file.path[:-1] for file in found.files.values()}
    for file in candidates:
        is_given = file.stem in found.pattern.given and not file.has_text_of(found.pattern.file(file.stem))
        if file.path[:-1] in places and (file.stem in TAKEN or is_given):
            with suppress(Unreadable):
                file.read()
                found.refused[file.stem] = file


def _alike(hand_in: HandIn, found: ExerciseMatch) -> dict[SubmittedFile, int]:
    """Return files that were not taken though they define functions of the exercise, and how many.

    Files named like a file of any exercise are skipped, as exercises share names of functions.
    """
    names = {module for pattern in hand_in.patterns for module in pattern.modules}
    other = [file for file in hand_in.files if file.is_python and file.plain_name not in names]
    counts = {file: len(file.functions & found.pattern.functions) for file in other if file not in found.taken}
    return {file: count for file, count in counts.items() if count > 1 and not hand_in.lies_in(file, frozenset())}


def _left_out(hand_in: HandIn) -> Iterator[str]:
    """Yield English sentences on what was not taken, and why."""
    matches = hand_in.matches
    files = {file: module for found in matches for module, file in found.files.items()}
    helpers = {file for found in matches for file in found.helpers.values()}
    given = {module: found.pattern.file(module) for found in matches for module in found.pattern.given}
    for file in hand_in.files:
        if file in files:
            continue
        if file in helpers:
            yield f'{file.printable_path}: taken too, as it is imported'
        elif file.name in RUNS_BY_ITSELF or file.name.endswith('.pth'):
            yield f'{file.printable_path}: left out, it would change how tests run'
        elif file.is_python and file.stem in given:
            if not file.has_text_of(given[file.stem]):
                yield f"{file.printable_path}: left out, the kit's own is used"
        elif file.is_python and file.stem in TAKEN:
            yield f'{file.printable_path}: left out, it would stand in for a module of Python or pytest'
        elif file.is_python and file.plain_name in files.values():
            yield f'{file.printable_path}: left out, another {file.plain_name}.py was graded'
        elif file.is_python:
            yield f'{file.printable_path}: left out, not a file of the exercise'
