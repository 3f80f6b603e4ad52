"""Undo and redo without limit, by snapshots.

A snapshot is the game as bytes, so a function that keeps a reference cannot change it. It takes microseconds.
"""

import ast
import marshal
from collections.abc import Iterator
from typing import Any

Frozen = bytes | str
"""A game at rest: marshalled, or written out when it comes from a file."""


class NotPlain(Exception):
    """The game contains something else than plain data (an object, a function)."""


def freeze(game: Any) -> bytes:
    """The game as bytes. Raises `NotPlain`."""
    try:
        return marshal.dumps(game)
    except ValueError as error:
        raise NotPlain(str(error)) from None


def thaw(frozen: Frozen) -> Any:
    """A fresh copy of the game."""
    return ast.literal_eval(frozen) if isinstance(frozen, str) else marshal.loads(frozen)


class History:
    """The games from the deal until now, and the current one.

    Decisions are the states in which the player was to move. Undo and redo stop only there.
    """

    def __init__(self, first: Frozen, decision: bool = True):
        self._first = first
        self._steps: list[Frozen] = [first]
        self._decisions = [decision]
        self.moves = 0
        """How many moves lead from the deal to here."""

    def __iter__(self) -> Iterator[Any]:
        """A copy of each game, also of those that only undo or redo would show."""
        return map(thaw, self._steps)

    @property
    def now(self) -> Any:
        """A copy of the game as it is."""
        return thaw(self.frozen)

    @property
    def frozen(self) -> Frozen:
        """The game as it is, at rest. It is asked for at every picture, so what was written out is read only once."""
        step = self._steps[self.moves]
        if isinstance(step, str):
            step = self._steps[self.moves] = freeze(thaw(step))
        return step

    @property
    def first(self) -> Any:
        """A copy of the game as it was dealt."""
        return thaw(self._first)

    @property
    def can_undo(self) -> bool:
        return any(self._decisions[: self.moves])

    @property
    def can_redo(self) -> bool:
        return self.moves < len(self._steps) - 1

    def add(self, game: Any, decision: bool = True) -> None:
        """A move was made; what was undone before it is forgotten. Raises `NotPlain`."""
        frozen = freeze(game)
        del self._steps[self.moves + 1 :], self._decisions[self.moves + 1 :]
        self._steps.append(frozen)
        self._decisions.append(decision)
        self.moves += 1

    def replace(self, game: Any, decision: bool = True) -> None:
        """The same step is another game now; what was undone after it can still be done again. Raises `NotPlain`."""
        self._steps[self.moves] = freeze(game)
        self._decisions[self.moves] = decision

    def undo(self) -> None:
        """Back to the last decision, if there was one."""
        if self.can_undo:
            self.moves = max(step for step in range(self.moves) if self._decisions[step])

    def redo(self) -> None:
        """Forward to the next decision that was undone, or to the end."""
        later = range(self.moves + 1, len(self._steps))
        if later:
            self.moves = next((step for step in later if self._decisions[step]), later[-1])

    def go_to(self, game: Frozen) -> bool:
        """To the nearest step that is this game; False when there is none."""
        found = [step for step, frozen in enumerate(self._steps) if frozen == game]
        if found:
            self.moves = min(found, key=lambda step: abs(step - self.moves))
        return bool(found)

    def plain(self) -> dict[str, Any]:
        """All of it for another process; nothing is copied."""
        return {'steps': self._steps, 'decisions': self._decisions, 'position': self.moves}

    def to_data(self) -> dict[str, Any]:
        """The history as text and numbers, for a file."""
        return self.plain() | {'steps': [repr(thaw(step)) for step in self._steps]}

    @classmethod
    def read(cls, data: dict[str, Any]) -> 'History':
        """What `to_data` or `plain` gave. Raises `ValueError`, `KeyError` or `TypeError` when it is something else."""
        steps, position = data['steps'], data['position']
        decisions = [bool(decision) for decision in data.get('decisions', [True] * len(steps))]
        is_sound = type(position) is int and 0 <= position < len(steps) == len(decisions)
        if not is_sound or not all(isinstance(step, Frozen) for step in steps):
            raise ValueError('not a history')
        history = cls(steps[0])
        history._steps, history._decisions, history.moves = list(steps), decisions, position
        return history
