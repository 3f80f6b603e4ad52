"""Finding out which of the judge's lists, dicts and sets a call has changed."""

import gc
from collections.abc import Iterator
from itertools import chain
from operator import is_
from typing import Any

from rozdej.isolation.border import ATOMS

LEAVES = ATOMS | {tuple}


class Watched:
    """Containers, and the very objects that each held when this was made: `before`, all in one row.

    A long test asks about dozens of containers after each of thousands of calls, so they are compared all at once.
    """

    def __init__(self, containers: list[Any]):
        self.containers = containers
        self._lengths, self.before = _row(containers)

    def changed(self) -> list[int]:
        """The numbers of those that hold other objects now."""
        lengths, now = _row(self.containers)
        if lengths == self._lengths and all(map(is_, now, self.before)):
            return []
        return [
            number
            for number, (container, start, end) in enumerate(self._parts())
            if not _holds(container, self.before[start:end])
        ]

    def held_only_atoms(self, numbers: list[int]) -> bool:
        """Whether these held nothing but plain values and tuples of plain values, such as cards."""
        parts = list(self._parts())
        held = [item for number in numbers for item in self.before[parts[number][1] : parts[number][2]]]
        return LEAVES.issuperset(map(type, held)) and ATOMS.issuperset(map(type, gc.get_referents(*held)))

    def _parts(self) -> Iterator[tuple[Any, int, int]]:
        """Each container, and where in the row its items begin and end."""
        start, lengths = 0, iter(self._lengths)
        for container in self.containers:
            end = start + next(lengths) + (next(lengths) if type(container) is dict else 0)
            yield container, start, end
            start = end


def _row(containers: list[Any]) -> tuple[list[int], list[Any]]:
    """How many keys, values or other items there are in each, and all of them. Keeps hold of no container itself."""
    views = []
    for container in containers:
        views.append(container)
        if type(container) is dict:
            views.append(container.values())
    return list(map(len, views)), list(chain.from_iterable(views))


def _holds(container: Any, items: list[Any]) -> bool:
    now = [*container, *container.values()] if type(container) is dict else list(container)
    return len(now) == len(items) and all(map(is_, now, items))
