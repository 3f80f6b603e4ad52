"""Mistakes that were seen when the call was made once more: what a function has compared, walked through, caught."""

import ast
from collections.abc import Iterator
from typing import Any

from rozdej.core.feedback.detector_context import Case, Finding
from rozdej.core.feedback.lost_values import CHANGING
from rozdej.core.feedback.none_origin import called
from rozdej.core.feedback.program_tree import Piece
from rozdej.core.feedback.python_messages import NAMES_OF_TYPES
from rozdej.core.feedback.values import cut
from rozdej.core.student.tracebacks import error_text

SLIPS = {'AttributeError', 'ImportError', 'ModuleNotFoundError', 'NameError', 'TypeError', 'UnboundLocalError'}
"""Errors that nobody means to catch."""


def error_that_was_caught(case: Case, are_slips: bool) -> Finding | None:
    """`except:` around a name that is misspelled, or around any other error, which may have been meant.

    Or any `except` that catches what was to be raised.
    """
    awaited = case.evidence.raises if 'DID NOT RAISE' in error_text(case.evidence.exception) else None
    for piece, node, (line, kind, message) in _noted(case, 'caught', ast.ExceptHandler):
        raising = (str(number) for number, text in enumerate(piece.source.lines, 1) if text.strip().startswith('raise'))
        is_awaited = kind == awaited and line in raising
        catches_all = node.type is None or ast.unparse(node.type) in ('Exception', 'BaseException')
        is_slip = is_awaited or kind in SLIPS
        if is_slip == are_slips and (catches_all or is_awaited) and (is_slip or not case.passed):
            told = ' '.join(f'Tenhle except schoval chybu z řádku {line}: {kind}: {message}'.split())
            return Finding(cut(told, 120), piece.place(node))
    return None


def given_file_that_was_changed(case: Case, is_error: bool) -> Finding | None:
    """An error that came from a given file which is not as it was given, or a value that was made there."""
    implementation = case.evidence.program.implementation
    for piece in case.pieces if is_error == bool(case.passed) else ():
        file, line = piece.place(piece.function)
        is_there = case.passed[-1][0] == file if is_error else case.has_run(file, line, piece.function.end_lineno)
        if is_there and piece.module in implementation.given_modules:
            return Finding(f'Soubor {piece.source.path.name} se liší od zadání. Vrať ho do původní podoby.')
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


def loop_that_ends_at_once(case: Case) -> Finding | None:
    """A loop through several items that returns at the first one, whichever it is."""
    for piece, node, _ in () if case.passed else _noted(case, 'several', ast.For):
        skips = any(isinstance(part, ast.Continue | ast.Break) for part in ast.walk(node))
        if not skips and _returns_always(node.body[-1]):
            told = 'Cyklus skončí hned u prvního prvku: return v něm se provede vždycky.'
            return Finding(told, piece.place(node))
    return None


def value_of_the_last_turn(case: Case) -> Finding | None:
    """A variable that each turn of a loop begins anew, and that is read only below the loop."""
    for piece, loop, _ in () if case.passed else _noted(case, 'several', ast.For):
        is_left = any(isinstance(part, ast.Break | ast.Return) for part in ast.walk(loop))
        for node in () if is_left else loop.body:
            names = [target.id for target in getattr(node, 'targets', []) if isinstance(target, ast.Name)]
            read = [part for part in piece.nodes if isinstance(part, ast.Name) and part.id in names[:1]]
            read = [part for part in read if isinstance(part.ctx, ast.Load) and part.lineno >= loop.lineno]
            inside = [part for part in read if part.lineno <= loop.end_lineno]
            if len(names) == 1 and len(inside) < len(read) and all(_is_changed(piece, part) for part in inside):
                told = f'Každý průchod cyklu tu {names[0]} začíná znovu, a tak po cyklu zbude jen to z posledního.'
                return Finding(told, piece.place(node))
    return None


def _is_changed(piece: Piece, name: ast.Name) -> bool:
    """Whether a method is called there that changes the value, as `append` does."""
    above = piece.parent(name)
    return isinstance(above, ast.Attribute) and called(piece.parent(above)) in CHANGING


def _returns_always(last: ast.stmt) -> bool:
    if isinstance(last, ast.If):
        return bool(last.orelse) and _returns_always(last.body[-1]) and _returns_always(last.orelse[-1])
    return isinstance(last, ast.Return)


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
