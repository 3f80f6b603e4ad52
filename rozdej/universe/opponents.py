"""Opponents by the kit: found by the name of their exercise, one module for each.

`rozdej/games/<exercise>_opponents.py` has `STRENGTHS` (names, the weakest first) and `moves(strength, content, name,
chance)`. `content` is the last mail that the player `name` got, as it came through the wire: the opponent knows what
its view shows, and nothing else. The result is a list of messages, the one it likes best first; [] when there is
nothing for it to do.
"""

import random
from collections.abc import Callable
from typing import Any

from rozdej.universe.declaration import find_part

Opponent = Callable[[Any, str, random.Random], list[Any]]
"""Messages for a mail, a name and a source of chance."""


def strengths(exercise: str) -> tuple[str, ...]:
    """The strengths there are for the exercise; none when it has no opponents that play over the network."""
    module = find_part(exercise, 'opponents')
    return module.STRENGTHS if hasattr(module, 'moves') else ()


def find_opponent(exercise: str, strength: str) -> Opponent:
    """The opponent of that strength. Raises `KeyError` when there is none."""
    if strength not in strengths(exercise):
        raise KeyError(strength)
    moves = find_part(exercise, 'opponents').moves
    return lambda content, name, chance: moves(strength, content, name, chance)
