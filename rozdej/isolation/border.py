"""Values as they cross the border between the judge and the player: as plain data, never as code.

What crosses is JSON. None, bool, int, float and str stand for themselves, everything else is an array
whose first item says what it is:

* `["l", …]` list, `["t", …]` tuple, `["s", …]` set, `["f", …]` frozenset, `["d", key, value, …]` dict,
* `["@", n]` the n-th list, dict or set of the question once more, `["&", n]` the n-th of the answer,
* `["i", hex]` a very large int, `["b", text]` bytes, `["r", start, stop, step]` range,
* `["L", n, …]` list and `["S", n, …]` set of tuples of n plain values each, one behind the other: hands of cards,
* any other tag belongs to whoever encodes: it stands for something that is not carried but described.

Only objects whose type is exactly the built-in one are carried like this: an object that merely claims to be a
list could do anything when it is compared.

Lists, dicts and sets are numbered as they are met, those of the question (see `containers`) and those of the
answer apart. So one list that is there twice stays one, and what a call changed can be changed on the other side.
What the student's code keeps for later is known by its number in all questions of the test: see `kept.py`.
"""

import gc
from collections.abc import Callable, Iterable
from itertools import chain
from typing import Any

from rozdej.isolation.names import Names

ATOMS = frozenset((type(None), bool, int, float, str))
SHORT = frozenset((type(None), bool, float))
MUTABLE = frozenset((list, dict, set))
COMPOUND = MUTABLE | {tuple}
CONTAINERS = COMPOUND | {frozenset}
KNOWN = ATOMS | COMPOUND

LARGE = 1 << 4096
"""Ints from here on travel in hexadecimal: reading decimal digits takes quadratic time."""

DEEPEST = 100
"""How many containers may stand inside each other."""

MOST_ITEMS = 100_000
"""How many values one exchange may have, strings counted by their length."""

MOST_WRITTEN = 1_000_000
"""How many values one may have when each is counted as often as it would be written."""

FEW = 10_000
"""How many values need not be counted exactly."""

MOST_KEYS = 5_000
"""How many items a dict or a set may have: with keys made to collide, more would take for ever to put together."""


class Refused(Exception):
    """The value cannot cross, or what came is not in the border's language."""


def no_records(kinds: set[type]) -> set[type]:
    """Where only built-in types cross."""
    return set()


def containers(value: Any, records: Callable[[set[type]], set[type]] = no_records) -> list[Any]:
    """All lists, dicts and sets in a value, each once, outer ones first, in the same order on both sides.

    `records` says which of some types are tuples with names, to be looked into like any tuple. Raises `Refused` when
    the value is too deep. A long test asks this thousands of times, so Python's garbage collector, which knows what an
    object holds, is asked instead of looking at every item.
    """
    found: list[Any] = []
    seen: set[int] = set()
    items: list[Any] = [value]
    for _ in range(DEEPEST):
        kinds = set(map(type, items))
        tuples = set() if kinds <= KNOWN else records(kinds - ATOMS)
        if not tuples and COMPOUND.isdisjoint(kinds):
            return found
        if len(items) > MOST_ITEMS:
            raise Refused('too big')
        tuples.add(tuple)
        level = items if kinds <= tuples else [item for item in items if type(item) in tuples]
        if not MUTABLE.isdisjoint(kinds):
            new = {id(item): item for item in items if type(item) in MUTABLE and id(item) not in seen}
            seen.update(new)
            found += new.values()
            level += [item for item in new.values() if type(item) is not set]  # what is in a set cannot be changed
        items = gc.get_referents(*level)
    raise Refused('too deep')


