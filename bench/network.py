"""Measures how many games one server carries, and how the opponents' strengths differ: `python bench/network.py`.

    python bench/network.py           500 games, 1000 clients, 30 seconds; 200 deals a pair of strengths
    python bench/network.py --quick   50 games, 5 seconds; 20 deals

The server is a process of its own, as `rozdej serve` starts it, with the solution behind it and games kept on the
disk. Its clients are the kit's opponents over real connections on loopback. First each thinks for a second before it
moves, as a quick person does; then none thinks at all, to see where the end is. A turn's latency is the time from
sending a move to getting the view after it. It is taken at every tenth table: their clients have a process of their
own, so that what is measured is not how long a thousand clients in one process wait for each other. Beside it stands
what a busy machine adds: how late a sleeping process is woken up. Before and after it as many clients send as much to
a bare server that sends everything back, and knows no game. Prints a table, writes it to bench/results/, and
returns 1 when a target is missed or anything went wrong.
"""

import argparse
import asyncio
import contextlib
import gc
import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import psutil  # noqa: E402
from websockets.asyncio.client import ClientConnection, connect  # noqa: E402

from checks.network.solution import END, Table  # noqa: E402  as the kit's checks play deals without a network
from rozdej.network.bot import Bot  # noqa: E402
from rozdej.network.client import Client, Mail, ServerGone, ServerRefusal, ServerTrouble  # noqa: E402
from rozdej.network.protocol import Address, Hello  # noqa: E402
from rozdej.network.sedesatsest.opponents import moves  # noqa: E402
from rozdej.network.server_process import allow_many_files  # noqa: E402

RESULTS = ROOT / 'bench' / 'results'
THINKS = 1.0

LATE = """
import sys, time
late = []
end = time.monotonic() + float(sys.argv[1])
while time.monotonic() < end:
    begun = time.monotonic()
    time.sleep(0.01)
    late.append(time.monotonic() - begun - 0.01)
late.sort()
print(late[int(len(late) * 0.99)] * 1000)
"""
"""A process that does nothing but wait: how late the last hundredth of its awakenings is, in milliseconds."""
ECHO = """
import asyncio
from websockets.asyncio.server import serve
async def back(connection):
    async for text in connection:
        await connection.send(text)
async def main():
    async with serve(back, '127.0.0.1', 0, compression=None, ping_interval=None) as server:
        print(server.sockets[0].getsockname()[1], flush=True)
        await server.serve_forever()
asyncio.run(main())
"""
"""A process that sends everything back."""
LIKE_A_VIEW = 'x' * 1200
"""As long as most mails are."""
CONNECTIONS_AT_ONCE = 20
PROBED = 10
"""At one table of so many the latency is taken."""


@dataclass
class Measured:
    """What the clients of one phase have seen."""

    latencies: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    deals: int = 0


class TimedLink:
    """A link that notes how long each move took until its view came."""

    def __init__(self, link: Client, measured: Measured):
        self._link = link
        self.measured = measured
        self._sent = 0.0

    async def send(self, content: Any) -> None:
        self._sent = time.perf_counter()
        await self._link.send(content)

    async def echo(self, content: Any) -> None:
        await self._link.echo(content)

    async def receive(self) -> Any:
        event = await self._link.receive()
        if isinstance(event, Mail) and self._sent:
            self.measured.latencies.append(time.perf_counter() - self._sent)
        elif isinstance(event, ServerRefusal | ServerGone | ServerTrouble):
            self.measured.errors.append(str(event))
        if isinstance(event, Mail):
            self._sent = 0.0
        return event

    def failed(self, sentence: str) -> None:
        """The bot cannot go on."""
        self.measured.errors.append(sentence)


