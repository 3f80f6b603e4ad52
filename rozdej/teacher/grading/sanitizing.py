"""Sanitizes submissions: copies the files that count, and finds what student and teacher should know about them."""

import ast
import platform
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from typing import Any
from warnings import catch_warnings, simplefilter

from rozdej import KIT
from rozdej.core.exercises import TAKEN, Exercise
from rozdej.core.feedback.explanations import HIDDEN_MODULE, fill_in
from rozdej.core.feedback.syntax_errors import needed_python
from rozdej.core.student.failures import LoadProblem
from rozdej.core.student.implementation import Implementation
from rozdej.core.student.limits import COMPILING_BYTES, COMPILING_SECONDS
from rozdej.core.student.loading import unreadable
from rozdej.core.student.source import LONGEST_RECENT, SourceFile, WrongEncoding
from rozdej.core.student.subprocesses import run
from rozdej.teacher.grading.archive_tree import MOST_BYTES, Unreadable, read_file
from rozdej.teacher.grading.module_matching import MOST_FILES

MOST_CLASHES = 20
"""Number of blocks that parse alone but not together, after which the whole file is left out."""

MOST_WARNINGS = 10
"""Most warnings of Python about one file that are reported."""

MOST_VALUES = 300
"""Most constants in one literal; a larger table may hold recorded answers.

A deck written out has some 200, the largest table in a solution 27.
"""
MOST_VALUES_OF_FILE = 1500
"""Constants in one file. The longest solution has fewer than 300."""
MOST_CHARACTERS = 2000
"""Characters of one text, into which a table may be packed. The longest that a solution prints has 280."""
TABLES = ast.Dict | ast.List | ast.Set | ast.Tuple

NO_MEMORY = 3
COMPILE = f"""
import sys
sys.path.append({str(KIT)!r})
from rozdej.core.system import SYSTEM
SYSTEM.limit_memory({COMPILING_BYTES})
try:
    compile(sys.stdin.buffer.read(), 'block', 'exec', dont_inherit=True)
except MemoryError:
    sys.exit({NO_MEMORY})
except Exception:
    pass
"""
"""A program that compiles its stdin and exits with `NO_MEMORY` when memory is not enough."""


@dataclass
class SanitizedSubmission:
    """A submission that is ready to run."""

    implementation: Implementation
    notes: tuple[str, ...] = ()
    """Czech sentences for the student about files that were changed or left out."""
    unreadable: dict[str, LoadProblem] = field(default_factory=dict)
    """Why a file does not parse, by module. The implementation has the part that does."""
    concerns: tuple[str, ...] = ()
    """English sentences on what a teacher should look at."""
    remarks: tuple[str, ...] = ()
    """Warnings of Python, in English."""


def sanitize(exercise: Exercise, folder: Path, work: Path) -> SanitizedSubmission:
    """Copy the files that count from `folder` into the empty folder `work`."""
    notes: list[str] = []
    given = Implementation(exercise, work).given_modules
    helpers = 0
    names = sorted(path.relative_to(folder).as_posix() for path in folder.rglob('*.py'))
    for name in filter(str.isprintable, names):
        first, *inner = name.removesuffix('.py').split('/')
        is_stub = first in exercise.modules and first not in given
        if not inner and (exercise.given / name).is_file() and not is_stub:
            notes += _changed_given_file(exercise, folder / name)
        elif not inner and is_stub:
            notes += _copy(folder / name, work / name)
        elif first in TAKEN or first.startswith(('test_', 'conftest')):
            notes.append(f'Soubor {name} k řešení nepatří, hodnotí se bez něj.')
        elif all(part.isidentifier() for part in (first, *inner)) and helpers < MOST_FILES:
            helpers += 1
            notes += _copy(folder / name, work / name)
    implementation = Implementation(exercise, work, keeps_given=True)
    # On the student's computer, these files hide modules of Python. Here they do not, so the student is told.
    hidden = [problem for module in implementation.modules if (problem := implementation.hidden(module, folder))]
    notes += dict.fromkeys(' '.join(fill_in(HIDDEN_MODULE, problem.cause)) for problem in hidden)
    unreadable, concerns, remarks = {}, [], list[str]()
    for module in implementation.modules:
        source = implementation.source(module)
        if source is None or not source.path.is_relative_to(work):
            continue
        name = source.path.relative_to(work).as_posix()
        if problem := _problem(module, source):
            unreadable[module] = problem
            if isinstance(problem.cause, WrongEncoding) and problem.cause.is_of_bytes:
                concerns.append(f'{name} is not saved as UTF-8: letters may be lost, and points with them')
            is_short = len(source.data) <= LONGEST_RECENT  # a longer one would take long to parse again
            if is_short and (version := needed_python(source.lines, problem.line)):
                line = f'{name} needs Python {version} for line {problem.line}'
                concerns.append(f'{line} and was read by {platform.python_version()}')
            source = ReadablePart(source)
            implementation.put(module, source)
            notes.append(f'Soubor {name} jde přečíst jen zčásti, hodnotí se ta část, která přečíst jde.')
        if module in exercise.modules and not source.data:
            concerns.append(f'{name} is empty: perhaps its content has stayed in a cloud')
        if table := large_tables(source.tree):
            concerns.append(f'{name} holds {table}: perhaps a table of answers')
        remarks += _warnings(source, name)
    return SanitizedSubmission(implementation, tuple(notes), unreadable, tuple(concerns), tuple(remarks))


