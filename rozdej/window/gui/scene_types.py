"""Value types that a scene returns."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from rozdej.window.gui.widgets import Message

Move = Any
"""Whatever the scene understands as a move: `('U', 'V')`, `'e5'`, `('ber',)`. Plain data."""


class Outcome(NamedTuple):
    """The result of a move."""

    game: Any = None
    """The game after it. None, or a game equal to the one before, changes nothing and counts as no move."""

    message: Message | None = None
    """Shown to the player."""

    begins: bool = False
    """Whether this is the beginning of another game: what was before cannot be undone."""

    replaces: bool = False
    """Whether this is no move: the game takes the place of the one before (something is looked at, or counted)."""

    reveal: float = 0.0
    """For so many seconds the picture shows what is hidden otherwise (`Canvas.revealed`)."""

    record: Any = None
    """The new record, where a move changes that."""

    celebrates: bool | None = None
    """Set when a game has ended of which the scene tells itself: whether somebody at the window has won it."""


class Ending(NamedTuple):
    """The game is over: what the message says, after `delay` seconds in which only the table is seen.

    Without `lines` it tells moves and time. `icon` is a picture, or several that stand side by side.
    A win (of somebody at the window) brings confetti.
    """

    title: str
    lines: Sequence[str] = ()
    icon: str | tuple[str, ...] = 'trophy'
    won: bool = True
    delay: float = 0.0


class Pause(NamedTuple):
    """Nobody at the window is to move: a computer player is, or a finished trick is to be seen.

    After the pause the engine plays `Scene.automatic_move`. A click on the table, Enter or the space bar end it at
    once.
    """

    seconds: float | None
    """Length of the pause; None waits for the player, and for Esc, too."""

    says: str = ''
    """Text of the status line meanwhile."""

    aside: bool = False
    """Whether it happens apart from what the player does, as news over the network do: then a click does not end it."""

    urgent: bool = False
    """Whether it also happens while an error of the program is shown; it then adds to that message."""


class Action(NamedTuple):
    """A button of the scene's own, shown as long as the scene offers it.

    Pressing it plays `move` (its name, if none is given), or takes the next value of the option
    `option`. `key` is `'b'`, `'4'` or `'ctrl+b'`;
    `hint` says in the status line what it does. Main actions stand out; where there is only one, Enter means it.
    """

    name: str
    label: str
    key: str = ''
    hint: str = ''
    move: Move = None
    option: str = ''
    icon: str = ''
    enabled: bool = True
    is_main: bool = False


CZECH_DIGITS = str.maketrans('+ěščřžýáíé', '1234567890')
"""What the digit keys of a Czech keyboard write without Shift."""


LONGEST_NAME = 20
"""Most characters in the name of a person or a table."""


class Seat(NamedTuple):
    """With whom the person at the window plays, as the command line says it.

    Over the network, `server` is `HOST` or `HOST:PORT` of a server that runs already ('' starts one here), `name` is
    the person's, `two` asks for a second window for the other player, `table` is where to sit ('' is anywhere).
    Elsewhere, `friends` are files with programs that play, too.
    """

    server: str = ''
    name: str = ''
    two: bool = False
    table: str = ''
    friends: tuple[Path, ...] = ()


class Entry(NamedTuple):
    """A line to type a command or a number into. Enter makes `Scene.entered` of it.

    `allowed` are the characters that go there (all but spaces, if it is empty), in lower case;
    other letters keep meaning what they mean without the line, and so do keys of actions while it is empty.
    """

    label: str
    hint: str = ''
    allowed: str = ''
    limit: int = 24

    def accepts(self, character: str) -> bool:
        """Whether the character goes into the line."""
        known = not self.allowed or character.lower() in self.allowed
        return known and character.isprintable() and not character.isspace()


class ReplayedStep(NamedTuple):
    """A game of a record as it stood at one time, what `Scene.look` would say of it, and what had just happened."""

    game: Any
    facts: Any
    says: str


class Option(NamedTuple):
    """Something the player can set for this game: its name, and its values with their names; the first is the default.

    Values are strings, numbers or booleans.
    """

    name: str
    label: str
    values: Mapping[Any, str]

    def after(self, value: Any) -> Any:
        """The next value."""
        values = list(self.values)
        return values[(values.index(value) + 1) % len(values)] if value in values else values[0]
