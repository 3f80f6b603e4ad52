"""Mistakes that can be proven: each detector looks at the evidence, and says where and what, or nothing.

A new detector is a function and an entry in `DETECTORS`. It says something only when it has seen it: in the values that
came, in whose objects they are, in the tree of the functions that were called. What holds in one process holds in
grading, too: there, a function that a program gives to a test is known by its name only.
"""

import ast
import builtins
import re
import tokenize
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from io import StringIO
from itertools import chain, islice
from typing import Any, NamedTuple

from rozdej.feedback.evidence import Evidence
from rozdej.feedback.near_values import MOST_DIFFERENCES, explain_near, nearest
from rozdej.feedback.program_tree import Function, Piece, Uncalled, reached, uncalled
from rozdej.feedback.values import error_text, function_name, safe_repr
from rozdej.student.calls import NOTHING
from rozdej.student.implementation import Implementation

MOST_VALUES = 5_000
"""Values that are looked through, with all that is in them."""

FUNCTION_TYPES = re.compile(
    r'\b(builtin_function_or_method|method_descriptor)\b|[\'"](function|method)[\'"]|non-iterable (function|method) '
)
FUNCTION_IN_TEXT = re.compile(r'<(?:built-in method|bound method|function) (?:\w+\.)*(\w+)')
CLASS_IN_TEXT = re.compile(r"<class '(\w+)'>")

TEXT_ONLY = {name for name in dir(str) if not name.startswith('_')} - {*dir(list), *dir(dict), *dir(set)}
"""Methods that only texts have: each gives a new text and changes none."""


ALWAYS = 'Za {} tu stojí jen {}, a to platí vždycky. Patří tam zase celé porovnání.'


class Finding(NamedTuple):
    """What was proven (Czech), and the line of the program that it is about, if there is one: file and number."""

    sentence: str
    place: tuple[str, int] | None = None


@dataclass
class Case:
    """A failed test with what detectors ask of it, each thing looked for once."""

    evidence: Evidence

    @cached_property
    def pieces(self) -> list[Piece]:
        """The student's functions that the call may have gone through."""
        call = self.evidence.call
        return reached(self.evidence.program.implementation, call.module, call.function) if call else []

    @cached_property
    def passed(self) -> list[tuple[str, int]]:
        """The lines of the student's files that an exception came through, outermost first."""
        return [(file, line) for file, line, _ in self.evidence.program.frames(self.evidence.exception)]

    @property
    def result(self) -> Any:
        """What the call returned; `NOTHING` if it did not."""
        call = self.evidence.call
        return call.result if call else NOTHING

    @cached_property
    def got(self) -> list[Any]:
        """The values that came from the program: compared, and returned by the call."""
        comparison = self.evidence.comparison
        left = [comparison.left] if comparison and comparison.operator != 'in' else []
        right = [comparison.right] if comparison and comparison.operator == 'in' else []
        return [*left, *right, *([self.result] if self.result is not NOTHING else [])]

    @cached_property
    def expected(self) -> list[Any]:
        """The values that should have come."""
        comparison = self.evidence.comparison
        return [] if comparison is None else [comparison.left if comparison.operator == 'in' else comparison.right]

    def nodes(self, *kinds: type[ast.AST]) -> Iterator[tuple[Piece, Any]]:
        """All parts of these kinds in the functions of the call; after an error only those around its lines."""
        for piece in self.pieces:
            for node in piece.nodes:
                if isinstance(node, kinds) and (not self.passed or self._is_passed(piece, node)):
                    yield piece, node

    def _is_passed(self, piece: Piece, node: Any) -> bool:
        return any(
            file == str(piece.source.path) and node.lineno <= line <= node.end_lineno for file, line in self.passed
        )


def inside(values: list[Any]) -> Iterator[Any]:
    """The values and what is in them, as many as can be looked at."""
    left, level = MOST_VALUES, values
    while level and left > 0:
        level = level[:left]
        left -= len(level)
        yield from level
        level = list(islice(chain.from_iterable(map(_items, level)), left))


def _items(value: Any) -> Iterable[Any]:
    if isinstance(value, dict):
        return chain(value, value.values())
    return value if isinstance(value, list | tuple | set | frozenset) else ()


# Parentheses that are missing


def function_in_place_of_result(case: Case) -> Finding | None:
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
    known = [one for piece in case.pieces for one in uncalled(piece, case.pieces) if not names or one.name in names]
    if len({one.place for one in known}) == 1:
        return _call_it(known[0])
    if len(names) == 1:
        [name] = names
        return Finding(f'Je to funkce {name} sama, ne její výsledek. Za jejím jménem chybí závorky ().')
    return None


