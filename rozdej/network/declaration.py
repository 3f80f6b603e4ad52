"""What an exercise brings for playing over a network, found by its name.

`network.py` has `SERVER`, the declaration of the functions that make up the server.
`opponents.py` may have `STRENGTHS` (names, the weakest first) and `moves(strength, content,
name, chance)`. `content` is the last mail that the player `name` got, as it came through the wire: an opponent knows
only what its view shows. The result is a list of messages, the best first; [] when there is nothing for it to do.
`watching.py` may have `together(views)`, which gives what is known of a table from the last
mails to its players (or None), `next_game(before, known)`, the game that follows from that and the one before, and
`drawn(game, space)`, its `Drawing` for spectators.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rozdej.core.exercises.game_parts import find_part

Mismatch = tuple[str, str] | None
"""What was expected and what came instead (Czech); None when it is as it should be."""


@dataclass(frozen=True)
class Declaration:
    """A server made of functions in one module of an exercise.

    `start()` gives the first state; `registration(state, name)`, `message(state, name, message)` and
    `disconnect(state, name)` return a bundle. `bundle` is how the bundle is written (for messages about it),
    `wrong_state` finds out whether a value could be a state.
    """

    module: str
    start: str
    registration: str
    message: str
    disconnect: str
    bundle: str
    wrong_state: Callable[[Any], Mismatch]
    seats: int = 2
    """How many play at a table."""
    points_won: Callable[[Any], dict[str, int]] = lambda mail: {}
    """The points that those at a table have won, by their names, as any mail to one of them tells; {} for no mail."""

    @property
    def parameters(self) -> dict[str, int]:
        """How many parameters each of the functions takes."""
        return {self.start: 0, self.registration: 2, self.message: 3, self.disconnect: 2}


def find_declaration(exercise: str) -> Declaration | None:
    """The declaration of an exercise: `SERVER` in `network.py`; None when it has no server."""
    module = find_part(exercise, 'network')
    return None if module is None else module.SERVER


Opponent = Callable[[Any, str, random.Random], list[Any]]
"""Messages for a mail, a name and a source of chance."""


def strengths(exercise: str) -> tuple[str, ...]:
    """The strengths of the exercise's opponents; none when it has no opponents that play over the network."""
    module = find_part(exercise, 'opponents')
    return module.STRENGTHS if module and hasattr(module, 'moves') else ()


def find_opponent(exercise: str, strength: str) -> Opponent:
    """The opponent of that strength, which is one of the exercise's."""
    module = find_part(exercise, 'opponents')
    assert module is not None
    return lambda content, name, chance: module.moves(strength, content, name, chance)
