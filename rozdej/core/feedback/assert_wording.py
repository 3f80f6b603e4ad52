"""Rewords a failed assert without the names of the test: with the shown call, its result, and values."""

import ast
import builtins
import copy
from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import Any

from rozdej.core.feedback.program_tree import stored_names
from rozdej.core.feedback.values import is_record, record_fields
from rozdej.core.student.calls import NOTHING, Call

RESULT = 'vysledek'
"""What the result is called whose name in the test could be mistaken, or that has none."""

MOST_LOOKED_AT = 3_000
DEEPEST_LOOKED_AT = 6
"""Values in a result among which the compared one is looked for, and how deep."""

LONGEST_CONSTANT = 40
"""Most letters of a value that is shown in place of a name."""

ATOMS = (type(None), bool, int, float)


class AssertionRewriter(ast.NodeTransformer):
    """Puts what a student knows in place of a test's names and helpers.

    `shown` is the call as the student reads it, `kept` the names that the test gives to its result. `values` are
    those of the test's names where it failed, `made` are the expressions that made some of them.
    """

    def __init__(
        self,
        call: Call | None,
        shown: str,
        parameters: tuple[str, ...],
        kept: str,
        values: dict[str, Any],
        made: Mapping[str, ast.expr],
        file: Path | None,
    ):
        self._module, self._function = (call.module, call.function) if call else ('', '')
        self._result = call.result if call else NOTHING
        self._shown = _parsed(shown)
        self._arguments = dict(zip(parameters, call.arguments if call else (), strict=False))
        self._kept = set(kept.split(', '))
        self._result_name = kept if kept.isidentifier() else RESULT
        self._values = values
        self._made = dict(made)
        self._helpers = _helpers(file) if file else {}
        self._root: ast.expr | None = None
        self._asked: ast.expr | None = None
        self._known: set[str] = set()

    def typed(self, expression: ast.expr) -> str:
        """The expression, as one types it below the student's file and the call."""
        self._root = self._asked = copy.deepcopy(expression)
        if isinstance(self._root, ast.Compare) and not isinstance(self._root.ops[0], ast.In | ast.NotIn):
            self._asked = self._root.left
        self._known = {*self._kept, *stored_names(ast.walk(expression))}
        return ast.unparse(self.visit(self._root))

    def knows(self, expression: ast.expr) -> bool:
        """Whether the student does: all names in it are in the shown call, of its result, or Python's."""
        known = {*self._kept, *self._arguments, self._result_name, self._function, *dir(builtins)}
        return names_in(expression) <= {*known, *stored_names(ast.walk(expression))}

    def visit(self, node: ast.AST) -> Any:
        if isinstance(node, ast.Attribute | ast.Subscript):
            root: ast.expr = node
            while isinstance(root, ast.Attribute | ast.Subscript):
                root = root.value
            if isinstance(root, ast.Name) and root.id not in self._known and self.visit_Name(root) is root:
                return self._place(self._value(node)) or super().visit(node)
        return super().visit(node)

    def _place(self, value: Any) -> ast.expr | None:
        """The one place in the arguments and the result where that very value is, unless it is a mere number.

        Equal texts are one object or two by chance, so a text is looked for by what it says, and only in the result.
        """
        if value is NOTHING or isinstance(value, ATOMS) or (isinstance(value, str) and len(value) < 2):
            return None
        arguments = () if isinstance(value, str) else self._arguments.items()
        roots = [*arguments, (self._result_name, self._result)]
        if whole := [name for name, root in roots if root is value]:
            return ast.Name(whole[0], ast.Load())
        places = islice((name + place for name, root in roots for place in _places(root, value)), 2)
        first, *more = [*places, '', ''][:2]
        return _parsed(first) if first and not any(more) else None

    def _value(self, node: ast.expr) -> Any:
        """Return the value of a name, item or field; `NOTHING` when it is not known."""
        if isinstance(node, ast.Name):
            return self._values.get(node.id, NOTHING)
        if isinstance(node, ast.Attribute):
            value = self._value(node.value)
            return getattr(value, node.attr) if is_record(value) and node.attr in record_fields(value) else NOTHING
        if not isinstance(node, ast.Subscript) or isinstance(node.slice, ast.Slice):
            return node.value if isinstance(node, ast.Constant) else NOTHING
        value, index = self._value(node.value), self._value(node.slice)
        try:
            return value[index] if isinstance(value, list | tuple | dict) else NOTHING
        except (LookupError, TypeError):
            return NOTHING

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if node.id in self._known:
            return node
        value = self._values.get(node.id, NOTHING)
        is_plain = isinstance(value, (*ATOMS, str, tuple)) and len(repr(value)) <= LONGEST_CONSTANT
        constant = _parsed(repr(value)) if is_plain and node is not self._asked else None
        if constant and isinstance(value, str):
            return constant
        if place := self._place(value):
            return place
        if made := self._made.get(node.id):
            before = self._known
            self._known = {*before, node.id, *stored_names(ast.walk(made))}
            made = self.visit(copy.deepcopy(made))
            self._known = before
            if self.knows(made) and names_in(made) - set(dir(builtins)):
                return made
        return constant or node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        if self._shown and self._is_shown(node):
            return copy.deepcopy(self._shown)
        self.generic_visit(node)
        parameters, returned = self._helpers.get(ast.unparse(node.func), ([], None))
        if returned is None or node.keywords or len(parameters) != len(node.args):
            return node
        if (names_in(returned) - set(parameters)) & set().union(*map(names_in, node.args)):
            return node  # one name would mean two things
        values = dict(zip(parameters, node.args, strict=True))
        return _Replacing(values).visit(copy.deepcopy(returned))

    def _is_shown(self, node: ast.Call) -> bool:
        """Whether it is the only call of the function there: then it is the one that is shown."""
        names = self._function, f'{self._module}.{self._function}'
        calls = [one for one in ast.walk(self._root or node) if isinstance(one, ast.Call)]
        return ast.unparse(node.func) in names and sum(ast.unparse(one.func) in names for one in calls) == 1

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        self.generic_visit(node)
        is_of_module = isinstance(node.value, ast.Name) and node.value.id == self._module
        return ast.Name(node.attr, node.ctx) if is_of_module else node


