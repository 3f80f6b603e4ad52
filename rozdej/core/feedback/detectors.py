"""Finds mistakes that can be proven. Each detector looks at the evidence, and says where and what, or nothing.

A new detector is a function and an entry in `DETECTORS`. It speaks only of what it has seen: in values, in the classes
of objects, in the lines that ran, or in what these recorded when the call was made once more. The same must hold in
grading: there, of a function that a program gives to a test, only the name is known.
"""

import ast
import builtins
import re
import tokenize
from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from io import StringIO
from itertools import islice
from typing import Any

from rozdej.core.feedback.detector_context import DetectorContext, Finding, inside, items
from rozdej.core.feedback.evidence import Evidence, same
from rozdej.core.feedback.lost_values import (
    CHANGING,
    argument_that_was_changed,
    list_that_is_made_once,
    name_that_changes_alone,
    none_is_printed,
    none_is_stored,
    result_that_came_before,
    result_that_is_thrown_away,
    text_that_is_thrown_away,
    value_that_is_kept,
)
from rozdej.core.feedback.near_values import MOST_DIFFERENCES, explain_near, nearest
from rozdej.core.feedback.none_origin import called
from rozdej.core.feedback.program_tree import Piece, called_name, given_to, stored_names, uncalled
from rozdej.core.feedback.python_messages import NAMES_OF_TYPES
from rozdej.core.feedback.tree_detectors import (
    braces_without_f,
    call_it,
    comma_at_the_end,
    comma_is_missing,
    comparison_of_identity,
    condition_that_always_holds,
    dots_that_do_nothing,
    function_that_is_never_called,
    line_that_is_never_reached,
    parameter_that_is_never_read,
    parameter_that_is_overwritten,
    parameters_in_another_order,
    sign_behind_equals,
    start_that_is_missing,
)
from rozdej.core.feedback.values import cut, function_name, safe_repr
from rozdej.core.student.source import cache_with_tree, nodes_of
from rozdej.core.student.tracebacks import error_text

SLIPS = {'AttributeError', 'ImportError', 'ModuleNotFoundError', 'NameError', 'TypeError', 'UnboundLocalError'}
"""Errors that nobody means to catch."""


def error_that_was_caught(case: DetectorContext, are_slips: bool) -> Finding | None:
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


def given_file_that_was_changed(case: DetectorContext, is_error: bool) -> Finding | None:
    """An error that came from a given file which is not as it was given, or a value that was made there."""
    implementation = case.evidence.program.implementation
    for piece in case.pieces if is_error == bool(case.passed) else ():
        file, line = piece.place(piece.function)
        is_there = case.passed[-1][0] == file if is_error else case.has_run(file, line, piece.function.end_lineno)
        if is_there and piece.module in implementation.given_modules:
            return Finding(f'Soubor {piece.source.path.name} se liší od zadání. Vrať ho do původní podoby.')
    return None


def types_that_are_unequal(case: DetectorContext, are_meant: bool) -> Finding | None:
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


def loop_that_leaves_out(case: DetectorContext) -> Finding | None:
    """A loop through a list that gets shorter meanwhile."""
    for piece, node, _ in () if case.passed else _noted(case, 'left out', ast.For):
        told = 'Cyklus prochází seznam, ze kterého se přitom ubírá, a tak některé prvky vynechá.'
        return Finding(told, piece.place(node))
    return None


def loop_that_ends_at_once(case: DetectorContext) -> Finding | None:
    """A loop through several items that returns at the first one, whichever it is."""
    for piece, node, _ in () if case.passed else _noted(case, 'several', ast.For):
        skips = any(isinstance(part, ast.Continue | ast.Break) for part in ast.walk(node))
        if not skips and _returns_always(node.body[-1]):
            told = 'Cyklus skončí hned u prvního prvku: return v něm se provede vždycky.'
            return Finding(told, piece.place(node))
    return None


def value_of_the_last_turn(case: DetectorContext) -> Finding | None:
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


def items_one_by_one(case: DetectorContext) -> Finding | None:
    """`balicek += (1, 'Pi', False)`: what was to be one item became several."""
    for piece, node, (kind, first) in _noted(case, 'one by one', ast.AugAssign):
        whose, whole = ('písmena řetězce', 'Celý ho') if kind == 'str' else ('prvky n-tice', 'Celou ji')
        name = ast.unparse(node.target)
        told = f'Do seznamu {name} tu += přidalo {whose} po jednom, první je {cut(first, 40)}. {whole} přidá append.'
        return Finding(told, piece.place(node))
    return None