def function_that_is_never_called(case: Case) -> Finding | None:
    """A function's name alone, where that means nothing: as a statement, in a condition, in a sum."""
    if case.passed:
        return None
    return next(
        (_call_it(one) for piece in case.pieces for one in uncalled(piece, case.pieces) if one.is_certain), None
    )


def _call_it(one: Uncalled) -> Finding:
    if one.has_square_brackets:
        return Finding(f'Za {one.name} patří kulaté závorky, ne hranaté.', one.place)
    return Finding(f'Za {one.name} chybí závorky (). Bez nich se funkce nezavolá.', one.place)


# Lists that are one and the same


def inner_lists_are_one(case: Case) -> Finding | None:
    """Several lists in a list are the same object, and it was not the test that made it so."""
    call = case.evidence.call
    if case.passed or call is None:
        return None
    of_test = {id(value) for value in inside(list(call.arguments))}
    for value in inside(case.got):
        rows = {id(row) for row in value if isinstance(row, list)} if isinstance(value, list) else set()
        lists = sum(isinstance(row, list) for row in value) if rows else 0
        if id(value) not in of_test and len(rows) < lists:
            which = 'Vnitřní seznamy jsou' if len(rows) == 1 else 'Některé vnitřní seznamy jsou'
            told = f'{which} ve skutečnosti jeden a ten samý: co změníš v jednom, změní se ve všech.'
            return Finding(told, _made_once(case))
    return None


def _made_once(case: Case) -> tuple[str, int] | None:
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
    values = [
        other.value
        for other in piece.nodes
        if isinstance(other, ast.Assign) and any(isinstance(t, ast.Name) and t.id == node.id for t in other.targets)
    ]
    return bool(values) and all(isinstance(value, ast.List | ast.ListComp) or _is_product(value) for value in values)


def _appends_the_same(piece: Piece, node: ast.Call) -> bool:
    """Whether it appends, in a loop, a list that was made before that loop."""
    if not isinstance(node.func, ast.Attribute) or node.func.attr != 'append' or len(node.args) != 1:
        return False
    [value] = node.args
    if not isinstance(value, ast.Name) or not _is_list(piece, value):
        return False
    around: ast.AST = node
    while around in piece.parents and not isinstance(around, ast.For | ast.While):
        around = piece.parents[around]
    stored = (other for other in ast.walk(around) if isinstance(other, ast.Name) and isinstance(other.ctx, ast.Store))
    return isinstance(around, ast.For | ast.While) and value.id not in {name.id for name in stored}


# Values and texts that are nearly right


def nearly_the_value(case: Case) -> Finding | None:
    """All that is wrong is the type of a value, or a text's letters, marks or spaces."""
    comparison = case.evidence.comparison
    if comparison is None or case.passed:
        return None
    if comparison.operator == 'in' and isinstance(comparison.right, list | tuple | set | dict):
        found = nearest(comparison.left, islice(comparison.right, MOST_DIFFERENCES))
        return Finding(f'Je tam ale {safe_repr(found[0])}: {found[1][0].lower()}{found[1][1:]}') if found else None
    if comparison.operator not in ('==', 'is'):
        return None
    told = explain_near(comparison.right, comparison.left)
    return Finding(told) if told else None


def texts_that_grew_together(case: Case) -> Finding | None:
    """Two texts without a comma between them have become one, which is among the values."""
    if case.passed or not case.pieces:
        return None
    texts = {value for value in inside(case.got) if isinstance(value, str)}
    wanted = {value for value in inside(case.expected) if isinstance(value, str)}
    if not texts - wanted:  # a program is looked at for each of its failed tests
        return None
    for source in {id(piece.source): piece.source for piece in case.pieces}.values():
        for line, parts, is_one_line in glued(source.text):
            whole = ''.join(parts)
            if whole in texts - wanted and (is_one_line or wanted & set(parts)):
                told = f'Mezi {parts[0]!r} a {parts[1]!r} chybí čárka, a tak je z nich jeden text {whole!r}.'
                return Finding(told, (str(source.path), line))
    return None


@lru_cache(maxsize=8)
def glued(text: str) -> list[tuple[int, list[str], bool]]:
    """What `_glued` finds, kept: a program is looked at for each of its failed tests."""
    return list(_glued(text))


def _glued(text: str) -> Iterator[tuple[int, list[str], bool]]:
    """Texts in a list with nothing between them: the line of the first, what they are, whether they share that line.

    What stands on several lines may be one long text that was meant so.
    """
    texts: list[tokenize.TokenInfo] = []
    before = ''
    for token in tokenize.generate_tokens(StringIO(text).readline):
        if token.type == tokenize.STRING:
            texts.append(token)
        elif token.type not in (tokenize.NL, tokenize.COMMENT):
            parts = [_plain_text(one.string) for one in texts]
            is_item = before in ('[', '(', ',') and token.string in (']', ')', ',') and before + token.string != '()'
            if len(parts) > 1 and None not in parts and is_item:
                yield texts[0].start[0], [str(part) for part in parts], texts[0].start[0] == texts[-1].start[0]
            texts, before = [], token.string


