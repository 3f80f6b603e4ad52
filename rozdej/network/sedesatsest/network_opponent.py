"""Who plays Šedesát šest with the window: a connection to the server, the server itself, a computer or another window.

Starting takes a moment, so it happens in a thread; the window hears of it as of everything else, by events.
"""

import json
import queue
import sys
import threading
import time
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from rozdej.core.student.implementation import Implementation
from rozdej.core.student.limits import ANSWER_END_SECONDS
from rozdej.core.student.subprocesses import Child
from rozdej.core.student.temporary_folders import LockedTempDir, remove_stale
from rozdej.network.client import (
    Echo,
    Looks,
    Mail,
    ServerGone,
    ServerNotice,
    ServerRefusal,
    ServerTrouble,
    ThreadedClient,
    Tokens,
    Welcome,
)
from rozdej.network.protocol import DEFAULT_TABLE, Address, Hello
from rozdej.network.sedesatsest.local_opponent import COMPUTER, SECOND, Event, Wanted, another
from rozdej.window.gui.student_code_errors import StudentCodeError

BOT_PAUSE = '0.9'
"""Seconds that the computer thinks, for people to be able to watch it."""

PATIENCE, AGAIN = 6, 0.5
"""How often, and after how many seconds, a server is started again in the place of one that is about to end."""

KINDS: dict[type, str] = {
    Looks: 'figures',
    Mail: 'mail',
    ServerNotice: 'notice',
    ServerTrouble: 'trouble',
    ServerRefusal: 'refused',
    ServerGone: 'gone',
    Echo: 'echo',
}
"""What the scene calls the events of a connection, which it gets with all their values; `Welcome` is told otherwise."""


class ServerSubprocess:
    """Runs `rozdej serve --child` as a child process.

    `port` 0 is any that is free, `more` are further options of the command. The child ends when its standard input is
    closed, so also when this program is killed. Raises `StudentCodeError`.
    """

    def __init__(self, implementation: Implementation, port: int = 0, more: Sequence[str] = ()):
        exercise, folder = implementation.exercise, implementation.folder
        serve = ['-m', 'rozdej', 'serve', exercise.name, '--impl', str(folder), '--port', str(port), '--child']
        try:
            self._child = Child([sys.executable, *serve, *more], cwd=exercise.root)
        except OSError as error:
            raise StudentCodeError('Server se nespustil.', str(error)) from None

    def address(self) -> tuple[str, int]:
        """Where it listens; waits until it says so. Raises `StudentCodeError`."""
        line = self._child.output.readline()
        try:
            told = json.loads(line)
            if 'trouble' in told:
                raise StudentCodeError(told['trouble']['title'], *told['trouble']['lines'])
            return str(told['host']), int(told['port'])
        except (ValueError, KeyError, TypeError):
            raise StudentCodeError('Server se nespustil.', 'Proč, to napsal do terminálu.') from None

    @property
    def is_running(self) -> bool:
        return self._child.code is None

    def end(self) -> None:
        """Let it end; if it does not, make it."""
        self._child.close(ANSWER_END_SECONDS)


