"""Makes small changes of a function, as one mends a beginner's slip: at one place, without new code.

Some changes make tests pass for no good reason and are left out: calling another function, assigning to another name,
removing code.
"""

import ast
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

FunctionNode = ast.FunctionDef | ast.AsyncFunctionDef
LOOPS = ast.For, ast.While
ORDERS = ast.Lt, ast.LtE, ast.Gt, ast.GtE, ast.Eq, ast.NotEq
COMPARISONS = ORDERS, (ast.In, ast.NotIn), (ast.Is, ast.IsNot), (ast.Eq, ast.In), (ast.NotEq, ast.NotIn)
OPERATORS = ast.Add, ast.Sub, ast.Mult, ast.FloorDiv, ast.Div, ast.Mod
BUILTINS = 'len', 'str', 'int', 'list', 'sorted'
"""Functions of Python that are easily forgotten around a value."""

LONGEST_TEXT = 40
"""Longer texts are messages, not values that are mistaken for each other."""


class Change(NamedTuple):
    """Another value of one field of a node; `lines` are the first lines of statements, in or between which it lies."""

    lines: frozenset[int]
    node: ast.AST
    field: str
    new: Any


class Scope(NamedTuple):
    """What a function can use: names of values, functions of the exercise that take one argument, all functions, and
    constants that stand in it or in its tests.
    """

    names: Sequence[str]
    takers: Sequence[str]
    functions: frozenset[str]
    constants: Sequence[Any]


class LoopRound(ast.Expr):
    """Counts how often the body of a loop is run; no code of the student's."""


def scope_of(function: FunctionNode, namespace: dict[str, Any], constants: Iterable[Any] = ()) -> Scope:
    """Return what a function can use in the namespace of its module, with the constants of tests."""
    nodes = list(ast.walk(function))
    own = [node.arg for node in nodes if isinstance(node, ast.arg)]
    own += [node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)]
    functions = {name: value for name, value in namespace.items() if callable(value) and name not in own}
    values = [name for name in namespace if name not in functions and not name.startswith('__')]
    codes = {name: getattr(value, '__code__', None) for name, value in functions.items() if name != function.name}
    takers = [name for name, code in codes.items() if code is not None and code.co_argcount == 1]
    used = [*(node.value for node in nodes if isinstance(node, ast.Constant)), *constants]
    plain = [value for value in used if type(value) is int or (type(value) is str and len(value) < LONGEST_TEXT)]
    return Scope(list(dict.fromkeys(own + values)), takers, frozenset(functions), list(dict.fromkeys(plain)))


def changes_of(function: FunctionNode, lines: set[int], scope: Scope) -> Iterator[Change]:
    """All small changes of those statements of the function that begin at the lines."""
    for owner, field, body in _bodies(function):
        for index, statement in enumerate(body):
            if statement.lineno not in lines or isinstance(statement, LoopRound):
                continue
            line, before, after = frozenset((statement.lineno,)), body[:index], body[index + 1 :]
            for node, name, new in _inside(statement, scope):
                yield Change(line, node, name, new)
            for instead in _statements_instead(statement, scope):
                yield Change(line, owner, field, [*before, _at(instead, statement), *after])
            for moved, rest in _moved(statement, before, after):
                if moved <= lines:
                    yield Change(moved, owner, field, rest)
    last, end = function.body[-1], function.end_lineno or 0
    if not isinstance(last, ast.Return) and not (isinstance(last, ast.Expr) and not isinstance(last.value, ast.Call)):
        for name in scope.names:  # what is missing has no line: it lies below the last one
            new = _at(ast.Return(ast.Name(name, ast.Load())), last)
            yield Change(frozenset((end, end + 1)), function, 'body', [*function.body, new])


def _bodies(node: ast.AST) -> Iterator[tuple[ast.AST, str, list[ast.stmt]]]:
    """All lists of statements below the node: whose they are, which field, and the list."""
    for field, value in ast.iter_fields(node):
        if isinstance(value, list) and value and isinstance(value[0], ast.stmt | ast.excepthandler | ast.match_case):
            if isinstance(value[0], ast.stmt):
                yield node, field, value
            for inner in value:
                yield from _bodies(inner)


