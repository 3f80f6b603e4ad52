"""Repeats a call and records the lines that it runs, and what it does within them: compare, walk through, add, catch.

The functions of a program that was loaded anew are compiled with calls of `_Notes` around these parts, which change
nothing of what they do. A trace function records the lines.
"""

import ast
import operator
import sys
import warnings
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from traceback import walk_tb
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any, NamedTuple

from rozdej.core.student.calls import Call
from rozdej.core.student.failures import CallAborted
from rozdej.core.student.guard import Guard
from rozdej.core.student.source import SourceFile, cache_with_tree
from rozdej.core.student.tracebacks import error_text, line_of

NOTES = 'what functions note'
"""A name that no program can use."""

KINDS = bool, int, float, str, tuple, list, dict, set, range, type
"""Types whose values are equal to those of no other one, but for numbers. A value of another type may be like any."""

NUMBERS = 'bool', 'int', 'float'

LONGEST = 200
"""Characters of a value or a message that are kept."""

MOST_INSIDE = 100
"""Values with which one is compared by `in` whose types are looked at: that takes much longer than `in` itself."""


class Fact(NamedTuple):
    """Something that a call has done at a line and column of a file of the student's; `words` say more.

    unequal: a comparison of two types that are never equal, each time (both; 'meant' if what was meant was so)
    identical: `is` between values of one type that cannot be changed
    several: a loop through more than one item
    left out: a loop through a list that got shorter, which did not come to all that was in it
    one by one: the items of a tuple or the letters of a text, added to a list (which of them; the first one)
    caught: an error (its line, its type, what it says)
    """

    what: str
    file: str
    line: int
    column: int
    words: tuple[str, ...] = ()


WORDS = {'unequal': 3, 'identical': 0, 'several': 0, 'left out': 0, 'one by one': 2, 'caught': 3}
"""How many words there are of each kind of fact."""


class Observer:
    """Makes the functions of modules note what they do."""

    def __init__(self) -> None:
        self._notes: list[_Notes] = []

    def watch(self, module: ModuleType, source: SourceFile) -> None:
        """Let the functions at the top of the module, which was run from that file, record what they do."""
        try:
            codes = _noting(source)
        except RecursionError:
            return
        self._notes.append(_Notes(str(source.path)))
        for function in [*vars(module).values()]:
            if type(function) is FunctionType and function.__globals__ is vars(module):
                place = function.__code__.co_name, function.__code__.co_firstlineno
                if place in codes and not function.__code__.co_freevars:
                    function.__code__ = codes[place]
        vars(module)[NOTES] = self._notes[-1]

    @property
    def facts(self) -> set[Fact]:
        """What they have noted."""
        return {fact for notes in self._notes for fact in notes.facts()}


@cache_with_tree
def _codes(tree: ast.Module) -> dict[str, dict[tuple[str, int], CodeType]]:
    """Return file -> its functions that record what they do, by name and first line."""
    return {}


def _noting(source: SourceFile) -> dict[tuple[str, int], CodeType]:
    codes, file = _codes(source.tree), str(source.path)
    if file not in codes:
        with warnings.catch_warnings(action='ignore'):  # they were told when the file was read
            tree = ast.fix_missing_locations(_Noting().visit(ast.parse(source.text)))
            code = compile(tree, file, 'exec', dont_inherit=True)
        functions = [one for one in code.co_consts if type(one) is CodeType]
        named = (one for one in functions if one.co_name.isidentifier())  # one line may hold several `lambda`
        codes[file] = {(one.co_name, one.co_firstlineno): one for one in named}
    return codes[file]


class _Noting(ast.NodeTransformer):
    """Puts the parts of functions that are to be noted through the methods of `_Notes`."""

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        self.generic_visit(node)
        if len(node.ops) > 1 or not isinstance(node.ops[0], tuple(COMPARED)):
            return node
        return self._noted('compared', node, ast.Constant(type(node.ops[0]).__name__), node.left, *node.comparators)

    def visit_For(self, node: ast.For) -> ast.For:
        self.generic_visit(node)
        if ast.unparse(node.iter).startswith('enumerate(') and isinstance(node.iter, ast.Call) and node.iter.args:
            node.iter.args[0] = self._noted('walked', node, node.iter.args[0])
        else:
            node.iter = self._noted('walked', node, node.iter)
        return node

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AugAssign:
        self.generic_visit(node)
        target = ast.unparse(node.target)
        if isinstance(node.op, ast.Add) and target.isidentifier():
            node.value = self._noted('added', node, ast.Name(target, ast.Load()), node.value)
        return node

    def visit_ExceptHandler(self, node: ast.ExceptHandler) -> ast.ExceptHandler:
        self.generic_visit(node)
        node.body.insert(0, ast.copy_location(ast.Expr(self._noted('caught', node)), node.body[0]))
        return node

    @staticmethod
    def _noted(method: str, node: Any, *parts: ast.expr) -> ast.expr:
        """A call of that method with the place of the node and these parts, in the lines of what is evaluated."""
        place = ast.Constant(node.lineno), ast.Constant(node.col_offset)
        function = ast.Attribute(ast.Name(NOTES, ast.Load()), method, ast.Load())
        where = parts[-1] if parts and isinstance(node, ast.stmt) else node
        return ast.copy_location(ast.Call(function, [*place, *parts], []), where)


