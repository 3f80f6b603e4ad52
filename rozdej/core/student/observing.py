"""Records what a call does within its lines: what it compares, walks through, adds to a list, and catches.

The functions of a program that was loaded anew are compiled with calls of `_Notes` around these parts, which change
nothing of what they do.
"""

import ast
import operator
import sys
import warnings
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import suppress
from traceback import walk_tb
from types import CodeType, FunctionType, ModuleType
from typing import Any, NamedTuple

from rozdej.core.student.failures import CallAborted
from rozdej.core.student.source import SourceFile, kept_with_tree
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


@kept_with_tree
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
