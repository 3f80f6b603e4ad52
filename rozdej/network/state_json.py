"""States of a universe as JSON text, with the types of their values.

The text has three uses: a handler that fails half-way cannot have changed it, a server that was killed continues from
it, and a program that was saved again gets the state made of its own (new) named tuples.
"""

import json
from collections.abc import Callable
from typing import Any

FindClass = Callable[[str], Any]
"""Gives the named tuple of that name in the student's program; None when there is none."""

PLAIN = frozenset({str, int, float, bool, type(None)})
CONTAINERS = list, tuple, dict, set, frozenset

DEEPEST = 1000
"""How many lists may stand in each other: Python's own functions do not go deeper either."""

_encoded = json.JSONEncoder(ensure_ascii=True, separators=(',', ':')).encode

ENDLESS = 'seznam, který obsahuje sám sebe'


class NotWritable(Exception):
    """The state holds something that cannot be written: an object of a class of its own, a function."""


class UnknownClass(Exception):
    """The text speaks of a named tuple that the program does not have, or not with so many items."""


def written(state: Any) -> str:
    """The state as text. Raises `NotWritable`."""
    try:
        return _encoded(_packed(state))
    except RecursionError:
        raise NotWritable(ENDLESS) from None
    except ValueError:
        raise NotWritable('číslo o tisících číslic') from None


def _packed(value: Any) -> Any:
    """The value of lists and plain values; everything else becomes a dictionary with the type as its only key."""
    kind = type(value)
    if kind in PLAIN:
        return value
    if kind is list:
        return _all_packed(value)
    if kind is tuple:
        return {'tuple': _all_packed(value)}
    if isinstance(value, tuple) and hasattr(kind, '_fields'):
        return {kind.__name__: _all_packed(value)}
    if kind is dict:
        return {'dict': [[_packed(key), _packed(item)] for key, item in value.items()]}
    if kind in (set, frozenset):
        return {kind.__name__: _all_packed(value)}
    raise NotWritable(kind.__name__)


def _all_packed(values: Any) -> list:
    return [value if type(value) in PLAIN else _packed(value) for value in values]


def least_length(value: Any, enough: int) -> int:
    """A lower bound of the length of the value's JSON. Counting stops at `enough`: nested lists can share their items
    and stand for terabytes of text.

    Raises `RecursionError` for a value that contains itself, or is nested too deep.
    """
    length, level = 1, [value]
    for _ in range(DEEPEST):  # level by level: a call for each list would take twice as long
        inner: list[Any] = []
        for item in level:
            if type(item) is str:
                length += len(item) + 1
            elif type(item) not in PLAIN and isinstance(item, CONTAINERS):
                length += 2 * len(item)  # each item, and what stands before or behind it
                inner += item
                if isinstance(item, dict):
                    length += 2 * len(item)
                    inner += item.values()
                if length > enough:
                    return length
        if not inner:
            return length
        level = inner
    raise RecursionError


BUILDERS: dict[str, Callable[[list], Any]] = {'tuple': tuple, 'set': set, 'frozenset': frozenset, 'dict': dict}


def read(text: str, find_class: FindClass) -> Any:
    """The state that `written` has written. Raises `UnknownClass`; `ValueError` when the text is not such a state."""
    try:
        return _unpacked(json.loads(text), find_class)
    except RecursionError:
        raise ValueError('too deep') from None


def _unpacked(value: Any, find_class: FindClass) -> Any:
    if type(value) is list:
        return [_unpacked(item, find_class) for item in value]
    if type(value) is not dict:
        return value
    try:
        ((kind, items),) = value.items()
        items = _unpacked(items, find_class)
        if kind in BUILDERS:
            return BUILDERS[kind](items)
    except (TypeError, ValueError):
        raise ValueError('not a written state') from None
    if type(items) is not list:
        raise ValueError('not a written state')
    found = find_class(kind)
    if found is None or len(getattr(found, '_fields', ())) != len(items):
        raise UnknownClass(kind)
    return found(*items)
