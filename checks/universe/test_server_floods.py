"""Many visitors at once: memory, open files and threads of the server stay as they were."""

import os
import sys

import pytest

from checks.universe.raw import Socket, hello
from checks.universe.serving import undisturbed, wait_for

linux = pytest.mark.skipif(not sys.platform.startswith('linux'), reason='looks into /proc')

VISITORS = 400
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
    silent = [Socket(server.address, handshake=handshake) for _ in range(VISITORS // 2)]
    for number in range(VISITORS // 2):
        Socket(server.address, b'GET' if number % 2 else b'', handshake=handshake).reset()
    undisturbed(*pair)
    for visitor in silent:
        assert b'"mail"' not in visitor.until_closed()
        visitor.__exit__()
    unchanged()


@linux
def test_players_who_register_and_cut_the_line_leave_only_their_table(server, pair, unchanged):
    for number in range(VISITORS // 4):
        Socket(server.address, hello('Zlobr', f'cut{number}')).reset()
    unchanged()
    undisturbed(*pair)
