"""Values as they cross the border between the judge and the player: as plain data, never as code.

None, bool, int, float and str stand for themselves, everything else is an array whose first item says what it is:

* `["l", …]` list, `["t", …]` tuple, `["s", …]` set, `["f", …]` frozenset, `["d", key, value, …]` dict,
* `["@", n]` the n-th list, dict or set of this test, see `SharedContainers`,
* `["i", hex]` a very large int, `["b", text]` bytes, `["r", start, stop, step]` range,
* `["k", class, …]` a record, which is a tuple of a class of a given file, `["g", class, attributes]` another object
  of such a class; the class as `"module.name"`,
* `["a", n]`, only from the player: the n-th argument of the call that is answered, a record that comes back as it is,
* `["L", class, n, …]` list and `["S", class, n, …]` set of records (or tuples, the class is "" then) of n plain values
  each, one behind the other: hands of cards,
* `["=", value]`, only from the judge, which sends `marshal`: a list, dict or set with nothing in it but plain values,
  tuples, and other such containers, none of which crossed before; they are numbered by `plain_containers`,
* any other tag belongs to whoever encodes: it stands for something that is not carried but described.

Only objects whose type is exactly the built-in one, or one of a given file, are carried like this: an object that
merely claims to be a list could do anything when it is compared.
"""

import gc
from collections.abc import Callable
from typing import Any

from rozdej.core.student.tracebacks import NAME_OF
from rozdej.teacher.isolation.aliasing import ATOMS, COMPOUND, DEEPEST

SHORT = frozenset((type(None), bool, float))
CONTAINERS = COMPOUND | {frozenset}

LARGE = 1 << 4096
"""Ints from here on travel in hexadecimal: reading decimal digits takes quadratic time."""

MOST_WRITTEN = 1_000_000
"""How many values one may have when each is counted as often as it would be written."""

FEW = 10_000
"""How many values need not be counted exactly."""

MOST_KEYS = 5_000
"""How many items a dict or a set may have: with keys made to collide, more would take for ever to put together."""

DICT_OF = type.__dict__['__dict__'].__get__


class RefusedAtBorder(Exception):
    """The value cannot cross, or what came is not in the border's language."""


class GivenClasses:
    """The classes of given files, which both sides have. `find(module, name)` gives one as it is on this side."""

    def __init__(self, find: Callable[[str, str], type | None]):
        self._find = find
        self._places: dict[type, str] = {}
        self._classes: dict[str, type] = {}

    def clear(self) -> None:
        """Forget the classes: given files are loaded anew."""
        self._places.clear()
        self._classes.clear()

    def place(self, kind: type) -> str:
        """Module and name of a class; '' when it is of no given file."""
        place = self._places.get(kind)
        if place is None:
            module, name = DICT_OF(kind).get('__module__'), NAME_OF(kind)
            is_given = type(module) is str and self._find(module, name) is kind
            place = self._places[kind] = f'{module}.{name}' if is_given else ''
        return place

    def at(self, place: Any) -> type:
        """The class at that place; raises `RefusedAtBorder` when there is none."""
        if type(place) is not str:
            raise RefusedAtBorder('no class')
        if place not in self._classes:
            module, _, name = place.partition('.')
            found = self._find(module, name)
            if found is None or not self.place(found):
                raise RefusedAtBorder('no such class')
            self._classes[place] = found
        return self._classes[place]


def check_size(values: list[Any]) -> None:
    """Raise `RefusedAtBorder` when values hold themselves, or would be far too long if they were written out.

    A hundred lists, each of them twice in the next, make a short message and a text without end.
    """
    sizes: dict[int, int] = {}
    if not _is_small(values) and any(_size(value, sizes, 0) > MOST_WRITTEN for value in values):
        raise RefusedAtBorder('too big')


def _is_small(values: list[Any]) -> bool:
    """Whether it is quickly seen that there is not much in them, as in nearly all that games hand over."""
    left, level = FEW, values
    for _ in range(10):
        kinds = set(map(type, level)) - ATOMS
        if not kinds:
            return True
        if not all(issubclass(kind, tuple) for kind in kinds - CONTAINERS):
            return False
        level = [item for item in level if type(item) in kinds]
        left -= sum(map(len, level))
        if left < 0:
            return False
        level = [item for item in gc.get_referents(*level) if type(item) is not type]  # a record refers to its class
    return False


def _size(value: Any, sizes: dict[int, int], depth: int) -> int:
    if not isinstance(value, list | tuple | dict | set | frozenset):
        return 1
    if id(value) in sizes:
        if not sizes[id(value)]:
            raise RefusedAtBorder('holds itself')
        return sizes[id(value)]
    if depth > 3 * DEEPEST:
        raise RefusedAtBorder('too deep')
    sizes[id(value)] = 0
    items = value.values() if isinstance(value, dict) else value
    size = 1 + sum([1 if type(item) in ATOMS else _size(item, sizes, depth + 1) for item in items])
    sizes[id(value)] = size
    return size
