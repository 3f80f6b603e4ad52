"""Lists, dicts and sets that both sides have: all that crossed the border during a test, numbered alike.

What crosses for the first time is sent with its content and gets the next number; after that it is sent as its number.
So it stays one object on each side: the game that a test passes again and again, a list that a program keeps in a
global variable. Before a message is sent, each side looks for those of its own objects that hold something else than
after the last message, and sends their new content along.
"""

import gc
from collections import OrderedDict
from itertools import chain, compress, count
from operator import eq, is_, not_
from typing import Any

MOST = 80
"""How many are followed before old ones are forgotten, as long as they are not part of newer ones."""

RECENT = 15
"""How many are left then: those that crossed last."""

MOST_IN_RECENT = 20_000
"""With more than these inside the recent ones, all are forgotten: only a program with bad intentions sends so much."""


ATOMS = frozenset((type(None), bool, int, float, str))
MUTABLE = frozenset((list, dict, set))
TUPLES = frozenset((tuple,))
COMPOUND = MUTABLE | TUPLES
KNOWN = ATOMS | COMPOUND

DEEPEST = 100
"""How many containers may stand inside each other."""

MOST_ITEMS = 100_000
"""How many values one message may have, strings counted by their length."""


class SharedContainers:
    """The containers of one test as they are on this side. What has been forgotten crosses as a copy next time."""

    def __init__(self) -> None:
        self._containers: list[Any] = []
        self._numbers: dict[int, int] = {}
        self._used: dict[int, int] = {}
        self._room = MOST
        self._synchronized = 0
        self._parts: list[Any] = []  # each container, and beside a dict its values
        self._owner: list[int] = []  # the number of the container that a part is of
        self._before: list[list[Any]] = []  # what was in a part
        self._lengths: list[int] = []
        self.owners: dict[int, Any] = {}
        """By the id of a dict of attributes: the object, of a class that both sides have, whose attributes they are."""

    def __len__(self) -> int:
        return len(self._containers)

    def __getitem__(self, number: int) -> Any:
        self._used[number] = len(self._containers)
        return self._containers[number]

    def clear(self) -> None:
        """Forget all; a new test begins."""
        self.keep([])
        self._room = MOST

    def add(self, container: Any) -> None:
        """Give a container the next number."""
        self._numbers[id(container)] = len(self._containers)
        self._containers.append(container)

    def add_all(self, containers: list[Any]) -> bool:
        """Give all of them numbers, in that order. False, and none gets one, when one has its number already."""
        numbers = dict(zip(map(id, containers), count(len(self._containers)), strict=False))
        if len(numbers) != len(containers) or not self._numbers.keys().isdisjoint(numbers):
            return False
        self._numbers.update(numbers)
        self._containers += containers
        return True

    def number_of(self, container: Any) -> int | None:
        """Its number; None when it has none yet."""
        number = self._numbers.get(id(container))
        if number is not None:
            self._used[number] = len(self._containers)
        return number

    def forget_from(self, number: int) -> None:
        """Take the numbers from this one on away again: the message that gave them is not sent."""
        for container in self._containers[number:]:
            del self._numbers[id(container)]
        del self._containers[number:]

    # What has changed

    def synchronize(self, changed: list[int]) -> None:
        """Note that both sides hold the same now in these, and in those that were added."""
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

    def changed(self) -> list[int]:
        """The numbers of the containers that hold other objects than when they were synchronized.

        A long test asks this of dozens of containers at each of thousands of calls, so they are compared all at once.
        """
        alike = list(map(eq, map(len, self._parts), self._lengths))
        parts, before = compress(self._parts, alike), compress(self._before, alike)
        if all(map(is_, chain.from_iterable(parts), chain.from_iterable(before))):
            return [] if all(alike) else sorted(set(compress(self._owner, map(not_, alike))))
        found = zip(self._owner, alike, self._parts, self._before, strict=True)
        return sorted({number for number, same, now, old in found if not (same and all(map(is_, now, old)))})

    # How many are followed

    def to_keep(self) -> list[int] | None:
        """When there are many: the numbers of those that crossed last, and of what is in them. None otherwise."""
        if len(self) <= self._room:
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
        self._room = max(MOST, 2 * len(numbers))
        return numbers

    def keep(self, numbers: list[int]) -> None:
        """Forget all others; these are numbered from 0 again. Both sides hold the same now."""
        self._containers = [self._containers[number] for number in numbers]
        self._numbers = {id(container): number for number, container in enumerate(self._containers)}
        self.owners = {key: owner for key, owner in self.owners.items() if key in self._numbers}
        self._synchronized = 0
        for noted in (self._used, self._parts, self._owner, self._before, self._lengths):
            noted.clear()
        self.synchronize([])


def plain_containers(value: Any) -> list[Any] | None:
    """All lists, dicts and sets in a value, outer ones first; None when there is anything but plain values in them.

    A long test asks this thousands of times, so Python's garbage collector, which knows what an object holds, is asked
    instead of looking at every item. It tells the same of a copy of the value.
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
    """Give a container another content, so that all who have it see that; its class may have methods of its own."""
    if isinstance(container, list):
        list.__setitem__(container, slice(None), content)
    elif isinstance(container, OrderedDict):  # a student's; it knows its keys only when they come by its own methods
        OrderedDict.clear(container)
        for key, value in dict(content).items():
            OrderedDict.__setitem__(container, key, value)
    elif isinstance(container, dict):
        dict.clear(container)
        dict.update(container, content)
    else:
        set.clear(container)
        set.update(container, content)