def _plain_text(written: str) -> str | None:
    """What a text in a program says; None for one with `f` or `b` before it."""
    try:
        value = ast.literal_eval(written)
    except (ValueError, SyntaxError):
        return None
    return value if isinstance(value, str) else None


# Exceptions that are not raised


def exception_not_raised(case: Case) -> Finding | None:
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
        if isinstance(node, ast.Expr):
            what = 'jen vypíše' if _called_name(node.value) == 'print' else 'jen vytvoří'
            return Finding(f'Výjimka se tu {what}. Vyhodí ji až příkaz raise.', piece.place(node))
    call = case.evidence.call
    if call and wanted in call.printed:
        return Finding(f'Funkce chybu jen vypsala. Výjimku vyhodí příkaz raise {wanted} s textem v závorkách.')
    return None


def _called_name(value: ast.expr) -> str:
    """The name of the function that is called; '' when it is no call of a name."""
    return value.func.id if isinstance(value, ast.Call) and isinstance(value.func, ast.Name) else ''


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


# Conditions and statements that cannot be meant so


def condition_that_always_holds(case: Case) -> Finding | None:
    """`x == 'a' or 'b'`: a text or a number by itself, where a whole comparison was meant."""
    for piece, node in case.nodes(ast.If, ast.While, ast.Return, ast.Assign, ast.IfExp, ast.Assert):
        condition = node.value if isinstance(node, ast.Return | ast.Assign) else node.test
        for part in ast.walk(condition) if condition is not None else ():
            if alone := _alone(part):
                return Finding(ALWAYS.format(*alone), piece.place(node))
    return None


def _alone(node: ast.AST) -> tuple[str, str] | None:
    """`or` or `and`, and the text or number that stands behind it by itself, after a comparison."""
    if not isinstance(node, ast.BoolOp) or not isinstance(node.values[0], ast.Compare):
        return None
    for value in node.values[1:]:
        if isinstance(value, ast.Constant) and type(value.value) in (str, int) and value.value:
            return 'or' if isinstance(node.op, ast.Or) else 'and', repr(value.value)
    return None


def result_that_is_thrown_away(case: Case) -> Finding | None:
    """A line that makes a new value and does nothing with it."""
    if case.passed:
        return None
    for piece, node in case.nodes(ast.Expr):
        value = node.value
        if isinstance(value, ast.Compare) and isinstance(value.ops[0], ast.Eq):
            return Finding('Tenhle řádek jen porovnává (==). Ukládá se jedním rovnítkem.', piece.place(node))
        name = _without_effect(piece, value)
        if name:
            return Finding(f'Co {name} vrátí, se tu zahodí. Ulož to do proměnné.', piece.place(node))
    return None


def _without_effect(piece: Piece, value: ast.expr) -> str:
    """The name of the function that is called here and can do nothing but return something; '' if it is no such."""
    called = value.func if isinstance(value, ast.Call) else None
    if isinstance(called, ast.Attribute):
        first = called.value
        while isinstance(first, ast.Attribute):
            first = first.value
        of_module = isinstance(first, ast.Name) and piece.is_module(first.id)
        return called.attr if called.attr in {*TEXT_ONLY, '_replace'} and not of_module else ''
    if not isinstance(called, ast.Name) or not piece.is_function(called.id):
        return ''
    meant = piece.meant(called.id)
    if meant is None:
        return called.id if called.id in ('sorted', 'len', 'sum', 'max', 'min', 'abs', 'round') else ''
    body = [node for statement in meant[2].body for node in ast.walk(statement)]
    acts = (
        ast.Call,
        ast.Yield,
        ast.YieldFrom,
        ast.Await,
        ast.Raise,
        ast.Assert,
        ast.Global,
        ast.Nonlocal,
        ast.Delete,
        ast.AugAssign,
    )
    parts = (node for node in body if isinstance(node, ast.Subscript | ast.Attribute))
    changes = any(isinstance(node, acts) for node in body) or not all(isinstance(node.ctx, ast.Load) for node in parts)
    return called.id if _returns(meant[2]) and not changes else ''


def none_is_printed(case: Case) -> Finding | None:
    """`print` around a function that prints by itself and returns nothing."""
    call = case.evidence.call
    if call is None or 'None' not in call.printed:
        return None
    for piece, node in case.nodes(ast.Call):
        for value in node.args if _called_name(node) == 'print' and piece.is_function('print') else ():
            name = _called_name(value)
            meant = piece.meant(name)
            if name == 'print' or (meant and not _returns(meant[2])):
                told = (
                    f'Funkce {name} vypisuje sama a nic nevrací, takže print kolem ní vypíše None. Zavolej ji bez něj.'
                )
                return Finding(told, piece.place(node))
    return None