def _noted(case: DetectorContext, what: str, kind: type[ast.AST]) -> Iterator[tuple[Piece, Any, Any]]:
    """The parts of functions that have noted such a thing, and what else is known of it."""
    for piece in case.pieces:
        for node in piece.nodes:
            if isinstance(node, kind) and (words := case.fact(what, piece, node)) is not None:
                yield piece, node, words


FUNCTION_TYPES = re.compile(
    r'\b(builtin_function_or_method|method_descriptor)\b|[\'"](function|method)[\'"]|non-iterable (function|method) '
)
FUNCTION_IN_TEXT = re.compile(r'<(?:built-in method|bound method|function) (?:\w+\.)*(\w+)')
CLASS_IN_TEXT = re.compile(r"<class '(\w+)'>")


# Parentheses that are missing


def function_in_place_of_result(case: DetectorContext) -> Finding | None:
    """A function stands where its result was meant: among the values, or in what Python's error says."""
    error = error_text(case.evidence.exception) if case.passed else ''
    names = (
        {name for value in inside(case.got) if (name := function_name(value)).isidentifier()}
        if not case.passed
        else set()
    )
    names |= {found for text in case.got if isinstance(text, str) for found in FUNCTION_IN_TEXT.findall(text)}
    if not names and not FUNCTION_TYPES.search(error):
        return None
    known = [one for one in uncalled(case.pieces) if not names or one.name in names]
    if len({one.place for one in known}) == 1:
        return call_it(known[0])
    if len(names) == 1:
        [name] = names
        return Finding(f'Je to funkce {name} sama, ne její výsledek. Za jejím jménem chybí závorky ().')
    return None


# Values that are one and the same

ONE_AND_THE_SAME: dict[type, str] = {
    list: 'seznamy jsou ve skutečnosti jeden a ten samý: co změníš v jednom',
    dict: 'slovníky jsou ve skutečnosti jeden a ten samý: co změníš v jednom',
    set: 'množiny jsou ve skutečnosti jedna a ta samá: co změníš v jedné',
}


def inner_values_are_one(case: DetectorContext) -> Finding | None:
    """Several values in a list or dictionary are the same object, and it was not the test that made it so."""
    call = case.evidence.call
    if case.passed or call is None:
        return None
    for value in inside(case.got):
        if not isinstance(value, list | dict):
            continue
        inner = {id(part): part for part in items(value) if isinstance(part, dict)}
        deeper = [one for part in inner.values() for one in part.values()]
        for kind in ONE_AND_THE_SAME:
            whole = deeper if isinstance(value, dict) and kind is list else [*items(value), *deeper]
            parts = [part for part in whole if isinstance(part, kind)]  # of lists in a dictionary the tests speak
            rows = {id(part) for part in parts}
            if len(rows) < len(parts) and not any(value is one for one in inside(list(call.arguments))):
                which = 'Vnitřní' if len(rows) == 1 else 'Některé vnitřní'
                told = f'{which} {ONE_AND_THE_SAME[kind]}, změní se ve všech.'
                return Finding(told, _made_once(case) if kind is list else None)
    return None


def _made_once(case: DetectorContext) -> tuple[str, int] | None:
    """The one line that puts one list into another more than once; None when it is not the only one."""
    found = {piece.place(node) for piece, node in case.nodes(ast.BinOp) if _repeats_a_list(piece, node)}
    found |= {piece.place(node) for piece, node in case.nodes(ast.Call) if _appends_the_same(piece, node)}
    return found.pop() if len(found) == 1 else None


def _repeats_a_list(piece: Piece, node: ast.BinOp) -> bool:
    sides = [side for side in (node.left, node.right) if isinstance(side, ast.List)]
    if not isinstance(node.op, ast.Mult) or not sides:
        return False
    items = [item for side in sides for item in side.elts]
    return any(
        isinstance(item, ast.List | ast.ListComp) or _is_product(item) or _is_list(piece, item) for item in items
    )


def _is_product(node: ast.expr) -> bool:
    return isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult) and isinstance(node.left, ast.List)


def _is_list(piece: Piece, node: ast.expr) -> bool:
    """Whether it is a name that gets a list in that function."""
    if not isinstance(node, ast.Name):
        return False
    values = given_to(node.id, piece.nodes)
    return bool(values) and all(isinstance(value, ast.List | ast.ListComp) or _is_product(value) for value in values)


