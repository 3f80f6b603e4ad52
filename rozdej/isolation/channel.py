"""Messages over a socket between the judge and the player: a length, a kind, and that many bytes.

The judge may send values in Python's own `marshal` format, which is fast; the player may not answer in it, because
reading `marshal` is not safe with data that somebody else has made.
"""

import json
import marshal
import socket
import struct
import time
from typing import Any

from rozdej.isolation.border import Refused

HEAD = struct.Struct('>cI')
LENGTH = struct.Struct('>I')
JSON, MARSHAL = b'J', b'M'

MOST_BYTES = 1 << 20
"""How long one message may be."""


class Gone(Exception):
    """The other side has closed the channel."""


class Late(Exception):
    """No whole message came in time."""


PATIENCE = struct.pack('@ll', 0, 50_000)
"""How long a read or a write waits before somebody looks at the clock: a `timeval`, in microseconds."""

ENCODE = json.JSONEncoder(ensure_ascii=False, check_circular=False, separators=(',', ':')).encode
SCAN = json.JSONDecoder().scan_once  # type: ignore[attr-defined]


def as_bytes(message: Any) -> bytes:
    """A message in JSON, head included; raises `Refused` when it is too long or JSON cannot carry it."""
    try:
        data = ENCODE(message).encode('utf-8', 'surrogatepass')
    except (ValueError, TypeError, RecursionError) as error:
        raise Refused(str(error)) from None
    if len(data) > MOST_BYTES:
        raise Refused('too long')
    return HEAD.pack(JSON, len(data)) + data


class Channel:
    """One end of the connection. `trusting` says whether `marshal` may come in here."""

    def __init__(self, connection: socket.socket, trusting: bool = False):
        self._connection = connection
        self._trusting = trusting
        self._buffer = b''
        self._posted = b''
        if not trusting:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVTIMEO, PATIENCE)
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_SNDTIMEO, PATIENCE)

    def send(self, data: bytes, deadline: float | None = None) -> None:
        """Send bytes made by `as_bytes`; raises `Gone`, or `Late` when the other side does not read in time."""
        left, self._posted = memoryview(self._posted + data), b''
        try:
            while left:
                try:
                    left = left[self._connection.send(left) :]
                except BlockingIOError:
                    _look_at_clock(deadline)
        except OSError:
            raise Gone from None

    def send_values(self, values: Any, deadline: float | None = None) -> None:
        """Send plain values as `marshal`; raises ValueError when they are anything else."""
        self.send(_marshalled(values), deadline)

    def post(self, values: Any) -> None:
        """Send plain values together with whatever is sent next: the other side need not be woken twice."""
        self._posted += _marshalled(values)

    def receive(self, deadline: float | None = None) -> Any:
        """The next message. Raises `Gone`, `Late` at the deadline, and `Refused` when it is no message."""
        self._need(HEAD.size, deadline)
        kind, length = HEAD.unpack_from(self._buffer)
        if not self._trusting and (kind != JSON or length > MOST_BYTES):
            raise Refused('no message')
        end = HEAD.size + length
        self._need(end, deadline)
        data, self._buffer = self._buffer[HEAD.size : end], self._buffer[end:]
        if kind == MARSHAL:
            return marshal.loads(data)
        try:
            text = data.decode('utf-8', 'surrogatepass')
            message, stop = SCAN(text, 0)
        except (ValueError, RecursionError, StopIteration):
            raise Refused('no message') from None
        if stop != len(text):
            raise Refused('no message')
        return message

    def _need(self, length: int, deadline: float | None) -> None:
        """Read until so many bytes are in the buffer."""
        while len(self._buffer) < length:
            try:
                more = self._connection.recv(1 << 16)
            except BlockingIOError:
                _look_at_clock(deadline)
                continue
            except OSError:
                raise Gone from None
            if not more:
                raise Gone
            self._buffer += more
            if deadline is not None and len(self._buffer) < length:
                _look_at_clock(deadline)

    @property
    def is_quiet(self) -> bool:
        """Whether nothing lies here unread."""
        return not self._buffer

    def close(self) -> None:
        """Let go of the connection."""
        self._connection.close()


def _marshalled(values: Any) -> bytes:
    data = marshal.dumps(values)
    return HEAD.pack(MARSHAL, len(data)) + data


def _look_at_clock(deadline: float | None) -> None:
    if deadline is not None and time.monotonic() > deadline:
        raise Late