class Crowd:
    """Two bots at each of some tables, all playing."""

    def __init__(self) -> None:
        self._links: list[TimedLink] = []
        self._bots: list[Bot] = []
        self._playing: list[asyncio.Task] = []

    async def begin(self, address: Address, tables: range) -> None:
        """Sit down and play, not all at the same moment."""
        gate = asyncio.Semaphore(CONNECTIONS_AT_ONCE)
        seats = [(table, player) for table in tables for player in (0, 1)]

        async def sit(table: int, player: int) -> Client:
            async with gate:
                link = await Client.open(address, Hello('sedesatsest', f'h{player}', str(table)))
                if isinstance(link, ServerGone):
                    raise SystemExit(link.sentence)
                return link

        for (table, player), link in zip(seats, await asyncio.gather(*(sit(*seat) for seat in seats)), strict=True):
            timed = TimedLink(link, Measured())
            self._links.append(timed)
            chance = random.Random(2 * table + player)
            bot = Bot(timed, f'h{player}', self._worker(timed), THINKS, timed.failed, chance)
            self._bots.append(bot)
            self._playing.append(asyncio.create_task(self._later(bot)))

    @staticmethod
    async def _later(bot: Bot) -> None:
        await asyncio.sleep(random.random() * THINKS)
        await bot.play()

    @staticmethod
    def _worker(link: TimedLink) -> Callable[[Any, str, random.Random], list]:
        """Goes on with the next deal, and leaves it to the first at the table to decide a trick."""

        def choose(content: Any, name: str, chance: random.Random) -> list:
            is_first = content[14].index(name) == 0
            if content[0].startswith(END):
                link.measured.deals += is_first
                return [['znovu']] if is_first else []
            return moves('weak', content, name, chance) if is_first or content[0] != 'stych' else []

        return choose

    def rush(self) -> None:
        """Think no more."""
        for bot in self._bots:
            bot.pause = 0

    def measure(self) -> Measured:
        """What all of them see from now on."""
        measured = Measured()
        for link in self._links:
            link.measured = measured
        return measured

    async def end(self) -> None:
        """Leave."""
        for task in self._playing:
            task.cancel()
        await asyncio.wait(self._playing)


class EchoCrowd:
    """As many connections to a bare server; at each table one sends something a second, and waits for it."""

    def __init__(self) -> None:
        self._measured = Measured()
        self._connections: list[ClientConnection] = []
        self._sending: list[asyncio.Task] = []

    async def begin(self, address: Address, tables: range) -> None:
        """Connect, and send."""
        for _ in tables:
            both = [await connect(f'ws://{address}', compression=None, ping_interval=None) for _ in range(2)]
            self._connections += both
            self._sending.append(asyncio.create_task(self._send(both[0])))

    async def _send(self, connection: ClientConnection) -> None:
        await asyncio.sleep(random.random() * THINKS)
        while True:
            sent = time.perf_counter()
            await connection.send(LIKE_A_VIEW)
            await connection.recv()
            self._measured.latencies.append(time.perf_counter() - sent)
            await asyncio.sleep(THINKS)

    def rush(self) -> None:
        """Nobody thinks here."""

    def measure(self) -> Measured:
        """What is seen from now on."""
        self._measured = Measured()
        return self._measured

    async def end(self) -> None:
        """Leave."""
        for task in self._sending:
            task.cancel()
        await asyncio.wait(self._sending)
        for connection in self._connections:
            await connection.close()


CROWDS = {'game': Crowd, 'echo': EchoCrowd}


async def crowd_of_its_own(kind: str, address: Address, tables: range) -> None:
    """A crowd in this process, led by the lines on standard input; it answers each with what it has seen since."""
    crowd = CROWDS[kind]()
    await crowd.begin(address, tables)
    measured = crowd.measure()
    print(json.dumps({}), flush=True)
    while line := await asyncio.to_thread(sys.stdin.readline):
        if line == 'rush\n':
            crowd.rush()
        seen = {'turns': len(measured.latencies), 'deals': measured.deals, 'errors': measured.errors}
        measured = crowd.measure()
        print(json.dumps(seen), flush=True)
    await crowd.end()


def both(process: subprocess.Popen) -> list[psutil.Process]:
    """The process that was started, and the one behind it that serves."""
    supervisor = psutil.Process(process.pid)
    return [supervisor, *supervisor.children()]


def memory_of(process: subprocess.Popen) -> float:
    """kB that both hold in memory."""
    return sum(one.memory_info().rss for one in both(process)) / 1024