def _appends_the_same(piece: Piece, node: ast.Call) -> bool:
    """Whether it appends, in a loop, a list that was made before that loop."""
    if not isinstance(node.func, ast.Attribute) or node.func.attr != 'append' or len(node.args) != 1:
        return False
    [value] = node.args
    if not isinstance(value, ast.Name) or not _is_list(piece, value):
        return False
    around: ast.AST = node
    while around is not piece.function and not isinstance(around, ast.For | ast.While):
        around = piece.parent(around)
    return isinstance(around, ast.For | ast.While) and value.id not in stored_names(ast.walk(around))


# Values and texts that are nearly right


def nearly_the_value(case: DetectorContext) -> Finding | None:
    """All that is wrong is the type of a value, or a text's letters, marks or spaces."""
    comparison = case.evidence.comparison
    if comparison is None or case.passed:
        return None
    if comparison.operator == 'in':
        return _nearly_one_of(case, comparison.left, comparison.right)
    if comparison.operator not in ('==', 'is'):
        return None
    told = explain_near(comparison.right, comparison.left, case.evidence.line_numbers(comparison.left))
    return Finding(told) if told else None


def _nearly_one_of(case: DetectorContext, value: Any, values: Any) -> Finding | None:
    """All that is wrong with the one of the values that should be this; or with this one, where the program gave it."""
    if not isinstance(values, list | tuple | set | dict):
        return None
    near = nearest(value, islice(values, MOST_DIFFERENCES))
    if near is None:
        return None
    other, told = near
    given = list(inside([case.result]))
    if any(same(value, part) for part in given) and not any(values is part for part in given):
        turned = explain_near(other, value)
        return Finding(f'Nemá to být {safe_repr(other)}? {turned}') if turned else None
    return Finding(f'Je tam ale {safe_repr(other)}: {told[0].lower()}{told[1:]}')


def texts_that_grew_together(case: DetectorContext) -> Finding | None:
    """Two texts without a comma between them have become one, which is among the values."""
    if case.passed:
        return None
    sources = {id(piece.source): piece.source for piece in case.pieces}
    if case.evidence.constant:
        sources[0] = case.evidence.constant[0]
    texts = {value for value in inside(case.got) if isinstance(value, str)}
    wanted = {value for value in inside(case.expected) if isinstance(value, str)}
    for source in sources.values():
        if _in_parts(source.tree).isdisjoint(texts - wanted):  # tokens are slow to read
            continue
        for line, parts, is_one_line in glued(source.text):
            whole = ''.join(parts)
            if whole in texts - wanted and (is_one_line or wanted & set(parts)):
                told = f'Mezi {parts[0]!r} a {parts[1]!r} chybí čárka, a tak je z nich jeden text {whole!r}.'
                return Finding(told, (str(source.path), line))
    return None


@cache_with_tree
def _in_parts(tree: ast.Module) -> set[str]:
    """The texts in a file that may be written in several parts: they take more room than one part needs."""
    constants = (node for node in nodes_of(tree) if isinstance(node, ast.Constant))
    texts = ((node.value, node) for node in constants if isinstance(node.value, str))
    return {text for text, node in texts if _room(node) != len(text.encode('utf-8', 'replace')) + len("''")}


def _room(node: ast.Constant) -> int | None:
    """Return how many bytes of its line the part takes; None when it takes several lines."""
    return node.end_col_offset - node.col_offset if node.lineno == node.end_lineno and node.end_col_offset else None


@lru_cache(maxsize=8)  # a program is looked at for each of its failed tests
def glued(text: str) -> list[tuple[int, list[str], bool]]:
    """Texts in a list with nothing between them: the line of the first, what they are, whether they share that line.

    What stands on several lines may be one long text that was meant so.
    """
    found = []
    texts: list[tokenize.TokenInfo] = []
    before = ''
    for token in tokenize.generate_tokens(StringIO(text).readline):
        if token.type == tokenize.STRING:
            texts.append(token)
        elif token.type not in (tokenize.NL, tokenize.COMMENT):
            parts = [_plain_text(one.string) for one in texts]
            is_item = before in ('[', '(', ',') and token.string in (']', ')', ',') and before + token.string != '()'
            if len(parts) > 1 and None not in parts and is_item:
                first = texts[0].start[0]
                found.append((first, [str(part) for part in parts], first == texts[-1].start[0]))
            texts, before = [], token.string
    return found


