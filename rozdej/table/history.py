"""Undo and redo without limit, by snapshots.

A snapshot is the game frozen into bytes: nothing that a student's function keeps a
reference to can change it afterwards. Freezing takes some microseconds.
"""

import ast
import marshal
from typing import Any

Frozen = bytes | str
"""A game at rest: marshalled, or written out when it comes from a file."""


class NotPlain(Exception):
    """The game holds something else than plain data (an object, a function)."""


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
    """The games from the deal until now, and where in them the player is."""

    def __init__(self, first: Frozen):
        self._steps: list[Frozen] = [first]
        self._position = 0

    @property
    def now(self) -> Any:
        """A copy of the game as it is."""
        return thaw(self._steps[self._position])

    @property
    def first(self) -> Any:
        """A copy of the game as it was dealt."""
        return thaw(self._steps[0])

    @property
    def moves(self) -> int:
        """How many moves lead from the deal to here."""
        return self._position

    @property
    def can_undo(self) -> bool:
        return self._position > 0

    @property
    def can_redo(self) -> bool:
        return self._position < len(self._steps) - 1

    def add(self, game: Any) -> None:
        """A move was made; what was undone before it is forgotten. Raises `NotPlain`."""
        frozen = freeze(game)
        del self._steps[self._position + 1 :]
        self._steps.append(frozen)
        self._position += 1

    def undo(self) -> None:
        """Back by one move, if there is one."""
        self._position = max(0, self._position - 1)

    def redo(self) -> None:
        """Forward by one move, if one was undone."""
        self._position = min(len(self._steps) - 1, self._position + 1)

    def written(self) -> dict[str, Any]:
        """All of it as text and numbers, for a file."""
        return {'steps': [repr(thaw(step)) for step in self._steps], 'position': self._position}

    @classmethod
    def read(cls, data: dict[str, Any]) -> 'History':
        """What `written` gave. Raises `ValueError` (or `KeyError`, `TypeError`) when it is something else."""
        steps, position = data['steps'], data['position']
        if not steps or not all(isinstance(step, str) for step in steps) or not 0 <= position < len(steps):
            raise ValueError('not a history')
        history = cls(steps[0])
        history._steps, history._position = list(steps), position
        ast.literal_eval(steps[position])
        return history