def _returns(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    kinds = ast.Return, ast.Yield, ast.YieldFrom
    return any(isinstance(node, kinds) and node.value for node in ast.walk(function))


# Loops that cannot end


def why_endless(implementation: Implementation, file: str, line: int) -> str | None:
    """Why the loop that begins on that line cannot end, in Czech; None when its tree alone does not prove it."""
    source = implementation.loaded(file)
    functions = source.functions.values() if source and source.is_readable else ()
    for function in functions:
        for node in ast.walk(function):
            if isinstance(node, ast.While) and node.lineno == line:
                return None if _is_left(node.body) else _never_false(function, node)
    return None


def _never_false(function: Function, loop: ast.While) -> str | None:
    """Why the condition stays true: it always is, or what it asks for is a number that the loop does not change."""
    if found := next(filter(None, map(_alone, ast.walk(loop.test))), None):
        return ALWAYS.format(*found)
    if isinstance(loop.test, ast.Constant):
        return 'Podmínka tu platí pořád a v cyklu není break ani return.' if loop.test.value else None
    names = {node.id for node in ast.walk(loop.test) if isinstance(node, ast.Name)}
    kinds = ast.Compare, ast.Name, ast.Constant, ast.expr_context, ast.cmpop
    is_plain = all(isinstance(node, kinds) for node in ast.walk(loop.test))
    changed = {node.id for part in loop.body for node in ast.walk(part) if _stores(node)}  # type: ignore[attr-defined]
    if not is_plain or not names or names & changed or not all(_is_number(function, name) for name in names):
        return None
    return f'V cyklu se nezmění {" ani ".join(sorted(names))}, a tak jeho podmínka platí pořád.'


def _is_left(body: list[ast.stmt]) -> bool:
    """Whether something in a loop may leave it."""
    return any(isinstance(node, ast.Break | ast.Return | ast.Raise) for part in body for node in ast.walk(part))


def _stores(node: ast.AST) -> bool:
    return isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load)


def _is_number(function: Function, name: str) -> bool:
    """Whether the function gives the name only numbers, written or counted, which nothing else can change."""
    values = [
        node.value
        for node in ast.walk(function)
        if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == name for t in node.targets)
    ]
    stored = sum(_stores(node) and node.id == name for node in ast.walk(function))  # type: ignore[attr-defined]
    shared = any(isinstance(node, ast.Global | ast.Nonlocal) and name in node.names for node in ast.walk(function))
    return 0 < stored == len(values) and not shared and all(map(_gives_number, values))


def _gives_number(value: ast.expr) -> bool:
    if isinstance(value, ast.Constant):
        return type(value.value) in (int, float)
    return _called_name(value) == 'len'


# Commas that are missing


def comma_is_missing(case: Case) -> Finding | None:
    """`[(1, 2) (3, 4)]`: what is written out cannot be called, nor can a list be asked for two numbers at once."""
    if not case.passed:
        return None
    file, line = case.passed[-1]
    source = case.evidence.program.implementation.loaded(file)
    return missing_comma(source.tree, file, line) if source and isinstance(case.evidence.exception, TypeError) else None


def missing_comma(tree: ast.AST, file: str, line: int) -> Finding | None:
    """The comma that is missing between two values around that line of the file."""
    literal = ast.Tuple, ast.List, ast.Dict, ast.Set, ast.Constant, ast.JoinedStr
    for node in ast.walk(tree):
        before = node.func if isinstance(node, ast.Call) else node.value if isinstance(node, ast.Subscript) else None
        if not isinstance(before, literal) or not before.lineno <= line <= (getattr(node, 'end_lineno', 0) or 0):
            continue
        if isinstance(node, ast.Subscript) and not isinstance(node.slice, ast.Tuple):
            continue
        return Finding(f'Za {ast.unparse(before)} chybí čárka.', (file, before.end_lineno or before.lineno))
    return None


Detector = Callable[[Case], Finding | None]

DETECTORS: tuple[Detector, ...] = (
    comma_is_missing,
    function_in_place_of_result,
    exception_not_raised,
    none_is_printed,
    inner_lists_are_one,
    texts_that_grew_together,
    nearly_the_value,
    condition_that_always_holds,
    function_that_is_never_called,
    result_that_is_thrown_away,
)
"""All detectors. The first that has something to say is heard: what the values prove stands above what only the tree
does."""


def find(evidence: Evidence) -> Finding | None:
    """What can be proven about a failed test."""
    case = Case(evidence)
    return next((finding for detector in DETECTORS if (finding := detector(case))), None)