COMPARED: dict[type[ast.cmpop], Callable[[Any, Any], Any]] = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Is: operator.is_,
    ast.IsNot: operator.is_not,
    ast.In: lambda left, right: left in right,
    ast.NotIn: lambda left, right: left not in right,
}
BY_NAME = {kind.__name__: compare for kind, compare in COMPARED.items()}


class _Notes:
    """What the functions of a file have noted."""

    def __init__(self, file: str):
        self._file = file
        self._compared: defaultdict[tuple[int, int], set[tuple[str, ...]]] = defaultdict(set)
        self._others: dict[tuple[str, int, int], Fact] = {}

    def facts(self) -> set[Fact]:
        """All of it; a comparison only if it was of these two types each time."""
        same = ((place, one) for place, one in self._compared.items() if len({kinds[:2] for kinds in one}) == 1)
        return {*self._others.values(), *(Fact('unequal', self._file, *at, max(one)) for at, one in same if all(one))}

    def _note(self, what: str, line: int, column: int, *words: str) -> None:
        self._others.setdefault((what, line, column), Fact(what, self._file, line, column, words))

    def compared(self, line: int, column: int, name: str, left: Any, right: Any) -> Any:
        """Record a comparison and return its value."""
        with suppress(Exception):  # of odd values, nothing is noted
            seen = self._compared[line, column]
            if name in ('Is', 'IsNot'):
                if type(left) is type(right) and type(left) in (int, float, str, tuple):
                    self._note('identical', line, column)
            elif () in seen:
                pass
            elif name in ('Eq', 'NotEq'):
                seen.add(_unequal(left, right))
            elif type(right) in (list, tuple, set, dict) and len(right) <= MOST_INSIDE:
                seen.update(_unequal(left, item) for item in right)
            else:
                seen.add(())
        return BY_NAME[name](left, right)

    def walked(self, line: int, column: int, values: Any) -> Any:
        """Record a loop and return what it goes through."""
        if type(values) in (list, tuple, str, dict, set, range) and len(values) > 1:
            self._note('several', line, column)
        return self._walk(line, column, values) if type(values) is list else values

    def _walk(self, line: int, column: int, values: list[Any]) -> Iterator[Any]:
        whole, walked, is_shorter = len(values), 0, False
        for value in values:
            before, walked = len(values), walked + 1
            yield value
            is_shorter |= len(values) < before
        if is_shorter and walked < whole:
            self._note('left out', line, column)

    def added(self, line: int, column: int, target: Any, values: Any) -> Any:
        """Record and return what is added. A tuple of values of one type may be meant to be taken apart."""
        with suppress(Exception):
            kinds = {_kind(value) for value in values} if type(target) is list and type(values) in (tuple, str) else ()
            if len(kinds) > (type(values) is tuple):
                self._note('one by one', line, column, type(values).__name__, repr(values[0])[:LONGEST])
        return values

    def caught(self, line: int, column: int) -> None:
        """An error was caught here."""
        error = sys.exc_info()[1]
        passed = walk_tb(error.__traceback__) if error and not isinstance(error, CallAborted) else ()
        lines = [line_of(frame, at) for frame, at in passed if frame.f_code.co_filename == self._file]
        if lines:
            self._note('caught', line, column, str(lines[-1]), type(error).__name__, error_text(error)[:LONGEST])  # type: ignore[arg-type]


def _unequal(left: Any, right: Any) -> tuple[str, ...]:
    """The types of two values, if these are never equal, and 'meant' if the values mean the same; () otherwise."""
    kinds = _kind(left), _kind(right)
    if '' in kinds or kinds[0] == kinds[1] or all(kind in NUMBERS for kind in kinds):
        return ()
    return *kinds, 'meant' if _is_meant(left, right) or _is_meant(right, left) else ''


def _kind(value: Any) -> str:
    """The name of the type of `KINDS` that it is of, and compared like; '' for none."""
    own = type(value)
    return next((kind.__name__ for kind in KINDS if issubclass(own, kind) and own.__eq__ is kind.__eq__), '')


def _is_meant(one: Any, other: Any) -> bool:
    """Whether the one says what the other is, in another type: as text, as one of its items, as its length or name."""
    if isinstance(one, str) and isinstance(other, int | float | type):
        return one == (other.__name__ if isinstance(other, type) else str(other))
    if not isinstance(other, list | tuple | dict | set) or isinstance(one, set | dict):
        return False
    is_length = type(one) is int and len(other) == one
    return is_length or any(type(item) is type(one) and item == one for item in other)


LONGEST_GIVEN = 60
"""Characters of arguments that are told."""


