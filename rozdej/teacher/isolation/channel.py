"""Messages over a socket between the judge and the player: a length, and that many bytes.

The judge sends Python's own `marshal` format, which is fast. The player answers in JSON, because reading `marshal` is
not safe with data that somebody else has made.
"""

import json
import marshal
import socket
import struct
from json import encoder
from typing import TYPE_CHECKING, Any

from rozdej.teacher.isolation.serialization import RefusedAtBorder

if TYPE_CHECKING:  # the player, which waits as long as it takes, does without it
    from rozdej.teacher.isolation.time_budget import Wait

LENGTH = struct.Struct('>I')

MOST_BYTES = 1 << 20
"""How long a message in JSON may be."""

PATIENCE = struct.pack('@ll', 0, 50_000)
"""How long a read or a write waits before somebody looks whether it is to go on: a `timeval`, in microseconds."""

CHUNKS = encoder.c_make_encoder(  # type: ignore[attr-defined]  # not documented, and there since 2.7
    None, None, encoder.encode_basestring, None, ':', ',', False, False, True
)
"""What `JSONEncoder.encode` makes for itself at each call: no circles are looked for, no text is made ASCII."""
SCAN = json.JSONDecoder().scan_once  # type: ignore[attr-defined]  # not documented, and there since 2.6


class Gone(Exception):
    """The other side has closed the channel."""


class Late(Exception):
    """No whole message came in time."""


def as_json(message: Any) -> bytes:
    """A message of the player's; raises `RefusedAtBorder` when it is too long or JSON cannot carry it."""
    try:
        data = ''.join(CHUNKS(message, 0)).encode('utf-8', 'surrogatepass')
    except (ValueError, TypeError, RecursionError) as error:
        raise RefusedAtBorder(str(error)) from None
    if len(data) > MOST_BYTES:
        raise RefusedAtBorder('too long')
    return LENGTH.pack(len(data)) + data


def as_marshal(message: Any) -> bytes:
    """A message of the judge's."""
    data = marshal.dumps(message)
    return LENGTH.pack(len(data)) + data


def from_json(data: bytes) -> Any:
    """What the player has sent; raises `RefusedAtBorder` when it is no message."""
    try:
        text = data.decode('utf-8', 'surrogatepass')
        message, stop = SCAN(text, 0)
    except (ValueError, RecursionError, StopIteration):
        raise RefusedAtBorder('no message') from None
    if stop != len(text):
        raise RefusedAtBorder('no message')
    return message


class Channel:
    """One end of the connection. The player's is `trusting`: what comes in there is `marshal`."""

    def __init__(self, connection: socket.socket, trusting: bool = False):
        self._connection = connection
        self._trusting = trusting
        self._buffer = b''
        self._posted = b''
        if not trusting:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVTIMEO, PATIENCE)
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_SNDTIMEO, PATIENCE)

    def send(self, data: bytes, wait: 'Wait | None' = None) -> None:
        """Send a message; raises `Gone`, or `Late` when the other side does not read in time."""
        left, self._posted = memoryview(self._posted + data), b''
        try:
            while left:
                try:
                    left = left[self._connection.send(left) :]
                except BlockingIOError:
                    _go_on(wait)
        except OSError:
            raise Gone from None

    def post(self, data: bytes) -> None:
        """Send a message with the next one, or before the other side is waited for: it need not be woken twice."""
        self._posted += data
        if len(self._posted) > MOST_BYTES:
            self.send(b'')

    def receive_data(self, wait: 'Wait | None' = None) -> bytes:
        """The next message as it came. Raises `Gone`, `Late` when the time is up, `RefusedAtBorder` when too long."""
        self._need(LENGTH.size, wait)
        [length] = LENGTH.unpack_from(self._buffer)
        if not self._trusting and length > MOST_BYTES:
            raise RefusedAtBorder('no message')
        end = LENGTH.size + length
        self._need(end, wait)
        data, self._buffer = self._buffer[LENGTH.size : end], self._buffer[end:]
        return data

    def receive(self, wait: 'Wait | None' = None) -> Any:
        """The next message. Raises what `receive_data` does, and `RefusedAtBorder` when it is no message."""
        data = self.receive_data(wait)
        return marshal.loads(data) if self._trusting else from_json(data)

    def _need(self, length: int, wait: 'Wait | None') -> None:
        """Read until so many bytes are in the buffer."""
        if self._posted and len(self._buffer) < length:
            self.send(b'', wait)
        while len(self._buffer) < length:
            try:
                more = self._connection.recv(1 << 16)
            except BlockingIOError:
                _go_on(wait)
                continue
            except OSError:
                raise Gone from None
            if not more:
                raise Gone
            self._buffer += more
            if len(self._buffer) < length:
                _go_on(wait)

    @property
    def is_quiet(self) -> bool:
        """Whether nothing lies here unread."""
        return not self._buffer

    def close(self) -> None:
        """Let go of the connection."""
        self._connection.close()


def _go_on(wait: 'Wait | None') -> None:
    if wait is not None and wait.is_over:
        raise Late