def _at(new: Any, place: ast.AST) -> Any:
    return ast.fix_missing_locations(ast.copy_location(new, place))


def _inside(node: ast.AST, scope: Scope) -> Iterator[tuple[ast.AST, str, Any]]:
    """Changes of expressions of a statement, without those of statements in it: a node, its field, the new value."""
    for field, value in ast.iter_fields(node):
        parts = value if isinstance(value, list) else [value]
        for index, part in enumerate(parts):
            news: Iterable[ast.AST] = ()
            if isinstance(part, ast.expr) and not _is_fixed(node, field, part):
                news = (_at(new, part) for new in _instead(node, field, part, scope))
            elif isinstance(part, ast.cmpop):
                kinds = {kind for kinds in COMPARISONS if type(part) in kinds for kind in kinds}
                news = (kind() for kind in kinds - {type(part)})
            for new in news:
                yield node, field, [*value[:index], new, *value[index + 1 :]] if parts is value else new
            if isinstance(part, ast.expr | ast.comprehension | ast.keyword):
                yield from _inside(part, scope)
        if field in ('args', 'elts') and parts is value:
            for index, (one, other) in enumerate(pairwise(value)):
                yield node, field, [*value[:index], other, one, *value[index + 2 :]]


def _is_fixed(node: ast.AST, field: str, part: ast.expr) -> bool:
    """Whether another expression there would call or assign to something else, or be no program."""
    if isinstance(part, ast.Starred | ast.FormattedValue) or field in ('func', 'decorator_list', 'annotation'):
        return True
    stored = isinstance(getattr(part, 'ctx', None), ast.Store | ast.Del)
    return stored or (field == 'value' and isinstance(getattr(node, 'ctx', None), ast.Store | ast.Del))


def _instead(node: ast.AST, field: str, part: ast.expr, scope: Scope) -> Iterator[ast.expr]:
    """Yield what may replace an expression, which is in that field of the node."""
    match part:
        case ast.Name(name) if name in scope.functions:
            yield ast.Call(part, [], [])
            return
        case ast.Name(name):
            yield from (ast.Name(other, ast.Load()) for other in scope.names if other != name)
        case ast.Attribute():
            yield ast.Call(part, [], [])
        case ast.Constant(value):
            yield from (ast.Constant(other) for other in dict.fromkeys(_constants(value, scope)) if other is not value)
        case ast.UnaryOp(ast.USub() | ast.Not(), operand):
            yield operand
        case ast.BoolOp(operator, values):
            yield ast.BoolOp(ast.Or() if isinstance(operator, ast.And) else ast.And(), values)
        case ast.IfExp(test, body, orelse):
            yield ast.IfExp(test, orelse, body)
        case ast.BinOp(left, operator, right):
            yield from (ast.BinOp(left, kind(), right) for kind in OPERATORS if not isinstance(operator, kind))
            yield ast.BinOp(right, operator, left)
            if isinstance(left, ast.BinOp):
                yield ast.BinOp(left.left, left.op, ast.BinOp(left.right, operator, right))
            if isinstance(right, ast.BinOp):
                yield ast.BinOp(ast.BinOp(left, operator, right.left), right.op, right.right)
        case ast.Call(function, []):
            yield function
        case ast.Subscript(ast.Subscript(value, inner), outer):
            yield ast.Subscript(ast.Subscript(value, outer, ast.Load()), inner, ast.Load())
        case ast.Slice(lower, upper, step):
            yield ast.Slice(upper, lower, step)
            bounds: list[ast.expr] = [ast.Name(name, ast.Load()) for name in scope.names]
            bounds += [ast.Constant(number) for number in scope.constants if type(number) is int]
            yield from (ast.Slice(bound, upper, step) for bound in bounds if lower is None)
            yield from (ast.Slice(lower, bound, step) for bound in bounds if upper is None)
    if isinstance(part, ast.Name | ast.Attribute | ast.Subscript | ast.Call | ast.BinOp):
        yield from _around(node, part, scope)
    if field in ('test', 'ifs') or isinstance(node, ast.BoolOp | ast.Return):
        yield ast.UnaryOp(ast.Not(), part)


