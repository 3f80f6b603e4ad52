"""Compares the answers of calls, as data. A program's own comparison methods are never called."""

import marshal
from dataclasses import dataclass
from math import isclose
from typing import Any

PLAIN_FORMAT = 2
"""A version of `marshal` without references to shared objects: equal data has equal bytes."""

EQUAL = frozenset({bool, int, str, bytes, range, type(None)})
"""Types whose values are the same data when they are equal."""


@dataclass(frozen=True)
class Answer:
    """The answer of a call: result or exception, output, and the arguments after the call."""

    result: Any
    error: BaseException | None
    printed: str
    arguments: tuple[Any, ...]
    has_changed: bool = False
    """Whether a later call has changed the result. `result` is the one before that."""


def same_data(one: Any, other: Any) -> bool:
    """Whether the other value is the same data. For a plain tuple a named one may stand, not the other way round.

    As in the level tests, numbers are compared by value: 1.0 and True equal 1. But if `one` itself is True, 1 does not
    equal it.
    """
    if isinstance(one, bool):
        return one is other
    try:
        if marshal.dumps(one, PLAIN_FORMAT) == marshal.dumps(other, PLAIN_FORMAT):
            return True
    except ValueError:
        pass
    return _same(one, other)


def _same(one: Any, other: Any) -> bool:
    if type(one) is type(other):  # the most frequent case
        if type(one) in EQUAL:
            return bool(one == other)
        if isinstance(one, list | tuple):
            return len(one) == len(other) and all(map(_same, one, other))
    if one is None or other is None:
        return one is other
    if isinstance(one, float) and isinstance(other, float):
        return isclose(one, other, rel_tol=1e-9, abs_tol=1e-9) or one != one != other
    for kind in (int | float, str, bytes, range):
        if isinstance(one, kind):
            return isinstance(other, kind) and one == other
    for sequence in (list, tuple):
        if isinstance(one, sequence):
            names = getattr(one, '_fields', None)
            has_names = names is None or getattr(other, '_fields', None) == names
            is_like = isinstance(other, sequence) and has_names and len(one) == len(other)
            return is_like and all(map(_same, one, other))
    if isinstance(one, dict):
        is_like = isinstance(other, dict) and one.keys() == other.keys()
        return is_like and all(_same(value, other[key]) for key, value in one.items())
    if isinstance(one, set | frozenset):
        return isinstance(other, set | frozenset) and one == other
    return type(one) is type(other) and _same(vars(one), vars(other)) if hasattr(one, '__dict__') else False


def same_ending(expected: Answer, got: Answer) -> bool:
    """Whether both returned the same, or raised the same type of exception."""
    if expected.error is not None:
        return isinstance(got.error, type(expected.error))
    return got.error is None and same_data(expected.result, got.result)


def same_effects(expected: Answer, got: Answer) -> bool:
    """Whether both left the same arguments and printed the same, except for spaces at the ends of lines."""
    return same_data(expected.arguments, got.arguments) and _lines(expected.printed) == _lines(got.printed)


def _lines(text: str) -> list[str]:
    return [line.rstrip() for line in text.strip('\n').split('\n')]


def change_all(value: Any) -> None:
    """Change every list, dict and set in a value. A program that keeps it and returns it again is found so."""
    if isinstance(value, dict | list | tuple):
        for part in value.values() if isinstance(value, dict) else value:
            change_all(part)
    if isinstance(value, list) and not value:
        value.append(None)
    elif isinstance(value, list | dict | set):
        value.clear()
