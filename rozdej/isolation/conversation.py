"""Asking a player and taking in its answers. All that comes is checked: the student's code may have sent it."""

import builtins
import sys
import threading
import time
from typing import Any

from rozdej.isolation.border import Decoder, Refused, check_size
from rozdej.isolation.carrying import Carrying
from rozdej.isolation.channel import Channel, Gone, Late, as_bytes
from rozdej.isolation.identity import compares_objects
from rozdej.isolation.kept import Kept, refill
from rozdej.isolation.patience import Patience
from rozdej.isolation.rebuilt import Rebuilding, checked, unpacked
from rozdej.isolation.sandbox import Pool, Sandbox
from rozdej.student.failures import Ended, LoadProblem, OutOfMemory, TooSlow
from rozdej.student.guard import Guard
from rozdej.student.implementation import Implementation
from rozdej.student.limits import Limits
from rozdej.student.program import LocalProgram

MOST_PROBLEMS = 20
"""How many times a file may be in trouble while it is loaded."""

SLOWNESS = 6.0
"""How many times longer a whole test may take than in one process: a call over there and back has its price."""

SEED = 52
"""Where the student's random numbers begin in each test: a verdict must not depend on luck."""


class Conversation(LocalProgram):
    """What `RemoteProgram` is built on: the player, questions and answers, and what is known of the program here."""

    def __init__(
        self,
        implementation: Implementation,
        pool: Pool,
        limits: Limits,
        unreadable: dict[str, LoadProblem] | None = None,
    ):
        super().__init__(implementation, Guard(limits.seconds_per_call, limits.output_chars))
        self.limits = limits
        self.waited = 0.0
        self.patience = Patience()
        self.slowness = SLOWNESS
        self.unreadable = unreadable or {}
        self._pool = pool
        self._sandbox: Sandbox | None = None
        self._channel: Channel | None = None
        self._rebuilding = Rebuilding(implementation)
        self._names: dict[str, tuple[set[str], list[str]]] = {}
        self._usual_names: dict[str, tuple[set[str], list[str]]] = {}
        self._touched: set[str] = set()
        self._is_exact = compares_objects(implementation)
        self._carrying = Carrying(self, self._rebuilding, self._is_exact)  # type: ignore[arg-type]
        self._one_at_a_time = threading.RLock()
        self._is_new_test = True
        self._random_state: object = None
        self._printed: list[str] = []
        self._kept = Kept(self._carrying.records.among)
        self._statement: tuple[str, int] | None = None
        self._careful = False
        self._is_reusable = True
        self._given_up: dict[str, LoadProblem] = {}
        self._depth = 0
        self._hung_while_loading = False

    # The player

    def _connected(self) -> Channel:
        """The channel to a player that knows the program and nothing of earlier tests."""
        if self._channel is None:
            self._channel = self._taken().serve(self._order(), self.limits)
            self._is_new_test = True
        if self._is_new_test:
            self._is_new_test = False
            self._channel.post(('reset', SEED, self._limit()))
        return self._channel

    def _taken(self) -> Sandbox:
        if self._sandbox is None:
            self._sandbox = self._pool.take()
            for module in self.implementation.modules:
                if source := self.implementation.source(module):
                    path = self._sandbox.folder / f'{module}.py'
                    path.write_bytes(source.data)
                    path.chmod(0o644)
        return self._sandbox

    def _order(self) -> dict[str, Any]:
        return {
            'folder': str(self._taken().inside),
            'modules': list(self.implementation.modules),
            'functions': list(self.implementation.exercise.lesson.signatures),
            'given': self.implementation.given_modules,
            'untouched': [name for name in self.implementation.given_modules if self.implementation.is_given(name)],
            'seconds': self._limit(),
            'output': self.guard.output_limit,
            'left_out': sorted(self._left_out),
            'hangs': sum(self._hangs.values()),
            'hung_statements': self._hung_statements,
            'careful': self._careful,
        }

    def _discard(self) -> None:
        """Throw the player away, whatever it is doing."""
        if self._channel is not None:
            self._channel.close()
        if self._sandbox is not None:
            self._sandbox.close()
        self._channel = self._sandbox = None
        self._names.clear()
        self._kept.clear()

    def _end(self) -> Ended:
        """Throw away a player that has ended, or says what makes no sense; gives why, to be raised."""
        error = OutOfMemory() if self._sandbox is not None and self._sandbox.is_out_of_memory else Ended()
        self._discard()
        return error

    def close(self) -> None:
        """End the player."""
        self._discard()

    @property
    def _is_at_work(self) -> bool:
        return self._depth > 0  # its code runs elsewhere, and asks here only by way of a function of the test's

    # Questions and answers

    def _ask(self, question: tuple[Any, ...], kind: str, length: int, seconds: float | None = None) -> list[Any]:
        """The answer to a question: an array of this kind and length. Raises what the student's code raised.

        Raises `TooSlow` when no answer came, and `Ended` when the player is gone or does not answer the question.
        """
        with self._one_at_a_time:
            return self._ask_now(question, kind, length, self._limit() if seconds is None else seconds)

    def _ask_now(self, question: tuple[Any, ...], kind: str, length: int, limit: float) -> list[Any]:
        began = started = time.monotonic()
        in_vain = self._hung_while_loading = False
        try:
            channel = self._connected()
            started = time.monotonic()  # how long a new player takes to start is not the program's fault
            self._touched.add(question[0])
            if not channel.is_quiet:
                raise Refused('said something without being asked')
            try:
                channel.send_values(question, started + limit)
            except ValueError:
                channel.send(as_bytes(list(question)), started + limit)
            return self._answer(channel, kind, length, limit, started)
        except Late:
            in_vain = True
            self._discard()
            raise TooSlow(limit) from None
        except (Gone, Refused):
            raise self._end() from None
        except Answered as answer:
            in_vain = isinstance(answer.error, TooSlow)
            if in_vain and self._sandbox is not None and self._sandbox.has_company:
                self._discard()  # what it waited for must not cost later tests time and memory
            raise answer.error from None
        except BaseException:  # we were interrupted ourselves: what comes next would be an answer to this
            self._discard()
            raise
        finally:
            now = time.monotonic()
            if not self._depth:
                self.waited += now - began
                self.patience.spent += now - started if in_vain or self._hung_while_loading else 0.0

    def _limit(self) -> float:
        return self.patience.limit(self.guard.time_limit)

    def _answer(self, channel: Channel, kind: str, length: int, limit: float, started: float) -> list[Any]:
        grace, problems = self.patience.grace(self.guard.time_limit), 0
        deadline = started + limit + grace
        while True:
            message = channel.receive(deadline)
            if time.monotonic() > deadline:  # messages without end are no answer
                raise Late
            if type(message) is not list or not message:
                raise Refused('no answer')
            if message[0] == kind and len(message) == length:
                return message
            if message[0] == 'error':
                self._receive_error(unpacked(message, 6))
            elif message[0] == 'printed':
                self._receive_output(unpacked(message, 2)[1])
            elif message[0] == 'statement':
                _, module, index = unpacked(message, 3)
                self._rebuilding.source(module)
                self._statement = module, checked(index, int)
            elif message[0] == 'problem' and problems < MOST_PROBLEMS:
                problem = self._rebuilding.problem(unpacked(message, 2)[1])
                self.problems.setdefault(problem.module, problem)
                self._hung_while_loading |= isinstance(problem.cause, TooSlow)
            elif message[0] == 'load' and problems < MOST_PROBLEMS:
                problems += 1
                # It goes on behind what did not end; that takes less each time.
                deadline = min(time.monotonic() + limit + grace, started + 2 * (limit + grace))
            elif message[0] == 'call':
                self._call_back(channel, unpacked(message, 4))
            else:
                raise Refused('no answer')

    def _receive_output(self, text: Any) -> None:
        if type(text) is not str:
            raise Refused('no text')
        self._printed.append(text)
        if sum(map(len, self._printed)) > 2 * self.guard.output_limit:
            raise Refused('too much output')
        if text:
            _write(text)

    def _receive_error(self, message: list[Any]) -> None:
        _, data, updates, kept, consumed, printed = message
        error = self._rebuilding.error(data)
        if hasattr(error, 'missing'):
            self.log.missing = error.missing
        self._receive_output(printed)
        self._receive_kept(kept, self._receive_updates(updates))
        self._receive_consumed(consumed)
        raise Answered(error)

    def _receive_consumed(self, consumed: Any) -> None:
        lines = self.keyboard.lines
        if not 0 <= checked(consumed, int) <= len(lines):
            raise Refused('more lines than there are')
        if consumed:
            self.keyboard.prepare(lines[consumed:], self.keyboard.prepared)

    def _receive_updates(self, updates: Any) -> Decoder:
        """Put into the arguments of the call what the player has put there."""
        decoder = self._decoder()
        contents = []
        for update in checked(updates, list):
            contents.append(decoder.content(*unpacked(update, 2)))
        before = [container.copy() for container, _ in contents] if decoder.has_aliases else []
        for container, content in contents:
            refill(container, content)
        if not decoder.has_aliases:
            return decoder
        try:
            check_size([container for container, _ in contents])
        except Refused:
            for (container, _), content in zip(contents, before, strict=True):
                refill(container, content)
            raise
        return decoder

    def _receive_kept(self, numbers: Any, decoder: Decoder) -> None:
        """Follow what the student's code has kept."""
        found = [decoder.numbered(number) for number in checked(numbers, list) if self._is_number(number)]
        self._kept.add(found)
        self._kept.synchronized()

    def _is_number(self, data: Any) -> bool:
        if unpacked(data, 2)[0] not in ('@', '&'):
            raise Refused('no number')
        return True

    def _arguments(self) -> list[Any]:
        if self._known is None:
            arguments, keywords = self._values
            self._known = self._kept.with_others((arguments, tuple(keywords.values())))
        return self._known

    _values: tuple[tuple[Any, ...], dict[str, Any]] = ((), {})
    _known: list[Any] | None = None

    def _call_back(self, channel: Channel, message: list[Any]) -> None:
        """Call a function of the judge's for the student's code, and tell what came of it."""
        _, number, values, printed = message
        self._receive_output(printed)
        if checked(number, int) >= len(self._carrying.callbacks) or number < -1:
            raise Refused('no such function')
        decoder = self._carrying.decoder(list)
        decoded = decoder.decode(values)
        check_size([decoded])
        arguments, keywords = decoded if type(decoded) is tuple and len(decoded) == 2 else (None, None)
        if type(arguments) is not tuple or type(keywords) is not dict:
            raise Refused('no call')
        function = builtins.input if number < 0 else self._carrying.callbacks[number]
        self._depth += 1
        try:
            answer = ['returned', self._carrying.encoder([]).encode(function(*arguments, **keywords))]
        except Exception as error:
            plain = [part for part in error.args if type(part) in (bool, int, float, str, type(None))]
            answer = ['raised', type(error).__name__, plain]
        finally:
            self._depth -= 1
        channel.send(as_bytes(answer))

    def _decoder(self) -> Decoder:
        return self._carrying.decoder(self._arguments)


class Answered(Exception):
    """The player told of an exception, in good order."""

    def __init__(self, error: BaseException):
        super().__init__()
        self.error = error


def _write(text: str) -> None:
    """Print it as if it had been printed here."""
    try:
        sys.stdout.write(text)
    except UnicodeEncodeError:
        encoding = sys.stdout.encoding
        sys.stdout.write(text.encode(encoding, 'replace').decode(encoding))
