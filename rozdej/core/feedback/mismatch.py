"""Explains a function that returned another value than the rule says: expected, got, and the first difference."""

import ast
import operator
from collections.abc import Callable, Sequence
from typing import Any

from rozdej.core.feedback.evidence import Comparison, Evidence
from rozdej.core.feedback.none_origin import why_none
from rozdej.core.feedback.values import (
    WIDTH,
    first_difference,
    labelled,
    safe_repr,
    same_kind,
    sentence,
    type_name,
)
from rozdej.core.student.calls import NOTHING, Call
from rozdej.core.student.tracebacks import error_text

LAZY = {'dict_keys', 'dict_values', 'filter', 'generator', 'list_reverseiterator', 'map', 'range', 'zip'}
"""Types of what has to be made a list first."""

ONLY_PRINTED = 'Funkce výsledek vypsala, ale nevrátila. Místo print použij return.'


def explain_mismatch(evidence: Evidence, with_difference: bool = True) -> list[str]:
    """The call, what should have come and what came, and where long values part."""
    call = evidence.call
    lines = evidence.shown_call()
    if evidence.message:
        lines += sentence(evidence.message)
    if evidence.raises is not None and 'DID NOT RAISE' in str(evidence.exception):
        lines += [f'  mělo vyhodit:  {evidence.raises}', *_result(evidence, 'proběhlo bez chyby a vrátilo:  ')]
    elif evidence.comparison is not None:
        lines += _compared(evidence, evidence.comparison, call, with_difference)
    elif not evidence.message:
        lines += _claimed(evidence)
    elif evidence.claim.startswith('isinstance('):
        lines += _result(evidence, 'vrátilo:  ', most=1)
    return lines


def _result(evidence: Evidence, label: str, most: int | None = None) -> list[str]:
    """Return the result of the call as lines; [] when there is none."""
    call = evidence.call
    if call is None or call.result is NOTHING:
        return []
    return labelled(label, call.result, most or evidence.most)


def _compared(evidence: Evidence, comparison: Comparison, call: Call | None, with_difference: bool) -> list[str]:
    left, right = comparison.left, comparison.right
    if comparison.operator not in ('==', 'is'):
        if evidence.message and call is not None and right and right == call.printed:
            return ['  vypsalo:', *evidence.shown_text(call.printed)]
        return [] if evidence.message else _claimed(evidence)
    names = _argument_names(evidence, call, left) if call is not None else []
    if call is not None and _is_part_of_result(call, left) and right not in call.arguments_before:
        names = []
    is_result = call is not None and evidence.is_result_of(call)
    if is_result and not (names and right in call.arguments_before):  # type: ignore[union-attr]
        lines = _both_shown(evidence, 'mělo vrátit:  ', right, 'vrátilo:      ', left)
    elif names:
        lines = [f'  {names[0]} po volání']
        lines += evidence.shown('má být:  ', right) + evidence.shown('je:      ', left)
    elif call is not None and evidence.is_output(left):
        if _are_lines(right):
            return _compared_lines(evidence, call.printed, left, right)
        lines = ['  vypsalo:', *evidence.shown_text(call.printed)] if call.printed else ['  vypsalo:  nic']
        lines += _spelled(evidence, left, right)
    elif evidence.message and not evidence.is_left_known:
        return []
    else:
        lines = _spelled(evidence, left, right)
    return lines + (first_difference_lines(right, left) if with_difference else [])


def _compared_lines(evidence: Evidence, printed: str, got: Any, wanted: list[str]) -> list[str]:
    """What was printed and what should have been, from where they differ; `got` is what the test has made of it."""
    numbers = evidence.line_numbers(got)
    have_same_words = ''.join(printed.split()) == ''.join(' '.join(wanted).split())
    is_one_line = len(printed.strip().splitlines()) == 1 < len(wanted) and have_same_words
    if not numbers or is_one_line:
        lines = ['  vypsalo:', *evidence.shown_text(printed)] if printed else ['  vypsalo:  nic']
        lines += ['  mělo vypsat:', *evidence.shown_text('\n'.join(wanted))]
        return [*lines, *([f'  Všechno je na jednom řádku, počet řádků má být {len(wanted)}.'] * is_one_line)]
    first = evidence.first_to_show(got, wanted)
    shown, should = ('\n'.join(['…', *lines[first:]]) if first else '\n'.join(lines) for lines in (got, wanted))
    lines = ['  vypsalo:', *evidence.shown_text(shown if first else printed)]
    lines += ['  mělo vypsat:', *evidence.shown_text(should)]
    shorter, longer = sorted((got, wanted), key=len)
    is_cut = longer[: len(shorter)] == shorter or '\n'.join(longer).strip('\n') == '\n'.join(shorter).strip('\n')
    are_no_words = any(len(line.split()) != 1 for line in longer)
    if len(numbers) == len(printed.splitlines()) and len(got) != len(wanted) and is_cut and are_no_words:
        lines.append(f'  Počet řádků má být {len(wanted)}, ale je {len(got)}.')
    return lines


