"""Finding out which of the judge's lists, dicts and sets a call has changed."""

import gc
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
        self._lengths = list(map(len, containers))
        self._replaced: list[Any] = []
        self.before = _row(containers)

    def changed(self) -> list[int]:
        """The numbers of those that hold other objects now."""
        containers, before, self._replaced = self.containers, self.before, []
        if list(map(len, containers)) == self._lengths and all(map(is_, _row(containers), before)):
            return []
        numbers, start, values = [], 0, sum(self._lengths)
        for number, (container, length) in enumerate(zip(containers, self._lengths, strict=True)):
            held = before[start : start + length]
            start += length
            is_same = len(container) == length and all(map(is_, container, held))
            if type(container) is dict:  # its values stand behind the items of all containers
                also_held = before[values : values + length]
                values += length
                is_same = is_same and all(map(is_, container.values(), also_held))
                held += also_held
            if not is_same:
                numbers.append(number)
                self._replaced += held
        return numbers

    def held_only_atoms(self) -> bool:
        """Whether those that `changed` found held nothing but plain values and tuples of these, such as cards."""
        if not LEAVES.issuperset(map(type, self._replaced)):
            return False
        return ATOMS.issuperset(map(type, gc.get_referents(*self._replaced)))


def _row(containers: list[Any]) -> list[Any]:
    """All items, in dicts the keys, of each; and behind them all values of the dicts."""
    values = [container.values() for container in containers if type(container) is dict]
    return [*chain.from_iterable(containers), *chain.from_iterable(values)]


NOTHING = Watched([])
"""What stands there before anything was asked."""