class _Replacing(ast.NodeTransformer):
    """Puts expressions in place of names."""

    def __init__(self, values: dict[str, ast.expr]):
        self._values = values

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return copy.deepcopy(self._values[node.id]) if node.id in self._values else node


def names_in(expression: ast.AST | None) -> set[str]:
    """All names in an expression."""
    return {node.id for node in ast.walk(expression) if isinstance(node, ast.Name)} if expression else set()


@lru_cache(maxsize=1024)
def made_in(function: ast.stmt | None, line: int) -> Mapping[str, ast.expr]:
    """The names that a function gives to something once, above that line: name -> what it is made from.

    Kept for the next program that fails at the same place of the same test.
    """
    stored = stored_names(ast.walk(function)) if function else []
    return {
        node.targets[0].id: node.value
        for node in (ast.walk(function) if function else ())
        if isinstance(node, ast.Assign)
        and node.lineno < line
        and isinstance(node.targets[0], ast.Name)
        and stored.count(node.targets[0].id) == 1
    }


def _parsed(text: str) -> ast.expr | None:
    try:
        return ast.parse(text, mode='eval').body
    except SyntaxError:  # it is cut
        return None


def _places(result: Any, wanted: Any) -> Iterator[str]:
    """Find this very object, or a text that says the same, in a result: `[0].stavy`; '' if it is the result."""
    level = [('', result)]
    text = wanted if isinstance(wanted, str) else None
    for _ in range(DEEPEST_LOOKED_AT):
        yield from (place for place, one in level if one is wanted or (isinstance(one, str) and one == text))
        level = list(islice(((place + at, one) for place, value in level for at, one in _items(value)), MOST_LOOKED_AT))


def _items(value: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict):
        yield from ((f'[{key!r}]', item) for key, item in value.items() if isinstance(key, str | int))
    elif is_record(value):
        yield from ((f'.{name}', item) for name, item in zip(record_fields(value), value, strict=True))
    elif isinstance(value, list | tuple):
        yield from ((f'[{index}]', item) for index, item in enumerate(value))


@lru_cache(maxsize=256)
def _helpers(file: Path) -> dict[str, tuple[list[str], ast.expr]]:
    """Functions of a test file that only ask and return one expression: name -> parameters and that expression."""
    found = {}
    for node in ast.parse(file.read_bytes()).body:
        if not isinstance(node, ast.FunctionDef) or node.name.startswith('test_'):
            continue
        body = [part for part in node.body[ast.get_docstring(node) is not None :] if not isinstance(part, ast.Assert)]
        if len(body) == 1 and isinstance(body[0], ast.Return) and body[0].value is not None:
            found[node.name] = [argument.arg for argument in node.args.args], body[0].value
    return found
