"""What the tests of the window share."""

import pyglet
import pytest

from checks.running import ROOT
from checks.window.playing import PREPARED, Player, sit_down
from rozdej.table.keeping import Keeper

# Windows of this process are never shown. To be said before anything imports `pyglet.window`.
pyglet.options.headless = True

SOLUTION = ROOT / 'reseni' / 'klondike'


@pytest.fixture
def keeper(tmp_path) -> Keeper:
    """A user's folder that nobody has used yet."""
    return Keeper(tmp_path / 'user')


@pytest.fixture
def player(keeper) -> Player:
    """A player of the solution, deal 7, without animations."""
    return sit_down(SOLUTION, keeper)


@pytest.fixture
def play(submission, keeper):
    """`play(text)` is a player of the solution with that text behind it."""

    def begin(text: str = '', *, on: str | None = 'solution', **how) -> Player:
        return sit_down(submission(text, on=on), keeper, **how)

    return begin


@pytest.fixture
def prepared(play) -> Player:
    """A player of the game that can be won."""
    return play(PREPARED)
