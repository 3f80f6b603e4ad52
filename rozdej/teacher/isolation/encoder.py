"""Turning values into what crosses the border, see `rozdej.teacher.isolation.serialization`."""

from collections.abc import Callable, Sequence
from dataclasses import InitVar, dataclass, field
from itertools import chain
from typing import Any

from rozdej.teacher.isolation.aliasing import ATOMS, DEEPEST, MOST_ITEMS, MUTABLE, SharedContainers, plain_containers
from rozdej.teacher.isolation.serialization import LARGE, MOST_KEYS, SHORT, GivenClasses, RefusedAtBorder, check_size

Opaque = Callable[[Any, 'Encoder'], list[Any]]


@dataclass(eq=False)
class Encoder:
    """Turns values into arrays, for one message. `opaque` encodes what is described and not carried.

    A `native` message goes to the player, by `marshal`: plain values need not be taken apart. A record that was one of
    the `arguments` of the call which is answered goes back as its number.
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
        """The value as an array. Raises `RefusedAtBorder` when it is too big or too deep."""
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
                raise RefusedAtBorder('too big')
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
        """`[number, content]` of each shared container that changed; `instead` is as in `or_else`."""
        changes = []
        self.changed = self.shared.changed()
        for number in self.changed:
            container = self.shared[number]
            encode = self._content
            changes.append([number, self.or_else(encode, container, instead) if instead else encode(container)])
        return changes

    def or_else(
        self, encode: Callable[[Any], Any], value: Any, instead: Callable[[Any, Exception], list[Any]]
    ) -> list[Any]:
        """`encode(value)`, by a method of this object; `instead(value, exception)` when it cannot be sent."""
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
        """What is in a container, even one that has a number already."""
        kind = type(value)
        if len(value) > MOST_KEYS and kind is not list:
            raise RefusedAtBorder('too many keys')
        if kind is dict:
            return self._with_items(['d'], [*chain.from_iterable(value.items())], depth)
        tag, items = 'l' if kind is list else 's', list(value)
        kinds = set(map(type, items))
        if len(kinds) == 1 and depth <= DEEPEST and (flat := self._flat(items, *kinds)):
            return [tag.upper(), *flat]
        return self._with_items([tag], items, depth, kinds)

    def _flat(self, rows: list[Any], kind: type) -> list[Any]:
        """The class and the length of tuples of plain values, and what is in them; nothing when they are not alike."""
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
        """Whether these stand for themselves; texts among them are counted then."""
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
        """An array with these items, whose types are `kinds` if they are known, behind its head."""
        if depth > DEEPEST:
            raise RefusedAtBorder('too deep')
        self._count(len(items) + 1)
        if head[0] == 'f' and len(items) > MOST_KEYS:
            raise RefusedAtBorder('too many items in a set')
        if self._are_plain(items, set(map(type, items)) if kinds is None else kinds):
            return head + items
        for item in items:
            head.append(item if type(item) in SHORT else self.encode(item, depth + 1))
        return head

    def _count(self, items: int) -> None:
        """Note that the message has so many more; raises `RefusedAtBorder` when that is too many."""
        self._items += items
        if self._items > MOST_ITEMS:
            raise RefusedAtBorder('too big')
