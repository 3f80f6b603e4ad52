"""Which of a student's files belong to an exercise, also when their names are only almost right."""

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from rozdej.exercises import TAKEN, Exercise
from rozdej.grading.names import plain_name, shown
from rozdej.grading.tree import MOST_BYTES, MOST_FILES, Node, Unreadable, UnsafeEntry
from rozdej.student.source import SourceFile, functions_in, imported

MOST_SEEN = 10_000
"""Files and folders of one student that are looked at."""
MOST_DEPTH = 12
"""Folders inside folders that are looked into."""
MOST_ZIPS = 20
MOST_NESTED_ZIPS = 2
"""Zips of one student that are looked into, and zips inside zips."""
MOST_LOOKED_AT = 10_000_000
"""Bytes of one student's files that are read to find out what they define."""
NUMBERED = re.compile(r'(?i)(?:verze|version|v)[ ._-]*(\d{1,9})')
"""Names of folders that say which version is in them: the last one counts."""
RUNS_BY_ITSELF = {'conftest.py', 'sitecustomize.py', 'usercustomize.py', 'pytest.ini', 'tox.ini', 'setup.cfg'}
"""Files that Python or pytest would obey without being asked to."""


@dataclass(frozen=True)
class Found:
    """A file and where it lies: `path` is its folders and its name, as handed in."""

    node: Node
    path: tuple[str, ...]

    @property
    def shown(self) -> str:
        """The path as it can be printed."""
        return shown('/'.join(shown(part) for part in self.path), 120)

    @property
    def shown_name(self) -> str:
        """The same of the file's name alone."""
        return shown(self.path[-1])

    @property
    def versions(self) -> list[int]:
        """The numbers of folders like "Verze 2", as Teams makes them each time that somebody hands in."""
        return [int(found[1]) for part in self.path[:-1] if (found := NUMBERED.fullmatch(part))]

    @property
    def is_in_zadani(self) -> bool:
        """Whether it lies where the kit has what students write."""
        return 'zadani' in self.path


@dataclass
class Survey:
    """What a student handed in: `files` in the order in which they are preferred (near the top first).

    `remarks` tell the teacher in English what was not looked at.
    """

    files: list[Found] = field(default_factory=list)
    remarks: list[str] = field(default_factory=list)
    _defined: dict[tuple[str, ...], frozenset[str]] = field(default_factory=dict, repr=False)
    _looked_at: int = 0

    @property
    def is_kit(self) -> bool:
        """Whether it is laid out like the kit, whose other folders are not the student's then."""
        return any(found.is_in_zadani for found in self.files)

    def defined(self, found: Found) -> frozenset[str]:
        """Names of the functions that one of the files seems to define; it need not parse, and is read only once."""
        if found.path not in self._defined:
            data = b''
            with suppress(Unreadable):
                data = found.node.read(min(MOST_BYTES, max(0, MOST_LOOKED_AT - self._looked_at)))
            self._looked_at += len(data)
            self._defined[found.path] = functions_in(data)
        return self._defined[found.path]


@dataclass(frozen=True)
class Pattern:
    """How to recognise the files of an exercise: its stubs (module -> its functions) and its given modules."""

    exercise: Exercise
    stubs: dict[str, frozenset[str]]
    given: frozenset[str]

    @classmethod
    def of(cls, exercise: Exercise) -> 'Pattern':
        """The pattern of an exercise, from its files in `zadani`."""
        sources = {name: SourceFile(exercise.given / f'{name}.py') for name in exercise.modules}
        present = {name: source for name, source in sources.items() if source.path.is_file()}
        stubs = {name: frozenset(source.functions) for name, source in present.items() if source.has_unwritten}
        return cls(exercise, stubs, frozenset(present) - frozenset(stubs))


@dataclass
class Pick:
    """The files to grade for one exercise: module -> where it was found.

    `helpers` are files of the student's own that these import, by their places beside them: `pomocne/vse`; `refused`
    are those beside them that do not count, of which the student is told.
    `several` says how many files could have been each module. `is_sure` is off when only the functions inside, not the
    name, told what a file is.
    """

    files: dict[str, Found] = field(default_factory=dict)
    helpers: dict[str, Found] = field(default_factory=dict)
    refused: dict[str, Found] = field(default_factory=dict)
    several: dict[str, int] = field(default_factory=dict)
    is_sure: bool = True


