"""What a call came to, and whether two calls came to the same. Data is compared, never a program's own objects."""

import marshal
from dataclasses import dataclass
from math import isclose
from typing import Any

PLAIN_FORMAT = 2
"""The version of `marshal` in which equal data has equal bytes, whoever else holds it."""

EQUAL = frozenset({bool, int, str, bytes, range, type(None)})
"""Types whose values are the same when they are equal."""


@dataclass(frozen=True)
class Answer:
    """A call that is over: what it returned or raised, what it printed, and its arguments as they are now."""

    result: Any
    error: BaseException | None
    printed: str
    arguments: tuple[Any, ...]
    has_changed: bool = False
    """Whether a later call has changed the result, which is as it was before."""


def same_data(one: Any, other: Any) -> bool:
    """Whether the other value is the same data: a named tuple is a tuple, one without names is none that has them.

    As in the tests, numbers are what they are worth, 1.0 and True are 1. Where `one` itself is True, 1 is not.
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
    if type(one) is type(other):  # as is most of all that is compared
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
    """Whether both returned the same, or raised the same kind of exception."""
    if expected.error is not None:
        return isinstance(got.error, type(expected.error))
    return got.error is None and same_data(expected.result, got.result)


def same_effects(expected: Answer, got: Answer) -> bool:
    """Whether both left their arguments alike and printed the same, spaces at the ends of lines aside."""
    return same_data(expected.arguments, got.arguments) and _lines(expected.printed) == _lines(got.printed)


def _lines(text: str) -> list[str]:
    return [line.rstrip() for line in text.strip('\n').split('\n')]


def change_all(value: Any) -> None:
    """Change every list, dict and set in a value, so that whoever kept it and gives it out again is found out."""
    if isinstance(value, dict | list | tuple):
        for part in value.values() if isinstance(value, dict) else value:
            change_all(part)
    if isinstance(value, list) and not value:
        value.append(None)
    elif isinstance(value, list | dict | set):
        value.clear()
