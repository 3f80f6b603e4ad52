"""Tests of which all questions are known, because programs that passed them were asked these.

Another program is asked the same, one question at a time, the next only after its answer was one that is known: the
same to the last byte, or the same exception, which may have passed other lines. If all of them are, nothing was
different for the test, which passes again without being run. At the first other answer (or none, or one too many) the
test is run after all. What was asked and answered already it is told as if it had asked only now, so the program sees
the same questions once, in the same order, whichever way it goes.
"""

import re
import socket
from collections import deque
from collections.abc import Container
from contextlib import suppress
from dataclasses import dataclass
from time import monotonic

from rozdej.isolation.border import RefusedAtBorder
from rozdej.isolation.channel import Channel, Deadline, Gone, Late

QUICK = 0.1
"""Seconds in which an answer comes that is worth waiting for here; the test itself waits longer, and says so."""

FRAMES = re.compile(rb',\[(?:\["\w+",\d+,"[^"\\]*"\],?)*\]\]\]\Z')
"""The end of an answer that tells of an exception: where in the program it passed."""

MODULE = re.compile(rb'\["(\w+)",')

STEP_BYTES = 400
"""What a question takes besides itself and its answer, about."""

MOST_BYTES = 16 * 1024 * 1024
"""How long the questions and answers of a test may be together to be kept."""


class QuickWait:
    """The end of so many seconds."""

    def __init__(self, seconds: float):
        self._end = monotonic() + seconds

    @property
    def is_over(self) -> bool:
        """Whether the time is up."""
        return monotonic() > self._end


class Unlike(Exception):
    """A test that was to ask the same again asks something else: what it does hangs on more than on the answers."""


@dataclass(frozen=True)
class Passed:
    """How a program passed a test: what it was asked and answered, and what the test relied on besides."""

    exchanges: list[tuple[bytes, bytes]]
    names: dict[tuple[str, str], bool]
    """Names by module that the test looked at, all of them there, and whether they were functions."""
    limit: float
    """Seconds for each question."""


class KnownQuestion:
    """A question, and the next one after each answer; None when the test has passed with that one."""

    __slots__ = ('next', 'question')

    def __init__(self, question: bytes):
        self.question = question
        self.next: dict[bytes, KnownQuestion | None] = {}


class Rehearsal:
    """All known ways to pass one test. Programs that deal cards, say, in different ways are asked different things."""

    def __init__(self, passed: Passed):
        self.names = dict(passed.names)
        self.limit = passed.limit
        self.first: KnownQuestion | None = KnownQuestion(passed.exchanges[0][0])
        """None when the test cannot be known: it asked something else after the same answers."""

    def learn(self, passed: Passed) -> int:
        """Add another way; gives how many bytes it takes."""
        if any(self.names.get(name, kind) != kind for name, kind in passed.names.items()) or self.limit != passed.limit:
            return 0
        self.names.update(passed.names)
        step, size = self.first, 0
        questions = [question for question, _ in passed.exchanges[1:]]
        for (question, answer), following in zip(passed.exchanges, [*questions, None], strict=True):
            if step is None or step.question != question:
                self.first = None
                return size
            told = without_frames(answer)
            if told not in step.next:
                step.next[told] = None if following is None else KnownQuestion(following)
                size += len(question) + len(told) + STEP_BYTES
            step = step.next[told]
        return size


def without_frames(answer: bytes) -> bytes:
    """An answer but for the lines of the program that an exception passed, if it tells of one."""
    frames = FRAMES.search(answer) if answer.startswith(b'["error",') else None
    return answer[: frames.start()] if frames else answer


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
        self._last_asked = 0.0

    @property
    def unanswered_since(self) -> float | None:
        """When the question that comes next was asked, of which nobody has heard an answer yet; None for any other."""
        return self._last_asked if self._known and self._known[0][1] is None else None

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

    def repeats(self, rehearsal: Rehearsal, modules: Container[str]) -> bool:
        """Whether all answers are known. If not, the test that is run next hears those that came."""
        heard: list[tuple[bytes, bytes | None]] = []
        step = rehearsal.first
        while step is not None:
            answer: bytes | None = None
            self._last_asked = monotonic()
            try:
                if step.question:
                    super().send(step.question, QuickWait(rehearsal.limit))
            except (Gone, Late):  # whoever is asked next is another player
                self.close()
                return False
            with suppress(Gone, Late, RefusedAtBorder):  # it will come to that again
                answer = super().receive_data(QuickWait(QUICK))
            heard.append((step.question, answer))
            told = without_frames(answer or b'')
            if told not in step.next or not super().is_quiet or not are_modules((answer or b'')[len(told) :], modules):
                self._known = deque(heard)
                self._is_prepared = True
                return False
            step = step.next[told]
        return True


def are_modules(frames: bytes, modules: Container[str]) -> bool:
    """Whether all modules that are named there are the program's."""
    return not frames or all(module.decode() in modules for module in set(MODULE.findall(frames)))
