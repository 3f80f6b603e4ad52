"""Messages between the game side and its display: plain data both ways.

The display sends `Begin` and gets `Ready`. Then it sends one `Happening` at a time, with the seconds of its own clock,
and gets one `Reply` for each, with a picture if there is a new one. Before a reply the game side may send the call that
it starts, and the state to restore if that never ends (`Calling`, `Running`, `RETURNED`, `Memory`). At any time it may
send printed text (`Printed`), ask for `Moment.OUTSIDE` (`WAKE`), or ask for another window (`Open`).

On the wire a message is a tuple: its kind (see `KINDS`), then its parts in the order of the class. A pipe carries it by
`marshal`, after four bytes with its length. JSON could carry all of it but the bytes of `Calling` and `Memory`, which
come back unchanged. Points are pixels from the upper left corner, y grows downwards.
"""

import marshal
import struct
from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import Enum
from typing import Any, Literal, NamedTuple

from rozdej.core.student.calls import Running
from rozdej.window.gui.layout import Space
from rozdej.window.gui.picture import Picture

LENGTH = struct.Struct('>I')


class MouseEvent(NamedTuple):
    """The mouse at a point, in pixels from the upper left corner of the window; outside of it at (-1, -1).

    `kind` says whether the left button went down or up there, or the mouse moved, with the button up or down.
    """

    kind: Literal['move', 'press', 'drag', 'release']
    x: float
    y: float


class Key(NamedTuple):
    """A key was pressed: `a`, `left`, `enter`, `f2`, …"""

    name: str
    ctrl: bool = False
    shift: bool = False


class Typed(NamedTuple):
    """Typed characters, by the user's keyboard layout. For a letter, its `Key` was sent before."""

    text: str


class Choose(NamedTuple):
    """A screen reader chose a thing of the picture (see `rozdej.window.gui.accessibility`)."""

    place: str
    index: int = -1  # type: ignore[assignment]  # nobody looks a part up by its value


Event = MouseEvent | Key | Typed | Choose
"""What the player did."""


class Moment(Enum):
    """What happens without the player."""

    TICK = 'tick'
    """The time has come that the last reply named."""

    LOOK = 'look'
    """Half a second has passed, and files may have changed."""

    OUTSIDE = 'outside'
    """The game side has sent `WAKE`: something has come from outside."""

    WORDS = 'words'
    """The display wants the last picture described in words."""


Happening = Event | Moment | Space
"""What the display sends to the game side. A `Space` is the window's size and asks for a picture."""

Patch = tuple[str, float, float, float, float, tuple[int, int, int, int]]
"""A part of the atlas drawn into a rectangle: name, x, y, width, height, colour."""

Words = tuple[str, float, float, float, tuple[int, int, int, int], str, bool]
"""One line of text: text, x, y of its middle, size, colour, anchor, whether it is bold."""


class Drawing(NamedTuple):
    """A `Picture` as a display needs it.

    The first of the upper quads come from elsewhere: `trips` are the parts of their `Trip`s, which the display plays,
    by its own clock; a `Moment.TICK` is wanted when all have arrived.
    """

    quads: Sequence[Patch] = ()
    texts: Sequence[Words] = ()
    upper_quads: Sequence[Patch] = ()
    upper_texts: Sequence[Words] = ()
    trips: Sequence[tuple] = ()


class Memory(NamedTuple):
    """The state of the game, in bytes that only a game side reads, and the seconds played. It replaces the last one."""

    game: bytes
    seconds: float


class Calling(NamedTuple):
    """A call of a student's function begins. `arguments` are marshalled, None where that is not possible."""

    module: str
    function: str
    arguments: bytes | None


Work = Calling | Running
"""What of the student's program may take long."""


class End(NamedTuple):
    """How a game side ended during a call or a statement, or soon after it."""

    during: Work

    has_returned: bool
    """Whether the call had returned before."""

    seconds: float
    """How long it had run."""

    places: list[tuple[str, int]]
    """Files and lines that were running, innermost first, as far as known, with names as `faulthandler` writes them."""

    why: str
    """`limit` (it took too long), `player` (who did not want to wait), or `itself`."""


class Begin(NamedTuple):
    """The first message to the game side. With a `memory` it continues where another process ended."""

    memory: Memory | None = None
    end: End | None = None


class Ready(NamedTuple):
    """The first message from the game side.

    After `patience` seconds the display says what is running; after `limit` seconds it ends the process.
    """

    four_colours: bool
    patience: float
    limit: float


