"""Finds mistakes that the tree of a program proves, whatever the values; see `detectors.py`."""

import ast
import re
from itertools import chain
from typing import Any

from rozdej.core.feedback.detector_context import DetectorContext, Finding, inside
from rozdej.core.feedback.lost_values import CHANGING
from rozdej.core.feedback.none_origin import called
from rozdej.core.feedback.program_tree import (
    METHODS,
    Function,
    Piece,
    Uncalled,
    called_literal,
    called_name,
    given_to,
    gives_number,
    identity_compared,
    stored_names,
    uncalled,
    without_comma,
)
from rozdej.core.feedback.values import cut
from rozdej.core.student.implementation import Implementation
from rozdej.core.student.source import is_empty, never_gets_to_its_end

BRACES = re.compile(r'\{([^\W\d][^{}]*)\}')
"""What an f-string would fill in."""

GROWING = 'Cyklus přidává do seznamu {}, který sám prochází, a tak se nikdy nedostane na jeho konec.'
ALWAYS = '{} {} tu stojí jen {}, a to platí vždycky. Patří tam {}celé porovnání.'
ONLY_ONE = 'Výsledek {} je vždycky jen {}. Před {} i za ním má být celá podmínka.'


# Functions that are not called


def function_that_is_never_called(case: DetectorContext) -> Finding | None:
    """A function's name alone, where that means nothing: as a statement, in a condition, in a sum."""
    if case.passed:
        return None
    return next((call_it(one) for one in uncalled(case.pieces) if one.is_certain and case.has_run(*one.place)), None)


def call_it(one: Uncalled) -> Finding:
    """Say that a function is named and not called."""
    if one.has_square_brackets:
        return Finding(f'Za {one.name} patří kulaté závorky, ne hranaté.', one.place)
    if one.constant:
        return Finding(f'{one.name} je funkce a tady se nevolá. Nemáš na mysli {one.constant}?', one.place)
    return Finding(f'Za {one.name} chybí závorky (). Bez nich se funkce nezavolá.', one.place)


# Conditions and statements that cannot be meant so


def condition_that_always_holds(case: DetectorContext) -> Finding | None:
    """`x == 'a' or 'b'`: a text or a number by itself, where a whole comparison was meant."""
    for piece, node in case.nodes(ast.If, ast.While, ast.Return, ast.Assign, ast.IfExp, ast.Assert):
        condition = node.value if isinstance(node, ast.Return | ast.Assign) else node.test
        for part in ast.walk(condition) if condition is not None else ():
            if told := _instead_of_a_comma(part):
                return Finding(told, piece.place(node))
            if told := _alone(part):
                return Finding(told, piece.place(node))
    return None


def _instead_of_a_comma(node: ast.AST) -> str:
    """`x in ('a' or 'b')`: that a comma belongs there (Czech)."""
    [operator, *others] = node.ops if isinstance(node, ast.Compare) else [None]
    if others or not isinstance(operator, ast.In | ast.NotIn):
        return ''
    looked_in = node.comparators[0]  # type: ignore[attr-defined]
    if not isinstance(looked_in, ast.BoolOp) or not all(map(_is_written, looked_in.values)):
        return ''
    word = 'or' if isinstance(looked_in.op, ast.Or) else 'and'
    return f'Za in se hodnoty oddělují čárkou, ne {word}: ({", ".join(map(ast.unparse, looked_in.values))})'


def _alone(node: ast.AST) -> str:
    """Say that a text or number stands by itself (Czech): before `or` or `and`, behind it and a comparison, or both."""
    if not isinstance(node, ast.BoolOp):
        return ''
    word = 'or' if isinstance(node.op, ast.Or) else 'and'
    first, *others = node.values
    if all(map(_is_written, node.values)):
        kept = first if word == 'or' else others[-1]
        return ONLY_ONE.format(cut(ast.unparse(node), 40), cut(ast.unparse(kept), 30), word)
    if _is_written(first):
        return ALWAYS.format('Před', word, cut(ast.unparse(first), 30), '')
    compared = first.operand if isinstance(first, ast.UnaryOp) else first
    parts = compared.values if isinstance(compared, ast.BoolOp) else [compared]
    is_compared = all(isinstance(part, ast.Compare) for part in parts)
    alone = next(filter(_is_written, others), None) if is_compared else None
    return ALWAYS.format('Za', word, cut(ast.unparse(alone), 30), 'zase ') if alone else ''


def _is_written(value: ast.expr) -> bool:
    """Whether it is a text or number that is written there and holds as a condition."""
    return isinstance(value, ast.Constant) and type(value.value) in (str, int) and bool(value.value)


