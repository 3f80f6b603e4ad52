"""A function that ran to its end, but not as the rule says: expected, got, and a hint."""

import ast
from collections.abc import Iterable, Iterator
from typing import Any

from rozdej.feedback.comparison import Comparison
from rozdej.feedback.evidence import Evidence, same
from rozdej.feedback.values import (
    error_text,
    first_difference,
    labelled,
    safe_repr,
    sentence,
    type_name,
)
from rozdej.student.calls import NOTHING, Call

CHANGE_IN_PLACE = ('append', 'extend', 'insert', 'remove', 'reverse', 'shuffle', 'sort')
"""What changes a list and returns None; `clear` and `update` are not only for lists."""


def explain_mismatch(evidence: Evidence, with_hints: bool = True) -> list[str]:
    """The call, what should have come and what came; with hints, also what that looks like."""
    call = evidence.call
    lines = evidence.shown_call()
    if evidence.message:
        lines += sentence(evidence.message)
    if _awaited_exception(evidence):
        lines += [f'  mělo vyhodit:  {evidence.raises}', *_result(evidence, 'proběhlo bez chyby a vrátilo:  ')]
    elif evidence.comparison is not None:
        lines += _compared(evidence, evidence.comparison, call, with_hints)
    elif not evidence.message:
        lines += _claimed(evidence)
    elif evidence.claim.startswith('isinstance('):
        lines += _result(evidence, 'vrátilo:  ', most=1)
    return lines + (_hints(evidence, call) if with_hints else [])


def _awaited_exception(evidence: Evidence) -> bool:
    return evidence.raises is not None and 'DID NOT RAISE' in str(evidence.exception)


def _result(evidence: Evidence, label: str, most: int | None = None) -> list[str]:
    """The result of the call, in at most so many lines; nothing when there is none."""
    call = evidence.call
    if call is None or call.result is NOTHING:
        return []
    return labelled(label, call.result, most or evidence.most)


def _compared(evidence: Evidence, comparison: Comparison, call: Call | None, with_hints: bool) -> list[str]:
    left, right = comparison.left, comparison.right
    if comparison.operator not in ('==', 'is'):
        return [] if evidence.message else _claimed(evidence)
    names = _argument_names(evidence, call, left) if call is not None else []
    is_result = call is not None and call.result is not NOTHING and same(call.result, left)
    if is_result and not (names and right in call.arguments_before):  # type: ignore[union-attr]
        lines = evidence.shown('mělo vrátit:  ', right) + evidence.shown('vrátilo:      ', left)
    elif names:
        lines = [f'  {names[0]} po volání']
        lines += evidence.shown('má být:  ', right) + evidence.shown('je:      ', left)
    elif call is not None and call.printed and isinstance(left, str | list):
        lines = ['  vypsalo:', *evidence.shown_text(call.printed)]
        if _are_lines(right):
            return [*lines, '  mělo vypsat:', *evidence.shown_text('\n'.join(right))]
        lines += _spelled(evidence, left, right)
    else:
        lines = _spelled(evidence, left, right)
    return lines + (_difference(right, left) if with_hints else [])


def _are_lines(value: Any) -> bool:
    """Whether it is what a test makes of printed text: a list of its lines."""
    return isinstance(value, list) and bool(value) and all(isinstance(line, str) for line in value)


def _argument_names(evidence: Evidence, call: Call, value: Any) -> list[str]:
    if not isinstance(value, list | dict | set):  # other values cannot have been changed
        return []
    parameters = evidence.parameters(call.function)
    return [name for name, argument in zip(parameters, call.arguments, strict=False) if argument is value]


def _spelled(evidence: Evidence, left: Any, right: Any) -> list[str]:
    return [f'  {evidence.claim_left}', *evidence.shown('má být:  ', right), *evidence.shown('je:      ', left)]


def _claimed(evidence: Evidence) -> list[str]:
    lines = _result(evidence, 'vrátilo:  ')
    if evidence.claim:
        lines.append(f'  Má platit:  {evidence.claim}')
    elif not lines:
        lines.append(f'  {type(evidence.exception).__name__}: {error_text(evidence.exception)}')
    return lines


