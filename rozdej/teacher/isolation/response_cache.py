"""Passes tests without running them, when a program gives the answers with which another program passed.

Questions and answers of passed tests are recorded. The next program is asked the same questions, several at a time.
If all its answers are known, the test would see nothing new, so it passes: an answer is known when all its bytes are,
or, where the test cannot see more of an exception, when its type is.

At the first unknown answer (or none, or one too many) the test runs after all. It gets the answers received so far
when it asks for them, so the program is asked each question once. If the test then asks another question than
recorded, it is run again from its beginning.
"""

import socket
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from rozdej.teacher.isolation.channel import Channel, as_json, from_json
from rozdej.teacher.isolation.serialization import SerializationError
from rozdej.teacher.isolation.time_budget import Deadline

FIRST, MOST = 4, 64
"""Questions sent together at first, and at most. Those after an unknown answer are asked in vain."""

LONG = 32 * 1024
"""Bytes of questions after which no other is sent along. A socket takes so many before it is read."""

TRIES = 3
"""Most recorded ways with the same beginning that are tried."""

SECONDS = 0.25
"""Time limit for answers here. The test itself waits longer and reports it."""

STEP_BYTES = 400
"""Memory that a recorded question takes besides itself and its answer, roughly."""

MOST_BYTES = 16 * 1024 * 1024
"""Longest questions and answers of a test, together, that are recorded."""

ORDINARY_ERROR = b',["",["'
"""Bytes before the type of an exception that is not one of the kit's; they occur nowhere else in an answer."""

REMARKS = tuple(f'["{kind}"'.encode() for kind in ('printed', 'problem', 'load', 'statement'))
"""Beginnings of messages that come before an answer."""

Exchange = tuple[bytes, bytes]
"""A question and its answer. A second answer to one question has an empty one of its own."""


class UnexpectedQuestion(Exception):
    """A test asked another question than recorded. It has to be run again."""


@dataclass(frozen=True)
class PassedRun:
    """How a program passed a test: questions and answers, and what else the test relied on."""

    exchanges: list[Exchange]
    names: dict[tuple[str, str], bool]
    """Module and name of what the test looked up, and whether it was a function."""
    imports: bool = False
    """Whether the test imported a file. A file that cannot be read whole does not pass that."""


class KnownQuestion:
    """A question, and by its answer the next question; None when the test passed with that answer."""

    __slots__ = ('next', 'question')

    def __init__(self, question: bytes):
        self.question = question
        self.next: dict[bytes, KnownQuestion | None] = {}

    def follow(self, way: list[bytes], number: int) -> list[bytes]:
        """This question and the following, up to `number`, if answers are those of `way`, then the first recorded."""
        found: list[bytes] = []
        step: KnownQuestion | None = self
        while step is not None and len(found) < number and sum(map(len, found)) < LONG:
            expected = way[len(found)] if len(found) < len(way) else None
            found.append(step.question)
            step = step.next[expected] if expected in step.next else next(iter(step.next.values()))
        return found


class ResponseCache:
    """All recorded ways to pass one test. Programs that, say, deal cards differently are asked different questions.

    `visible` reduces an answer to what the test can see of it.
    """

    def __init__(self, passed: PassedRun, visible: Callable[[bytes], bytes]):
        self.names = dict(passed.names)
        self.imports = passed.imports
        self.visible = visible
        self.first: KnownQuestion | None = KnownQuestion(passed.exchanges[0][0])
        """None when the test cannot be replayed: after the same answers it asked different questions."""

    def learn(self, passed: PassedRun) -> int:
        """Record another way. Returns the bytes that it takes."""
        if any(self.names.get(name, kind) != kind for name, kind in passed.names.items()):
            return 0
        self.names.update(passed.names)
        step, size = self.first, 0
        questions = [question for question, _ in passed.exchanges[1:]]
        for (question, answer), following in zip(passed.exchanges, [*questions, None], strict=True):
            if step is None or step.question != question:
                self.first = None
                return size
            seen = self.visible(answer)
            if seen not in step.next:
                step.next[seen] = None if following is None else KnownQuestion(following)
                size += len(question) + len(seen) + STEP_BYTES
            step = step.next[seen]
        return size

    def replay(self, ask: Callable[[bytes, int, bool], list[bytes]]) -> list[Exchange] | None:
        """Ask a program the recorded questions. Returns None when it passes, else its questions and answers so far.

        `ask(questions, number, anew)` returns the answers to that number of questions, asked in a new test if `anew`.
        """
        way: list[bytes] = []
        for _ in range(TRIES):
            received: list[Exchange] = []
            seen: list[bytes] = []
            step, size = self.first, FIRST
            while step is not None:
                questions = step.follow(way[len(seen) :], size)
                answers = ask(b''.join(questions), len(list(filter(None, questions))), not received)
                exchanges = pair(questions, answers)
                if not exchanges:  # a second answer was recorded, and this program gives only one
                    return received
                received += exchanges
                for question, answer in exchanges:
                    if step is None or question != step.question:
                        break
                    seen.append(self.visible(answer))
                    if seen[-1] not in step.next:
                        return received
                    step = step.next[seen[-1]]
                else:
                    size = min(MOST, 4 * size)
                    continue
                break
            if step is None:
                return None
            way = seen
        return []