@dataclass
class CallEnd:
    """The function of the student's in which a call ended: the called one, or the one where an exception came from."""

    file: str
    line: int
    """The last line that ran."""
    nones: dict[str, int] = field(default_factory=dict)
    """Names that were None at the end -> the line since which they were; that of the `def` for arguments."""
    lines: set[int] = field(default_factory=set)
    """All lines that ran."""
    lengths: dict[str, int] = field(default_factory=dict)
    """Lengths of the lists, tuples and texts where an exception came from, by name."""
    again: set[tuple[str, int]] = field(default_factory=set)
    """Lines that ran more than once before the exception, in the functions that it passed."""
    ran: set[tuple[str, int]] = field(default_factory=set)
    """Lines of all functions that ran in the call."""
    facts: set[Fact] = field(default_factory=set)
    """What was observed in them."""
    given: dict[tuple[str, str], str] = field(default_factory=dict)
    """Arguments, as text, of the functions that an exception passed, by file and name."""
    _twice: set[int] = field(default_factory=set, repr=False)

    def go_on(self, line: int) -> None:
        """Note the line that is run next."""
        if line in self.lines:
            self._twice.add(line)
        self.line = line
        self.lines.add(line)

    @property
    def twice(self) -> set[tuple[str, int]]:
        """The lines that were run more than once."""
        return {(self.file, line) for line in self._twice}

    def look(self, frame: FrameType) -> None:
        """Note which names are None after the last line."""
        for name, value in frame.f_locals.items():
            if name in frame.f_code.co_freevars:  # of the function around
                continue
            if value is not None:
                self.nones.pop(name, None)
            else:
                self.nones.setdefault(name, self.line)


class _Tracer:
    """Notes the lines of functions for which `owns(file)` holds."""

    def __init__(self, code: CodeType, owns: Callable[[str], bool], keeps_given: bool):
        self._code = code
        self._owns = owns
        self._keeps_given = keeps_given
        self._given: dict[FrameType, str] = {}
        self._runs: dict[FrameType, CallEnd] = {}
        self.ran: set[tuple[str, int]] = set()
        self.returned: CallEnd | None = None
        self.raised: tuple[Any, CallEnd] | None = None

    def __call__(self, frame: FrameType, event: str, argument: Any) -> Any:
        """A function begins."""
        if event != 'call' or not self._owns(frame.f_code.co_filename):
            return None
        around = frame.f_back if frame.f_code.co_name.startswith('<') else None  # a comprehension is part of it
        if around in self._runs and frame.f_code in around.f_code.co_consts:
            self._runs[frame] = self._runs[around]
        else:
            self._runs[frame] = CallEnd(frame.f_code.co_filename, frame.f_lineno)
            if self._keeps_given:
                self._given[frame] = _arguments(frame)
        self._runs[frame].look(frame)
        return self._inside

    def _inside(self, frame: FrameType, event: str, argument: Any) -> Any:
        run = self._runs[frame]
        if event != 'exception':
            run.look(frame)
        if event == 'line':
            run.go_on(frame.f_lineno)
            self.ran.add((run.file, frame.f_lineno))
        elif event == 'exception' and (self.raised is None or self.raised[0] is not argument[1]):
            run.look(frame)
            run.lengths = {name: len(it) for name, it in frame.f_locals.items() if type(it) in (list, tuple, str)}
            run.again = set().union(*(around.twice for around in self._runs.values()))
            run.given = {(at.f_code.co_filename, at.f_code.co_name): text for at, text in self._given.items()}
            self.raised = argument[1], run
        elif event == 'return':
            del self._runs[frame]
            self._given.pop(frame, None)
            if frame.f_code is self._code:
                self.returned = run
        return self._inside


def _arguments(frame: FrameType) -> str:
    """Return the arguments of a function that begins, as text; '' when that fails or is too long."""
    names = frame.f_code.co_varnames[: frame.f_code.co_argcount]
    try:
        told = ', '.join(repr(frame.f_locals[name]) for name in names)
    except Exception:
        return ''
    return told if len(told) <= LONGEST_GIVEN else ''


def ending_of(
    call: Call,
    given: tuple[tuple, dict[str, Any]],
    function: Any,
    guard: Guard,
    owns: Callable[[str], bool],
    observer: Observer,
) -> CallEnd | None:
    """Repeat the call with the arguments `given`. Returns how it ends; None when it ends in another way.

    It ends in the same way when it returns None again, or something else again, or raises the same type of exception.
    """
    if not hasattr(function, '__code__'):
        return None
    arguments, keywords = given
    tracer = _Tracer(function.__code__, owns, call.exception is not None)
    before = sys.gettrace()

    def traced() -> Any:
        sys.settrace(tracer)
        try:
            return function(*arguments, **keywords)
        finally:
            sys.settrace(before)

    try:
        result = guard.run(traced, echo=False)
    except Exception as error:
        is_same = call.exception is not None and type(error).__name__ == type(call.exception).__name__
        ending = tracer.raised[1] if is_same and tracer.raised and tracer.raised[0] is error else None
    except BaseException:
        return None
    else:
        is_same = call.exception is None and (result is None) == (call.result is None)
        ending = tracer.returned if is_same else None
    if ending:
        ending.ran, ending.facts = tracer.ran, observer.facts
    return ending
