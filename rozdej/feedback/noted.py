"""Mistakes that were seen when the call was made once more: what a function has compared, walked through, caught."""

import ast
from collections.abc import Iterator
from typing import Any

from rozdej.feedback.case import Case, Finding
from rozdej.feedback.program_tree import Piece
from rozdej.feedback.python_messages import NAMES_OF_TYPES
from rozdej.feedback.values import cut
from rozdej.student.source import is_empty

SLIPS = {'AttributeError', 'ImportError', 'ModuleNotFoundError', 'NameError', 'TypeError', 'UnboundLocalError'}
"""Errors that nobody means to catch."""


def error_that_was_caught(case: Case, are_slips: bool) -> Finding | None:
    """`except:` around a name that is misspelled, or around any other error, which may have been meant."""
    for piece, node, (line, kind, message) in _noted(case, 'caught', ast.ExceptHandler):
        if (kind in SLIPS) == are_slips and (are_slips or not case.passed):
            told = ' '.join(f'Tenhle except schoval chybu z řádku {line}: {kind}: {message}'.split())
            return Finding(cut(told, 120), piece.place(node))
    return None


def types_that_are_unequal(case: Case, are_meant: bool) -> Finding | None:
    """A comparison of two types that are never equal: of values that mean the same, or of any with what is written."""
    for piece, node, (left, right, meant) in () if case.passed else _noted(case, 'unequal', ast.Compare):
        is_inside = isinstance(node.ops[0], ast.In | ast.NotIn)
        is_written = any(isinstance(side, ast.Constant) for side in (node.left, *node.comparators))
        if bool(meant) == are_meant and (meant or (is_written and not is_inside)):
            there = 'každý prvek vpravo je' if is_inside else 'vpravo'
            one, other = (NAMES_OF_TYPES.get(kind, '?') for kind in (left, right))
            told = f'V porovnání {cut(ast.unparse(node), 32)} je vlevo {one} a {there} {other}. Ty se nikdy nerovnají.'
            return Finding(told, piece.place(node))
    return None


def loop_that_leaves_out(case: Case) -> Finding | None:
    """A loop through a list that gets shorter meanwhile."""
    for piece, node, _ in () if case.passed else _noted(case, 'left out', ast.For):
        told = 'Cyklus prochází seznam, ze kterého se přitom ubírá, a tak některé prvky vynechá.'
        return Finding(told, piece.place(node))
    return None


def items_one_by_one(case: Case) -> Finding | None:
    """`balicek += (1, 'Pi', False)`: what was to be one item became several."""
    for piece, node, (kind, first) in _noted(case, 'one by one', ast.AugAssign):
        whose, whole = ('písmena řetězce', 'Celý ho') if kind == 'str' else ('prvky n-tice', 'Celou ji')
        name = ast.unparse(node.target)
        told = f'Do seznamu {name} tu += přidalo {whose} po jednom, první je {cut(first, 40)}. {whole} přidá append.'
        return Finding(told, piece.place(node))
    return None


def _noted(case: Case, what: str, kind: type[ast.AST]) -> Iterator[tuple[Piece, Any, Any]]:
    """The parts of functions that have noted such a thing, and what else is known of it."""
    for piece in case.pieces:
        for node in piece.nodes:
            if isinstance(node, kind) and (words := case.fact(what, piece, node)) is not None:
                yield piece, node, words


def parameter_that_is_overwritten(case: Case) -> Finding | None:
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
            if first and is_given and _only_stores(first, name) and case.has_run(*piece.place(first)):
                return Finding(f'Parametr {name} se tu přepíše dřív, než ho funkce použije.', piece.place(first))
    return None


def parameter_that_is_never_read(case: Case) -> Finding | None:
    """The one parameter of the function that was called, which nothing in it uses."""
    comparison = case.evidence.comparison
    for piece in case.pieces[:1] if comparison and comparison.operator in ('==', 'is') else ():
        names = [argument.arg for argument in piece.function.args.args]
        unused = [name for name in names if not any(_uses(part, name) for part in piece.function.body)]
        if len(unused) == 1 and not is_empty(piece.function):
            told = f'Parametr {unused[0]} funkce nikde nepoužije.'
            return Finding(told, (str(piece.source.path), piece.function.lineno))
    return None


def _uses(part: ast.stmt, name: str) -> bool:
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
    return not any(_uses(part, name) for part in before) and bool(names) and isinstance(names[0].ctx, ast.Store)  # type: ignore


def line_that_is_never_reached(case: Case) -> Finding | None:
    """What stands below a `return` that was run, in the same block."""
    for piece, node in () if case.passed else case.nodes(ast.Return):
        block = getattr(piece.parent(node), 'body', [])
        below = block[block.index(node) + 1 :] if node in block else []
        if below:
            told = f'Sem se program nikdy nedostane: funkci už ukončí return na řádku {node.lineno}.'
            return Finding(told, piece.place(below[0]))
    return None