def sign_behind_equals(case: DetectorContext) -> Finding | None:
    """`count =+ 1`, which stores one and adds nothing."""
    for piece, node in case.nodes(ast.Assign):
        if isinstance(node.value, ast.UnaryOp) and isinstance(node.value.op, ast.UAdd | ast.USub):
            line = piece.source.lines[node.lineno - 1].encode()
            before, behind = line[: node.value.col_offset], line[node.value.col_offset + 1 :]
            earlier = (part for part in piece.nodes if getattr(part, 'lineno', 0) < node.lineno)
            has_value = ast.unparse(node.targets[0]) in stored_names(earlier)
            if before.endswith(b'=') and behind.startswith(b' ') and has_value:
                sign, does = ('+', 'Přičítá') if isinstance(node.value.op, ast.UAdd) else ('-', 'Odčítá')
                told = f'Znaménko ={sign} jen uloží to, co je za ním. {does} se pomocí {sign}=.'
                return Finding(told, piece.place(node))
    return None


def braces_without_f(case: DetectorContext) -> Finding | None:
    """A text with a name in braces came as it is written: there is no `f` before its quotes."""
    came = [text for text in inside(case.got) if isinstance(text, str) and '{' in text]
    if case.passed or not came or any(isinstance(text, str) and '{' in text for text in inside(case.expected)):
        return None
    for piece, node in case.nodes(ast.Constant):
        found = BRACES.search(node.value) if isinstance(node.value, str) else None
        is_text = not isinstance(piece.parent(node), ast.JoinedStr | ast.Expr)
        if found and is_text and any(node.value in text for text in came) and _could_be_filled(found[1], piece):
            return Finding(f'Před uvozovkami chybí f, a tak se {found[0]} nevyplní.', piece.place(node))
    return None


def _could_be_filled(inside_braces: str, piece: Piece) -> bool:
    """Whether it is an expression of names of the function, which fills in no text in another way."""
    if {'format', 'replace'} & {called(node) for node in piece.nodes if isinstance(node, ast.Call)}:
        return False
    try:
        names = {part.id for part in ast.walk(ast.parse(inside_braces, mode='eval')) if isinstance(part, ast.Name)}
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return False
    return bool(names & piece.own_names)


def comparison_of_identity(case: DetectorContext) -> Finding | None:
    """`x is 'a'`: whether it is the very same object, where equal ones were meant; `x is []` never holds."""
    never = [(piece, node) for piece in case.pieces for node in piece.nodes if _is_new(node)]
    for piece, node in chain(never, case.nodes(ast.Compare)):
        if told := identity_compared(node, is_seen=case.fact('identical', piece, node) is not None):
            return Finding(told, piece.place(node))
    return None


def _is_new(node: ast.AST) -> bool:
    """Whether it compares with a value that is made there."""
    return isinstance(node, ast.Compare) and any(
        isinstance(one, ast.List | ast.Dict | ast.Set) for one in node.comparators
    )


def parameters_in_another_order(case: DetectorContext) -> Finding | None:
    """A header with the names that the lesson gives the parameters, but not in its order."""
    signatures = case.evidence.program.implementation.exercise.lesson.signatures
    for piece in case.pieces:
        signature = signatures.get(piece.function.name)
        own = [argument.arg for argument in piece.function.args.args]
        if signature and own != [*signature.parameters] and sorted(own) == sorted(signature.parameters):
            told = f'Parametry jsou v jiném pořadí než v lekci. Hlavička má být:  def {signature.header}:'
            return Finding(told, (str(piece.source.path), piece.function.lineno))
    return None


def comma_at_the_end(case: DetectorContext) -> Finding | None:
    """`konec = True,`, which makes a tuple of one, and that is among the values."""
    if case.passed or not _has_tuple_of_one(case.got) or _has_tuple_of_one(case.expected):
        return None
    for piece, node in case.nodes(ast.Assign, ast.Return):
        is_one = isinstance(node.value, ast.Tuple) and len(node.value.elts) == 1
        if is_one and node.value.col_offset == node.value.elts[0].col_offset:  # no brackets around it
            return Finding('Čárka na konci řádku dělá z hodnoty n-tici.', piece.place(node))
    return None


def _has_tuple_of_one(values: list[Any]) -> bool:
    return any(isinstance(value, tuple) and len(value) == 1 for value in inside(values))


