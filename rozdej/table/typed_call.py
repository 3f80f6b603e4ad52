"""A call as a student types it, `balicek = vytvor_balicek()`: read without running anything but the functions called.

What may stand there is a value, or a call of one of the exercise's functions, with a name for the result or without.
Values are literals of Python, names of earlier results and calls.
"""

import ast
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

from rozdej.exercises.lesson import Lesson
from rozdej.table.student_code import Refused

NOT_PYTHON = 'Python tomuhle řádku nerozumí. Nechybí v něm závorka, čárka nebo uvozovky?'
NOT_A_VALUE = 'Sem patří volání funkce, nebo hodnota: číslo, text v uvozovkách, seznam, n-tice, slovník.'
NO_KEYWORDS = 'Hodnoty do závorky napiš v pořadí z lekce, bez jmen a rovnítek.'
UNTYPED = 'Jestli je to text, patří do uvozovek.'

Call = Callable[[str, tuple[Any, ...]], Any]
"""Calls the function of that name with these arguments."""


@dataclass(frozen=True)
class TypedCall:
    """A line that was read: the name for the result ('' without one), and the call or value."""

    target: str
    expression: ast.expr

    @property
    def function(self) -> str:
        """The name of the function that is called; '' when it is only a value."""
        match self.expression:
            case ast.Call(ast.Name(name)):
                return name
        return ''

    @property
    def arguments(self) -> list[ast.expr]:
        """What stands in the brackets of the call."""
        return self.expression.args if isinstance(self.expression, ast.Call) else []


def read(line: str) -> TypedCall:
    """The line as a call or a value; the last bracket may be missing. Raises `Refused`."""
    try:
        statements = _parsed(line.strip()).body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        raise Refused(NOT_PYTHON) from None
    match statements:
        case [ast.Expr(expression)]:
            typed = TypedCall('', expression)
        case [ast.Assign([ast.Name(target)], expression)]:
            typed = TypedCall(target, expression)
        case _:
            raise Refused(NOT_A_VALUE)
    for node in ast.walk(typed.expression):
        match node:
            case ast.Call(ast.Name(), _, keywords):
                if keywords:
                    raise Refused(NO_KEYWORDS)
            case ast.Call():
                raise Refused(NOT_A_VALUE)
    return typed


def _parsed(line: str) -> ast.Module:
    try:
        return ast.parse(line)
    except SyntaxError as error:
        if 'was never closed' not in str(error):
            raise
        return ast.parse(line + ')')


def value_of(expression: ast.expr, values: Mapping[str, Any], call: Call) -> Any:
    """What the expression means where these names are known. Raises `Refused`, and whatever `call` does."""
    try:
        return ast.literal_eval(_Known(values, call).visit(expression))
    except (ValueError, TypeError, RecursionError, MemoryError):
        raise Refused(NOT_A_VALUE) from None


class _Known(ast.NodeTransformer):
    """Puts the values in place of names and calls."""

    def __init__(self, values: Mapping[str, Any], call: Call):
        self.values = values
        self.call = call

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if node.id in self.values:
            return ast.Constant(self.values[node.id])
        near = get_close_matches(node.id, self.values, n=1)
        raise Refused(f'Nic se tu nejmenuje {node.id}. {f"Nemá to být {near[0]}?" if near else UNTYPED}')

    def visit_Call(self, node: ast.Call) -> ast.expr:
        assert isinstance(node.func, ast.Name)  # `read` has seen to it
        arguments = tuple(value_of(argument, self.values, self.call) for argument in node.args)
        return ast.Constant(self.call(node.func.id, arguments))


def check_call(lesson: Lesson, name: str, count: int) -> None:
    """Raises `Refused` when the lesson has no such function, or one that takes another number of values."""
    signature = lesson.signatures.get(name)
    if signature is None:
        near = get_close_matches(name, lesson.signatures, n=1)
        raise Refused(f'Funkce {name} v lekci není.{f" Nemá to být {near[0]}?" if near else ""}')
    takes = f'{name}({", ".join(signature.parameters)})'
    if signature.header == takes and count != len(signature.parameters):  # otherwise it has default values
        raise Refused(f'Volá se {takes}. Počet hodnot v závorce: {len(signature.parameters)}, ne {count}.')


def example(lesson: Lesson, name: str) -> str:
    """The lesson's first call of the function that can be typed as it stands; without one, its beginning."""
    for line, typed in _examples(lesson):
        nodes = [node for argument in typed.arguments for node in ast.walk(argument)]
        if typed.function == name and not any(isinstance(node, ast.Name) for node in nodes):
            return line
    return f'{name}(' if lesson.signatures[name].parameters else f'{name}()'


def _examples(lesson: Lesson) -> Iterator[tuple[str, TypedCall]]:
    """The calls in the examples of docstrings and of the lesson."""
    docstrings = [signature.docstring or '' for signature in lesson.signatures.values()]
    for text in [*docstrings, *(block.text for block in lesson.blocks if block.language == 'pycon')]:
        for line in text.splitlines():
            if line.strip().startswith('>>> '):
                try:
                    yield (source := line.strip().removeprefix('>>> ')), read(source)
                except Refused:
                    continue
