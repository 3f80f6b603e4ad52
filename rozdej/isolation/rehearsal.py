"""Tests of which all questions are known, because a program that passed them was asked these.

Another program is asked the same, one question at a time, the next only after its answer was the same to the last byte,
or the same exception, which may have passed other lines. If all of them are, nothing was different for the test, which
passes again without being run. At the first other answer (or none, or one too many) the test is run after all. What was
asked and answered already it is told as if it had asked only now, so the program sees the same questions once, in the
same order, whichever way it goes.
"""

import socket
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

from rozdej.isolation.border import RefusedAtBorder
from rozdej.isolation.channel import Channel, Deadline, Gone, Late

QUICK = 0.1
"""Seconds in which an answer comes that is worth waiting for here; the test itself waits longer, and says so."""

MOST_BYTES = 16 * 1024 * 1024
"""How long the questions and answers of a test may be together to be kept."""


class Soon:
    """The end of the time for an answer that comes at once."""

    def __init__(self) -> None:
        self._end = monotonic() + QUICK

    @property
    def is_over(self) -> bool:
        """Whether the time is up."""
        return monotonic() > self._end


class Unlike(Exception):
    """A test that was to ask the same again asks something else: what it does hangs on more than on the answers."""


@dataclass(frozen=True)
class Rehearsal:
    """How a program passed a test: what it was asked, with the answer to each; and what the test relied on besides."""

    exchanges: tuple[tuple[bytes, bytes], ...]
    names: dict[tuple[str, str], bool]
    """Names by module that the test looked at, all of them there, and whether they were functions."""
    limit: float
    """Seconds for each question."""

    @property
    def size(self) -> int:
        """Bytes that it takes."""
        return sum(len(question) + len(answer) for question, answer in self.exchanges)


class RememberingChannel(Channel):
    """The judge's end of the connection."""

    def __init__(self, connection: socket.socket):
        super().__init__(connection)
        self.exchanges: list[tuple[bytes, bytes]] = []
        """Questions and answers of this test; a second answer to one question has an empty one of its own."""
        self.size = 0
        self._asked = b''
        self._known: deque[tuple[bytes, bytes | None]] = deque()
        self._is_prepared = False

    def begin(self) -> bool:
        """Begin a test. False when this cannot be: the last one did not ask all that had been asked before it."""
        if self._known and not self._is_prepared:
            return False
        self._is_prepared = False
        self._posted = self._asked = b''
        self.exchanges, self.size = [], 0
        return True

    def send(self, data: bytes, wait: Deadline | None = None) -> None:
        question = self._posted + data
        if self._known:
            if question != self._known[0][0]:
                raise Unlike
            self._posted, self._known[0] = b'', (b'', self._known[0][1])
        else:
            super().send(data, wait)
        self._asked += question

    def receive_data(self, wait: Deadline | None = None) -> bytes:
        data = None
        if self._known:
            question, data = self._known.popleft()
            if question:
                raise Unlike
        if data is None:
            data = super().receive_data(wait)
        if self.size < MOST_BYTES:
            self.exchanges.append((self._asked, data))
            self.size += len(self._asked) + len(data)
        self._asked = b''
        return data

    @property
    def is_quiet(self) -> bool:
        return bool(self._known) or super().is_quiet

    def repeats(self, rehearsal: Rehearsal, are_alike: Callable[[bytes, bytes], bool]) -> bool:
        """Whether all answers are the same, or alike. If not, the test that is run next hears those that came."""
        heard: list[tuple[bytes, bytes | None]] = []
        for question, expected in rehearsal.exchanges:
            answer, soon = None, Soon()
            try:
                if question:
                    super().send(question, soon)
                answer = super().receive_data(soon)
            except (Gone, Late, RefusedAtBorder):  # it will come to that again
                pass
            heard.append((question, answer))
            is_same = answer == expected or (answer is not None and are_alike(answer, expected))
            if not is_same or not super().is_quiet:
                self._known = deque(heard)
                self._is_prepared = True
                return False
        return True
