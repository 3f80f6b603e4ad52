"""Tests of which all questions are known, because programs that passed them were asked these.

Another program is asked the same, several questions at a time. If all answers are known ones, nothing was different
for the test, which passes again without being run: the same to the last byte, or the same kind of exception where the
test cannot see more of it. At the first other answer (or none, or one too many) the test is run after all. What was
asked already it is told as if it had asked only now, and so the program sees each question once. Only when the test
then asks something else than what followed in other programs, it begins anew.
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
"""How many questions are asked together at first, and at most: those behind another answer are asked in vain."""

LONG = 32 * 1024
"""Bytes of questions behind which no other is asked together with them: a socket takes them before it is read."""

TRIES = 3
"""How many of the ways to pass a test are tried, at most, that begin alike."""

SECONDS = 0.25
"""In which answers come that are worth waiting for here; the test itself waits longer, and says so."""

STEP_BYTES = 400
"""What a question takes besides itself and its answer, about."""

MOST_BYTES = 16 * 1024 * 1024
"""How long the questions and answers of a test may be together to be kept."""

ORDINARY_ERROR = b',["",["'
"""What stands in an answer before the type of an exception that is of no kind of the kit's, and nowhere else."""

REMARKS = tuple(f'["{kind}"'.encode() for kind in ('printed', 'problem', 'load', 'statement'))
"""How messages begin after which the answer is still to come."""

Exchange = tuple[bytes, bytes]
"""A question and its answer. A second answer to one question has an empty one of its own."""


class UnexpectedQuestion(Exception):
    """A test asks something else than what it was foreseen to ask: it has to begin anew."""


@dataclass(frozen=True)
class PassedRun:
    """How a program passed a test: what it was asked and answered, and what the test relied on besides."""

    exchanges: list[Exchange]
    names: dict[tuple[str, str], bool]
    """Names by module that the test looked at, all of them there, and whether they were functions."""
    imports: bool = False
    """Whether the test imported a file: one that is not readable as a whole cannot pass that."""


class KnownQuestion:
    """A question, and the next one after each answer; None when the test has passed with that one."""

    __slots__ = ('next', 'question')

    def __init__(self, question: bytes):
        self.question = question
        self.next: dict[bytes, KnownQuestion | None] = {}

    def followed(self, way: list[bytes], number: int) -> list[bytes]:
        """This question and those after it, up to that many, when answers come as in `way`, or as they first did."""
        found: list[bytes] = []
        step: KnownQuestion | None = self
        while step is not None and len(found) < number and sum(map(len, found)) < LONG:
            expected = way[len(found)] if len(found) < len(way) else None
            found.append(step.question)
            step = step.next[expected] if expected in step.next else next(iter(step.next.values()))
        return found


class ResponseCache:
    """All known ways to pass one test. Programs that deal cards, say, in different ways are asked different things.

    `told` gives what a test can see of an answer.
    """

    def __init__(self, passed: PassedRun, told: Callable[[bytes], bytes]):
        self.names = dict(passed.names)
        self.imports = passed.imports
        self.told = told
        self.first: KnownQuestion | None = KnownQuestion(passed.exchanges[0][0])
        """None when the test cannot be known: it asked something else after the same answers."""

    def learn(self, passed: PassedRun) -> int:
        """Add another way; gives how many bytes it takes."""
        if any(self.names.get(name, kind) != kind for name, kind in passed.names.items()):
            return 0
        self.names.update(passed.names)
        step, size = self.first, 0
        questions = [question for question, _ in passed.exchanges[1:]]
        for (question, answer), following in zip(passed.exchanges, [*questions, None], strict=True):
            if step is None or step.question != question:
                self.first = None
                return size
            told = self.told(answer)
            if told not in step.next:
                step.next[told] = None if following is None else KnownQuestion(following)
                size += len(question) + len(told) + STEP_BYTES
            step = step.next[told]
        return size

    def replay(self, ask: Callable[[bytes, int, bool], list[bytes]]) -> list[Exchange] | None:
        """Whether a program goes a known way: None then, else what it was asked and has answered.

        `ask(questions, number, anew)` gives the answers to so many questions, as the first of a test if `anew`.
        """
        way: list[bytes] = []
        for _ in range(TRIES):
            heard: list[Exchange] = []
            told: list[bytes] = []
            step, size = self.first, FIRST
            while step is not None:
                questions = step.followed(way[len(told) :], size)
                exchanges = paired(questions, ask(b''.join(questions), len(list(filter(None, questions))), not heard))
                if not exchanges:  # a second answer should follow, and this program has given its only one
                    return heard
                heard += exchanges
                for question, answer in exchanges:
                    if step is None or question != step.question:
                        break
                    told.append(self.told(answer))
                    if told[-1] not in step.next:
                        return heard
                    step = step.next[told[-1]]
                else:
                    size = min(MOST, 4 * size)
                    continue
                break
            if step is None:
                return None
            way = told
        return []


def paired(questions: list[bytes], answers: list[bytes]) -> list[Exchange]:
    """These answers with their questions."""
    asked = filter(None, questions)
    before = [b'', *answers]
    return [(b'' if is_remark(last) else next(asked), answer) for last, answer in zip(before, answers, strict=False)]


def is_remark(message: bytes) -> bool:
    """Whether the answer still comes after this message."""
    return message.startswith(REMARKS)


def without_details(answer: bytes) -> bytes:
    """An answer, of ordinary exceptions only the type. Raises `SerializationError` for what is no message."""
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
    """The judge's end of the connection."""

    def __init__(self, connection: socket.socket):
        super().__init__(connection)
        self.exchanges: list[Exchange] = []
        """Questions and answers of this test."""
        self.size = 0
        self._asked = self._before = b''
        self._heard: deque[Exchange] = deque()

    def begin(self, reset: bytes, heard: Iterable[Exchange] = ()) -> None:
        """Begin a test: `reset` is sent before its first question, unless so much has been heard of it already."""
        self._heard = deque(heard)
        self._before = b'' if self._heard else reset
        self._posted = self._asked = b''
        self.exchanges, self.size = [], 0

    def send(self, data: bytes, deadline: Deadline | None = None) -> None:
        question, self._posted = self._posted + data, b''
        if not self._heard:
            super().send(self._before + question, deadline)
            self._before = b''
        elif question != self._heard[0][0]:
            raise UnexpectedQuestion
        self._asked += question

    def receive_data(self, deadline: Deadline | None = None) -> bytes:
        data = self._heard.popleft()[1] if self._heard else super().receive_data(deadline)
        if self.size < MOST_BYTES:
            self.exchanges.append((self._asked, data))
            self.size += len(self._asked) + len(data)
        self._asked = b''
        return data

    def forget_first(self) -> None:
        """Take what was just asked and answered for no part of the test, if nothing but remarks was before."""
        if all(is_remark(answer) for _, answer in self.exchanges[:-1]):
            self.exchanges.clear()

    @property
    def is_quiet(self) -> bool:
        return bool(self._heard) or super().is_quiet

    def ask_ahead(self, questions: bytes, number: int, deadline: Deadline) -> list[bytes]:
        """The answers to so many questions, with remarks before them. Raises what `receive` does."""
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
