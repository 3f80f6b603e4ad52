"""A student's file as text: decoded, parsed, and asked which functions are still empty."""

import __future__

import ast
import codecs
import functools
import io
import operator
import re
import tokenize
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import CodeType
from typing import TypeVar
from weakref import WeakKeyDictionary, WeakValueDictionary

from rozdej.core.student.tracebacks import line_of

FUTURE = functools.reduce(
    operator.or_, (getattr(__future__, name).compiler_flag for name in __future__.all_feature_names)
)
"""What `from __future__ import …` may switch on for a whole file."""

PLAIN_DATA = ast.Constant, ast.List, ast.Tuple, ast.Set, ast.Dict, ast.Load, ast.UnaryOp, ast.USub
"""What a constant of a file is written with."""

NOT_FOR_PROGRAMS = {'punycode'}
"""Encodings that Python takes for a file, but that need minutes to decode what somebody made for that."""

Tree = TypeVar('Tree', bound=ast.AST)
Found = TypeVar('Found')


class WrongEncoding(SyntaxError):
    """A file that Python cannot decode."""

    is_of_bytes = False
    """Whether the bytes are wrong; otherwise the first lines declare an encoding that no text can have."""


class FileNotGiven(SyntaxError):
    """A file that is listed and cannot be read: it is only in a cloud, or another program holds it."""


@dataclass(frozen=True)
class Statement:
    """A top-level statement of a file, compiled on its own."""

    index: int
    line: int
    code: CodeType
    is_definition: bool
    """Whether it defines a function, imports a module or names plain data: other statements need it."""


def decode(data: bytes, path: str) -> str:
    """The text of a Python file, by Python's own rules (BOM, coding line, UTF-8).

    Raises `WrongEncoding` with the line where the first wrong byte stands.
    """
    try:
        encoding, _ = tokenize.detect_encoding(io.BytesIO(data).readline)
    except SyntaxError as error:
        encoding = 'utf-8' if 'unknown encoding' not in str(error) else str(error)
    try:
        if codecs.lookup(encoding).name in NOT_FOR_PROGRAMS:
            raise LookupError(f'{encoding} is not for programs')
        text = data.decode(encoding)
    except UnicodeDecodeError as error:
        problem = WrongEncoding(f'byte {data[error.start]:#x} is not {encoding}')
        problem.filename, problem.is_of_bytes = path, True
        problem.lineno = data.count(b'\n', 0, error.start) + 1
        problem.text = data.splitlines()[problem.lineno - 1].decode(encoding, 'replace')
        raise problem from None
    except (UnicodeError, LookupError) as error:  # what its first lines name is no encoding of text
        raise WrongEncoding(str(error), (path, 1, 1, data[:80].splitlines()[0].decode('ascii', 'replace'))) from None
    return text.replace('\r\n', '\n').replace('\r', '\n')


def is_empty(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Whether nothing but a docstring, `pass` or `...` stands in the body."""
    return all(
        isinstance(node, ast.Pass) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))
        for node in function.body
    )


def _is_definition(node: ast.stmt) -> bool:
    if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
        return all(isinstance(part, PLAIN_DATA) for part in ast.walk(node.value))
    return isinstance(node, ast.FunctionDef | ast.Import | ast.ImportFrom)


def first_line(node: ast.stmt) -> int:
    """The line where a statement begins, with its decorators."""
    return min([node.lineno, *(part.lineno for part in getattr(node, 'decorator_list', ()))])


DEFINITION = re.compile(rb'(?m)^(?:async[ \t]+)?def[ \t]+(\w+)')
IMPORT = re.compile(rb'(?m)^[ \t]*(?:from[ \t]+(\w+)|import[ \t]+([\w., \t]+))')


def bound_names(node: ast.stmt) -> set[str]:
    """The names that a definition or an assignment gives a meaning."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return {node.name}
    if isinstance(node, ast.Assign | ast.AnnAssign | ast.AugAssign):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        parts = [part for target in targets for part in ast.walk(target)]
        return {part.id for part in parts if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)}
    return set()


