"""Turning what crossed the border back into values, see `rozdej.teacher.isolation.serialization`."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from rozdej.core.student.limits import TEXT_CHARACTERS
from rozdej.teacher.isolation.aliasing import ATOMS, DEEPEST, MOST_ITEMS, SharedContainers, plain_containers, refill
from rozdej.teacher.isolation.serialization import MOST_KEYS, GivenClasses, RefusedAtBorder, check_size

CONTAINER_OF: dict[str, type] = {'l': list, 'L': list, 'd': dict, 's': set, 'S': set}

Special = Callable[[list[Any], 'Decoder'], Any]


@dataclass(eq=False)
class Decoder:
    """Turns arrays back into values, for one message, and believes nothing, unless it is `trusting` as the player's.

    `special` decodes arrays with other tags than the border's own; it is given the array and this decoder.
    `arguments` are those of the call that the message answers.
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
        """The value; raises `RefusedAtBorder` for anything that an `Encoder` does not make."""
        if type(data) in ATOMS or (self.trusting and type(data) is tuple):
            return data
        if type(data) is not list or not data or type(data[0]) is not str or depth > DEEPEST + 1:
            raise RefusedAtBorder('not a value')
        tag = data[0]
        if tag == '@':
            self.has_aliases = self.has_aliases or depth > 0
            return self.shared[number_below(len(self.shared), data)]
        if tag in CONTAINER_OF:
            new = CONTAINER_OF[tag]()
            self.shared.add(new)
            refill(new, self._content(data, depth))
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
        """Give shared containers the contents that an encoder's `changes` told.

        Raises `RefusedAtBorder` for anything else; then none of them has changed.
        """
        if not checked(data, list):
            return
        known = len(self.shared)  # what is new in this message has not changed since the last
        contents = [self._change(change, known) for change in data]
        self.changed = [number for number, _ in data]
        before = [container.copy() for container, _ in contents] if self.has_aliases else []
        for container, content in contents:
            refill(container, content)
        try:
            self.check_size([container for container, _ in contents])
        except RefusedAtBorder:
            for (container, _), content in zip(contents, before, strict=True):
                refill(container, content)
            raise

    def check_size(self, values: list[Any]) -> None:
        """Raise `RefusedAtBorder` when these values, decoded here, would be too long if they were written out."""
        if self.has_aliases:
            check_size(values)

    def _change(self, data: Any, known: int) -> tuple[Any, Any]:
        """One of the first `known` shared containers and what it is to hold from now on, of the same kind."""
        number, content = unpacked(data, 2)
        container = self.shared[number_below(known, ['@', number])]
        if type(content) is not list or not content or type(content[0]) is not str:
            raise RefusedAtBorder('no content')
        if CONTAINER_OF.get(content[0]) is not type(container):
            raise RefusedAtBorder('another kind of container')
        return container, self._content(content, 0)

    def _content(self, data: list[Any], depth: int) -> Any:
        """What a list, dict or set is to hold."""
        tag = data[0]
        if tag in ('L', 'S'):
            return self._rows(data)
        if tag == 'l':
            return self._items(data[1:], depth)
        items = self._hashable(data, depth)
        if tag == 's':
            return items
        if len(items) % 2:
            raise RefusedAtBorder('a key without a value')
        return dict(zip(items[::2], items[1::2], strict=True))

    def _items(self, items: list[Any], depth: int) -> list[Any]:
        return [item if type(item) in ATOMS else self.decode(item, depth + 1) for item in items]

    def _rows(self, data: list[Any]) -> list[tuple[Any, ...]]:
        """The tuples or records that stand in one row."""
        tag, place, length, *parts = data if len(data) > 3 else [data[0], '', 0]
        if type(length) is not int or not 0 < length <= len(parts) or len(parts) % length:
            raise RefusedAtBorder('no row of tuples')
        if not ATOMS.issuperset(map(type, parts)) or (tag == 'S' and len(parts) > length * MOST_KEYS):
            raise RefusedAtBorder('no row of tuples')
        one = iter(parts)
        rows = list(zip(*[one] * length, strict=True))
        if place == '':
            return rows
        kind = self.given.at(place)
        _record(kind, rows[0])
        return [tuple.__new__(kind, row) for row in rows]

    def _argument(self, data: list[Any]) -> Any:
        """The record that was an argument."""
        value = self.arguments[number_below(len(self.arguments), data)]
        if not isinstance(value, tuple):
            raise RefusedAtBorder('no record')
        return value

    def _object(self, data: list[Any], depth: int) -> Any:
        """An object of a given class, always the same for the same attributes."""
        _, place, content = unpacked(data, 3)
        kind, attributes = self.given.at(place), self.decode(content, depth + 1)
        if type(attributes) is not dict or issubclass(kind, tuple) or not all(type(key) is str for key in attributes):
            raise RefusedAtBorder('no attributes')
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
            raise RefusedAtBorder('not a value') from None
        return self.special(data, self)

    def _hashable(self, data: list[Any], depth: int) -> list[Any]:
        if len(data) > 2 * MOST_KEYS + 1:
            raise RefusedAtBorder('too many keys')
        items = self._items(data[1:], depth)
        try:
            for item in items if data[0] != 'd' else items[::2]:
                hash(item)
        except (TypeError, RecursionError):
            raise RefusedAtBorder('not hashable') from None
        return items


def _record(kind: type, fields: tuple[Any, ...]) -> Any:
    """A record of that class; raises `RefusedAtBorder` when it has another number of fields."""
    if not issubclass(kind, tuple) or len(fields) != len(getattr(kind, '_fields', fields)):
        raise RefusedAtBorder('no record')
    return tuple.__new__(kind, fields)


def _range(start: Any, stop: Any, step: Any) -> range:
    """A range that can be gone through: a short message may name one that ends next year."""
    made = range(start, stop, step)
    if len(made[: MOST_ITEMS + 1]) > MOST_ITEMS:
        raise RefusedAtBorder('too big')
    return made


def checked(value: Any, *kinds: type) -> Any:
    """The value, if its type is exactly one of these; raises `RefusedAtBorder` otherwise. Texts are cut."""
    if type(value) not in kinds:
        raise RefusedAtBorder('something else was expected')
    return value[:TEXT_CHARACTERS] if type(value) is str else value


def unpacked(data: Any, length: int) -> list[Any]:
    """An array of so many items; raises `RefusedAtBorder` otherwise."""
    if type(data) is not list or len(data) != length:
        raise RefusedAtBorder('another length was expected')
    return data


def text_of(data: list[Any]) -> str:
    """The one string of an array with a tag."""
    if len(data) != 2 or type(data[1]) is not str:
        raise RefusedAtBorder('not a text')
    return data[1]


def number_below(limit: int, data: list[Any]) -> int:
    """The one number, from 0, of an array with a tag."""
    if len(data) != 2 or type(data[1]) is not int or not 0 <= data[1] < limit:
        raise RefusedAtBorder('no such number')
    return data[1]