def _difference(expected: Any, got: Any) -> list[str]:
    if type(expected) is not type(got) or not isinstance(expected, list | tuple | dict):
        return []
    found = first_difference(expected, got)
    if found and (len(safe_repr(got)) > 60 or safe_repr(got) == safe_repr(expected)):
        place, should, is_ = found
        return labelled(f'První rozdíl je na {place}: má být ', should, 2) + labelled('a je ', is_, 2)
    if not found and len(expected) != len(got):
        return [f'  Délka má být {len(expected)}, ale je {len(got)}.']
    return []


def _hints(evidence: Evidence, call: Call | None) -> list[str]:
    """What beginners' mistakes look like from outside."""
    comparison = evidence.comparison
    if call is None:
        return _type_hint(comparison)
    compared = comparison is not None and same(call.result, comparison.left)
    source = evidence.program.implementation.source(call.module)
    if source is not None and source.is_unwritten(call.function):
        return []
    wants_a_value = compared and comparison and comparison.right is not None
    if call.result is None and (wants_a_value or evidence.claim.startswith('isinstance(')):
        return [f'  {_why_none(source.functions.get(call.function) if source else None, call.printed)}']
    if comparison is None or comparison.operator not in ('==', 'is'):
        return []
    left, right = comparison.left, comparison.right
    if not compared and _is_as_before(call, left):
        return ['  To, co funkce dostala, zůstalo beze změny. Vytvořit nebo vrátit něco nového nestačí.']
    if isinstance(call.result, str) and not compared and not call.printed and left in ('', []):
        return ['  Funkce text vrátila, ale nic nevypsala. Místo return použij print.']
    if isinstance(left, str) and isinstance(right, str):
        return _text_hints(left, right)
    return [] if call.printed and not compared else _type_hint(comparison)


def _is_as_before(call: Call, value: Any) -> bool:
    """Whether the value is an argument that the call could have changed, and has not."""
    pairs = zip(call.arguments, call.arguments_before, strict=False)
    changeable = isinstance(value, list | dict | set) and call.before is not None
    return changeable and any(now is value and was == value for now, was in pairs)


def _why_none(function: ast.FunctionDef | ast.AsyncFunctionDef | None, printed: str) -> str:
    """Where the None may come from: out of the returns of the function that gave it, and what it printed."""
    returned = list(_returned(function.body)) if function else []
    names = [_called(value) for value in returned]
    if printed.strip():
        if 'print' in names:
            return 'Za return je print. Ten výsledek jen vypíše a sám nic nevrátí (None). Nech tam return bez print.'
        return 'Funkce výsledek vypsala, ale nevrátila. Místo print použij return.'
    for name in names:
        if name in CHANGE_IN_PLACE:
            return f'Za return je {name}. To seznam jen změní a samo nic nevrátí (None).'
    if any(isinstance(value, ast.Constant) and value.value is None for value in returned):
        return 'Funkce vrátila None. Nedošla ke svému return None moc brzo?'
    return 'Funkce nic nevrátila (None). Nechybí jí v některé větvi return?'


def _returned(body: Iterable[ast.AST]) -> Iterator[ast.expr | None]:
    """What stands behind each `return` in the body; those of functions inside it give nothing back from here."""
    nodes = list(body)
    for node in nodes:  # more of them meanwhile
        if isinstance(node, ast.Return):
            yield node.value
        elif not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.expr):
            nodes += ast.iter_child_nodes(node)


def _called(value: ast.expr | None) -> str:
    """The name of the function or method whose result is returned; '' when it is something else."""
    called = value.func if isinstance(value, ast.Call) else None
    return called.attr if isinstance(called, ast.Attribute) else called.id if isinstance(called, ast.Name) else ''


def _type_hint(comparison: Comparison | None) -> list[str]:
    """That a value is of another type than it should be, which its spelling alone hardly shows."""
    if comparison is None or comparison.operator not in ('==', 'is'):
        return []
    left, right = comparison.left, comparison.right
    if type(left) is type(right):
        return []
    return [f'  Má to být {type_name(right)}, ale je to {type_name(left)}.']


def _text_hints(left: str, right: str) -> list[str]:
    if left != right and left.split() == right.split():
        return ['  Liší se to jen mezerami nebo konci řádků.']
    if left != right and left.strip('\'"') == right:
        return ['  Uvozovky jsou navíc: patří do programu kolem řetězce, ne do něj.']
    if left != right and left.lower() == right.lower():
        return ['  Liší se to jen velikostí písmen.']
    return []
