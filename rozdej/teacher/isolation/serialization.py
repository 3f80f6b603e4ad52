"""Serializes values between judge and worker as plain data, never as code.

None, bool, int, float and str stand for themselves. All else is an array that begins with a tag:

* `["l", …]` list, `["t", …]` tuple, `["s", …]` set, `["f", …]` frozenset, `["d", key, value, …]` dict,
* `["@", n]` the n-th list, dict or set of this test, see `SharedContainers`,
* `["i", hex]` a very large int, `["b", text]` bytes, `["r", start, stop, step]` range,
* `["k", class, …]` a record, that is a tuple of a class of a given file, `["g", class, attributes]` another object
  of such a class; the class as `"module.name"`,
* `["a", n]`, from the worker only: the n-th argument of the answered call, a record that is returned unchanged,
* `["L", class, n, …]` list and `["S", class, n, …]` set of records (or of tuples, with the class "") of n plain values
  each, one after the other: hands of cards,
* `["=", value]`, from the judge only, which sends `marshal`: a list, dict or set that holds plain values, tuples and
  other such containers only, all of them sent for the first time; `plain_containers` numbers them,
* other tags belong to the caller's `special` and `opaque` functions: they describe an object instead of sending it.

Only objects of exactly the built-in types, or of a class of a given file, are sent like this: an object that merely
claims to be a list could do anything when it is compared.
"""

import gc
from collections.abc import Callable, Sequence
from dataclasses import InitVar, dataclass, field
from itertools import chain
from typing import Any

from rozdej.core.student.limits import TEXT_CHARACTERS
from rozdej.core.student.tracebacks import NAME_OF
from rozdej.teacher.isolation.aliasing import (
    ATOMS,
    COMPOUND,
    DEEPEST,
    MOST_ITEMS,
    MUTABLE,
    SharedContainers,
    plain_containers,
    replace_contents,
)

SHORT = frozenset((type(None), bool, float))
CONTAINERS = COMPOUND | {frozenset}

LARGE = 1 << 4096
"""Ints from here on are sent in hexadecimal: reading decimal digits takes quadratic time."""

MOST_WRITTEN = 1_000_000
"""Most values in one value, each counted as often as its text would show it."""

FEW = 10_000
"""Number of values below which the exact count does not matter."""

MOST_KEYS = 5_000
"""Most items of a dict or set. With keys made to collide, building a larger one would take for ever."""

DICT_OF = type.__dict__['__dict__'].__get__


class SerializationError(Exception):
    """The value cannot be sent, or the received data is malformed."""


class GivenClasses:
    """The classes of given files, which both sides have. `find(module, name)` returns this side's class."""

    def __init__(self, find: Callable[[str, str], type | None]):
        self._find = find
        self._places: dict[type, str] = {}
        self._classes: dict[str, type] = {}

    def clear(self) -> None:
        """Forget the classes, as given files are loaded anew."""
        self._places.clear()
        self._classes.clear()

    def place(self, kind: type) -> str:
        """Module and name of a class; '' when it belongs to no given file."""
        place = self._places.get(kind)
        if place is None:
            module, name = DICT_OF(kind).get('__module__'), NAME_OF(kind)
            is_given = type(module) is str and self._find(module, name) is kind
            place = self._places[kind] = f'{module}.{name}' if is_given else ''
        return place

    def at(self, place: Any) -> type:
        """The class with that module and name. Raises `SerializationError` when there is none."""
        if type(place) is not str:
            raise SerializationError('no class')
        if place not in self._classes:
            module, _, name = place.partition('.')
            found = self._find(module, name)
            if found is None or not self.place(found):
                raise SerializationError('no such class')
            self._classes[place] = found
        return self._classes[place]


def check_size(values: list[Any]) -> None:
    """Raise `SerializationError` when values contain themselves, or their text would be far too long.

    A hundred lists, each of them twice in the next, make a short message and an endless text.
    """
    sizes: dict[int, int] = {}
    if not _is_small(values) and any(_size(value, sizes, 0) > MOST_WRITTEN for value in values):
        raise SerializationError('too big')


def _is_small(values: list[Any]) -> bool:
    """Whether a quick look shows that they are small, as nearly all values of games are."""
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
            raise SerializationError('holds itself')
        return sizes[id(value)]
    if depth > 3 * DEEPEST:
        raise SerializationError('too deep')
    sizes[id(value)] = 0
    items = value.values() if isinstance(value, dict) else value
    size = 1 + sum([1 if type(item) in ATOMS else _size(item, sizes, depth + 1) for item in items])
    sizes[id(value)] = size
    return size


Opaque = Callable[[Any, 'Encoder'], list[Any]]


