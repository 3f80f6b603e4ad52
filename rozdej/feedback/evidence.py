"""What a failed test leaves behind, before anybody explains it."""

import ast
import copy
import re
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from types import TracebackType
from typing import Any

from rozdej.feedback.comparison import Comparison
from rozdej.feedback.values import call_lines, labelled, text_block
from rozdej.student.calls import NOTHING, Call
from rozdej.student.program import Program
from rozdej.student.tracing import CallEnd

ADDRESS = re.compile(r' at 0x[0-9a-f]+(?=>)')
"""Where in memory a function is: Python shows it, but it means nothing, and is another in every run."""


class Objection(AssertionError):
    """What a fixture, and not the test itself, has to say against the last call; the text is Czech."""


@dataclass
class Evidence:
    """A failed test: what it raised, the statement it failed at, and what was called.

    `lines` are those on which the compared value was made: of several calls that gave the same, it is
    the one made there. `right` are functions that other tests found right, each as its module and name. `most` is how
    many lines one value may take where it is shown.
    """

    program: Program
    exception: BaseException
    comparison: Comparison | None
    statement: ast.stmt | None
    raises: str | None
    lines: tuple[int, int] = (0, 0)
    right: frozenset[tuple[str, str]] = frozenset()
    most: int = 5
    file: Path | None = None
    """The file of the test."""

    def shown(self, label: str, value: Any) -> list[str]:
        """A labelled value, within the lines it may take."""
        return labelled(label, value, self.most)

    def shown_text(self, text: str) -> list[str]:
        """Printed text, within the lines it may take."""
        return text_block(text, self.most + 2)

    def shown_call(self) -> list[str]:
        """The call that the failure is about, as a student would type it; [] when there is none."""
        call = self.call
        if call is None:
            return []
        lines = call_lines(
            call.function, call.arguments_before, call.keywords, self.parameters(call.function), self.most
        )
        return [*lines[:-1], f'  {self.result_name}{lines[-1][2:]}'] if self.result_name else lines

    def parameters(self, function: str) -> tuple[str, ...]:
        """The parameters that the lesson gives the function; () when it does not know it."""
        signature = self.program.implementation.exercise.lesson.signatures.get(function)
        return signature.parameters if signature else ()

    @property
    def call(self) -> Call | None:
        """The call that the failure is about.

        The one that raised; else the one whose result or argument was compared; else the last.
        """
        calls = list(self.program.log.calls)
        for call in reversed(calls):
            if call.exception is self.exception:
                return call
        if self.comparison is not None:
            left = self.comparison.left
            returned = [call for call in calls if call.result is not NOTHING and same(call.result, left)]
            if returned:
                first, last = self.lines
                return next((call for call in reversed(returned) if first <= call.line <= last), returned[-1])
            for call in reversed(calls):
                if any(same(argument, left) for argument in call.arguments):
                    return call
        return calls[-1] if calls else None

    @cached_property
    def ending(self) -> CallEnd | None:
        """How the call ended, if it ends like this once more."""
        return self.program.ending(self.call) if self.call is not None else None

    @property
    def result_name(self) -> str:
        """How the test keeps the result of the call, `sloupecky = `, if it is shown what is claimed with these names.

        Where the result itself is compared there is no such name: who types the call wants to see what comes.
        """
        call, claim = self.call, getattr(self.statement, 'test', None)
        is_compared = self.comparison is not None and self.comparison.operator in ('==', 'is')
        if (self.message and not is_compared) or (
            is_compared and call is not None and same(call.result, self.comparison.left)  # type: ignore[union-attr]
        ):
            return ''
        kept = _statement_at(self.file, call.line)[0] if self.file and call is not None and claim else None
        if not isinstance(kept, ast.Assign) or not isinstance(kept.value, ast.Call) or len(kept.targets) != 1:
            return ''
        called = kept.value.func.attr if isinstance(kept.value.func, ast.Attribute) else ''
        if call is None or called != call.function or not _names(kept.targets[0]) & _names(claim):
            return ''
        return f'{ast.unparse(kept.targets[0]).strip("()")} = '

    @property
    def message(self) -> str:
        """The Czech sentence that the test's assert or a fixture brings along, if it does."""
        if isinstance(self.exception, Objection):
            return str(self.exception)
        if not isinstance(self.statement, ast.Assert) or self.statement.msg is None:
            return ''
        if not isinstance(self.exception, AssertionError):
            return ''
        return ADDRESS.sub('', str(self.exception).split('\nassert ', 1)[0])

    @property
    def claim(self) -> str:
        """The condition of the failed assert, as one types it below the student's file."""
        if not isinstance(self.statement, ast.Assert):
            return ''
        return self._typed(self.statement.test)

    @property
    def claim_left(self) -> str:
        """The left side of the failed comparison, as one types it below the student's file."""
        test = getattr(self.statement, 'test', None)
        return self._typed(test.left) if isinstance(test, ast.Compare) else ''

    def _typed(self, expression: ast.expr) -> str:
        """An expression of the test without its helpers, and without the module that is the student's file."""
        module = self.call.module if self.call is not None else ''
        helpers = _helpers(self.file) if self.file else {}
        return ast.unparse(_AsTyped(module, helpers).visit(copy.deepcopy(expression)))