class OverNetwork:
    """A `Company` over the network: at the server that the seat names, or at its own."""

    def __init__(self, wanted: Wanted):
        memory = wanted.memory or {'kept': '', 'port': 0, 'token': None}
        self._wanted = wanted
        self._implementation = wanted.code.implementation
        self._seat, self._name = wanted.seat, wanted.name
        self._told: deque[Event] = deque()
        self._started: queue.SimpleQueue[Address | Event] = queue.SimpleQueue()
        self._client: ThreadedClient | None = None
        self._server: ServerSubprocess | None = None
        self._kept: LockedTempDir | None = None
        self._folder = Path(memory['kept']) if memory['kept'] else None
        """Where a server of one's own keeps the game, known before it is this process's own."""
        self._port: int = memory['port']
        self._token: str | None = memory['token']
        self._patience = PATIENCE if self._port else 0
        self._lock = threading.Lock()
        self._is_closed = False
        self._begin()

    # Beginning.

    def _begin(self) -> None:
        if not self._seat.server:
            threading.Thread(target=self._start_server, name='server', daemon=True).start()
            return
        try:
            self._started.put(Address.parse(self._seat.server))
        except ValueError:
            self._started.put(
                ('gone', f'{self._seat.server} není adresa serveru. Píše se třeba 192.168.1.5 nebo pc:7000.')
            )

    def _start_server(self) -> None:
        """Start the child; runs in a thread of its own."""
        news: Address | Event
        try:
            with self._lock:
                if self._is_closed:
                    return
                server = self._server = ServerSubprocess(self._implementation, self._port, self._server_options())
            news = Address(*server.address())
        except StudentCodeError as refusal:
            with self._lock:
                if self._server:
                    self._server.end()
                self._server = None
            if self._patience:  # that of the process that has ended may not have ended yet
                self._patience -= 1
                time.sleep(AGAIN)
                self._start_server()
                return
            news = ('broken', refusal.title, refusal.lines)
        self._started.put(news)
        self._wanted.wake()

    def _server_options(self) -> list[str]:
        """Where it keeps the game while it is not running, and the computer that plays."""
        with suppress(OSError):  # on a full disk; then the game ends with the server
            if self._kept is None:
                self._kept = LockedTempDir('window', self._folder)
                self._folder = self._kept.path
                remove_stale()  # not before: the folder of the process before this one is abandoned until it is held
        save = ['--save', str(self._kept.path / 'games.db')] if self._kept else []
        bot = ['--bot', self._wanted.rival, '--bot-name', another(COMPUTER, self._name), '--bot-pause', BOT_PAUSE]
        return save if self._seat.two else [*save, *bot]

    def _arrive(self, news: Address | Event) -> None:
        """The server is there, or cannot be."""
        if not isinstance(news, Address):
            self._told.append(news)
            return
        self._port = news.port  # whoever has lost the connection looks for it there
        if self._client is None:
            table = self._seat.table or ('' if self._seat.server else DEFAULT_TABLE)
            exercise = self._implementation.exercise.name
            hello = Hello(exercise, self._name, table, token=self._token, look=self._wanted.figure)
            tokens = Tokens() if self._seat.server else None  # a server of one's own ends with the window
            self._client = ThreadedClient(news, hello, tokens, self._wanted.wake)
        self._client.connect(news)
        if self._seat.two:
            name, folder = another(SECOND, self._name), str(self._implementation.folder)
            self._wanted.open_window(
                [self._implementation.exercise.name, '--connect', str(news), '--name', name, '--impl', folder]
            )

    def memory(self) -> dict[str, Any]:
        """What another process needs to find the same server, game and seat."""
        token = self._client.hello.token if self._client else self._token
        return {'kept': str(self._folder or ''), 'port': self._port, 'token': token}

    # What the window asks.

    def events(self) -> Sequence[Event]:
        while not self._started.empty():
            self._arrive(self._started.get())
        if self._client:
            for event in self._client.poll():
                if isinstance(event, Welcome):
                    self._told.append(('welcome', event.has_computer))
                else:
                    self._told.append((KINDS[type(event)], *vars(event).values()))
        return self._told

    def take(self) -> None:
        self._told.popleft()

    def send(self, message: Any) -> None:
        if self._client:
            self._client.send(message)

    def ask_computer(self) -> None:
        if self._client:
            self._client.ask_computer()

    def echo(self, number: int) -> None:
        if self._client:
            self._client.ask_echo(number)

    def reconnect(self) -> None:
        self._told.clear()
        server = self._server
        if self._client and (self._seat.server or (server and server.is_running)):
            self._client.connect()
            return
        if server:
            server.end()
        self._begin()

    def close(self) -> None:
        with self._lock:
            self._is_closed = True
        if self._client:
            self._client.close()
        if self._server:
            self._server.end()
        if self._kept:
            self._kept.remove()
