"""A server inside a test: of the example, or of any functions, with everything in one thread."""

import asyncio

from checks.network.example import DECLARATION, Count, Game
from checks.network.serving import LIMIT
from rozdej.network.client import Client, ServerGone, ServerRefusal
from rozdej.network.protocol import Address, Hello
from rozdej.network.room_state import Universe
from rozdej.network.server import ConnectionLimits, Server
from rozdej.window.gui.student_code_errors import StudentCodeError


class Functions:
    """The example's handlers for a server."""

    def __init__(self, **replaced):
        self.call = Game(**replaced)

    def make_universe(self):
        return Universe(DECLARATION, self.call, {'Count': Count}.get, self.wrong_result)

    def wrong_result(self, error):
        return StudentCodeError(f'{error.function}: {error.expected}, {error.got}')


def serving(test, limits: ConnectionLimits | None = None, **replaced):
    """Run `test(server, address)`, a coroutine function, with a server of the example."""

    async def run():
        said, functions = [], Functions(**replaced)
        server = Server('count', functions.make_universe, limits=limits or ConnectionLimits(), say=said.append)
        await server.start('127.0.0.1', 0)
        server.said, server.functions = said, functions
        try:
            await asyncio.wait_for(test(server, server.here), LIMIT)
        finally:
            await server.stop()

    asyncio.run(run())


async def sit(address: Address, name: str, table: str = '1', token: str | None = None) -> Client:
    return await Client.open(address, Hello('count', name, table, token))


async def until(client: Client, kind: type):
    """The next event of the kind."""
    while not isinstance(event := await client.receive(), kind):
        assert not isinstance(event, ServerRefusal | ServerGone), event
    return event