class _AsTyped(ast.NodeTransformer):
    """Makes `klondike.vytvor_balicek` the `vytvor_balicek` that `python -i klondike.py` knows, and puts in place of a
    call of a helper what the helper returns."""

    def __init__(self, module: str, helpers: dict[str, tuple[list[str], ast.expr]]):
        self._module = module
        self._helpers = helpers

    def visit_Call(self, node: ast.Call) -> ast.expr:
        self.generic_visit(node)
        name = node.func.id if isinstance(node.func, ast.Name) else ''
        parameters, returned = self._helpers.get(name, ([], None))
        if returned is None or node.keywords or len(parameters) != len(node.args):
            return node
        if (_names(returned) - set(parameters)) & set().union(*map(_names, node.args)):
            return node  # one name would mean two things
        values = dict(zip(parameters, node.args, strict=True))
        return _Replacing(values).visit(copy.deepcopy(returned))

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        self.generic_visit(node)
        is_of_module = isinstance(node.value, ast.Name) and node.value.id == self._module
        return ast.copy_location(ast.Name(node.attr, node.ctx), node) if is_of_module else node


class _Replacing(ast.NodeTransformer):
    """Puts expressions in place of names."""

    def __init__(self, values: dict[str, ast.expr]):
        self._values = values

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return copy.deepcopy(self._values[node.id]) if node.id in self._values else node


def _names(expression: ast.AST | None) -> set[str]:
    return {node.id for node in ast.walk(expression) if isinstance(node, ast.Name)} if expression else set()


def same(one: Any, other: Any) -> bool:
    """One and the same object; of constants, an equal one of the same type."""
    if isinstance(one, str | int | float | None):
        return type(one) is type(other) and one == other
    return one is other


def gather(
    program: Program,
    exception: BaseException,
    comparison: Comparison | None,
    test_file: Path,
    right: frozenset[tuple[str, str]] = frozenset(),
) -> Evidence:
    """Evidence from the exception that ended a test; `right` are functions that other tests found right."""
    line = _line_in(exception.__traceback__, test_file)
    statement, raises = _statement_at(test_file, line) if line else (None, None)
    if not isinstance(exception, AssertionError) or not isinstance(statement, ast.Assert):
        comparison = None
    elif comparison and isinstance(statement.test, ast.Compare) and isinstance(statement.test.left, ast.Constant):
        # `assert '[A♠ ]' == f()`: what is written out is what is expected.
        comparison = Comparison(comparison.operator, comparison.right, comparison.left)
    lines = _lines_of_value(test_file, statement)
    return Evidence(program, exception, comparison, statement, raises, lines, right, file=test_file)


@lru_cache(maxsize=4096)
def _lines_of_value(file: Path, statement: ast.stmt | None) -> tuple[int, int]:
    """The lines of a failed assert, or of the assignment before it where the asserted name got its value."""
    if not isinstance(statement, ast.Assert):
        return 0, 0
    made: ast.stmt = statement
    if isinstance(statement.test, ast.Compare) and isinstance(statement.test.left, ast.Name):
        name = statement.test.left.id
        for node in _statements(file):
            named = isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == name for t in node.targets)
            if named and node.lineno < statement.lineno and (made is statement or node.lineno > made.lineno):
                made = node
    return made.lineno, made.end_lineno or made.lineno


def _line_in(traceback: TracebackType | None, file: Path) -> int | None:
    line = None
    while traceback is not None:
        if traceback.tb_frame.f_code.co_filename == str(file):
            line = traceback.tb_lineno
        traceback = traceback.tb_next
    return line


@lru_cache(maxsize=256)
def _statements(file: Path) -> list[ast.stmt]:
    """All statements of a test file, outer ones first."""
    found: list[ast.stmt] = []
    level: list[ast.AST] = [ast.parse(file.read_bytes())]
    while level:  # not `ast.walk`: it looks into every expression, and tests are full of literal data
        level = [child for node in level for child in _blocks_of(node)]
        found += [node for node in level if isinstance(node, ast.stmt)]
    return found


def _blocks_of(node: ast.AST) -> list[ast.AST]:
    """The statements and handlers that stand right inside a statement."""
    parts = [getattr(node, name, ()) for name in ('body', 'orelse', 'finalbody', 'handlers', 'cases')]
    return [child for part in parts if isinstance(part, list) for child in part]


@lru_cache(maxsize=256)
def _helpers(file: Path) -> dict[str, tuple[list[str], ast.expr]]:
    """Functions of a test file that only return one expression: name -> parameters and that expression."""
    found = {}
    for node in ast.parse(file.read_bytes()).body:
        if not isinstance(node, ast.FunctionDef) or node.name.startswith('test_'):
            continue
        body = node.body[ast.get_docstring(node) is not None :]
        if len(body) == 1 and isinstance(body[0], ast.Return) and body[0].value is not None:
            found[node.name] = [argument.arg for argument in node.args.args], body[0].value
    return found


@lru_cache(maxsize=4096)
def _statement_at(file: Path, line: int) -> tuple[ast.stmt | None, str | None]:
    """The innermost statement on the line, and the exception a `with pytest.raises` around it awaits."""
    innermost = None
    raises = None
    for node in _statements(file):
        if node.lineno <= line <= (node.end_lineno or node.lineno):
            innermost = node
            if isinstance(node, ast.With):
                raises = _awaited(node) or raises
    return innermost, raises


def _awaited(node: ast.With) -> str | None:
    for item in node.items:
        call = item.context_expr
        if isinstance(call, ast.Call) and ast.unparse(call.func).endswith('raises') and call.args:
            return ast.unparse(call.args[0])
    return None