def start_that_is_missing(case: DetectorContext) -> Finding | None:
    """A file that was run and has `if __name__ == 'main':`, or names a function at its end and does not call it."""
    implementation = case.evidence.program.implementation
    is_file = case.evidence.call is None and case.evidence.constant is None
    sources = filter(None, map(implementation.source, implementation.modules if is_file else ()))
    for source in (one for one in sources if one.is_readable):
        for node in source.tree.body:
            tested = ast.unparse(node.test) if isinstance(node, ast.If) else ''
            if re.fullmatch("__name__ == '_*main_*'", tested) and "'__main__'" not in tested:
                told = "Tahle podmínka nikdy neplatí. Patří do ní '__main__', dvě podtržítka před i za."
                return Finding(told, (str(source.path), node.lineno))
            for part in [node, *(node.body if isinstance(node, ast.If) else ())]:
                name = part.value.id if isinstance(part, ast.Expr) and isinstance(part.value, ast.Name) else ''
                if name in source.functions:
                    told = f'Za {name} chybí závorky (). Bez nich se funkce nezavolá.'
                    return Finding(told, (str(source.path), part.lineno))
    return None


# Loops that cannot end


def why_endless(implementation: Implementation, file: str, line: int) -> str | None:
    """Why the loop that begins on that line cannot end, in Czech; None when its tree alone does not prove it."""
    source = implementation.loaded(file)
    functions = source.functions.values() if source and source.is_readable else ()
    for function in functions:
        for node in ast.walk(function):
            if isinstance(node, ast.For) and node.lineno == line and never_gets_to_its_end(node):
                return GROWING.format(node.iter.id)  # type: ignore[attr-defined]
            if isinstance(node, ast.While) and node.lineno == line:
                return _never_false(function, node)
    return None


def _never_false(function: Function, loop: ast.While) -> str | None:
    """Why the condition stays true: it always is, or what it asks for is a number that the loop does not change."""
    if found := next(filter(None, map(_alone, ast.walk(loop.test))), None):
        return found
    if isinstance(loop.test, ast.Constant):
        is_endless = loop.test.value and not _is_left(loop.body)
        return 'Podmínka tu platí pořád a v cyklu není break ani return.' if is_endless else None
    measured = {node.args[0].id for node in ast.walk(loop.test) if _is_length(node)}  # type: ignore[attr-defined]
    names = {node.id for node in ast.walk(loop.test) if isinstance(node, ast.Name)} - ({'len'} if measured else set())
    kinds = ast.Compare, ast.BinOp, ast.Name, ast.Constant, ast.expr_context, ast.cmpop, ast.operator
    is_plain = all(isinstance(node, kinds) or _is_length(node) for node in ast.walk(loop.test))
    body = [node for part in loop.body for node in ast.walk(part)]
    changed = {node.id for node in body if _stores(node)}  # type: ignore[attr-defined]
    if not is_plain or not names or names & changed or not all(_is_number(function, name) for name in names - measured):
        return None
    others = (value for name in measured for value in given_to(name, ast.walk(function)))
    if any(isinstance(value, ast.Name) for value in others):  # the same thing by another name
        return None
    if measured and not all(_is_only_read(node, measured, function) for node in body):
        return None
    return f'V cyklu se nezmění {" ani ".join(sorted(names))}, a tak jeho podmínka platí pořád.'


def _is_length(node: ast.AST) -> bool:
    """Whether it is `len(name)`."""
    return isinstance(node, ast.Call) and called_name(node) == 'len' and [*map(type, node.args)] == [ast.Name]


READING = {'abs', 'enumerate', 'int', 'len', 'max', 'min', 'print', 'range', 'sorted', 'str', 'sum'}
"""Functions of Python's own that change nothing that they are given."""


