"""A websocket connection that costs the server no more than its share, whatever its other end does.

The library limits messages. It does not limit how many connections wait for their first one, nor what it writes by
itself: to every ping there is an answer, which stays in memory when the other end does not read.
"""

import asyncio
from collections.abc import Callable
from typing import Any

from websockets.asyncio.server import ServerConnection


class Visitors:
    """The connections that are open at all, those before their handshake included; `most` may be at once."""

    def __init__(self, most: int, unread_bytes: int):
        self.most = most
        self.unread_bytes = unread_bytes
        self.count = 0

    def factory(self) -> Callable[..., ServerConnection]:
        """What makes a connection for the library."""

        def make(*arguments: Any, **options: Any) -> ServerConnection:
            return Visitor(self, *arguments, **options)

        return make


class Visitor(ServerConnection):
    """One of the visitors: cut off when there are too many, or when it does not read what it gets."""

    def __init__(self, visitors: Visitors, *arguments: Any, **options: Any):
        super().__init__(*arguments, **options)
        self._visitors = visitors

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """There is one more."""
        self._visitors.count += 1
        super().connection_made(transport)
        if self._visitors.count > self._visitors.most:
            self.transport.abort()  # a sentence would need the handshake, and that takes time and memory

    def connection_lost(self, exc: Exception | None) -> None:
        """There is one less."""
        self._visitors.count -= 1
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something came, and the library may have answered it."""
        super().data_received(data)
        self.cut_off_if_unread()

    def cut_off_if_unread(self) -> None:
        """End it when too much of what was sent is still waiting to be read."""
        if self.transport.get_write_buffer_size() > self._visitors.unread_bytes:
            self.transport.abort()
