"""A tiny game for tests of the engine: a count that players add to. State: `Count(total, names)`."""

from typing import NamedTuple

from rozdej.network.declaration import Declaration
from rozdej.network.room_state import Universe


class Count(NamedTuple):
    total: int
    names: list


class Bundle(NamedTuple):
    state: Count
    posts: list
    drops: list


def wrong_state(value):
    if isinstance(value, tuple) and len(value) == 2 and isinstance(value[0], int):
        return None
    return 'Count', repr(value)


DECLARATION = Declaration('count', 'start', 'came', 'said', 'left', 'Bundle(state, posts, drops)', wrong_state)


def to_all(state):
    return [(name, state.total) for name in state.names]


class Game:
    """The handlers of the example; a test replaces any of them. `calls` are the names of those that were called."""

    def __init__(self, **replaced):
        self.calls = []
        self.replaced = replaced

    def __call__(self, name, *arguments):
        self.calls.append(name)
        return self.replaced.get(name, getattr(self, name))(*arguments)

    @staticmethod
    def start():
        return Count(0, [])

    @staticmethod
    def came(state, name):
        if len(state.names) == 2 and name not in state.names:
            return Bundle(state, [(name, 'full')], [name])
        state = state._replace(names=[*state.names, name])
        return Bundle(state, to_all(state), [])

    @staticmethod
    def said(state, name, message):
        state = state._replace(total=state.total + message)
        return Bundle(state, to_all(state), [])

    @staticmethod
    def left(state, name):
        state = state._replace(names=[other for other in state.names if other != name])
        return Bundle(state, to_all(state), [])


def universe(**replaced) -> Universe:
    """A universe of the example, with copies of its state; `universe().game` are its handlers."""
    game = Game(**replaced)
    one = Universe(DECLARATION, game, {'Count': Count, 'Bundle': Bundle}.get)
    one.game = game
    return one