def pair(questions: list[bytes], answers: list[bytes]) -> list[Exchange]:
    """Pair answers with their questions."""
    asked = filter(None, questions)
    before = [b'', *answers]
    return [(b'' if is_remark(last) else next(asked), answer) for last, answer in zip(before, answers, strict=False)]


def is_remark(message: bytes) -> bool:
    """Whether the answer comes after this message."""
    return message.startswith(REMARKS)


def without_details(answer: bytes) -> bytes:
    """Reduce ordinary exceptions in an answer to their types. Raises `SerializationError` when it is malformed."""
    if answer.startswith(b'["calls",') and ORDINARY_ERROR[1:] in answer:
        return _calls_without_details(from_json(answer))
    if not answer.startswith(b'["error",'):
        return answer
    before, mark, details = answer.partition(ORDINARY_ERROR)
    return before + mark + b'"'.join(details.split(b'"', 3)[:3])


def _calls_without_details(answer: list[Any]) -> bytes:
    outcomes = answer[-1] if type(answer[-1]) is list else []
    for outcome in outcomes:
        match outcome:
            case [_, ['', [name, standard, _, _, _], _], *_]:
                outcome[1] = ['', [name, standard]]
    return as_json(answer)


class RecordingChannel(Channel):
    """The judge's end of the connection, which records questions and answers of a test."""

    def __init__(self, connection: socket.socket):
        super().__init__(connection)
        self.exchanges: list[Exchange] = []
        """Questions and answers of this test."""
        self.size = 0
        self._asked = self._before = b''
        self._received: deque[Exchange] = deque()

    def begin(self, reset: bytes, received: Iterable[Exchange] = ()) -> None:
        """Begin a test. `received` are exchanges of a replay of it; if there are none, `reset` is sent first."""
        self._received = deque(received)
        self._before = b'' if self._received else reset
        self._posted = self._asked = b''
        self.exchanges, self.size = [], 0

    def send(self, data: bytes, deadline: Deadline | None = None) -> None:
        question, self._posted = self._posted + data, b''
        if not self._received:
            super().send(self._before + question, deadline)
            self._before = b''
        elif question != self._received[0][0]:
            raise UnexpectedQuestion
        self._asked += question

    def receive_data(self, deadline: Deadline | None = None) -> bytes:
        data = self._received.popleft()[1] if self._received else super().receive_data(deadline)
        if self.size < MOST_BYTES:
            self.exchanges.append((self._asked, data))
            self.size += len(self._asked) + len(data)
        self._asked = b''
        return data

    def forget_first(self) -> None:
        """Drop the last exchange from the record, if only remarks came before it."""
        if all(is_remark(answer) for _, answer in self.exchanges[:-1]):
            self.exchanges.clear()

    @property
    def is_quiet(self) -> bool:
        return bool(self._received) or super().is_quiet

    def ask_ahead(self, questions: bytes, number: int, deadline: Deadline) -> list[bytes]:
        """Ask that number of questions and return the answers, with remarks before them. Raises what `receive` does."""
        super().send(questions, deadline)
        found: list[bytes] = []
        while number:
            found.append(super().receive_data(deadline))
            number -= not is_remark(found[-1])
            if len(found) > 2 * MOST:
                raise SerializationError('too many remarks')
        if not super().is_quiet:
            raise SerializationError('said more than was asked')
        return found