def survey(places: list[Node], expected: frozenset[str] = frozenset()) -> Survey:
    """Everything a student handed in, folders nearest to the top first; archives count as folders.

    Where there is too much in a folder, files with an `expected` name are looked at before others.
    """
    found = Survey()
    waiting = [(Found(place, (place.name,)), 0) for place in places]
    seen = opened = 0
    while waiting:
        here, zips = waiting.pop(0)
        seen += 1
        if seen > MOST_SEEN:
            found.remarks.append(f'more than {MOST_SEEN:,} files: the rest was not looked at')
            break
        opened += here.node.is_zip
        if isinstance(here.node, UnsafeEntry):
            found.remarks.append(f'{here.shown}: {here.node.reason}')
        elif here.node.is_file:
            found.files.append(here)
        elif here.node.is_zip and opened > MOST_ZIPS:
            found.remarks.append(f'{here.shown}: more than {MOST_ZIPS} zips, not looked at')
        else:
            inner = zips + here.node.is_zip
            children = _inside(here, inner, found.remarks)
            if len(children) > (room := max(0, MOST_SEEN - seen - len(waiting))):
                children = sorted(children, key=lambda child: _later(child, expected))[: room + 1]  # one too many: told
            for child in children:
                waiting.append((Found(child, (*here.path, child.name)), inner))
    return found


def _later(node: Node, expected: frozenset[str]) -> int:
    """How late a thing is looked at where there is no room for all."""
    if node.is_file and node.name in expected:
        return 0
    return 1 if node.is_container or node.name.lower().endswith('.py') else 2


def _inside(here: Found, zips: int, remarks: list[str]) -> list[Node]:
    if len(here.path) > MOST_DEPTH or zips > MOST_NESTED_ZIPS:
        remarks.append(f'{here.shown}: too deep inside, not looked at')
        return []
    try:
        return here.node.own_children()
    except Unreadable as error:
        remarks.append(str(error))
        return []


def pick(student: Survey, pattern: Pattern, others: list[Pattern], asked_for: bool) -> Pick:
    """The files of the exercise among a student's.

    `others` are the other exercises, `asked_for` says that there is no other exercise it
    could be: then a single Python file is taken whatever its name.
    """
    folders = frozenset(other.exercise.name for other in others)
    modules = {module for other in others for module in other.stubs} - {*pattern.stubs, *pattern.given}
    is_kit = student.is_kit
    functions = frozenset().union(*pattern.stubs.values())
    candidates = [
        found
        for found in student.files
        if (_is_python(found) or (_is_text(found) and student.defined(found) & functions))
        and not _belongs_elsewhere(found, folders, is_kit)
        and plain_name(found.path[-1]) not in modules
    ]
    beside: set[str] = set()
    if any(found.is_in_zadani for found in candidates):
        beside = {found.path[-1] for found in candidates if not found.is_in_zadani}
        candidates = [found for found in candidates if found.is_in_zadani]
    candidates.sort(key=lambda found: (len(found.path), [-number for number in found.versions]))
    texts = [found for found in candidates if _is_text(found)]
    candidates = [found for found in candidates if found not in texts]
    picked = Pick()
    for module in sorted(pattern.stubs):
        exact = [found for found in candidates if found.path[-1] == f'{module}.py']
        almost = [found for found in candidates if plain_name(found.path[-1]) == module]
        if either := exact or almost:
            picked.files[module] = either[0]
            picked.several[module] = len({found.path for found in (*exact, *almost)}) + (f'{module}.py' in beside)
    picked.is_sure = bool(picked.files)
    names = {plain_name(found.path[-1]) for found in student.files if _is_python(found)}
    alone = {found for found in candidates if asked_for and not _is_given_with(found, others, names)}
    _pick_by_functions(picked, [*candidates, *texts], student, pattern, alone)
    _pick_helpers(picked, candidates, pattern)
    _pick_refused(picked, candidates, pattern)
    return picked


def _is_given_with(found: Found, others: list[Pattern], names: set[str]) -> bool:
    """Whether it is a given file of one of these exercises, or may be: a program of that is among the `names`."""
    name = plain_name(found.path[-1])
    return any(
        not names.isdisjoint(other.stubs) or same_text(found, other.exercise.given / f'{name}.py')
        for other in others
        if name in other.given
    )


def _pick_helpers(picked: Pick, candidates: list[Found], pattern: Pattern) -> None:
    """Add the student's own modules that these import: files beside the taken ones, and all in folders there."""
    refused = TAKEN | pattern.given | set(pattern.stubs)
    waiting = [(found, found.path[:-1]) for found in picked.files.values()]
    while waiting:
        here, folder = waiting.pop()
        wanted = {
            name for name in _imported(here) if name not in refused and not name.startswith(('test_', 'conftest'))
        }
        for found in candidates:
            inner = found.path[len(folder) :]
            name = '/'.join(inner).removesuffix('.py')
            is_below = found.path[: len(folder)] == folder and found.path[-1].endswith('.py')
            if not is_below or inner[0].removesuffix('.py') not in wanted or name in picked.helpers:
                continue
            if len(picked.helpers) < MOST_FILES and all(part.isidentifier() for part in name.split('/')):
                picked.helpers[name] = found
                waiting.append((found, folder))


