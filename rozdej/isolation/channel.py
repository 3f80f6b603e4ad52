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


def as_bytes(message: Any) -> bytes:
    """A message in JSON, head included; raises `Refused` when it is too long or JSON cannot carry it."""
    try:
        data = json.dumps(message, ensure_ascii=False, separators=(',', ':')).encode('utf-8', 'surrogatepass')
    except (ValueError, TypeError, RecursionError) as error:
        raise Refused(str(error)) from None
    if len(data) > MOST_BYTES:
        raise Refused('too long')
    return HEAD.pack(JSON, len(data)) + data


class Channel:
    """One end of the connection. `trusting` says whether `marshal` may come in here."""

    def __init__(self, connection: socket.socket, trusting: bool = False):
        self.connection = connection
        self._trusting = trusting
        self._buffer = b''

    def send(self, data: bytes) -> None:
        """Send bytes made by `as_bytes`; raises `Gone`, or `Late` when the other side does not read."""
        try:
            self.connection.sendall(data)
        except TimeoutError:
            raise Late from None
        except OSError:
            raise Gone from None

    def send_values(self, values: Any) -> None:
        """Send plain values as `marshal`; raises ValueError when they are anything else."""
        data = marshal.dumps(values)
        self.send(HEAD.pack(MARSHAL, len(data)) + data)

    def receive(self, deadline: float | None = None) -> Any:
        """The next message. Raises `Gone`, `Late` at the deadline, and `Refused` when it is no message."""
        kind, length = HEAD.unpack(self._read(HEAD.size, deadline))
        if kind == MARSHAL and self._trusting:
            return marshal.loads(self._read(length, deadline))
        if kind != JSON or (length > MOST_BYTES and not self._trusting):
            raise Refused('no message')
        data = self._read(length, deadline)
        try:
            return json.loads(data.decode('utf-8', 'surrogatepass'))
        except (ValueError, RecursionError):
            raise Refused('no message') from None

    def _read(self, length: int, deadline: float | None) -> bytes:
        while len(self._buffer) < length:
            if deadline is not None:
                left = deadline - time.monotonic()
                if left <= 0:
                    raise Late
                self.connection.settimeout(left)
            try:
                more = self.connection.recv(1 << 16)
            except TimeoutError:
                raise Late from None
            except OSError:
                raise Gone from None
            if not more:
                raise Gone
            self._buffer += more
        data, self._buffer = self._buffer[:length], self._buffer[length:]
        return data

    @property
    def is_quiet(self) -> bool:
        """Whether nothing lies here unread."""
        return not self._buffer

    def close(self) -> None:
        """Let go of the connection."""
        self.connection.close()