def _are_lines(value: Any) -> bool:
    """Whether it is what a test makes of printed text: a list of its lines."""
    return isinstance(value, list) and bool(value) and all(isinstance(line, str) for line in value)


def _is_part_of_result(call: Call, value: Any) -> bool:
    """Whether the call has returned that very value together with others: `return hra, zprava`."""
    return isinstance(call.result, tuple) and any(value is item for item in call.result)


def _argument_names(evidence: Evidence, call: Call, value: Any) -> list[str]:
    if not isinstance(value, list | dict | set | tuple):  # other values cannot have been changed
        return []
    parameters = evidence.parameters(call.function)
    return [name for name, argument in zip(parameters, call.arguments, strict=False) if argument is value]


def _spelled(evidence: Evidence, left: Any, right: Any) -> list[str]:
    shown = evidence.constant[1] if evidence.constant else evidence.claim_left
    return [f'  {shown}', *_both_shown(evidence, 'má být:  ', right, 'je:      ', left)]


def _both_shown(evidence: Evidence, wanted_label: str, wanted: Any, got_label: str, got: Any) -> list[str]:
    """Both values; of texts of several lines that part where it would be cut, from where they differ."""
    if isinstance(wanted, str) and isinstance(got, str):
        parts = wanted.splitlines(), got.splitlines()
        first = evidence.first_to_show(*parts)
        if first:
            wanted, got = ('\n'.join(['…', *lines[first:]]) for lines in parts)
    return evidence.shown(wanted_label, wanted) + evidence.shown(got_label, got)


def _claimed(evidence: Evidence) -> list[str]:
    lines = _result(evidence, 'vrátilo:  ')
    if evidence.claim:
        lines.append(f'  Má platit:  {evidence.claim}')
    elif not lines:
        lines.append(f'  {type(evidence.exception).__name__}: {error_text(evidence.exception)}')
    return lines


def first_difference_lines(expected: Any, got: Any, is_same: Callable[[Any, Any], bool] = operator.eq) -> list[str]:
    """Say where two long values begin to differ; nothing for short ones, which can be compared by eye."""
    if not same_kind(expected, got) or not isinstance(expected, list | tuple | dict):
        return []
    found = first_difference(expected, got, is_same)
    place, should, is_ = found or ('', expected, got)
    if isinstance(should, dict) and isinstance(is_, dict) and should.keys() != is_.keys():
        where = f'První rozdíl je na {place}, v klíčích: ' if place else 'Klíče se liší: '
        missing, extra = [key for key in should if key not in is_], [key for key in is_ if key not in should]
        too_many = 'přebývá' if len(extra) == 1 else 'přebývají'
        return [f'  {where}{", ".join(filter(None, [_named("chybí", missing), _named(too_many, extra)]))}.']
    if found and isinstance(should, list | tuple) and _goes_on(should, is_):
        return [f'  První rozdíl je na {place}: délka má být {len(should)}, ale je {len(is_)}.']
    if found and (len(safe_repr(got)) > 60 or safe_repr(got) == safe_repr(expected)):
        told = f'  První rozdíl je na {place}: má být {safe_repr(should)}, ale je {safe_repr(is_)}.'
        apart = [*labelled(f'První rozdíl je na {place}: má být ', should, 2), *labelled('a je ', is_, 2)]
        return [told] if len(told) <= WIDTH else apart
    if not found and len(expected) != len(got):
        return [f'  Délka má být {len(expected)}, ale je {len(got)}.']
    return []


def _goes_on(one: Sequence[Any], other: Any) -> bool:
    """Whether one of two values of a kind is the other one, and more behind it."""
    shorter = min(len(one), len(other)) if same_kind(one, other) else 0
    return bool(shorter) and len(one) != len(other) and one[:shorter] == other[:shorter]


