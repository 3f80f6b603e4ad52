"""Keeps lists, dicts and sets the same objects on both sides, judge and worker, during a test.

A container that is sent for the first time is sent with its content and gets the next number. Later it is sent as its
number. So it stays one object on each side: the game that a test passes again and again, or a list that a program keeps
in a global variable. Before each message, the sender looks for containers that changed since the last message, and
sends their new content along.
"""

import gc
from collections import OrderedDict
from itertools import chain, compress, count
from operator import eq, is_, not_
from typing import Any

MOST = 80
"""Number of containers after which old ones are forgotten, unless newer ones hold them."""

RECENT = 15
"""How many are kept then: those that were sent last."""

MOST_IN_RECENT = 20_000
"""With more objects than these inside the recent ones, all are forgotten. Only a malicious program sends so many."""


ATOMS = frozenset((type(None), bool, int, float, str))
MUTABLE = frozenset((list, dict, set))
TUPLES = frozenset((tuple,))
COMPOUND = MUTABLE | TUPLES
KNOWN = ATOMS | COMPOUND

DEEPEST = 100
"""How deep containers may be nested."""

MOST_ITEMS = 100_000
"""Most values in one message, strings counted by their length."""


class SharedContainers:
    """This side's containers of one test, by number. A forgotten one is sent as a copy next time."""

    def __init__(self) -> None:
        self._containers: list[Any] = []
        self._numbers: dict[int, int] = {}
        self._used: dict[int, int] = {}
        self._capacity = MOST
        self._synchronized = 0
        self._parts: list[Any] = []  # each container, and beside a dict its values
        self._owner: list[int] = []  # the number of the container that a part is of
        self._before: list[list[Any]] = []  # what was in a part
        self._lengths: list[int] = []
        self.owners: dict[int, Any] = {}
        """The object of a given class, by the id of its dict of attributes."""

    def __len__(self) -> int:
        return len(self._containers)

    def __getitem__(self, number: int) -> Any:
        self._used[number] = len(self._containers)
        return self._containers[number]

    def clear(self) -> None:
        """Forget all, as a new test begins."""
        self.keep([])
        self._capacity = MOST

    def add(self, container: Any) -> None:
        """Give a container the next number."""
        self._numbers[id(container)] = len(self._containers)
        self._containers.append(container)

    def add_all(self, containers: list[Any]) -> bool:
        """Give all of them the next numbers. Returns False, and changes nothing, when one has a number already."""
        numbers = dict(zip(map(id, containers), count(len(self._containers)), strict=False))
        if len(numbers) != len(containers) or not self._numbers.keys().isdisjoint(numbers):
            return False
        self._numbers.update(numbers)
        self._containers += containers
        return True

    def number_of(self, container: Any) -> int | None:
        """The number of a container; None when it has none."""
        number = self._numbers.get(id(container))
        if number is not None:
            self._used[number] = len(self._containers)
        return number

    def forget_from(self, number: int) -> None:
        """Undo numbers from this one on, as the message that gave them is not sent."""
        for container in self._containers[number:]:
            del self._numbers[id(container)]
        del self._containers[number:]

    # What has changed

    def synchronize(self, changed: list[int]) -> None:
        """Note that both sides have the same content now in changed containers, and in added ones."""
        if changed:
            for index in [index for index, number in enumerate(self._owner) if number in changed]:
                self._before[index] = list(self._parts[index])
                self._lengths[index] = len(self._before[index])
        start, end = self._synchronized, len(self._containers)
        if start < end:
            new = self._containers[start:]
            dicts = [number for number, container in enumerate(new, start) if type(container) is dict]
            new += [self._containers[number].values() for number in dicts]
            self._parts += new
            self._owner += [*range(start, end), *dicts]
            self._before += map(list, new)
            self._lengths += map(len, new)
            self._synchronized = end

    def changed_numbers(self) -> list[int]:
        """The numbers of containers that changed since they were synchronized.

        A long test asks this for dozens of containers at each of thousands of calls, so all are compared at once.
        """
        alike = list(map(eq, map(len, self._parts), self._lengths))
        parts, before = compress(self._parts, alike), compress(self._before, alike)
        if all(map(is_, chain.from_iterable(parts), chain.from_iterable(before))):
            return [] if all(alike) else sorted(set(compress(self._owner, map(not_, alike))))
        found = zip(self._owner, alike, self._parts, self._before, strict=True)
        return sorted({number for number, same, now, old in found if not (same and all(map(is_, now, old)))})

    # How many are followed

    def to_keep(self) -> list[int] | None:
        """The numbers of recent containers and of those inside them, when there are many; else None."""
        if len(self) <= self._capacity:
            return None
        since = len(self) - RECENT
        newest = {*range(since, len(self)), *(number for number, used in self._used.items() if used > since)}
        found: dict[int, Any] = {}
        level = [self._containers[number] for number in newest]
        while level and len(found) < MOST_IN_RECENT:
            found.update(zip(map(id, level), level, strict=True))
            items = gc.get_referents(*level)
            compound = {kind for kind in set(map(type, items)) - ATOMS if issubclass(kind, list | dict | set | tuple)}
            level = [item for item in items if type(item) in compound and id(item) not in found] if compound else []
        is_sound = len(found) < MOST_IN_RECENT
        numbers = sorted(map(self._numbers.__getitem__, found.keys() & self._numbers.keys())) if is_sound else []
        self._capacity = max(MOST, 2 * len(numbers))
        return numbers

    def keep(self, numbers: list[int]) -> None:
        """Keep these containers only and number them from 0. Both sides have the same content now."""
        self._containers = [self._containers[number] for number in numbers]
        self._numbers = {id(container): number for number, container in enumerate(self._containers)}
        self.owners = {key: owner for key, owner in self.owners.items() if key in self._numbers}
        self._synchronized = 0
        for noted in (self._used, self._parts, self._owner, self._before, self._lengths):
            noted.clear()
        self.synchronize([])


def plain_containers(value: Any) -> list[Any] | None:
    """All lists, dicts and sets in a value, outer ones first; None when they hold anything but plain values.

    A long test asks this thousands of times, so the garbage collector is asked what an object holds, which is faster
    than looking at every item. For a copy of the value the order is the same.
    """
    found: list[Any] = []
    level = [value]
    for _ in range(DEEPEST):
        kinds = set(map(type, level))
        if not kinds <= KNOWN or len(level) > MOST_ITEMS:
            return None
        compound = kinds - ATOMS
        if not compound:
            return found
        if compound != kinds:
            level = [item for item in level if type(item) in compound]
        if compound != TUPLES:
            found += [item for item in level if type(item) is not tuple] if tuple in compound else level
        level = gc.get_referents(*level)
    return None


def replace_contents(container: Any, content: Any) -> None:
    """Replace a container's contents in place. Methods of its own class are not called."""
    if isinstance(container, list):
        list.__setitem__(container, slice(None), content)
    elif isinstance(container, OrderedDict):  # its order is kept by its own methods only
        OrderedDict.clear(container)
        for key, value in dict(content).items():
            OrderedDict.__setitem__(container, key, value)
    elif isinstance(container, dict):
        dict.clear(container)
        dict.update(container, content)
    else:
        set.clear(container)
        set.update(container, content)