def _is_only_read(node: ast.AST, names: set[str], function: Function) -> bool:
    """Whether this part of a loop cannot make longer or shorter what the names mean, by whatever other name either."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):  # a list made in the loop is another one
        owner = node.func.value
        made = given_to(owner.id, ast.walk(function)) if isinstance(owner, ast.Name) and owner.id not in names else []
        is_another = bool(made) and all(isinstance(value, ast.List | ast.BinOp | ast.Constant) for value in made)
        return is_another or node.func.attr in METHODS - CHANGING
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id in READING
    return not isinstance(node, ast.Delete | ast.AugAssign) or not (
        {part.id for part in ast.walk(node) if isinstance(part, ast.Name)} & names
    )


def _is_left(body: list[ast.stmt]) -> bool:
    """Whether something in a loop may leave it."""
    return any(isinstance(node, ast.Break | ast.Return | ast.Raise) for part in body for node in ast.walk(part))


def _stores(node: ast.AST) -> bool:
    return isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load)


def _is_number(function: Function, name: str) -> bool:
    """Whether the function gives the name only numbers, written or counted, which nothing else can change."""
    values = given_to(name, ast.walk(function))
    stored = sum(_stores(node) and node.id == name for node in ast.walk(function))  # type: ignore[attr-defined]
    shared = any(isinstance(node, ast.Global | ast.Nonlocal) and name in node.names for node in ast.walk(function))
    return 0 < stored == len(values) and not shared and all(map(gives_number, values))


# Commas that are missing


def comma_is_missing(case: DetectorContext) -> Finding | None:
    """`[(1, 2) (3, 4)]`: what is written out cannot be called, nor can a list be asked for two numbers at once."""
    if not case.passed:
        return None
    file, line = case.passed[-1]
    source = case.evidence.program.implementation.loaded(file)
    return missing_comma(source.tree, file, line) if source and isinstance(case.evidence.exception, TypeError) else None


def missing_comma(tree: ast.AST, file: str, line: int) -> Finding | None:
    """The comma that is missing between two values around that line of the file."""
    looked_up = {id(called_literal(node)) for node in ast.walk(tree)}
    for node in ast.walk(tree):
        if id(node) in looked_up:
            continue
        before = without_comma(node)
        if before is None or not before.lineno <= line <= (getattr(node, 'end_lineno', 0) or 0):
            continue
        return Finding(f'Za {ast.unparse(before)} chybí čárka.', (file, before.end_lineno or before.lineno))
    return None


# Parameters and lines that are of no use


def dots_that_do_nothing(case: DetectorContext) -> Finding | None:
    """A branch or a loop with the dots of the lesson, which stand for the student's code, and nothing else."""
    for piece, node in () if case.passed else case.nodes(ast.Expr):
        block = piece.parent(node)
        is_alone = [node] in (getattr(block, 'body', None), getattr(block, 'orelse', None))
        if is_alone and isinstance(node.value, ast.Constant) and node.value.value is ...:
            return Finding('Tady jsou zatím jen tečky a ty nic nedělají.', piece.place(node))
    return None


def parameter_that_is_overwritten(case: DetectorContext) -> Finding | None:
    """A parameter that gets another value before anybody has read it."""
    call = case.evidence.call
    for piece in () if case.passed else case.pieces:
        arguments = piece.function.args.args
        required = len(arguments) - len(piece.function.args.defaults)
        for place, name in enumerate(argument.arg for argument in arguments):
            is_given = place < required or (
                call and call.function == piece.function.name and (place < len(call.arguments) or name in call.keywords)
            )
            first = next((part for part in piece.function.body if _uses(part, name)), None)
            stored = getattr(first, 'body', [first])[0]  # a loop may have nothing to go through
            if first and is_given and _only_stores(first, name) and case.has_run(*piece.place(stored)):
                return Finding(f'Parametr {name} se tu přepíše dřív, než ho funkce použije.', piece.place(first))
    return None


def parameter_that_is_never_read(case: DetectorContext) -> Finding | None:
    """The one parameter of the function that was called, which nothing in it uses."""
    comparison = case.evidence.comparison
    for piece in case.pieces[:1] if comparison and comparison.operator in ('==', 'is') else ():
        names = [argument.arg for argument in piece.function.args.args]
        unused = [name for name in names if not any(_uses(part, name) for part in piece.function.body)]
        if len(unused) == 1 and not is_empty(piece.function):
            told = f'Parametr {unused[0]} funkce nikde nepoužije.'
            return Finding(told, (str(piece.source.path), piece.function.lineno))
    return None


def _uses(part: ast.AST, name: str) -> bool:
    return any(isinstance(node, ast.Name) and node.id in (name, 'locals', 'vars') for node in ast.walk(part))


def _only_stores(statement: ast.stmt, name: str) -> bool:
    """Whether the statement gives the name a value that was made without it."""
    if isinstance(statement, ast.Assign):
        before, targets = [statement.value], statement.targets
    elif isinstance(statement, ast.For):
        before, targets = [statement.iter], [statement.target]
    else:
        return False
    names = [node for target in targets for node in ast.walk(target) if isinstance(node, ast.Name) and node.id == name]
    return not any(_uses(part, name) for part in before) and bool(names) and isinstance(names[0].ctx, ast.Store)


def line_that_is_never_reached(case: DetectorContext) -> Finding | None:
    """Find code below a `return` that ran, in the same block."""
    for piece, node in () if case.passed else case.nodes(ast.Return):
        block = getattr(piece.parent(node), 'body', [])
        below = block[block.index(node) + 1 :] if node in block else []
        if below:
            told = f'Sem se program nikdy nedostane: funkci už ukončí return na řádku {node.lineno}.'
            return Finding(told, piece.place(below[0]))
    return None
