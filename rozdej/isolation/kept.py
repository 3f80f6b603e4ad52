"""Containers that live on between calls: what they held, what has changed, and which of them both sides follow."""

from collections.abc import Callable, Iterable
from operator import is_
from typing import Any

from rozdej.isolation.border import containers, no_records


def shallow(container: Any) -> list[Any]:
    """The very objects that a container holds now, to be compared with later."""
    if type(container) is dict:
        return [*container, *container.values()]
    return list(container)


def is_changed(container: Any, before: list[Any]) -> bool:
    """Whether it holds other objects than it did."""
    now = shallow(container)
    return len(now) != len(before) or not all(map(is_, now, before))


def refill(container: Any, content: Any) -> None:
    """Give a container another content, so that all who have it see that."""
    if type(container) is list:
        container[:] = content
    else:
        container.clear()
        container.update(content)


class Kept:
    """Containers that the student's code has kept hold of since an earlier call, known to both sides by number.

    Each side has its own objects here, in the same order, and tells the other what has changed in them.
    `records` is as for `containers`.
    """

    MOST = 2_000
    """More are not followed any more: they are copies from then on."""

    def __init__(self, records: Callable[[set[type]], set[type]] = no_records) -> None:
        self.containers: list[Any] = []
        self._records = records
        self._before: list[list[Any]] = []

    def __bool__(self) -> bool:
        return bool(self.containers)

    def clear(self) -> None:
        """Forget all; a new test begins."""
        self.containers.clear()
        self._before.clear()

    def add(self, containers: Iterable[Any]) -> None:
        """Follow these too."""
        self.containers += containers
        del self.containers[self.MOST :]

    def synchronized(self) -> None:
        """Both sides have the same in them now."""
        self._before = [shallow(container) for container in self.containers]

    def changed(self) -> list[int]:
        """The numbers of those that hold something else since then."""
        pairs = enumerate(zip(self.containers, self._before, strict=True))
        return [number for number, (container, before) in pairs if is_changed(container, before)]

    def with_others(self, value: Any) -> list[Any]:
        """These, and behind them the other containers in a value."""
        found = containers(value, self._records)
        if not self.containers:
            return found
        ours = set(map(id, self.containers))
        return self.containers + [container for container in found if id(container) not in ours]