@dataclass(eq=False)
class Encoder:
    """Encodes values as arrays, for one message. `opaque` encodes objects that are described instead of sent.

    A `native` message goes to the worker, as `marshal`, which carries plain values whole. A record among the
    `arguments` of the answered call is sent as its number.
    """

    shared: SharedContainers
    given: GivenClasses
    opaque: Opaque
    native: bool = False
    arguments: InitVar[Sequence[Any]] = ()
    changed: list[int] = field(default_factory=list, init=False)
    """The numbers of the containers whose changes are in the message."""

    def __post_init__(self, arguments: Sequence[Any]) -> None:
        self._numbers = {id(value): number for number, value in enumerate(arguments)}
        self._items = 0
        self._has_aliases = False

    def encode(self, value: Any, depth: int = 0) -> Any:
        """Encode a value. Raises `SerializationError` when it is too big or too deep."""
        kind = type(value)
        if kind in ATOMS:
            if kind is str:
                self._count(len(value))
            elif kind is int and not -LARGE < value < LARGE:
                self._count(value.bit_length() // 4)
                return ['i', hex(value)]
            return value
        if kind in MUTABLE:
            number = self.shared.number_of(value)
            if number is not None:
                self._has_aliases = self._has_aliases or depth > 0
                return ['@', number]
            if self.native and (found := plain_containers(value)) and self.shared.add_all(found):
                return ['=', value]
            self.shared.add(value)
            return self._content(value, depth)
        if kind is tuple and self.native and ATOMS.issuperset(map(type, value)):
            return value
        if kind is tuple or kind is frozenset:
            return self._with_items(['t' if kind is tuple else 'f'], list(value), depth)
        if kind is bytes:
            self._count(len(value))
            return ['b', value.decode('latin-1')]
        if kind is range:
            if len(value[: MOST_ITEMS + 1]) > MOST_ITEMS:
                raise SerializationError('too big')
            return ['r', *(self.encode(part) for part in (value.start, value.stop, value.step))]
        place = self.given.place(kind)
        if not place:
            return self.opaque(value, self)
        if issubclass(kind, tuple):
            if (number := self._numbers.get(id(value))) is not None:
                self._has_aliases = self._has_aliases or depth > 0
                return ['a', number]
            return self._with_items(['k', place], list(value), depth)
        attributes = vars(value)
        self.shared.owners[id(attributes)] = value
        return ['g', place, self.encode(attributes, depth + 1)]

    def changes(self, instead: Callable[[Any, Exception], list[Any]] | None = None) -> list[Any]:
        """Encode changed shared containers as `[number, content]`; `instead` is that of `or_else`."""
        changes = []
        self.changed = self.shared.changed_numbers()
        for number in self.changed:
            container = self.shared[number]
            encode = self._content
            changes.append([number, self.or_else(encode, container, instead) if instead else encode(container)])
        return changes

    def or_else(
        self, encode: Callable[[Any], Any], value: Any, instead: Callable[[Any, Exception], list[Any]]
    ) -> list[Any]:
        """Return `encode(value)`, or `instead(value, exception)` when it cannot be sent.

        `encode` is a method of this object.
        """
        items, size = self._items, len(self.shared)
        try:
            encoded = encode(value)
            if self._has_aliases:
                check_size([value])
            return encoded
        except Exception as error:
            self.shared.forget_from(size)
            self._items = items
            return instead(value, error)

    def _content(self, value: Any, depth: int = 0) -> list[Any]:
        """Encode the content of a container, even of one that has a number already."""
        kind = type(value)
        if len(value) > MOST_KEYS and kind is not list:
            raise SerializationError('too many keys')
        if kind is dict:
            return self._with_items(['d'], [*chain.from_iterable(value.items())], depth)
        tag, items = 'l' if kind is list else 's', list(value)
        kinds = set(map(type, items))
        if len(kinds) == 1 and depth <= DEEPEST and (flat := self._flat(items, *kinds)):
            return [tag.upper(), *flat]
        return self._with_items([tag], items, depth, kinds)

    def _flat(self, rows: list[Any], kind: type) -> list[Any]:
        """Encode tuples of plain values as class, length and all values; [] when they are not alike."""
        if not issubclass(kind, tuple) or len(rows) > MOST_KEYS:
            return []
        place = '' if kind is tuple else self.given.place(kind)
        if not place and kind is not tuple:
            return []
        [length, *others] = set(map(len, rows))
        if others or not length or length * len(rows) > MOST_ITEMS:
            return []
        parts, before = list(chain.from_iterable(rows)), self._items
        columns = [parts[place_in_row::length] for place_in_row in range(length)]  # mostly of one type each
        if not all([self._are_plain(column, set(map(type, column))) for column in columns]):
            self._items = before
            return []
        self._count(len(rows) + len(parts))
        return [place, length, *parts]

    def _are_plain(self, items: list[Any], kinds: set[type]) -> bool:
        """Whether these stand for themselves; if so, texts among them are counted."""
        if not kinds <= ATOMS:
            return False
        if int in kinds:
            numbers = items if len(kinds) == 1 else [item for item in items if type(item) is int]
            if not -LARGE < min(numbers) <= max(numbers) < LARGE:
                return False
        if str in kinds:
            self._count(sum(map(len, items if len(kinds) == 1 else [item for item in items if type(item) is str])))
        return True

    def _with_items(self, head: list[Any], items: list[Any], depth: int, kinds: set[type] | None = None) -> list[Any]:
        """Encode items behind the head of an array; `kinds` are their types, if known."""
        if depth > DEEPEST:
            raise SerializationError('too deep')
        self._count(len(items) + 1)
        if head[0] == 'f' and len(items) > MOST_KEYS:
            raise SerializationError('too many items in a set')
        if self._are_plain(items, set(map(type, items)) if kinds is None else kinds):
            return head + items
        for item in items:
            head.append(item if type(item) in SHORT else self.encode(item, depth + 1))
        return head

    def _count(self, items: int) -> None:
        """Count items of the message. Raises `SerializationError` when there are too many."""
        self._items += items
        if self._items > MOST_ITEMS:
            raise SerializationError('too big')


CONTAINER_OF: dict[str, type] = {'l': list, 'L': list, 'd': dict, 's': set, 'S': set}

Special = Callable[[list[Any], 'Decoder'], Any]


@dataclass(eq=False)
class Decoder:
    """Decodes the values of one message. It checks everything, unless it is `trusting`, as the worker's decoder is.

    `special` decodes arrays with other tags; it gets the array and this decoder. `arguments` are those of the answered
    call.
    """

    shared: SharedContainers
    given: GivenClasses
    special: Special
    trusting: bool = False
    arguments: Sequence[Any] = ()
    has_aliases: bool = field(default=False, init=False)
    changed: list[int] = field(default_factory=list, init=False)
    """The numbers of the containers whose changes were in the message."""

    def decode(self, data: Any, depth: int = 0) -> Any:
        """Decode a value. Raises `SerializationError` for anything that an `Encoder` does not make."""
        if type(data) in ATOMS or (self.trusting and type(data) is tuple):
            return data
        if type(data) is not list or not data or type(data[0]) is not str or depth > DEEPEST + 1:
            raise SerializationError('not a value')
        tag = data[0]
        if tag == '@':
            self.has_aliases = self.has_aliases or depth > 0
            return self.shared[expect_index(len(self.shared), data)]
        if tag in CONTAINER_OF:
            new = CONTAINER_OF[tag]()
            self.shared.add(new)
            replace_contents(new, self._content(data, depth))
            return new
        if tag == '=' and self.trusting:
            self.shared.add_all(plain_containers(data[1]) or [])
            return data[1]
        if tag == 't':
            return tuple(self._items(data[1:], depth))
        if tag == 'f':
            return frozenset(self._hashable(data, depth))
        if tag == 'k':
            kind = self.given.at(data[1] if len(data) > 1 else None)
            return _record(kind, tuple(self._items(data[2:], depth)))
        if tag == 'a':
            self.has_aliases = self.has_aliases or depth > 0
            return self._argument(data)
        if tag == 'g':
            return self._object(data, depth)
        return self._rest(tag, data)

    def changes(self, data: Any) -> None:
        """Give shared containers the new contents from `Encoder.changes`.

        Raises `SerializationError` for anything else, and changes nothing then.
        """
        if not expect_type(data, list):
            return
        known = len(self.shared)  # what is new in this message has not changed since the last
        contents = [self._change(change, known) for change in data]
        self.changed = [number for number, _ in data]
        before = [container.copy() for container, _ in contents] if self.has_aliases else []
        for container, content in contents:
            replace_contents(container, content)
        try:
            self.check_size([container for container, _ in contents])
        except SerializationError:
            for (container, _), content in zip(contents, before, strict=True):
                replace_contents(container, content)
            raise

    def check_size(self, values: list[Any]) -> None:
        """Raise `SerializationError` when the text of these decoded values would be too long."""
        if self.has_aliases:
            check_size(values)

    def _change(self, data: Any, known: int) -> tuple[Any, Any]:
        """Decode one change: a container among the first `known`, and its new content."""
        number, content = expect_array(data, 2)
        container = self.shared[expect_index(known, ['@', number])]
        if type(content) is not list or not content or type(content[0]) is not str:
            raise SerializationError('no content')
        if CONTAINER_OF.get(content[0]) is not type(container):
            raise SerializationError('another kind of container')
        return container, self._content(content, 0)

    def _content(self, data: list[Any], depth: int) -> Any:
        """Decode the content of a list, dict or set."""
        tag = data[0]
        if tag in ('L', 'S'):
            return self._rows(data)
        if tag == 'l':
            return self._items(data[1:], depth)
        items = self._hashable(data, depth)
        if tag == 's':
            return items
        if len(items) % 2:
            raise SerializationError('a key without a value')
        return dict(zip(items[::2], items[1::2], strict=True))

    def _items(self, items: list[Any], depth: int) -> list[Any]:
        return [item if type(item) in ATOMS else self.decode(item, depth + 1) for item in items]

    def _rows(self, data: list[Any]) -> list[tuple[Any, ...]]:
        """Decode tuples or records whose values stand in one row."""
        tag, place, length, *parts = data if len(data) > 3 else [data[0], '', 0]
        if type(length) is not int or not 0 < length <= len(parts) or len(parts) % length:
            raise SerializationError('no row of tuples')
        if not ATOMS.issuperset(map(type, parts)) or (tag == 'S' and len(parts) > length * MOST_KEYS):
            raise SerializationError('no row of tuples')
        one = iter(parts)
        rows = list(zip(*[one] * length, strict=True))
        if place == '':
            return rows
        kind = self.given.at(place)
        _record(kind, rows[0])
        return [tuple.__new__(kind, row) for row in rows]

    def _argument(self, data: list[Any]) -> Any:
        """The record among the arguments that the data refers to."""
        value = self.arguments[expect_index(len(self.arguments), data)]
        if not isinstance(value, tuple):
            raise SerializationError('no record')
        return value

    def _object(self, data: list[Any], depth: int) -> Any:
        """Decode an object of a given class: always the same object for the same dict of attributes."""
        _, place, content = expect_array(data, 3)
        kind, attributes = self.given.at(place), self.decode(content, depth + 1)
        if type(attributes) is not dict or issubclass(kind, tuple) or not all(type(key) is str for key in attributes):
            raise SerializationError('no attributes')
        self.check_size([attributes])
        owner = self.shared.owners.get(id(attributes))
        if owner is None or vars(owner) is not attributes:
            owner = self.shared.owners[id(attributes)] = object.__new__(kind)
            owner.__dict__ = attributes
        return owner

    def _rest(self, tag: str, data: list[Any]) -> Any:
        try:
            if tag == 'i':
                return int(text_of(data), 16)
            if tag == 'b':
                return text_of(data).encode('latin-1')
            if tag == 'r':
                return _range(*map(self.decode, data[1:]))
        except (ValueError, TypeError):
            raise SerializationError('not a value') from None
        return self.special(data, self)

    def _hashable(self, data: list[Any], depth: int) -> list[Any]:
        if len(data) > 2 * MOST_KEYS + 1:
            raise SerializationError('too many keys')
        items = self._items(data[1:], depth)
        try:
            for item in items if data[0] != 'd' else items[::2]:
                hash(item)
        except (TypeError, RecursionError):
            raise SerializationError('not hashable') from None
        return items


def _record(kind: type, fields: tuple[Any, ...]) -> Any:
    """Make a record of that class. Raises `SerializationError` for a wrong number of fields."""
    if not issubclass(kind, tuple) or len(fields) != len(getattr(kind, '_fields', fields)):
        raise SerializationError('no record')
    return tuple.__new__(kind, fields)


def _range(start: Any, stop: Any, step: Any) -> range:
    """Make a range. Raises `SerializationError` when it is too long to iterate over."""
    made = range(start, stop, step)
    if len(made[: MOST_ITEMS + 1]) > MOST_ITEMS:
        raise SerializationError('too big')
    return made


def expect_type(value: Any, *kinds: type) -> Any:
    """Return the value if its type is exactly one of these; texts are cut. Raises `SerializationError` otherwise."""
    if type(value) not in kinds:
        raise SerializationError('something else was expected')
    return value[:TEXT_CHARACTERS] if type(value) is str else value


def expect_array(data: Any, length: int) -> list[Any]:
    """Return the array if it has `length` items. Raises `SerializationError` otherwise."""
    if type(data) is not list or len(data) != length:
        raise SerializationError('another length was expected')
    return data


def text_of(data: list[Any]) -> str:
    """Return the string of an array of tag and string. Raises `SerializationError` otherwise."""
    if len(data) != 2 or type(data[1]) is not str:
        raise SerializationError('not a text')
    return data[1]


def expect_index(limit: int, data: list[Any]) -> int:
    """Return the number of an array of tag and number from 0. Raises `SerializationError` otherwise."""
    if len(data) != 2 or type(data[1]) is not int or not 0 <= data[1] < limit:
        raise SerializationError('no such number')
    return data[1]
