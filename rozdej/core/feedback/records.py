"""Records, that is NamedTuples, and sets among the values that a student is shown.

Python's own `repr` names every item of every card in a hand, and a whole game is one line that
cannot be broken. Here a record of plain values goes without names, as one would type it, and a
bigger one inside something else is told by its first item; so are the hands in a game that would
not fit as a whole. What is in a set stands in the same order every time, so that two runs say the same.
"""

import gc
import re
from types import BuiltinFunctionType, FunctionType, MethodDescriptorType, MethodType
from typing import Any

from rozdej.core.student.facade import StudentFunction

MOST_ITEMS = 1000
"""Longer lists are no hands of cards; `repr` of Python is much faster."""

LONGEST_RECORD = 350
"""Letters of a record that is shown whole: more is cut where it is shown, and its end may be what matters."""

MOST_IN_RECORD = 2
"""So long is a list in a longer record when it is shown whole: the middle of a table, the names of two players."""

MOST_LOOKED_AT = 10_000
DEEPEST_LOOKED_AT = 20
"""So many values side by side, and so deep, are looked at to know what they are; a list may be in itself."""

FUNCTIONS = frozenset((FunctionType, BuiltinFunctionType, MethodType, MethodDescriptorType))
NAMES_OF_FUNCTIONS = frozenset(kind.__name__ for kind in FUNCTIONS)
SHOWN_FUNCTION = re.compile(r'<(?:built-in )?(?:bound )?(?:function|method) (?:[\w<>]+\.)*([\w<>]+)')
"""What Python shows of a function, and how it names the types of functions."""

PLAIN = (str, int, float, type(None))
ATOMS = frozenset((*PLAIN, bool))
ORDINARY = ATOMS | {list, tuple, dict}
BUILT_IN = frozenset((list, tuple, dict, set, frozenset))


def is_record(value: Any) -> bool:
    """Whether it is a NamedTuple."""
    fields = getattr(type(value), '_fields', None)
    return isinstance(value, tuple) and isinstance(fields, tuple) and len(fields) == tuple.__len__(value)


def record_fields(record: Any) -> tuple[str, ...]:
    """The names of its items."""
    return type(record)._fields


def is_plain_record(value: Any) -> bool:
    """Whether it is a NamedTuple of texts and numbers only, like a card."""
    return is_record(value) and all(isinstance(item, PLAIN) for item in value)


def in_short(value: Any, longest: int = LONGEST_RECORD) -> str:
    """`repr` of the value, with records in it in short and sets in order.

    A record itself shows all of its items, and if it is not longer than so many letters all that is in them.
    """
    try:
        if is_record(value) and not is_plain_record(value):
            whole = _call(value, [f'{name}={_inside(item)}' for name, item in _items(value)])
            if len(whole) <= longest:
                return whole
            return _call(value, [f'{name}={_begun(item)}' for name, item in _items(value)])
        return repr(value) if _is_ordinary(value) else _inside(value)
    except RecursionError:  # a list that is in itself
        return repr(value)


def _is_ordinary(value: Any) -> bool:
    """Whether there is nothing in it that Python's own `repr` would show otherwise: quickly known of nearly all."""
    level = [value]
    for _ in range(DEEPEST_LOOKED_AT):
        if not level:
            return True
        if len(level) > MOST_LOOKED_AT or not set(map(type, level)) <= ORDINARY:
            return False
        level = gc.get_referents(*level)
    return False


def _begun(value: Any) -> str:
    """An item of a record that is too long: of a list only the first, or the hands would hide all that follows."""
    if type(value) is list and len(value) > MOST_IN_RECORD:
        return f'[{_inside(value[0])}, …]'
    return _inside(value)


def function_name(value: Any) -> str:
    """The name of a function or method, also of one that another process has only told of; '' of other values."""
    kind = type(value)
    if kind in FUNCTIONS or isinstance(value, StudentFunction):
        return str(value.__name__)
    if kind.__name__ in NAMES_OF_FUNCTIONS and (found := SHOWN_FUNCTION.match(repr(value))):
        return found[1]
    return ''


def _inside(value: Any) -> str:
    if type(value) in ATOMS:
        return repr(value)
    if type(value) not in BUILT_IN:
        name = function_name(value)  # Python also shows where in memory it is, and so differs in every run
        return f'<funkce {name}>' if name else _record_inside(value) if is_record(value) else repr(value)
    if not value or len(value) > MOST_ITEMS:
        return repr(value)
    if type(value) in (set, frozenset):  # in the same order every time
        shown = f'{{{", ".join(sorted(map(_inside, value)))}}}'
        return shown if type(value) is set else f'frozenset({shown})'
    if type(value) is dict:
        return '{' + ', '.join(f'{_inside(key)}: {_inside(item)}' for key, item in value.items()) + '}'
    shown = ', '.join(map(_inside, value))
    if type(value) is list:
        return f'[{shown}]'
    return f'({shown},)' if len(value) == 1 else f'({shown})'


def _record_inside(record: Any) -> str:
    if is_plain_record(record):
        return _call(record, [repr(item) for item in record])
    name, first = _items(record)[0]
    return _call(record, [f'{name}={_inside(first)}', '…'])


def _items(record: Any) -> list[tuple[str, Any]]:
    return list(zip(record_fields(record), record, strict=True))


def _call(record: Any, arguments: list[str]) -> str:
    return f'{type(record).__name__}({", ".join(arguments)})'