def _named(what: str, keys: list[Any]) -> str:
    """`chybí 'V', 'W'` for some of the keys, nothing for none."""
    return ' '.join([what, ', '.join(map(safe_repr, keys[:3]))]) + (' a další' if len(keys) > 3 else '') if keys else ''


def hints(evidence: Evidence) -> list[str]:
    """Yield hints at mistakes of beginners that the values show."""
    comparison, call = evidence.comparison, evidence.call
    if call is None:
        return _type_hint(comparison)
    compared = evidence.is_result_of(call)
    source = evidence.program.implementation.source(call.module)
    if source is not None and source.is_unwritten(call.function):
        return []
    wants_a_value = compared and comparison and comparison.right is not None
    if call.result is None and (wants_a_value or evidence.claim.startswith('isinstance(')):
        return _why_none(evidence, call)
    if compared and call.result == '' and _is_printed(evidence, call):
        return [f'  {ONLY_PRINTED}']
    if comparison is None or comparison.operator not in ('==', 'is'):
        return []
    left, right = comparison.left, comparison.right
    if not compared and not _is_part_of_result(call, left) and (told := _argument_that_stayed(evidence, call, left)):
        return told
    is_printed = left in ('', []) and not any(left is argument for argument in call.arguments)
    if isinstance(call.result, str) and not compared and not call.printed and is_printed:
        wanted = '\n'.join(right) if _are_lines(right) else right
        is_wanted = isinstance(wanted, str) and call.result.split() == wanted.split()
        return [f'  Funkce text vrátila, ale nic nevypsala.{" Místo return použij print." if is_wanted else ""}']
    return [] if call.printed and not compared else _type_hint(comparison)


def _why_none(evidence: Evidence, call: Call) -> list[str]:
    """Say where a None came from that should have been a value, as far as that is proven."""
    told = why_none(evidence)
    if 'print' not in told and _is_printed(evidence, call):
        told = ONLY_PRINTED
    return [f'  {told}'] if told else []


def _is_printed(evidence: Evidence, call: Call) -> bool:
    """Whether the call has printed what it should have returned."""
    expected = evidence.comparison.right if evidence.comparison else NOTHING
    return bool(call.printed.strip()) and call.printed.split() in (str(expected).split(), repr(expected).split())


def _argument_that_stayed(evidence: Evidence, call: Call, value: Any) -> list[str]:
    """Say that the call should have changed an argument and did not; and what it did instead."""
    if call.before is None or not isinstance(value, list | dict | set):
        return []
    parameters = evidence.parameters(call.function)
    for name, now, was in zip(parameters, call.arguments, call.arguments_before, strict=False):
        if now is value and was == value:
            told = [f'Argument {name} měla funkce změnit, ale zůstal, jak byl.', *_renamed(evidence, call, name)]
            if call.result is not None and len(told) == 1:
                told[0] += ' Vrátit něco nového nestačí.'
            return [f'  {line}' for line in told]
    return []


def _renamed(evidence: Evidence, call: Call, name: str) -> list[str]:
    """The line that ran and only gave the parameter's name to something else."""
    source, ending = evidence.program.implementation.source(call.module), evidence.ending
    function = source.functions.get(call.function) if source else None
    for node in ast.walk(function) if function and ending else ():
        if isinstance(node, ast.Assign) and ending and node.lineno in ending.lines and _names(node) == {name}:
            return [f'Řádek {node.lineno} ho nezmění: {name} = … dá jen to jméno něčemu novému.']
    return []


def _names(node: ast.Assign) -> set[str]:
    return {part.id for target in node.targets for part in ast.walk(target) if isinstance(part, ast.Name)}


def _type_hint(comparison: Comparison | None) -> list[str]:
    """Say that a value is of another type than expected, where its spelling hardly shows it."""
    if comparison is None or comparison.operator not in ('==', 'is'):
        return []
    left, right = comparison.left, comparison.right
    if type(left) is type(right):
        return []
    told = f'Má to být {type_name(right)}, ale je to {type_name(left)}.'
    kind = type(right).__name__
    is_lazy = type(left).__name__ in LAZY and kind in ('list', 'set', 'tuple')
    return [f'  {told} Převedeš to takhle: {kind}(…).' if is_lazy else f'  {told}']