def _plain_text(written: str) -> str | None:
    """Return the value of a text in a program; None for one with `f` or `b` before it."""
    try:
        value = ast.literal_eval(written)
    except (ValueError, SyntaxError):
        return None
    return value if isinstance(value, str) else None


# Exceptions that are not raised


def exception_not_raised(case: DetectorContext) -> Finding | None:
    """An exception was returned, or one was awaited and the program has only made or printed it."""
    if case.passed:
        return None
    made = [(piece, node) for piece, node in case.nodes(ast.Return, ast.Expr) if _exception_in(node.value)]
    returned = [(piece, node) for piece, node in made if isinstance(node, ast.Return)]
    if _is_exception(case.result):
        place = returned[0][0].place(returned[0][1]) if len(returned) == 1 else None
        return Finding('Výjimka se tu jen vrací. Místo return tu má být raise.', place)
    wanted = case.evidence.raises
    if not wanted or 'DID NOT RAISE' not in error_text(case.evidence.exception):
        return None
    if isinstance(case.result, str) and wanted in case.result:
        return Finding(f'Funkce vrátila jen text. Výjimku vyhodí příkaz raise {wanted} s textem v závorkách.')
    for piece, node in made:
        what = 'jen vrací' if isinstance(node, ast.Return) else 'jen vytvoří'
        what = 'jen vypíše' if called_name(node.value) == 'print' else what
        return Finding(f'Výjimka se tu {what}. Vyhodí ji až příkaz raise.', piece.place(node))
    call = case.evidence.call
    if call and call.printed.strip():
        what = 'chybu jen' if wanted in call.printed else 'jen něco'
        return Finding(f'Funkce {what} vypsala. Výjimku vyhodí příkaz raise {wanted} s textem v závorkách.')
    return None


def _exception_in(value: ast.expr | None) -> bool:
    """Whether a new exception is what is given here: by itself, or printed."""
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Name):
        if value.func.id == 'print':
            return any(map(_exception_in, value.args))
        return _is_exception_name(value.func.id)
    return isinstance(value, ast.Name) and _is_exception_name(value.id)


def _is_exception_name(name: str) -> bool:
    kind = getattr(builtins, name, None)
    return isinstance(kind, type) and issubclass(kind, BaseException)


def _is_exception(value: Any) -> bool:
    """Whether it is an exception or a kind of them, also one that another process has only told of."""
    named = CLASS_IN_TEXT.fullmatch(repr(value)) if type(value).__name__ == 'type' else None
    return isinstance(value, BaseException) or _is_exception_name(named[1] if named else type(value).__name__)


Detector = Callable[[DetectorContext], Finding | None]

DETECTORS: tuple[Detector, ...] = (
    partial(given_file_that_was_changed, is_error=True),
    comma_is_missing,
    parameters_in_another_order,
    function_in_place_of_result,
    start_that_is_missing,
    partial(error_that_was_caught, are_slips=True),
    exception_not_raised,
    comma_at_the_end,
    none_is_printed,
    none_is_stored,
    list_that_is_made_once,
    value_that_is_kept,
    items_one_by_one,
    inner_values_are_one,
    result_that_came_before,
    partial(types_that_are_unequal, are_meant=True),
    parameter_that_is_overwritten,
    loop_that_leaves_out,
    texts_that_grew_together,
    braces_without_f,
    text_that_is_thrown_away,
    nearly_the_value,
    result_that_is_thrown_away,
    condition_that_always_holds,
    sign_behind_equals,
    comparison_of_identity,
    function_that_is_never_called,
    name_that_changes_alone,
    line_that_is_never_reached,
)
"""Detectors of what is likely to blame. The first that has something to say is heard: what values prove stands above
what only the tree does, except for why they may be so: a list that is made once, which is then in itself, and a text
that is thrown away, without which a value is only nearly right."""

LAST_DETECTORS: tuple[Detector, ...] = (
    partial(given_file_that_was_changed, is_error=False),
    partial(error_that_was_caught, are_slips=False),
    partial(types_that_are_unequal, are_meant=False),
    dots_that_do_nothing,
    argument_that_was_changed,
    loop_that_ends_at_once,
    value_of_the_last_turn,
    parameter_that_is_never_read,
)
"""Those of what right programs do as well: they are asked when there is nothing else to say."""


def find(evidence: Evidence, detectors: tuple[Detector, ...] = DETECTORS) -> Finding | None:
    """Return what can be proven about a failed test."""
    case = DetectorContext(evidence)
    return next((finding for detector in detectors if (finding := detector(case))), None)