def _around(node: ast.AST, part: ast.expr, scope: Scope) -> Iterator[ast.expr]:
    """A value with something around it that was forgotten."""
    is_range = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == 'range'
    if is_range or isinstance(node, ast.Subscript | ast.Slice | ast.Compare | ast.BinOp):
        yield ast.BinOp(part, ast.Add(), ast.Constant(1))
        yield ast.BinOp(part, ast.Sub(), ast.Constant(1))
        yield ast.UnaryOp(ast.USub(), part)
    if not isinstance(part, ast.BinOp):
        yield from (ast.Call(ast.Name(name, ast.Load()), [part], []) for name in (*scope.takers, *BUILTINS))
        yield ast.Call(ast.Attribute(part, 'copy', ast.Load()), [], [])
        yield ast.List([part], ast.Load())
        yield from (ast.Subscript(part, ast.Constant(index), ast.Load()) for index in (0, 1, -1))


def _constants(value: Any, scope: Scope) -> Iterator[Any]:
    if isinstance(value, bool) or value is None:
        yield from (True, False, None)
    elif isinstance(value, int | float):
        yield from (value + 1, value - 1, -value, 0, 1)
    elif isinstance(value, str):
        yield from (f'{value} ', value.strip(), value.lower(), value.upper(), value.capitalize(), '')
    yield from (other for other in scope.constants if type(other) is type(value))


def _statements_instead(statement: ast.stmt, scope: Scope) -> Iterator[ast.stmt]:
    """The statement as one that returns or does not, or that adds or does not."""
    match statement:
        case ast.Expr(ast.Call(ast.Name('print'), [value])):
            yield ast.Return(value)
        case ast.Expr(value) if not isinstance(value, ast.Constant):
            yield ast.Return(value)
        case ast.Return(ast.Call() as value):
            yield ast.Expr(value)
        case ast.Return(None):
            yield from (ast.Return(ast.Name(name, ast.Load())) for name in scope.names)
        case ast.AugAssign(target, operator, value):
            yield ast.Assign([target], value)
            yield from (ast.AugAssign(target, kind(), value) for kind in OPERATORS if not isinstance(operator, kind))
        case ast.Assign([ast.Name() as target], value):
            yield ast.AugAssign(target, ast.Add(), value)


def _moved(
    statement: Any, before: list[ast.stmt], after: list[ast.stmt]
) -> Iterator[tuple[frozenset[int], list[ast.stmt]]]:
    """Statements that moved over the next one, or in or out at an edge of a block: their lines, and the new list."""
    if after:
        yield frozenset((statement.lineno, after[0].lineno)), [*before, after[0], statement, *after[1:]]
    for branch in ('body', 'orelse') if isinstance(statement, ast.If | ast.With | LOOPS[0] | LOOPS[1]) else ():
        whole = getattr(statement, branch, [])
        steps = [part for part in whole if isinstance(part, LoopRound)]
        inside = whole[len(steps) :]
        moves: list[tuple[ast.stmt, list, list, list]] = []
        if len(inside) > (branch == 'body'):
            moves.append((inside[-1], before, inside[:-1], [inside[-1], *after]))
            moves.append((inside[0], [*before, inside[0]], inside[1:], after))
        if after and (inside or isinstance(statement, ast.If)):
            moves.append((after[0], before, [*inside, after[0]], after[1:]))
        if before and inside and not isinstance(before[-1], LoopRound):
            moves.append((before[-1], before[:-1], [before[-1], *inside], after))
        for moved, above, within, below in moves:
            parts = {name: getattr(statement, name) for name in statement._fields} | {branch: [*steps, *within]}
            block = ast.copy_location(type(statement)(**parts), statement)
            yield frozenset((moved.lineno,)), [*above, block, *below]
