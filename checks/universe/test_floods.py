"""Visitors in masses, and visitors who do not read: memory, open files and threads stay as they were."""

import os
import sys
import time

import pytest

from checks.universe.raw import PING, Socket, frame, hello
from checks.universe.serving import undisturbed, wait_for
from rozdej.table.watching import EVERY
from rozdej.universe.link import Gone, Welcome

resource = pytest.importorskip('resource')
linux = pytest.mark.skipif(not sys.platform.startswith('linux'), reason='looks into /proc')

VISITORS = 600
PINGS = 500_000
ROOM = 30_000
"""Kilobytes that the server may take more than before; half of what the pings of one connection would take."""


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


@linux
def test_who_does_not_read_the_answers_to_pings_is_cut_off(server, pair, unchanged):
    with Socket(server.address, hello('Zlobr', 'pings'), read_buffer=2048) as flood:
        with pytest.raises(ConnectionError):
            flood.send(*[frame(b'p' * 125, PING) * 1000] * (PINGS // 1000))
        unchanged()
    undisturbed(*pair)


@linux
def test_a_flood_of_visitors_over_the_limit_of_open_files_ends_no_game(serve, tmp_path):
    serving = serve('--save', tmp_path / 'games.db')
    anna, petr = serving.client('Anna'), serving.client('Petr')
    anna.until_state('hraje')
    petr.until_state('ceka')
    anna.mails(), petr.mails()
    files = measured(serving)[2]
    resource.prlimit(serving.process.pid, resource.RLIMIT_NOFILE, (files + 10, files + 10))
    flood = [Socket(serving.address, handshake=False) for _ in range(40)]
    serving.hears('Spojení je tolik, že tenhle počítač další nedovolí. Kdo už hraje, hraje dál.')
    begun = time.monotonic()
    while time.monotonic() < begun + 3 * EVERY:  # meanwhile it looks for saved files
        assert anna.mails() == []
        time.sleep(0.05)
    undisturbed(anna, petr)
    assert 'Traceback' not in serving.said
    for visitor in flood:
        visitor.__exit__()
    eva = serving.client('Eva', '2', register=False)
    while isinstance(eva.until((Welcome, Gone)), Gone):  # it looks only once a second whether there is room again
        eva.client.connect()
    eva.close()
    anna.close(), petr.close()


def test_the_limits_follow_the_open_files_that_the_system_allows(monkeypatch):
    from rozdej.universe import command

    for allowed, visitors, connections in ((100, 50, 50), (1024, 874, 874), (3500, 3350, 3000), (8192, 4000, 3000)):
        monkeypatch.setattr(command, 'allow_many_files', lambda allowed=allowed: allowed)
        limits = command.limits()
        assert (limits.visitors, limits.connections) == (visitors, connections)
