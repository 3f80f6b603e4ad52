"""What goes between the two sides of a table, the game side and its display: plain data both ways.

The display begins with `Begin` and gets `Ready`. From then on it tells what happens, one thing at a time
(`Happening`, with the seconds of its own clock), and each is answered by one `Reply`, with a picture if there is a new
one. Before an answer the game side may say which function of the student it is calling, and what is to be remembered
should that call never end (`Calling`, `Running`, `RETURNED`, `Memory`); at any time, what was printed and that it wants
to be told `Moment.OUTSIDE` (`Printed`, `WAKE`), or that there should be another window (`Open`).

On the wire a message is a tuple: its kind, as `KINDS` names it, and its parts in the order of the class. In a pipe it
is written by `marshal` behind four bytes with its length. Nothing in it needs more than JSON can say, except the bytes
of `Calling` and `Memory`, which go back as they came. Points are pixels from the upper left corner, y grows downwards.
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
    """Characters were typed, as the keyboard of this country writes them; a `Key` was told, too."""

    text: str


class Choose(NamedTuple):
    """A screen reader chose a thing of the picture (see `rozdej.window.gui.accessibility`)."""

    place: str
    index: int = -1  # type: ignore[assignment]  # nobody looks a part up by its value


Event = MouseEvent | Key | Typed | Choose
"""What the player did."""


class Moment(Enum):
    """What happens without the player: the time has come that an answer named; half a second has passed, and files may
    have changed; the game side has asked for a question, for something came from outside; the display wants to be told
    in words what the last picture shows.
    """

    TICK = 'tick'
    LOOK = 'look'
    OUTSIDE = 'outside'
    WORDS = 'words'


Happening = Event | Moment | Space
"""All that the game side is told; a `Space` is the size of the window, for which a picture is wanted."""

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
    """The game as it is, in bytes that only a game side reads, and the seconds it was played; it replaces the last."""

    game: bytes
    seconds: float


class Calling(NamedTuple):
    """A function of the student is being called; `arguments` are marshalled, None where that is not possible."""

    module: str
    function: str
    arguments: bytes | None


Work = Calling | Running
"""What of the student's program may take long."""


class End(NamedTuple):
    """How a game side ended in the midst of a call or a statement, or after a call that `has_returned`.

    It had run for so many `seconds`; `places` are the files and lines that were running, innermost first, as far as
    known, with names as `faulthandler` writes them. `why` is `limit` (it took too long), `player` (who did not want to
    wait), or `itself`.
    """

    during: Work
    has_returned: bool
    seconds: float
    places: list[tuple[str, int]]
    why: str


class Begin(NamedTuple):
    """The first message to the game side; with a `memory` it goes on where another one ended."""

    memory: Memory | None = None
    end: End | None = None


class Ready(NamedTuple):
    """The first message from the game side.

    What takes `patience` seconds is to be told, what takes `limit` seconds to be ended with the process.
    """

    four_colours: bool
    patience: float
    limit: float


class Reply(NamedTuple):
    """What came of something that happened: a new picture, if it is another one; the seconds after which a
    `Moment.TICK` is wanted; what stands on the window's frame; which deck the pictures need; a text for the clipboard
    and a sound (of `sounds`), if there is one. For `Moment.WORDS`, `words` are the parts of each `Thing`.
    """

    picture: Drawing | None
    wait: float | None
    title: str
    four_colours: bool
    copied: str = ''
    sound: str = ''
    words: Sequence[tuple] | None = None


class Printed(NamedTuple):
    """Text for the terminal, for its stream `stdout` or `stderr`."""

    stream: str
    text: str


class Open(NamedTuple):
    """Please show another window, by `python ui.py` with these arguments; one that is still there is enough."""

    arguments: list[str]


class Returned(NamedTuple):
    """What was called is over."""


class Wake(NamedTuple):
    """Please tell `Moment.OUTSIDE`."""


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
"""What the game side says."""


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
    """Something that happened, for the wire."""
    if isinstance(what, Moment):
        return with_length((what.value, now))
    parts = (what.width, what.height, what.scale) if isinstance(what, Space) else what
    return with_length((NAMES[type(what)], now, *parts))


def encode(message: NamedTuple) -> bytes:
    """Any other message, for the wire."""
    return with_length(to_tuples(message))


def encode_body(message: NamedTuple) -> bytes:
    """The same without its length."""
    return marshal.dumps(to_tuples(message))


def with_length(message: tuple) -> bytes:
    """A plain message behind its length."""
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
    """Takes messages out of the bytes of a pipe as they come; `rest` are those that are no whole message yet."""

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
