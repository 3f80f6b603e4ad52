"""Šedesát šest against the computer where nothing can be started, as in a browser: server and opponent are in here."""

import json
import random
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

from rozdej.games.sedesatsest_network import SERVER
from rozdej.student.implementation import Implementation
from rozdej.table.trouble import Trouble
from rozdej.universe.core import Effects
from rozdej.universe.declaration import find_opponent
from rozdej.universe.handlers import Handlers

Event = tuple[Any, ...]

COMPUTER = 'Počítač'
DROPPED = 'Server tě od stolu odpojil.'


class InThisProcess:
    """A `Company` (see `sedesatsest_meeting`): the student's functions are called when something is sent.

    The computer answers one mail whenever everything told before was taken; `wake` is called when there is more.
    """

    def __init__(self, implementation: Implementation, name: str, figure: int, rival: str, wake: Callable[[], None]):
        self._implementation = implementation
        self._name = name
        self._computer = COMPUTER if name != COMPUTER else f'{COMPUTER} 2'
        self._figure = figure
        self._opponent = find_opponent(implementation.exercise.name, rival)
        self._chance = random.Random()
        self._wake = wake
        self._told: deque[Event] = deque()
        self._mail: list[Any] = []
        """The last mail to the computer, if it has not been answered."""
        self._begin()

    def _begin(self) -> None:
        fresh = Implementation(self._implementation.exercise, self._implementation.folder)
        self._handlers = Handlers(fresh, SERVER)
        try:
            self._handlers.load()
        except Trouble as trouble:
            self._told.append(('broken', trouble.title, trouble.lines))
            return
        self._universe = self._handlers.make_universe()
        self._told.append(('welcome',))
        self._happens(self._universe.registration, self._name)
        self._told.append(('figures', {self._name: self._figure, self._computer: 0}))
        self._happens(self._universe.registration, self._computer)
        self._wake()

    def _happens(self, event: Callable[..., Effects], *what: Any) -> bool:
        """Let the student's function handle it; whether the computer has got a mail."""
        try:
            effects = event(*what)
        except Trouble as trouble:
            self._told.append(('trouble', trouble.title, tuple(trouble.lines)))
            return False
        for name, text in effects.mails:
            if name == self._name:
                self._told.append(('mail', json.loads(text)))
            else:
                self._mail = [json.loads(text)]
        if self._name in effects.drops:
            self._told.append(('refused', DROPPED))
        return any(name == self._computer for name, _ in effects.mails)

    def _answer(self) -> None:
        """The computer tries the messages that fit its mail, the best first, until one of them changes something."""
        [content], self._mail = self._mail, []
        for message in self._opponent(content, self._computer, self._chance):
            if self._happens(self._universe.message, self._computer, message):
                return

    def events(self) -> Sequence[Event]:
        if not self._told and self._mail:
            self._answer()
        return self._told

    def take(self) -> None:
        self._told.popleft()
        if not self._told and self._mail:
            self._wake()

    def send(self, message: Any) -> None:
        self._happens(self._universe.message, self._name, message)
        self._wake()

    def echo(self, number: int) -> None:
        self._told.append(('echo', number))
        self._wake()

    def reconnect(self) -> None:
        self._told.clear()
        self._mail = []
        self._begin()

    def memory(self) -> None:
        """Nothing is left of it when this process ends."""
        return None

    def close(self) -> None:
        """Nothing goes on here by itself."""
