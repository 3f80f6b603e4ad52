"""Sends messages over a socket between judge and worker: a length, then that many bytes.

The judge sends Python's `marshal` format, which is fast. The worker answers in JSON, because the judge cannot trust its
data, and reading `marshal` from untrusted data is not safe.
"""

import json
import marshal
import socket
import struct
from json import encoder
from typing import TYPE_CHECKING, Any

from rozdej.core.system import SYSTEM
from rozdej.teacher.isolation.serialization import SerializationError

if TYPE_CHECKING:  # the worker has no deadlines and no such module
    from rozdej.teacher.isolation.time_budget import Deadline

LENGTH = struct.Struct('>I')

MOST_BYTES = 1 << 20
"""Longest message in JSON."""

LOOK_SECONDS = 0.05
"""Timeout of a read or write, after which the deadline is checked."""

CHUNKS = encoder.c_make_encoder(  # type: ignore[attr-defined]  # not documented, and there since 2.7
    None, None, encoder.encode_basestring, None, ':', ',', False, False, True
)
"""The encoder that `JSONEncoder.encode` makes at each call. It does not look for cycles, and keeps text as it is."""
SCAN = json.JSONDecoder().scan_once  # type: ignore[attr-defined]  # not documented, and there since 2.6


class ChannelClosed(Exception):
    """The other side closed the channel."""


class ReceiveTimeout(Exception):
    """No whole message came before the deadline."""


def as_json(message: Any) -> bytes:
    """Encode a message of the worker. Raises `SerializationError` when it is too long or does not fit JSON."""
    try:
        data = ''.join(CHUNKS(message, 0)).encode('utf-8', 'surrogatepass')
    except (ValueError, TypeError, RecursionError) as error:
        raise SerializationError(str(error)) from None
    if len(data) > MOST_BYTES:
        raise SerializationError('too long')
    return LENGTH.pack(len(data)) + data


def as_marshal(message: Any) -> bytes:
    """Encode a message of the judge."""
    data = marshal.dumps(message)
    return LENGTH.pack(len(data)) + data


def from_json(data: bytes) -> Any:
    """Decode a message of the worker. Raises `SerializationError` when it is malformed."""
    try:
        text = data.decode('utf-8', 'surrogatepass')
        message, stop = SCAN(text, 0)
    except (ValueError, RecursionError, StopIteration):
        raise SerializationError('no message') from None
    if stop != len(text):
        raise SerializationError('no message')
    return message


class Channel:
    """One end of the connection. The worker's end is `trusting`: it receives `marshal`."""

    def __init__(self, connection: socket.socket, trusting: bool = False):
        self._connection = connection
        self._trusting = trusting
        self._buffer = b''
        self._posted = b''
        if not trusting:
            SYSTEM.set_timeout(connection, LOOK_SECONDS)

    def send(self, data: bytes, deadline: 'Deadline | None' = None) -> None:
        """Send a message. Raises `ChannelClosed`, and `ReceiveTimeout` when the other side does not read in time."""
        left, self._posted = memoryview(self._posted + data), b''
        try:
            while left:
                try:
                    left = left[self._connection.send(left) :]
                except (BlockingIOError, TimeoutError):
                    _check_deadline(deadline)
        except OSError:
            raise ChannelClosed from None

    def post(self, data: bytes) -> None:
        """Send a message together with the next one, or before the next read. It saves waking the other side twice."""
        self._posted += data
        if len(self._posted) > MOST_BYTES:
            self.send(b'')

    def receive_data(self, deadline: 'Deadline | None' = None) -> bytes:
        """The next message as bytes.

        Raises `ChannelClosed`, `ReceiveTimeout` after the deadline, `SerializationError` when it is too long.
        """
        self._fill_buffer(LENGTH.size, deadline)
        [length] = LENGTH.unpack_from(self._buffer)
        if not self._trusting and length > MOST_BYTES:
            raise SerializationError('no message')
        end = LENGTH.size + length
        self._fill_buffer(end, deadline)
        data, self._buffer = self._buffer[LENGTH.size : end], self._buffer[end:]
        return data

    def receive(self, deadline: 'Deadline | None' = None) -> Any:
        """The next message. Raises what `receive_data` does, and `SerializationError` when it is malformed."""
        data = self.receive_data(deadline)
        return marshal.loads(data) if self._trusting else from_json(data)

    def _fill_buffer(self, length: int, deadline: 'Deadline | None') -> None:
        """Read until the buffer holds at least `length` bytes."""
        if self._posted and len(self._buffer) < length:
            self.send(b'', deadline)
        while len(self._buffer) < length:
            try:
                more = self._connection.recv(1 << 16)
            except (BlockingIOError, TimeoutError):
                _check_deadline(deadline)
                continue
            except OSError:
                raise ChannelClosed from None
            if not more:
                raise ChannelClosed
            self._buffer += more
            if len(self._buffer) < length:
                _check_deadline(deadline)

    @property
    def is_quiet(self) -> bool:
        """Whether no received data is unread."""
        return not self._buffer

    def close(self) -> None:
        """Close the connection."""
        self._connection.close()


def _check_deadline(deadline: 'Deadline | None') -> None:
    if deadline is not None and deadline.is_over:
        raise ReceiveTimeout
