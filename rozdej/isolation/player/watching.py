"""Finding out which of the judge's lists, dicts and sets a call has changed."""

import gc
from collections.abc import Iterator
from itertools import chain
from operator import is_
from typing import Any

from rozdej.isolation.border import ATOMS, shallow

LEAVES = ATOMS | {tuple}


class Watched:
    """Containers, and the very objects that each held when this was made: `before`, all in one row.

    A long test asks about dozens of containers after each of thousands of calls, so they are compared all at once.
    """

    def __init__(self, containers: list[Any]):
        self.containers = containers
        self._lengths = list(map(len, containers))
        self.before = _row(containers)

    def changed(self) -> list[int]:
        """The numbers of those that hold other objects now."""
        if list(map(len, self.containers)) == self._lengths and all(map(is_, _row(self.containers), self.before)):
            return []
        parts = zip(self.containers, self._parts(), strict=True)
        return [number for number, (container, part) in enumerate(parts) if not _holds(container, part)]

    def held_only_atoms(self, numbers: list[int]) -> bool:
        """Whether these held nothing but plain values and tuples of plain values, such as cards."""
        parts = list(self._parts())
        held = [item for number in numbers for item in parts[number]]
        return LEAVES.issuperset(map(type, held)) and ATOMS.issuperset(map(type, gc.get_referents(*held)))

    def _parts(self) -> Iterator[list[Any]]:
        """What each container held: of a dict the keys, and behind them the values."""
        start, values = 0, sum(self._lengths)
        for container, length in zip(self.containers, self._lengths, strict=True):
            part = self.before[start : start + length]
            start += length
            if type(container) is dict:
                part += self.before[values : values + length]
                values += length
            yield part


def _row(containers: list[Any]) -> list[Any]:
    """All items, in dicts the keys, of each; and behind them all values of the dicts."""
    values = [container.values() for container in containers if type(container) is dict]
    return [*chain.from_iterable(containers), *chain.from_iterable(values)]


def _holds(container: Any, items: list[Any]) -> bool:
    now = shallow(container)
    return len(now) == len(items) and all(map(is_, now, items))


NOTHING = Watched([])