class Encoder:
    """Turns values into what JSON can carry.

    `known` are the containers of the question. `opaque` encodes what is not exactly built-in.
    """

    def __init__(self, known: list[Any], opaque: Callable[[Any], list[Any]]):
        self._known = known  # alive, so that nothing else gets their ids
        self.fresh: list[Any] = []
        """The containers numbered here, in that order."""
        self._numbers: dict[int, list[Any]] = {id(value): ['@', number] for number, value in enumerate(known)}
        self.has_aliases = False
        """Whether any container was there more than once, or before: see `check_size`."""
        self._opaque = opaque
        self._items = 0
        self._open: set[int] = set()

    def encode(self, value: Any, depth: int = 0) -> Any:
        """The value for JSON. Raises `Refused` when it is too big or too deep."""
        kind = type(value)
        if kind in ATOMS:
            if kind is str:
                self.count(len(value))
            elif kind is int and not -LARGE < value < LARGE:
                self.count(value.bit_length() // 4)
                return ['i', hex(value)]
            return value
        if kind in MUTABLE:
            if id(value) in self._open:
                raise Refused('holds itself')
            if id(value) in self._numbers:
                self.has_aliases = True
                return self._numbers[id(value)]
            self._numbers[id(value)] = ['&', len(self.fresh)]
            self.fresh.append(value)
            self._open.add(id(value))
            content = self.content(value, depth)
            self._open.discard(id(value))
            return content
        if kind is tuple or kind is frozenset:
            return self._items_of('t' if kind is tuple else 'f', value, depth)
        if kind is bytes:
            self.count(len(value))
            return ['b', value.decode('latin-1')]
        if kind is range:
            if len(value[: MOST_ITEMS + 1]) > MOST_ITEMS:
                raise Refused('too big')
            return ['r', *(self.encode(part) for part in (value.start, value.stop, value.step))]
        return self._opaque(value)

    def or_else(self, encode: Callable[[Any], Any], value: Any, instead: Callable[[Exception], Any]) -> Any:
        """`encode(value)`, by a method of this object; what `instead` makes of the exception when it cannot be sent."""
        items, fresh = self._items, len(self.fresh)
        try:
            encoded = encode(value)
            if self.has_aliases:
                check_size([value])
            return encoded
        except Exception as error:
            for container in self.fresh[fresh:]:
                del self._numbers[id(container)]
            del self.fresh[fresh:]
            self._items = items
            self._open.clear()
            return instead(error)

    def content(self, value: Any, depth: int = 0) -> list[Any]:
        """What is in a container, even one that has a number already."""
        if type(value) is dict:
            if len(value) > MOST_KEYS:
                raise Refused('too many keys')
            return self._items_of('d', [part for pair in value.items() for part in pair], depth)
        tag = 'l' if type(value) is list else 's'
        may_be_flat = depth <= DEEPEST and 1 < len(value) <= MOST_KEYS and set(map(type, value)) == {tuple}
        if may_be_flat and (flat := self._flat(value)):
            return [tag.upper(), *flat]
        return self._items_of(tag, value, depth)

    def _flat(self, tuples: list[Any] | set[Any]) -> list[Any]:
        """The length of tuples of plain values, and what is in them; nothing when they are not all alike."""
        [length, *others] = set(map(len, tuples))
        if others or not length or length * len(tuples) > MOST_ITEMS:
            return []
        parts = list(chain.from_iterable(tuples))
        kinds = set(map(type, parts))
        if not kinds <= ATOMS:
            return []
        if int in kinds and not all([-LARGE < part < LARGE for part in parts if type(part) is int]):
            return []
        self.count(len(tuples) + len(parts) + sum([len(part) for part in parts if type(part) is str]))
        return [length, *parts]

    def _items_of(self, tag: str, items: Iterable[Any], depth: int) -> list[Any]:
        if depth > DEEPEST:
            raise Refused('too deep')
        items = list(items)
        self.count(len(items) + 1)
        if tag in 'sf' and len(items) > MOST_KEYS:
            raise Refused('too many items in a set')
        encoded = [tag]
        for item in items:
            kind = type(item)
            if kind is str:
                self._items += len(item)
            elif kind is tuple:
                item = self._items_of('t', item, depth + 1)
            elif kind not in SHORT and (kind is not int or not -LARGE < item < LARGE):
                item = self.encode(item, depth + 1)
            encoded.append(item)
        if self._items > MOST_ITEMS:
            raise Refused('too big')
        return encoded

    def count(self, items: int) -> None:
        """Note that the message has so many more; raises `Refused` when that is too many."""
        self._items += items
        if self._items > MOST_ITEMS:
            raise Refused('too big')


class Decoder:
    """Turns what JSON carried back into values, and believes nothing.

    `known` gives the containers of the question. `special` decodes arrays with other tags than the
    border's own; it is given the array and this decoder. With `names`, short texts are those.
    """

    def __init__(
        self, known: Callable[[], list[Any]], special: Callable[[list[Any], 'Decoder'], Any], names: Names | None = None
    ):
        self._known = known
        self._names = names
        self.fresh: list[Any] = []
        """The containers numbered here, in that order."""
        self.has_aliases = False
        """Whether any container came more than once, or was there before: see `check_size`."""
        self._special = special

    def decode(self, data: Any, depth: int = 0) -> Any:
        """The value; raises `Refused` for anything that an `Encoder` does not make."""
        if type(data) in ATOMS:
            return self._names[data] if type(data) is str and self._names is not None else data
        if type(data) is not list or not data or type(data[0]) is not str or depth > DEEPEST + 1:
            raise Refused('not a value')
        tag = data[0]
        if tag == 'l':
            new: Any = []
            self.fresh.append(new)
            new.extend(self._items(data, depth))
            return new
        if tag == 'd':
            new = {}
            self.fresh.append(new)
            new.update(self._pairs(data, depth))
            return new
        if tag == 's':
            new = set()
            self.fresh.append(new)
            new.update(self._hashable(data, depth))
            return new
        if tag in ('L', 'S'):
            new = self._tuples(data) if tag == 'L' else set(self._tuples(data))
            self.fresh.append(new)
            return new
        if tag == 't':
            return tuple(self._items(data, depth))
        if tag == 'f':
            return frozenset(self._hashable(data, depth))
        return self._rest(tag, data)

    def _items(self, data: list[Any], depth: int) -> list[Any]:
        names = self._names
        if names is None:
            return [item if type(item) in ATOMS else self.decode(item, depth + 1) for item in data[1:]]
        return [
            names[item] if type(item) is str else item if type(item) in ATOMS else self.decode(item, depth + 1)
            for item in data[1:]
        ]

    def _tuples(self, data: list[Any]) -> list[tuple[Any, ...]]:
        """The tuples that stand in one row."""
        length = data[1] if len(data) > 1 else None
        parts = data[2:]
        if type(length) is not int or not 0 < length <= len(parts) or len(parts) % length:
            raise Refused('no row of tuples')
        if not ATOMS.issuperset(map(type, parts)) or (data[0] == 'S' and len(parts) > length * MOST_KEYS):
            raise Refused('no row of tuples')
        if (names := self._names) is not None:
            parts = [names[part] if type(part) is str else part for part in parts]
        one = iter(parts)
        return list(zip(*[one] * length, strict=True))

    def _rest(self, tag: str, data: list[Any]) -> Any:
        if tag in ('@', '&'):
            return self.numbered(data)
        try:
            if tag == 'i':
                return int(text_of(data), 16)
            if tag == 'b':
                return text_of(data).encode('latin-1')
            if tag == 'r':
                return _range(*map(self.decode, data[1:]))
        except (ValueError, TypeError):
            raise Refused('not a value') from None
        return self._special(data, self)

    def numbered(self, data: list[Any]) -> Any:
        """The container that `["@", n]` or `["&", n]` stands for."""
        self.has_aliases = True
        nodes = self._known() if data[0] == '@' else self.fresh
        return nodes[number_below(len(nodes), data)]

    def _hashable(self, data: list[Any], depth: int) -> list[Any]:
        if len(data) > 2 * MOST_KEYS + 1:
            raise Refused('too many keys')
        items = self._items(data, depth)
        try:
            for item in items if data[0] != 'd' else items[::2]:
                hash(item)
        except (TypeError, RecursionError):
            raise Refused('not hashable') from None
        return items

    def _pairs(self, data: list[Any], depth: int) -> Iterable[tuple[Any, Any]]:
        items = self._hashable(data, depth)
        if len(items) % 2:
            raise Refused('a key without a value')
        return zip(items[::2], items[1::2], strict=True)

    def content(self, number: Any, data: Any) -> tuple[Any, Any]:
        """The n-th container of the question and what it is to hold from now on, of the same kind."""
        known = self._known()
        container = known[number_below(len(known), ['@', number])]
        tags = {list: ('l', 'L'), dict: ('d',), set: ('s', 'S')}[type(container)]
        if type(data) is not list or not data or data[0] not in tags:
            raise Refused('another kind of container')
        tag = data[0]
        if tag in ('L', 'S'):
            return container, self._tuples(data)
        if tag == 'l':
            return container, self._items(data, 0)
        return container, dict(self._pairs(data, 0)) if tag == 'd' else set(self._hashable(data, 0))


def check_size(roots: Iterable[Any]) -> None:
    """Raise `Refused` when values hold themselves, or would be far too long if they were written out.

    A hundred lists, each of them twice in the next, make a short message and a text without end.
    """
    roots = list(roots)
    if _is_small(roots):
        return
    sizes: dict[int, int] = {}
    for root in roots:
        if _size(root, sizes, 0) > MOST_WRITTEN:
            raise Refused('too big')


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
            raise Refused('holds itself')
        return sizes[id(value)]
    if depth > 3 * DEEPEST:
        raise Refused('too deep')
    sizes[id(value)] = 0
    items = value.values() if isinstance(value, dict) else value
    size = 1 + sum([1 if type(item) in ATOMS else _size(item, sizes, depth + 1) for item in items])
    sizes[id(value)] = size
    return size


def _range(start: Any, stop: Any, step: Any) -> range:
    """A range that can be gone through: a short message may name one that ends next year."""
    made = range(start, stop, step)
    if len(made[: MOST_ITEMS + 1]) > MOST_ITEMS:
        raise Refused('too big')
    return made


def text_of(data: list[Any]) -> str:
    """The one string of an array with a tag."""
    if len(data) != 2 or type(data[1]) is not str:
        raise Refused('not a text')
    return data[1]


def number_below(limit: int, data: list[Any]) -> int:
    """The one number, from 0, of an array with a tag."""
    if len(data) != 2 or type(data[1]) is not int or not 0 <= data[1] < limit:
        raise Refused('no such number')
    return data[1]