def processor_of(process: subprocess.Popen) -> float:
    """Seconds of a core that both have used."""
    return sum(sum(one.cpu_times()[:2]) for one in both(process))


@contextlib.contextmanager
def serving(folder: str):
    """A server process, and where it listens."""
    command = [sys.executable, '-m', 'rozdej', 'serve', 'sedesatsest', '--impl', str(ROOT / 'reseni'), '--child']
    command += ['--port', '0', '--save', f'{folder}/games.db']
    with (
        open(f'{folder}/console.txt', 'w') as console,
        subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=console) as process,
    ):
        try:
            told = json.loads(process.stdout.readline())
            yield process, Address(told['host'], told['port'])
        finally:
            process.stdin.close()


class Others:
    """The crowd in a process of its own."""

    def __init__(self, kind: str, address: Address, tables: range):
        command = [sys.executable, __file__, '--crowd', kind, address.host, address.port, tables.start, tables.stop]
        self._process = subprocess.Popen(
            [str(part) for part in command], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self._process.stdout.readline()

    def seen(self, word: str) -> dict[str, Any]:
        """What they have seen since they were asked last; `word` may tell them to `rush`."""
        self._process.stdin.write(f'{word}\n')
        self._process.stdin.flush()
        return json.loads(self._process.stdout.readline())

    def end(self) -> None:
        """Let them leave."""
        self._process.stdin.close()
        self._process.wait(60)
        self._process.stdout.close()


async def measure_echo(games: int, seconds: float) -> float:
    """Milliseconds until half of what is sent to a bare server has come back."""
    with subprocess.Popen([sys.executable, '-c', ECHO], stdout=subprocess.PIPE, text=True) as process:
        try:
            address = Address('127.0.0.1', int(process.stdout.readline()))
            others, crowd = Others('echo', address, range(games // PROBED, games)), EchoCrowd()
            await crowd.begin(address, range(games // PROBED))
            await asyncio.sleep(2 * THINKS)
            measured = crowd.measure()
            await asyncio.sleep(seconds)
            latencies = list(measured.latencies)
            await crowd.end()
            others.end()
        finally:
            process.terminate()
    return percentiles(latencies)[0]


async def measure_load(process: subprocess.Popen, address: Address, games: int, seconds: float) -> list[tuple]:
    """Rows of the table: latency with and without thinking, memory, errors."""
    before = memory_of(process)
    probed = games // PROBED
    others = Others('game', address, range(probed, games))
    crowd = Crowd()
    await crowd.begin(address, range(probed))
    await asyncio.sleep(2 * THINKS)  # until all have begun

    others.seen('')
    used = processor_of(process)
    waiting = subprocess.Popen([sys.executable, '-c', LATE, str(seconds)], stdout=subprocess.PIPE, text=True)
    thinking = crowd.measure()
    await asyncio.sleep(seconds)
    share = (processor_of(process) - used) / seconds
    latencies, deals = list(thinking.latencies), thinking.deals
    crowd.rush()
    seen = others.seen('rush')
    late = float(waiting.communicate(timeout=60)[0])
    rate = (len(latencies) + seen['turns']) / seconds
    detail = f'{rate:.0f} turns/s, {deals + seen["deals"]} deals, server {share:.0%} of a core'

    await asyncio.sleep(2 * THINKS)
    early = others.seen('')
    rushing = crowd.measure()
    await asyncio.sleep(seconds / 3)
    end_latencies, deals = list(rushing.latencies), rushing.deals
    end_seen = others.seen('')
    memory = (memory_of(process) - before) / games
    end_rate = (len(end_latencies) + end_seen['turns']) / (seconds / 3)
    end_detail = f'{end_rate:.0f} turns/s, {deals + end_seen["deals"]} deals'
    errors = thinking.errors + seen['errors'] + early['errors'] + rushing.errors + end_seen['errors']
    for error in errors[:5]:
        print('!!', error)
    await crowd.end()
    others.end()

    (p50, p99), (end50, end99) = percentiles(latencies), percentiles(end_latencies)
    what = f'{games} games, {2 * games} clients'
    return [
        (f'{what}, each thinks {THINKS:g} s: turn latency p50', detail, p50, 'ms', None),
        (f'{what}, each thinks {THINKS:g} s: turn latency p99', f'{len(latencies)} turns timed', p99, 'ms', 50),
        ('meanwhile, a process that only sleeps is woken up late, p99', '', late, 'ms', None),
        (f'{what}, nobody thinks: turn latency p50', end_detail, end50, 'ms', None),
        (f'{what}, nobody thinks: turn latency p99', '', end99, 'ms', None),
        (f'{what}: memory of the server for each game', '', memory, 'kB', 100),
        (f'{what}: errors, refusals, lost connections', '', len(errors), '', 0),
    ]


def percentiles(latencies: list[float]) -> tuple[float, float]:
    """p50 and p99 in milliseconds."""
    cuts = statistics.quantiles(latencies, n=100)
    return cuts[49] * 1000, cuts[98] * 1000


def duel(better: str, worse: str, deals: int) -> tuple:
    """A row of the table: how many percent of the deals the better one wins."""
    chance = random.Random(f'{better} {worse}')
    random.seed(deals)
    won = points = 0
    times = []
    for deal in range(deals):
        table = Table('AB' if deal % 2 else 'BA')
        while not table.is_over:
            for name, strength in (('A', better), ('B', worse)):
                begun = time.perf_counter()
                messages = moves(strength, table.views[name], name, chance)
                times.append(time.perf_counter() - begun)
                if table.play(name, messages):
                    break
        ours = table.winner == 'A'
        won += ours
        points += (1 if ours else -1) * max(table.state.vyhry1, table.state.vyhry2)
    detail = f'{deals} deals, {points / deals:+.2f} points a deal, a move takes {max(times) * 1000:.0f} ms at most'
    return (f'{better} wins against {worse}', detail, 100 * won / deals, '%', -60)


def main() -> int:
    """Measure everything; 1 when a target is missed."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument('--quick', action='store_true', help='fewer games and deals')
    parser.add_argument('--crowd', nargs=5, help=argparse.SUPPRESS)
    options = parser.parse_args()
    quick = options.quick
    allow_many_files()
    gc.disable()  # a thousand clients in one process that looks for garbage say nothing, and then all at once
    if options.crowd:
        kind, host, *numbers = options.crowd
        port, first, end = map(int, numbers)
        asyncio.run(crowd_of_its_own(kind, Address(host, port), range(first, end)))
        return 0
    with tempfile.TemporaryDirectory(prefix='rozdej-') as folder, serving(folder) as (process, address):
        games, seconds = (50, 5.0) if quick else (500, 30.0)
        before = asyncio.run(measure_echo(games, seconds / 2))
        rows = asyncio.run(measure_load(process, address, games, seconds))
        echo = (before + asyncio.run(measure_echo(games, seconds / 2))) / 2
        ratio = rows[0][2] / echo
        rows.insert(1, (f'that against a bare server, whose p50 is {echo:.2f} ms', '', ratio, 'times', 3.5))
    pairs = (('middle', 'weak'), ('strong', 'weak'), ('strong', 'middle'))
    rows += [duel(*pair, 20 if quick else 200) for pair in pairs]
    table = [shown(*row) for row in rows]
    print(*table, sep='\n')
    if not quick:
        RESULTS.mkdir(exist_ok=True)
        (RESULTS / 'network.txt').write_text('\n'.join(table) + '\n', encoding='utf-8')
    return int(any(line.startswith('!!') for line in table))


def shown(what: str, detail: str, value: float, unit: str, target: float | None) -> str:
    """A line of the table. A negative target is the least that is wanted, another one the most."""
    if target is None:
        mark, wanted = '', ''
    elif target < 0:
        mark, wanted = ('ok' if value >= -target else '!!'), f'>= {-target}'
    else:
        mark, wanted = ('ok' if value <= target else '!!'), f'<= {target}'
    return f'{mark:3} {what:62} {value:7.1f} {unit:3} {wanted:7} {detail}'.rstrip()


if __name__ == '__main__':
    sys.exit(main())