def bytes_of(path: Path) -> bytes:
    """What is in a file, nothing if it cannot be read: `SourceFile.text` says that."""
    try:
        return path.read_bytes()
    except OSError:
        return b''


def imported(data: bytes) -> set[str]:
    """Return the modules, or their packages, that a file seems to import; it need not parse."""
    found = (name for one, several in IMPORT.findall(data) for name in ([one] if one else several.split(b',')))
    return {name.split()[0].partition(b'.')[0].decode('utf-8', 'replace') for name in found if name.split()}


def functions_in(data: bytes) -> frozenset[str]:
    """Names of the functions that a file seems to define; it need not parse."""
    return frozenset(name.decode('utf-8', 'replace') for name in DEFINITION.findall(data))


def files_of(folder: Path, module: str) -> tuple[Path, Path]:
    """Return where Python looks for a module in a folder: `a.b` is `a/b.py`, or the package `a/b/__init__.py`."""
    place = folder.joinpath(*module.split('.'))
    return place.with_name(f'{place.name}.py'), place / '__init__.py'


def cache_with_tree(work: Callable[[Tree], Found]) -> Callable[[Tree], Found]:
    """Cache `work(tree)` while the tree lives: it is asked for each failed test.

    The result must not refer to the tree. A grader reads thousands of files, some of them very large.
    """
    known: WeakKeyDictionary[Tree, Found] = WeakKeyDictionary()

    @functools.wraps(work)
    def found(tree: Tree) -> Found:
        if tree not in known:
            known[tree] = work(tree)
        return known[tree]

    return found


RECENT = 16
"""Trees that are kept though nobody refers to them: the same files are read for each table and each submission."""

LONGEST_RECENT = 100_000
"""Most characters of a file whose tree is kept: a tree takes a hundred times as much memory as its text."""

_trees: WeakValueDictionary[str, ast.Module] = WeakValueDictionary()
_recent: dict[str, ast.Module] = {}


def _parse(text: str, file: str) -> ast.Module:
    """The tree of a file, the same that a file with the same text has already."""
    tree = _trees.get(text)
    if tree is None:
        tree = _trees[text] = ast.parse(text, file)
    if len(text) <= LONGEST_RECENT:
        _recent.pop(text, None)
        _recent[text] = tree
        if len(_recent) > RECENT:
            del _recent[next(iter(_recent))]
    return tree


@cache_with_tree
def nodes_of(tree: ast.Module) -> list[ast.AST]:
    """All that stands in a file."""
    return [node for statement in tree.body for node in ast.walk(statement)]


@cache_with_tree
def _codes(tree: ast.Module) -> dict[str, CodeType]:
    """Return file -> the compiled tree."""
    return {}


def _compile(tree: ast.Module, file: str) -> CodeType:
    """The compiled tree of a file that lies there."""
    codes = _codes(tree)
    if file not in codes:
        codes[file] = compile(tree, file, 'exec', dont_inherit=True)
    return codes[file]


@cache_with_tree
def has_stray_statement(tree: ast.Module) -> bool:
    """Whether there is a `return` outside functions, or a `break` or `continue` outside loops: Python refuses these."""
    left: list[tuple[ast.AST, bool, bool]] = [(node, False, False) for node in tree.body]
    while left:
        node, in_function, in_loop = left.pop()
        if isinstance(node, ast.Return | ast.Break | ast.Continue):
            if not (in_function if isinstance(node, ast.Return) else in_loop):
                return True
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            in_function, in_loop = not isinstance(node, ast.ClassDef), False
        is_loop = isinstance(node, ast.For | ast.AsyncFor | ast.While)
        inside: list[ast.AST] = [] if isinstance(node, ast.expr) else getattr(node, 'body', [])
        left += [(part, in_function, in_loop or is_loop) for part in inside]
        beside = (getattr(node, name, []) for name in ('orelse', 'finalbody', 'handlers', 'cases'))
        left += [(part, in_function, in_loop) for parts in beside if isinstance(parts, list) for part in parts]
    return False


