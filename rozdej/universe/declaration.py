"""Which functions of an exercise are the server's: declared once, by the exercise."""

import importlib
import importlib.util
from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType
from typing import Any

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

    @property
    def parameters(self) -> dict[str, int]:
        """How many parameters each of the functions takes."""
        return {self.start: 0, self.registration: 2, self.message: 3, self.disconnect: 2}


def find_part(exercise: str, part: str) -> ModuleType | None:
    """The module `rozdej/games/<exercise>_<part>.py`; None when the exercise has none."""
    name = f'rozdej.games.{exercise}_{part}'
    return importlib.import_module(name) if exercise.isidentifier() and importlib.util.find_spec(name) else None


def find_declaration(exercise: str) -> Declaration | None:
    """The declaration of an exercise: `SERVER` in `rozdej/games/<exercise>_network.py`; None when it has no server."""
    module = find_part(exercise, 'network')
    return None if module is None else module.SERVER