def _pick_refused(picked: Pick, candidates: list[Found], pattern: Pattern) -> None:
    """Note what lies beside the files and does not count: changed given files, and what hides a module of Python."""
    places = {found.path[:-1] for found in picked.files.values()}
    for found in candidates:
        name = _stem(found)
        own = pattern.exercise.given / f'{name}.py'
        if found.path[:-1] in places and (name in TAKEN or (name in pattern.given and not same_text(found, own))):
            with suppress(Unreadable):
                found.node.read(MOST_BYTES)
                picked.refused[name] = found


def _pick_by_functions(
    picked: Pick, candidates: list[Found], student: Survey, pattern: Pattern, alone: set[Found]
) -> None:
    """Recognise files that are still missing by what they define, or one that is `alone` by there being no other."""
    known = TAKEN | pattern.given | set(pattern.stubs) | {name.removesuffix('.py') for name in RUNS_BY_ITSELF}
    free = [found for found in candidates if _is_text(found) or plain_name(found.path[-1]) not in known]
    scores = {found: student.defined(found) for found in free}
    for module, functions in sorted(pattern.stubs.items()):
        best = max(free, key=lambda found: len(scores[found] & functions), default=None)
        if module not in picked.files and best and len(scores[best] & functions) >= min(2, len(functions)):
            picked.files[module] = best
            free.remove(best)
    left = [found for found in free if found in alone]
    if not picked.files and len(left) == 1 and len(pattern.stubs) == 1:
        [module] = pattern.stubs
        picked.files[module] = left[0]
    for module in picked.files:
        picked.several.setdefault(module, 1)


def also_like(student: Survey, picked: Pick, pattern: Pattern, names: set[str]) -> Iterator[tuple[Found, int]]:
    """Files that were not taken though they define functions of the exercise, and how many of these.

    Those with one of the `names` are left aside: files of exercises share names of functions.
    """
    taken = {found.path for found in (*picked.files.values(), *picked.helpers.values())}
    functions = frozenset().union(*pattern.stubs.values())
    is_kit = student.is_kit
    for found in student.files:
        if _is_python(found) and found.path not in taken and plain_name(found.path[-1]) not in names:
            count = len(student.defined(found) & functions)
            if count > 1 and not _belongs_elsewhere(found, frozenset(), is_kit):
                yield found, count


def _imported(found: Found) -> set[str]:
    """Names of the modules that a file seems to import; it need not parse."""
    try:
        return imported(found.node.read(MOST_BYTES))
    except Unreadable:
        return set()


def same_text(found: Found, file: Path) -> bool:
    """Whether the student's file has the text of a file of the kit."""
    try:
        own = found.node.read(MOST_BYTES)
    except Unreadable:
        return False
    return own.replace(b'\r\n', b'\n').strip() == file.read_bytes().replace(b'\r\n', b'\n').strip()


def left_out(student: Survey, picks: dict[str, Pick], patterns: list[Pattern]) -> Iterator[str]:
    """What was not taken, and why, in English for the teacher."""
    taken = {found.path: module for picked in picks.values() for module, found in picked.files.items()}
    helpers = {found.path for picked in picks.values() for found in picked.helpers.values()}
    given = {module: p.exercise.given for p in patterns if p.exercise.name in picks for module in p.given}
    for found in student.files:
        name = found.path[-1]
        if found.path in taken:
            continue
        if found.path in helpers:
            yield f'{found.shown}: taken too, as it is imported'
        elif name in RUNS_BY_ITSELF or name.endswith('.pth'):
            yield f'{found.shown}: left out, it would change how tests run'
        elif _is_python(found) and _stem(found) in given:
            if not same_text(found, given[_stem(found)] / f'{_stem(found)}.py'):
                yield f"{found.shown}: left out, the kit's own is used"
        elif _is_python(found) and _stem(found) in TAKEN:
            yield f'{found.shown}: left out, it would stand in for a module of Python or pytest'
        elif _is_python(found) and plain_name(name) in taken.values():
            yield f'{found.shown}: left out, another {plain_name(name)}.py was graded'
        elif _is_python(found):
            yield f'{found.shown}: left out, not a file of the exercise'


def _stem(found: Found) -> str:
    return found.path[-1].removesuffix('.py')


def _is_python(found: Found) -> bool:
    return found.path[-1].lower().strip().endswith(('.py', '.py.txt', '.pyw'))


def _is_text(found: Found) -> bool:
    """Whether it may be a program that an editor or a mail has made a text of: `klondike.txt`."""
    return found.path[-1].lower().strip().endswith('.txt') and not _is_python(found)


def _belongs_elsewhere(found: Found, others: frozenset[str], is_kit: bool) -> bool:
    """Whether the file lies in a folder of another exercise, or of the kit's machinery where that `is_kit`."""
    folders = set(found.path[1:-1])
    is_machinery = is_kit and 'zadani' not in folders and folders & {'reseni', 'checks', 'rozdej', 'tests'}
    return bool(folders & others or is_machinery)