class Reply(NamedTuple):
    """The answer to a `Happening`."""

    picture: Drawing | None
    """None when the picture has not changed."""

    wait: float | None
    """Seconds after which a `Moment.TICK` is wanted."""

    title: str
    """Text of the window's frame."""

    four_colours: bool
    """Which deck the pictures need."""

    copied: str = ''
    """A text for the clipboard."""

    sound: str = ''
    """The name of a sound (see `sounds`)."""

    words: Sequence[tuple] | None = None
    """The parts of each `Thing`, after `Moment.WORDS`."""


class Printed(NamedTuple):
    """Text for the terminal, for its stream `stdout` or `stderr`."""

    stream: str
    text: str


class Open(NamedTuple):
    """Asks for another window, by `python ui.py` with these arguments, unless it is still open."""

    arguments: list[str]


class Returned(NamedTuple):
    """The call has ended."""


class Wake(NamedTuple):
    """Asks for `Moment.OUTSIDE`."""


class Values(NamedTuple):
    """Plain values between two processes of the kit that have no table, such as a server and its supervisor."""

    what: list[Any]


RETURNED, WAKE = Returned(), Wake()

KINDS: dict[str, Any] = {
    kind.__name__.lower(): kind
    for kind in (Begin, Ready, Reply, Memory, Calling, Running, End, Returned, Wake, Printed, Values, Open)
}
EVENTS: dict[str, Any] = {'mouse': MouseEvent, 'key': Key, 'typed': Typed, 'choose': Choose, 'space': Space}
NAMES = {kind: name for name, kind in (KINDS | EVENTS).items()}

News = Ready | Reply | Memory | Calling | Running | Returned | Wake | Printed | Open
"""What the game side sends."""


Send = Callable[[NamedTuple], None]
"""Sends a message to the other side."""


def drawing(picture: Picture) -> Drawing:
    """The picture for the wire."""
    quads, upper = (
        [(quad[0], quad[1], quad[2], quad[3], quad[4], quad[8]) for quad in quads]
        for quads in (picture.quads, picture.upper_quads)
    )
    texts, upper_texts = ([tuple(text) for text in texts] for texts in (picture.texts, picture.upper_texts))
    trips = [tuple(trip) for trip in picture.trips]
    return Drawing(quads, texts, upper, upper_texts, trips)  # type: ignore[arg-type]  # mypy forgets what is in the tuples


def encode_things(things: Iterable[tuple]) -> list[tuple]:
    """Each `Thing` for the wire, in whole pixels, which are shorter to write."""
    return [(*thing[:5], *map(round, thing[5:])) for thing in things]


def encode_event(now: float, what: Happening) -> bytes:
    """Encode a `Happening` with its time."""
    if isinstance(what, Moment):
        return with_length((what.value, now))
    parts = (what.width, what.height, what.scale) if isinstance(what, Space) else what
    return with_length((NAMES[type(what)], now, *parts))


def encode(message: NamedTuple) -> bytes:
    """Encode any other message."""
    return with_length(to_tuples(message))


def encode_body(message: NamedTuple) -> bytes:
    """Encode a message without its length."""
    return marshal.dumps(to_tuples(message))


def with_length(message: tuple) -> bytes:
    """Marshal a plain message and put its length before it."""
    body = marshal.dumps(message)
    return LENGTH.pack(len(body)) + body


def to_tuples(message: Any) -> Any:
    """The message, and those in it, as tuples that begin with their kinds."""
    if type(message) is Drawing:
        return tuple(message)
    return (NAMES[type(message)], *map(to_tuples, message)) if type(message) in NAMES else message


def decode(body: bytes) -> Any:
    """What `encode_event` (as the time and what happened) or `encode` gave, without its length. Raises ValueError."""
    try:
        return _from_tuples(marshal.loads(body))
    except (EOFError, TypeError, KeyError, IndexError) as error:
        raise ValueError(f'not a message: {error}') from None


def _from_tuples(plain: tuple) -> Any:
    kind, *parts = plain
    if kind in EVENTS:
        return parts[0], EVENTS[kind](*parts[1:])
    if kind not in KINDS:
        return parts[0], Moment(kind)
    if kind == 'reply' and parts[0] is not None:
        parts[0] = Drawing(*parts[0])
    inner = [_from_tuples(part) if type(part) is tuple and part and part[0] in KINDS else part for part in parts]
    return KINDS[kind](*inner)


class Reader:
    """Splits a pipe's bytes into messages. `rest` are the bytes of a message that is not whole yet."""

    def __init__(self) -> None:
        self.rest = b''

    def messages(self, data: bytes) -> Iterator[Any]:
        """The messages that are whole now. Raises ValueError."""
        self.rest += data
        while len(self.rest) >= LENGTH.size:
            end = LENGTH.size + LENGTH.unpack_from(self.rest)[0]
            if len(self.rest) < end:
                return
            body, self.rest = self.rest[LENGTH.size : end], self.rest[end:]
            yield decode(body)
