"""A websocket spoken byte by byte, for what a library would never send."""

import contextlib
import json
import socket
import struct

from checks.network.serving import LIMIT

HANDSHAKE = (
    b'GET / HTTP/1.1\r\nHost: table\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n'
    b'Sec-WebSocket-Key: MDAwMDAwMDAwMDAwMDAwMA==\r\nSec-WebSocket-Version: 13\r\n\r\n'
)
TEXT, CONTINUATION, CLOSE, PING = 1, 0, 8, 9
RESET = struct.pack('ii', 1, 0)
"""For SO_LINGER: closing the socket resets the connection."""


def frame(
    data: bytes, kind: int = TEXT, *, final: bool = True, masked: bool = True, reserved: int = 0, length=None
) -> bytes:
    """A frame as a client sends it, or with any part of it wrong; `length` is the one it claims."""
    length = len(data) if length is None else length
    first, mask = (0x80 if final else 0) | reserved | kind, 0x80 if masked else 0
    if length < 126:
        head = bytes([first, mask | length])
    elif length < 1 << 16:
        head = struct.pack('>BBH', first, mask | 126, length)
    else:
        head = struct.pack('>BBQ', first, mask | 127, length)
    return head + (bytes(4) if masked else b'') + data


def hello(name: str, table: str, **more) -> bytes:
    """The first message of a world in a frame."""
    return frame(
        json.dumps({'type': 'hello', 'exercise': 'sedesatsest', 'name': name, 'table': table, **more}).encode()
    )


class Socket:
    """A connection to a server process; `received` is all that has come."""

    def __init__(self, address, *first: bytes, handshake: bool = True, read_buffer: int | None = None):
        self.received = b''
        self._socket = socket.socket()
        if read_buffer is not None:
            self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, read_buffer)
        self._socket.settimeout(LIMIT)
        self._socket.connect((address.host, address.port))
        if handshake:
            self.send(HANDSHAKE)
            self.until(b'\r\n\r\n')
        self.send(*first)

    def __enter__(self):
        return self

    def __exit__(self, *error) -> None:
        self._socket.close()

    def send(self, *parts: bytes) -> None:
        for part in parts:
            self._socket.sendall(part)

    def until(self, wanted: bytes) -> bytes:
        """Read until it has come."""
        while wanted not in self.received:
            more = self._socket.recv(65536)
            assert more, f'{wanted!r} not in {self.received!r}'
            self.received += more
        return self.received

    def until_closed(self) -> bytes:
        """Read until the server ends the connection, and agree when it says so; all that has come."""
        with contextlib.suppress(ConnectionError):
            while more := self._socket.recv(65536):
                self.received += more
                if self._ends_with_close():
                    self.send(frame(b'', CLOSE))
        return self.received

    def _ends_with_close(self) -> bool:
        return any(self.received[-2 - n :].startswith(bytes([0x80 | CLOSE, n])) for n in range(126))

    def end_sending(self) -> None:
        """Say that nothing more comes, and keep listening."""
        self._socket.shutdown(socket.SHUT_WR)

    def reset(self) -> None:
        """End it the hard way."""
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
        self._socket.close()
