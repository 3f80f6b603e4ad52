"""Many visitors at once who come, go, cut the line, and say whatever they like: the server stays as it should be."""

import asyncio
import json
import os
import random
import sys

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from checks.network.example import Bundle, Game
from checks.network.inside import serving, sit, until
from checks.network.raw import Socket, hello
from checks.network.serving import undisturbed, wait_for
from rozdej.network.client import Mail
from rozdej.network.server import ConnectionLimits

VISITORS = 150
NAMES = ['Anna', 'Petr', 'Eva', '', 'x' * 30, 7]
TABLES = ['1', '2', '3', None]


def said(state, name, message):
    """The example's handler; anything but a number is answered by nothing, and some by dropping who sent it."""
    if message == 'drop':
        return Bundle(state, [], [name])
    return Game.said(state, name, message) if type(message) is int else Bundle(state, [], [])


async def visit(address, seed: int) -> None:
    chance = random.Random(seed)
    texts = [
        '{',
        '{"type": "bye"}',
        '{"type": "echo"}',
        '{"type": "hello"}',
        '{"type": "message"}',
        *(json.dumps({'type': 'message', 'content': content}) for content in (1, 2, -3, 'x', 'drop', None, [[]])),
    ]
    hello = {'type': 'hello', 'exercise': 'count', 'name': chance.choice(NAMES), 'table': chance.choice(TABLES)}
    async with connect(f'ws://{address}', proxy=None, close_timeout=1) as visitor:
        await visitor.send(json.dumps(hello))
        for _ in range(chance.randrange(12)):
            await visitor.send(chance.choice(texts))
            await asyncio.sleep(chance.random() * 0.01)
        if chance.random() < 0.4:
            visitor.transport.abort()


def test_the_server_survives_all_of_it_and_a_quiet_table_notices_nothing():
    async def test(server, address):
        anna, petr = await sit(address, 'Anna', 'quiet'), await sit(address, 'Petr', 'quiet')
        await until(anna, Mail)
        await until(petr, Mail)
        gate = asyncio.Semaphore(30)

        async def one(seed: int) -> None:
            async with gate:
                await visit(address, seed)

        ends = await asyncio.gather(*(one(seed) for seed in range(VISITORS)), return_exceptions=True)
        assert all(end is None or isinstance(end, ConnectionClosed) for end in ends), ends
        await petr.send(5)
        assert await until(petr, Mail) == Mail(5)
        assert await until(anna, Mail) in (Mail(0), Mail(5))
        while server.connections > 2:
            await asyncio.sleep(0.001)
        for table in server.tables:
            assert set(table.universe.worlds) == (({'Anna', 'Petr'}) if table.name == 'quiet' else set())
        assert not any('Chyba v samotném serveru' in line for line in server.said), server.said
        await anna.close()
        await petr.close()

    serving(test, ConnectionLimits(messages_at_once=6), said=said)


# Memory, open files and threads of the server stay as they were.

linux = pytest.mark.skipif(not sys.platform.startswith('linux'), reason='looks into /proc')

CROWD = 400
"""Twice as many as the server lets in."""
ROOM = 30_000
"""Kilobytes that the server may take more than before."""


def measured(serving) -> tuple[int, int, int]:
    """Kilobytes of memory, threads and open files of the server."""
    process = f'/proc/{serving.process.pid}'
    with open(f'{process}/status', encoding='ascii') as file:
        numbers = dict(line.split(':', 1) for line in file)
    return int(numbers['VmRSS'].split()[0]), int(numbers['Threads']), len(os.listdir(f'{process}/fd'))


@pytest.fixture
def unchanged(server):
    """`unchanged()` waits until the server has no more open files and threads than it had, and looks at its memory."""
    memory, threads, files = measured(server)

    def check() -> None:
        wait_for(lambda: measured(server)[1:] <= (threads, files), lambda: f'{measured(server)}, not {files} files')
        assert measured(server)[0] < memory + ROOM

    return check


@pytest.mark.whole(reason='waits until silent visitors are cut off')
@linux
@pytest.mark.parametrize('handshake', [True, False])
def test_visitors_who_say_nothing_or_cut_the_line_leave_nothing_behind(server, pair, unchanged, handshake):
    silent = [Socket(server.address, handshake=handshake) for _ in range(CROWD // 2)]
    for number in range(CROWD // 2):
        Socket(server.address, b'GET' if number % 2 else b'', handshake=handshake).reset()
    undisturbed(*pair)
    for visitor in silent:
        assert b'"mail"' not in visitor.until_closed()
        visitor.__exit__()
    unchanged()


@linux
def test_players_who_register_and_cut_the_line_leave_only_their_table(server, pair, unchanged):
    for number in range(CROWD // 4):
        Socket(server.address, hello('Zlobr', f'cut{number}')).reset()
    unchanged()
    undisturbed(*pair)