def _warnings(source: SourceFile, name: str) -> Iterator[str]:
    """Yield Python's warnings about a file, in English. They come only while it is compiled, and only once."""
    with catch_warnings(record=True) as warned:
        simplefilter('always')
        compile(source.text, name, 'exec', dont_inherit=True)
    for one in warned[:MOST_WARNINGS]:
        yield f'{name}, line {one.lineno}: {one.category.__name__}: {one.message}'


def _copy(path: Path, target: Path) -> list[str]:
    try:
        data = read_file(path, MOST_BYTES)
    except Unreadable:
        return [f'{path.name} není obyčejný soubor s programem, nebo je příliš dlouhý. Hodnotí se bez něj.']
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(data)
    return []


def _changed_given_file(exercise: Exercise, path: Path) -> list[str]:
    """Tell the student about a changed given file. The exercise's own file is always used."""
    with suppress(Unreadable):
        if read_file(path, MOST_BYTES).split() == (exercise.given / path.name).read_bytes().split():
            return []
    return [f'Soubor {path.name} je součást zadání. Tvoje změny v něm se nehodnotí.']


def _problem(module: str, source: SourceFile) -> LoadProblem | None:
    """Return why the file cannot be read; None when it can."""
    try:
        _check_memory(source.data)
    except MemoryError as error:
        return LoadProblem(module, source, 1, error, 1, is_unreadable=True)
    return unreadable(module, source)


class ReadablePart(SourceFile):
    """The readable part of a file that does not parse: the top-level blocks that do.

    Other lines are blank, so line numbers stay the same.
    """

    def __init__(self, source: SourceFile):
        super().__init__(source.path)
        self._whole = source

    @cached_property
    def text(self) -> str:
        """The readable part."""
        return readable_part('\n'.join(self._whole.lines))

    @cached_property
    def lines(self) -> list[str]:
        """The lines of the whole file."""
        return self._whole.lines

    @property
    def data(self) -> bytes:
        """The readable part, encoded."""
        return self.text.encode('utf-8', 'replace')


def readable_part(text: str) -> str:
    """Return the program with blank lines for top-level blocks that do not parse."""
    lines = text.replace('\0', ' ').split('\n')
    kept = [''] * len(lines)
    starts = [number for number, line in enumerate(lines) if _begins_block(line)]
    with suppress(MemoryError):  # each such block takes a second, and there may be thousands: the rest is left out
        for start, end in pairwise([*starts, len(lines)]):
            if _wrong_line('\n'.join(lines[start:end])) is None:
                kept[start:end] = lines[start:end]
    with suppress(MemoryError):
        for _ in range(MOST_CLASHES):
            wrong = _wrong_line('\n'.join(kept))
            if wrong is None:
                return '\n'.join(kept)
            before = [number for number in starts if number < wrong]
            if not before:
                break
            end = min((number for number in starts if number >= wrong), default=len(lines))
            kept[before[-1] : end] = [''] * (end - before[-1])  # parses alone, but not here: a late `from __future__`
    return ''


def _begins_block(line: str) -> bool:
    """Whether a top-level statement may begin in this line, which does not continue one before."""
    continuing = ('#', ')', ']', '}', 'else', 'elif', 'except', 'finally', '"""', "'''")
    return bool(line.strip()) and not line[0].isspace() and not line.startswith(continuing)


def _wrong_line(text: str) -> int | None:
    """Return the line, from 1, at which the text does not parse (0: unknown); None when it parses.

    Raises MemoryError when compiling takes too much memory; see `_check_memory`.
    """
    try:
        tree = ast.parse(text)
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:  # MemoryError: nested too deep
        return getattr(error, 'lineno', None) or 0
    _check_memory(text.encode('utf-8', 'replace'))
    try:
        compile(tree, 'block', 'exec', dont_inherit=True)
    except (SyntaxError, ValueError, RecursionError) as error:
        return getattr(error, 'lineno', None) or 0
    return None


def _check_memory(data: bytes) -> None:
    """Raise MemoryError when compiling a program takes too much memory.

    Python compiles the block of a `finally` once for each way into it, so a few lines can take gigabytes. This is tried
    in another process, because a process does not give such memory back.
    """
    if b'finally' not in data:
        return
    command = [sys.executable, '-I', '-S', '-c', COMPILE]
    code = run(command, COMPILING_SECONDS, input=data).code
    if code is None or code == NO_MEMORY or code < 0:  # negative: a crash that would end this process too
        raise MemoryError


def large_tables(tree: ast.AST) -> str:
    """Describe in English a table or text in the program that is too large; '' when there is none."""
    constants: list[ast.Constant] = list(_outermost(tree, ast.Constant))
    texts = [len(node.value) for node in constants if isinstance(node.value, str | bytes)]
    sizes = (len(list(_outermost(literal, ast.Constant))) for literal in _outermost(tree, TABLES))
    most = max(sizes, default=0) if len(constants) > MOST_VALUES else 0
    if most > MOST_VALUES:
        return f'a literal of {most:,} values'
    if (longest := max(texts, default=0)) > MOST_CHARACTERS:
        return f'a text of {longest:,} characters'
    if len(constants) > MOST_VALUES_OF_FILE:
        return f'{len(constants):,} constants'
    return ''


def _outermost(tree: ast.AST, kind: Any) -> Iterator[Any]:
    """Yield nodes of that kind that are not inside another, without strings that are statements (comments)."""
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        if isinstance(node, kind):
            yield node
        elif not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
            waiting += ast.iter_child_nodes(node)
