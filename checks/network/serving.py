"""A server in a process of its own, as a window starts it, and clients of it. Every wait has a limit."""

import contextlib
import json
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psutil
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from checks.processes import living, python_of
from checks.running import ROOT
from rozdej.network.client import (
    Event,
    Mail,
    ServerGone,
    ServerNotice,
    ServerRefusal,
    ServerTrouble,
    ThreadedClient,
    Welcome,
)
from rozdej.network.protocol import Address, Hello

LIMIT = 120.0
"""Seconds for anything that should come at once: a hundred times what it takes on an idle machine."""


def wait_for_servers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no client of this process give up a server that only a busy machine keeps waiting."""
    for name in 'PING_LIMIT', 'CONNECT_LIMIT':
        monkeypatch.setattr(f'rozdej.network.client.{name}', 2 * LIMIT)


def environment(home) -> dict[str, str]:
    """The variables of a started process: a user's folder of its own, and output that can be read anywhere."""
    own = {'XDG_DATA_HOME': str(home), 'LOCALAPPDATA': str(home), 'HOME': str(home), 'PYTHONIOENCODING': 'utf-8'}
    return {**os.environ, **own, 'PYTHONDONTWRITEBYTECODE': '1'}


class Serving:
    """`rozdej serve --child`. `said` is its console; `first` what it told its parent."""

    def __init__(self, *arguments: object, home):
        self._console = tempfile.NamedTemporaryFile(dir=home, delete=False)  # noqa: SIM115 lives as long as the process
        command = [sys.executable, '-m', 'rozdej', 'serve', 'sedesatsest', '--child', '--port', '0', *arguments]
        self.process = subprocess.Popen(
            [str(part) for part in command],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._console,
            env=environment(home),
        )
        clock = threading.Timer(LIMIT, self.process.kill)
        clock.start()
        self.first = json.loads(self.process.stdout.readline() or '{}')
        clock.cancel()

    @property
    def address(self) -> Address:
        assert 'host' in self.first, f'{self.first} {self.said}'
        return Address(self.first['host'], self.first['port'])

    @property
    def said(self) -> str:
        return Path(self._console.name).read_text(encoding='utf-8')

    def hears(self, sentence: str) -> None:
        """Wait until the console says it."""
        wait_for(lambda: sentence in self.said, lambda: f'{sentence!r} not in {self.said}')

    def client(self, name: str, table: str = '1', token: str | None = None, **how: Any) -> 'World':
        return World(self.address, Hello('sedesatsest', name, table, token), **how)

    @property
    def server(self) -> psutil.Process:
        """The process behind it that serves now."""
        supervisor = python_of(psutil.Process(self.process.pid))
        return python_of(wait_for(supervisor.children)[0])

    def kill(self) -> None:
        server = self.server
        self.process.kill()
        self.process.wait(LIMIT)
        assert not living({server}, LIMIT)

    def end(self) -> int:
        """Close the pipe, as a window does when it is closed; the exit code."""
        self.process.stdin.close()
        try:
            return self.process.wait(LIMIT)
        finally:
            self.process.kill()
            self.process.wait()
            self.process.stdout.close()
            self._console.close()


def wait_for(condition: Callable[[], Any], otherwise: Callable[[], str] = lambda: '', limit: float = LIMIT) -> Any:
    """The first true value of the condition; fails after the limit."""
    end = time.monotonic() + limit
    while not (value := condition()):
        assert time.monotonic() < end, f'still waiting: {otherwise()}'
        time.sleep(0.002)
    return value


class World:
    """A client for tests. `view` is the last mail; `events` all that has come and was not waited for."""

    def __init__(self, address: Address, hello: Hello, tokens=None, register: bool = True):
        self.client = ThreadedClient(address, hello, tokens)
        self.events: list[Event] = []
        self.seen: list[Event] = []
        self.view: Any = None
        self.client.connect()
        if register:
            self.until(Welcome)

    def poll(self) -> None:
        for event in self.client.poll():
            self.events.append(event)
            self.seen.append(event)
            if isinstance(event, Mail):
                self.view = event.content

    def until(self, kind: type, limit: float = LIMIT) -> Any:
        """The next event of the kind; those before it are forgotten."""

        def find():
            self.poll()
            while self.events:
                event = self.events.pop(0)
                if isinstance(event, kind):
                    return event
            return None

        return wait_for(find, lambda: f'{kind} after {self.seen[-5:]}', limit)

    def mails(self) -> list[Any]:
        """The mails that have come up to now: of all that the server has dealt with before."""
        self.client.ask_echo('now')
        found: list[Any] = []

        def all_of_them():
            self.poll()
            while self.events:
                event = self.events.pop(0)
                if isinstance(event, Mail):
                    found.append(event.content)
                elif not isinstance(event, Welcome | ServerNotice | ServerTrouble):
                    return True
            return False

        wait_for(all_of_them, lambda: f'{self.client.hello.name}: {self.seen[-5:]}')
        return found

    def send(self, *content: Any) -> None:
        """Send `['vyloz', 0]` as `send('vyloz', 0)`."""
        self.client.send(list(content))

    def until_state(self, *states: str) -> list:
        """The first view from now on in one of the states; what came before it is forgotten."""

        def find():
            self.poll()
            return self.view is not None and self.view[0].removesuffix('!') in states

        wait_for(find, lambda: f'{states}, not {self.view and self.view[0]}')
        self.events.clear()
        return self.view

    def refused(self) -> str:
        """The sentence of the refusal."""
        return self.until(ServerRefusal).sentence

    def gone(self, limit: float = LIMIT) -> ServerGone:
        return self.until(ServerGone, limit)

    def close(self, goodbye: bool = True) -> None:
        self.client.close(goodbye)


def undisturbed(anna: World, petr: World) -> None:
    """Nobody has got anything, and Anna may still lay her card."""
    assert anna.mails() == petr.mails() == []
    hand = anna.view[1]
    anna.send('vyloz', 0)
    assert [view[7] for view in anna.mails()] == [hand[:1]]
    assert [view[7] for view in petr.mails()] == [hand[:1]]


class Raw:
    """A connection that says whatever a test wants it to."""

    def __init__(self, serving: Serving, hello: str | bytes | None):
        self._open = contextlib.ExitStack()
        opening = connect(f'ws://{serving.address}', proxy=None, open_timeout=LIMIT, close_timeout=1)
        self.socket = self._open.enter_context(opening)
        if hello is not None:
            self.send(hello)

    def send(self, text: str | bytes) -> None:
        self.socket.send(text)

    def close(self) -> None:
        self._open.close()

    def until_closed(self) -> tuple[str, int]:
        """The sentence it was refused with, and the code of the end."""
        sentence = ''
        try:
            while True:
                value = json.loads(self.socket.recv(timeout=LIMIT))
                if value['type'] == 'refused':
                    sentence = value['sentence']
        except ConnectionClosed as end:
            return sentence, end.rcvd.code