def never_gets_to_its_end(loop: ast.AST) -> bool:
    """Whether it is a `for` that adds to the list that it goes through each time, and does nothing else with it."""
    if not isinstance(loop, ast.For) or not isinstance(loop.iter, ast.Name):
        return False
    parts = [part for statement in loop.body for part in ast.walk(statement)]
    uses = [part for part in parts if isinstance(part, ast.Name) and part.id == loop.iter.id]
    calls = [node.value.func for node in loop.body if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)]
    adding = [call.value for call in calls if isinstance(call, ast.Attribute) and call.attr in ('append', 'insert')]
    skips = ast.Continue | ast.Break | ast.Return | ast.Raise
    return bool(uses) and all(use in adding for use in uses) and not any(isinstance(part, skips) for part in parts)


class SourceFile:
    """One student's file. `tree` and what needs it raise SyntaxError when it does not parse."""

    def __init__(self, path: Path):
        self.path = path

    @property
    def data(self) -> bytes:
        """The file's bytes; none of a file that cannot be read."""
        return bytes_of(self.path)

    @cached_property
    def text(self) -> str:
        """The decoded text; raises `WrongEncoding` or `FileNotGiven`."""
        try:
            data = self.path.read_bytes()
        except FileNotFoundError:
            raise
        except OSError as error:
            raise FileNotGiven(error.strerror or '', (str(self.path), 1, 1, '')) from None
        return decode(data, str(self.path))

    @cached_property
    def lines(self) -> list[str]:
        """The lines for showing; also of a file whose encoding is wrong."""
        try:
            return self.text.split('\n')
        except (WrongEncoding, FileNotGiven):
            data = self.data
            encoding = 'utf-16' if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)) else 'utf-8'
            return data.decode(encoding, 'replace').replace('\r\n', '\n').split('\n')

    @cached_property
    def tree(self) -> ast.Module:
        """The parsed file. Nobody changes it: another `SourceFile` with the same text may have the same tree."""
        return _parse(self.text, str(self.path))

    @property
    def nodes(self) -> list[ast.AST]:
        """All that stands in the file."""
        return nodes_of(self.tree)

    @property
    def code(self) -> CodeType:
        """The file, compiled."""
        return _compile(self.tree, str(self.path))

    @cached_property
    def statements(self) -> list[Statement]:
        """The top-level statements, each compiled so that it can be run or left out."""
        file, flags = str(self.path), self.code.co_flags & FUTURE
        codes = (compile(ast.Module([n], []), file, 'exec', flags, dont_inherit=True) for n in self.tree.body)
        return [
            Statement(index, node.lineno, code, _is_definition(node))
            for index, (node, code) in enumerate(zip(self.tree.body, codes, strict=True))
        ]

    def statement_that_raised(self, error: BaseException) -> int | None:
        """The index of the top-level statement at which `code` ended with that; None when two stand on that line."""
        traceback = error.__traceback__
        while traceback is not None and traceback.tb_frame.f_code is not self.code:
            traceback = traceback.tb_next
        if traceback is None:
            return None
        line = line_of(traceback.tb_frame, traceback.tb_lineno)
        found = [
            index for index, node in enumerate(self.tree.body) if first_line(node) <= line <= (node.end_lineno or 0)
        ]
        return found[0] if len(found) == 1 else None

    @cached_property
    def functions(self) -> dict[str, ast.FunctionDef | ast.AsyncFunctionDef]:
        """The top-level functions; of several of one name the last, as in Python."""
        return {node.name: node for node in self.tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}

    def earlier_lines(self, name: str) -> list[int]:
        """The lines of top-level functions of that name that a later one has made mean nothing."""
        kinds = ast.FunctionDef | ast.AsyncFunctionDef
        same = [node.lineno for node in self.tree.body if isinstance(node, kinds) and node.name == name]
        return same[:-1]

    def nested(self, name: str) -> int | None:
        """The line of a function of that name that is not at top level; None when there is none."""
        for node in self.nodes:
            if isinstance(node, ast.FunctionDef) and node.name == name and node not in self.tree.body:
                return node.lineno
        return None

    def loop_around(self, line: int, is_meant: Callable[[ast.AST], bool]) -> int | None:
        """Return the first line of the outermost such loop around a line; None when there is none."""
        loops = [node for node in self.nodes if isinstance(node, ast.While | ast.For) and is_meant(node)]
        around = [node.lineno for node in loops if node.lineno <= line <= (node.end_lineno or node.lineno)]
        return min(around, default=None)

    def is_unwritten(self, name: str) -> bool:
        """Whether the function is there but nobody has written its body yet."""
        function = self.functions.get(name)
        return function is not None and is_empty(function) and self.rebound_at(name) is None

    def has_written(self, name: str) -> bool:
        """Whether the file can be read and makes more of the function than a stub."""
        return self.is_readable and name in self._names and not self.is_unwritten(name)

    @cached_property
    def _names(self) -> set[str]:
        """The top-level functions and classes, and what else is a name for something there: `f = lambda x: x`."""
        classes = (node.name for node in self.tree.body if isinstance(node, ast.ClassDef))
        targets = [target for node in self.tree.body if isinstance(node, ast.Assign) for target in node.targets]
        return {*self.functions, *classes, *(target.id for target in targets if isinstance(target, ast.Name))}

    def rebound_at(self, name: str) -> int | None:
        """The line below the function where its name gets another meaning (`f = lambda x: x`); None without one."""
        function = self.functions.get(name)
        later = self.tree.body[self.tree.body.index(function) + 1 :] if function else []
        for node in later:
            targets = node.targets if isinstance(node, ast.Assign) else []
            if any(isinstance(target, ast.Name) and target.id == name for target in targets):
                return node.lineno
        return None

    def made_at(self, name: str) -> int | None:
        """The line where the name gets its last meaning: an assignment, a header, or the first decorator above it."""
        functions = [self.functions[name]] if name in self.functions else []
        assignments = [node for node in self.tree.body if isinstance(node, ast.Assign)]
        targets = ((node, target) for node in assignments for target in node.targets)
        made = [node for node, target in targets if isinstance(target, ast.Name) and target.id == name]
        return max(map(first_line, [*functions, *made]), default=None)

    @cached_property
    def is_readable(self) -> bool:
        """Whether Python can read the file."""
        try:
            return not has_stray_statement(self.tree)
        except (SyntaxError, ValueError, OSError, RecursionError, MemoryError):  # OSError: just being replaced
            return False

    @cached_property
    def has_unwritten(self) -> bool:
        """Whether any function waits to be written: a stub, not a given file."""
        return self.is_readable and any(map(is_empty, self.functions.values()))

    def function_around(self, line: int) -> ast.FunctionDef | ast.AsyncFunctionDef | None:
        """The function at the top of the file that the line is in."""
        functions = self.functions.values()
        return next((one for one in functions if one.lineno <= line <= (one.end_lineno or line)), None)

    def line_text(self, number: int, indented: bool = False) -> str:
        """Line `number` (from 1), without its indentation if not asked for it; '' when there is no such line."""
        line = self.lines[number - 1] if 0 < number <= len(self.lines) else ''
        line = line.rstrip().expandtabs() if indented else line.strip()
        return ''.join(
            character if character.isprintable() or character == '\t' else ' ' if character.isspace() else ''
            for character in line
        )


class UnreadableFile(SourceFile):
    """A file that crashed Python's parser. It is not parsed again."""

    @property
    def tree(self) -> ast.Module:
        raise SyntaxError('too complex', (str(self.path), 1, 1, ''))
