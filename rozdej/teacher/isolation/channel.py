"""Messages over a socket between the judge and the worker: a length, and that many bytes.

The judge sends Python's own `marshal` format, which is fast. The worker answers in JSON, because reading `marshal` is
not safe with data that somebody else has made.
"""

import json
import marshal
import socket
import struct
from json import encoder
from typing import TYPE_CHECKING, Any

from rozdej.teacher.isolation.serialization import SerializationError

if TYPE_CHECKING:  # the worker, which waits as long as it takes, does without it
    from rozdej.teacher.isolation.time_budget import Deadline

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


class ChannelClosed(Exception):
    """The other side has closed the channel."""


class ReceiveTimeout(Exception):
    """No whole message came in time."""


def as_json(message: Any) -> bytes:
    """A message of the worker's; raises `SerializationError` when it is too long or JSON cannot carry it."""
    try:
        data = ''.join(CHUNKS(message, 0)).encode('utf-8', 'surrogatepass')
    except (ValueError, TypeError, RecursionError) as error:
        raise SerializationError(str(error)) from None
    if len(data) > MOST_BYTES:
        raise SerializationError('too long')
    return LENGTH.pack(len(data)) + data


def as_marshal(message: Any) -> bytes:
    """A message of the judge's."""
    data = marshal.dumps(message)
    return LENGTH.pack(len(data)) + data


def from_json(data: bytes) -> Any:
    """What the worker has sent; raises `SerializationError` when it is no message."""
    try:
        text = data.decode('utf-8', 'surrogatepass')
        message, stop = SCAN(text, 0)
    except (ValueError, RecursionError, StopIteration):
        raise SerializationError('no message') from None
    if stop != len(text):
        raise SerializationError('no message')
    return message


class Channel:
    """One end of the connection. The worker's is `trusting`: what comes in there is `marshal`."""

    def __init__(self, connection: socket.socket, trusting: bool = False):
        self._connection = connection
        self._trusting = trusting
        self._buffer = b''
        self._posted = b''
        if not trusting:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVTIMEO, PATIENCE)
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_SNDTIMEO, PATIENCE)

    def send(self, data: bytes, deadline: 'Deadline | None' = None) -> None:
        """Send a message; raises `ChannelClosed`, or `ReceiveTimeout` when the other side does not read in time."""
        left, self._posted = memoryview(self._posted + data), b''
        try:
            while left:
                try:
                    left = left[self._connection.send(left) :]
                except BlockingIOError:
                    _go_on(deadline)
        except OSError:
            raise ChannelClosed from None

    def post(self, data: bytes) -> None:
        """Send a message with the next one, or before the other side is waited for: it need not be woken twice."""
        self._posted += data
        if len(self._posted) > MOST_BYTES:
            self.send(b'')

    def receive_data(self, deadline: 'Deadline | None' = None) -> bytes:
        """The next message as bytes.

        Raises `ChannelClosed`, `ReceiveTimeout` after the deadline, `SerializationError` when it is too long.
        """
        self._need(LENGTH.size, deadline)
        [length] = LENGTH.unpack_from(self._buffer)
        if not self._trusting and length > MOST_BYTES:
            raise SerializationError('no message')
        end = LENGTH.size + length
        self._need(end, deadline)
        data, self._buffer = self._buffer[LENGTH.size : end], self._buffer[end:]
        return data

    def receive(self, deadline: 'Deadline | None' = None) -> Any:
        """The next message. Raises what `receive_data` does, and `SerializationError` when it is no message."""
        data = self.receive_data(deadline)
        return marshal.loads(data) if self._trusting else from_json(data)

    def _need(self, length: int, deadline: 'Deadline | None') -> None:
        """Read until so many bytes are in the buffer."""
        if self._posted and len(self._buffer) < length:
            self.send(b'', deadline)
        while len(self._buffer) < length:
            try:
                more = self._connection.recv(1 << 16)
            except BlockingIOError:
                _go_on(deadline)
                continue
            except OSError:
                raise ChannelClosed from None
            if not more:
                raise ChannelClosed
            self._buffer += more
            if len(self._buffer) < length:
                _go_on(deadline)

    @property
    def is_quiet(self) -> bool:
        """Whether nothing lies here unread."""
        return not self._buffer

    def close(self) -> None:
        """Let go of the connection."""
        self._connection.close()


def _go_on(deadline: 'Deadline | None') -> None:
    if deadline is not None and deadline.is_over:
        raise ReceiveTimeout
