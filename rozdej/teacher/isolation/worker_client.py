"""Asks a worker questions and decodes its answers. All answers are checked, as student code may have sent them."""

import builtins
import sys
import threading
from collections.abc import Sequence
from typing import Any

from rozdej.core.student.failures import Ended, IdleTimeout, OutOfMemory, TooSlow
from rozdej.core.student.guard import write
from rozdej.core.student.limits import Limits, waiting_limit
from rozdej.core.student.loading import LoadMemory
from rozdej.core.student.program import Program
from rozdej.core.student.source import files_of
from rozdej.teacher.isolation.channel import Channel, ChannelClosed, ReceiveTimeout, as_marshal
from rozdej.teacher.isolation.judge_proxies import ErrorDecoder, JudgeProxies
from rozdej.teacher.isolation.response_cache import (
    MOST_BYTES,
    SECONDS,
    Exchange,
    PassedRun,
    RecordingChannel,
    ResponseCache,
    UnexpectedQuestion,
)
from rozdej.teacher.isolation.serialization import Decoder, SerializationError, expect_array, expect_type
from rozdej.teacher.isolation.time_budget import Deadline, TimeBudget
from rozdej.teacher.isolation.workers import SandboxPool, SandboxWorker

MOST_PROBLEMS = 20
"""How often loading a file that hangs or fails gets new time, or a new worker."""

MOST_REMARKS = 20_000
"""Most messages of a worker before its answer: reading them takes the judge's time."""

ANSWER_PARTS = {'value': 1, 'calls': 1, 'names': 2, 'signature': 2, 'done': 0, 'ending': 1, 'error': 1}
"""Number of parts of each kind of answer, after changes, lines read and output."""

CALL = b'["call",'
"""Beginning of a message in which the program calls a function of the judge."""

SEED = 52
"""Seed of the student's random numbers in each test: a verdict must not depend on luck."""


class WorkerClient:
    """Asks questions about one program. A question starts a worker if there is none.

    An answer also updates the program: it removes lines that were read from its keyboard, notes a missing name in its
    log, and adds load problems.
    """

    def __init__(self, program: Program, pool: SandboxPool, limits: Limits):
        self.memory = LoadMemory()
        """What loading the files has shown so far, for the next worker."""
        self.budget = TimeBudget()
        self.waited = 0.0
        """Seconds that all answers took together, as `Deadline.taken` counts them."""
        self.one_at_a_time = threading.RLock()
        self.depth = 0
        """Number of running functions of the judge that the program has called."""
        self.statement: tuple[str, int] | None = None
        """Module and index of the statement that a careful worker is running."""
        self.is_new_test = True
        self.has_diverged = False
        """Whether a test asked another question than the replay before it. It has to be run again."""
        self.printed: list[str] = []
        self.names: dict[str, tuple[set[str], list[str]]] = {}
        """The names of each module, and those that are functions, as this worker loaded them."""
        self.proxies = JudgeProxies(program)
        self._program = program
        self._implementation = program.implementation
        self._pool = pool
        self._limits = limits
        self._shared = self.proxies.shared
        self._error_decoder = ErrorDecoder(program.implementation)
        self._sandbox: SandboxWorker | None = None
        self._channel: RecordingChannel | None = None
        self._received: list[Exchange] = []
        self._is_unsteady = False
        self._hung_while_loading = False

    def begin(self) -> None:
        """Begin a new test."""
        self.is_new_test = True
        self.has_diverged = False

    # The worker

    @property
    def is_open(self) -> bool:
        """Whether there is a worker."""
        return self._channel is not None

    def sandbox(self) -> SandboxWorker:
        """The sandbox with the program's files. Starts it if there is none."""
        if self._sandbox is None:
            self._sandbox = self._pool.take()
            for module in self._implementation.modules:
                if source := self._implementation.source(module):
                    is_package = source.path.name == '__init__.py'
                    path = files_of(self._sandbox.folder, module)[is_package]
                    path.parent.mkdir(parents=True, exist_ok=True)
                    path.write_bytes(source.data)
            for path in self._sandbox.folder.rglob('*'):
                path.chmod(0o755 if path.is_dir() else 0o644)
        return self._sandbox

    def discard(self) -> None:
        """End the worker, whatever it is doing."""
        if self._channel is not None:
            self._channel.close()
        if self._sandbox is not None:
            self._sandbox.close()
        self._channel = self._sandbox = None
        self._received = []
        self.names.clear()
        self.proxies.reset()

    def end(self) -> Ended:
        """Discard a worker that has ended or sent malformed data. Returns the exception to raise."""
        error = OutOfMemory() if self._sandbox is not None and self._sandbox.is_out_of_memory else Ended()
        self.discard()
        return error

    def _connect(self) -> RecordingChannel:
        """The channel to a worker that has the program, and no state of earlier tests."""
        if self._channel is None:
            self._channel = RecordingChannel(self.sandbox().serve(self._order(), self._limits))
            self.is_new_test = True
        if self.is_new_test:
            self.is_new_test = False
            self._channel.begin(self._reset(), self._received)
            self._received = []
        return self._channel

    def _reset(self) -> bytes:
        """The message that begins a test."""
        return as_marshal(('reset', [], None, SEED, self.limit()))

    def _order(self) -> dict[str, Any]:
        implementation = self._implementation
        return {
            'folder': str(self.sandbox().inside),
            'modules': list(implementation.modules),
            'functions': list(implementation.exercise.lesson.signatures),
            'given': implementation.given_modules,
            'untouched': [name for name in implementation.given_modules if implementation.is_given(name)],
            'seconds': self.limit(),
            'seconds_per_test': self._limits.seconds_per_test,
            'output': self._limits.output_chars,
            'hangs': sum(self._program.hangs.values()),
            'memory': self.memory.plain(),
        }

    def limit(self) -> float:
        """Seconds for the next question."""
        return self.budget.limit(self._limits.seconds_per_call)

    def replays(self, cache: ResponseCache) -> bool:
        """Whether a new test passes with the recorded answers; see `response_cache`."""
        channel, self._received = self._channel, []
        if channel is None or self._is_unsteady:
            return False
        deadline = self._start_deadline(SECONDS, 0.0)

        def ask(questions: bytes, number: int, anew: bool) -> list[bytes]:
            nonlocal deadline
            self.waited += deadline.taken
            deadline = self._start_deadline(SECONDS, 0.0)
            return channel.ask_ahead(self._reset() + questions if anew else questions, number, deadline)

        try:
            received = cache.replay(ask)
            if received and any(answer.startswith(CALL) for _, answer in received):
                self.discard()  # it waits for the result of a callback
            elif received:
                self._received = received
            return received is None
        except (ChannelClosed, ReceiveTimeout, SerializationError):  # the test itself reports it
            self._is_unsteady = True
            self.discard()
            return False
        finally:
            self.waited += deadline.taken

    def recorded_run(self, names: dict[tuple[str, str], bool], imports: bool) -> PassedRun | None:
        """The record of this test, if it is not too long."""
        channel = self._channel
        if channel is None or not channel.exchanges or channel.size >= MOST_BYTES or self.budget.spent:
            return None
        return PassedRun(channel.exchanges, dict(names), imports)

    # Questions

    def ask(self, kind: str, *parts: Any, expected: str, values: Any = None, times: int = 1) -> list[Any]:
        """Ask a question and return the parts of the answer, which has to be of the `expected` kind.

        `parts` are sent as they are, `values` may be of any type. The time limit is that of `times` calls.

        Raises what the student's code raised, `TooSlow` when no answer came, and `Ended` when the worker has ended or
        does not answer the question.
        """
        with self.one_at_a_time:
            return self._ask(kind, parts, expected, values, times * self.limit())

    def _ask(self, kind: str, parts: tuple[Any, ...], expected: str, values: Any, limit: float) -> list[Any]:
        deadline = self._start_deadline(limit)
        in_vain = self._hung_while_loading = False
        try:
            channel = self._connect()
            question = self._message(kind, values, *parts)
            deadline = self._start_deadline(limit)  # again, as starting a worker is not the program's time
            if not channel.is_quiet:
                raise SerializationError('sent something without a question')
            channel.send(question, deadline)
            answer = self._answer(channel, expected, deadline, values if kind == 'call' else ())
            if isinstance(answer, list):
                if kind == 'load':
                    channel.forget_first()
                self._forget_old_ones(channel)
                return answer
        except ReceiveTimeout:
            in_vain = True
            self.discard()
            raise (IdleTimeout(waiting_limit(limit)) if deadline.is_idle else TooSlow(limit)) from None
        except (ChannelClosed, SerializationError):
            raise self.end() from None
        except UnexpectedQuestion:
            self.has_diverged = True
            raise
        except BaseException:  # the judge was interrupted: the next message would answer this question
            self.discard()
            raise
        else:
            in_vain = isinstance(answer, TooSlow)
            if in_vain and self._sandbox is not None and self._sandbox.has_company:
                self.discard()  # processes that it started must not take time and memory of later tests
            raise answer from None
        finally:
            if not self.depth:
                self.waited += deadline.taken
                if self._hung_while_loading:
                    self.budget.spent += deadline.cost(2)
                elif in_vain:
                    self.budget.spent += deadline.cost(least=limit)

    def _start_deadline(self, limit: float, grace: float | None = None) -> Deadline:
        if grace is None:
            grace = self.budget.grace(self._limits.seconds_per_call)
        return Deadline(limit, grace, self._processor_time)

    def _processor_time(self) -> float | None:
        return self._sandbox.processor_time() if self._sandbox is not None else None

    def _message(self, kind: str, values: Any, *parts: Any) -> bytes:
        """Encode a message with changes of shared containers and values. Raises what the encoder does."""
        size, encoder = len(self._shared), self.proxies.encoder()
        try:
            message = as_marshal((kind, encoder.changes(), encoder.encode(values), *parts))
            self._shared.synchronize(encoder.changed)
            return message
        except Exception:
            self._shared.forget_from(size)
            raise

    def _forget_old_ones(self, channel: Channel) -> None:
        """Forget old shared containers when there are many."""
        if not self.depth and (numbers := self._shared.to_keep()) is not None:
            self._shared.keep(numbers)
            channel.post(as_marshal(('keep', [], None, numbers)))

    # Answers

    def _answer(
        self, channel: Channel, expected: str, deadline: Deadline, arguments: Sequence[Any]
    ) -> list[Any] | BaseException:
        """Receive the answer: its parts, or the exception that the student's code raised."""
        problems = remarks = 0
        while True:
            message = channel.receive(deadline)
            if deadline.is_over or remarks > MOST_REMARKS:  # endless messages are no answer
                raise ReceiveTimeout
            kind = message[0] if type(message) is list and message else None
            if kind == expected or kind == 'error':
                content = self._decode(message, arguments)
                return self._failure(*content) if kind == 'error' else content
            if kind == 'printed':
                self._receive_output(expect_array(message, 2)[1])
                remarks += 1
            elif kind == 'statement':
                remarks += 1
                _, module, index = expect_array(message, 3)
                self._error_decoder.source(module)
                self.statement = module, expect_type(index, int)
            elif kind == 'problem':
                remarks += 1
                problem = self._error_decoder.problem(expect_array(message, 2)[1])
                self._program.problems.setdefault(problem.module, problem)
                self._hung_while_loading |= isinstance(problem.cause, TooSlow)
            elif kind == 'load':
                remarks += 1
                problems += 1
                if problems <= MOST_PROBLEMS:
                    deadline.extend()  # the worker goes on with the next statement; each hang gets less time
            elif kind == 'call':
                self._call_back(channel, expect_array(message, 6))
                deadline.restart()
            else:
                raise SerializationError('no answer')

    def _decode(self, message: list[Any], arguments: Sequence[Any]) -> list[Any]:
        """Decode an answer, apply its changes, lines read and output, and return its other parts."""
        kind, changes, consumed, printed, *content = expect_array(message, 4 + ANSWER_PARTS[message[0]])
        self._receive_output(printed)
        decoder = self.proxies.decoder(arguments)
        decoder.changes(changes)
        if kind == 'value':
            content = [decoder.decode(content[0])]
            decoder.check_size(content)
        elif kind == 'calls':
            content = [self._outcome(decoder, outcome) for outcome in expect_type(content[0], list)]
        self._receive_consumed(consumed)
        self._shared.synchronize(decoder.changed)
        return content

    def _outcome(self, decoder: Decoder, data: Any) -> tuple[Any, BaseException | None, str, bool]:
        """Decode one call of many: result, exception, output, and whether the result has changed since."""
        result, error, printed, has_changed = expect_array(data, 4)
        value = decoder.decode(result)
        decoder.check_size([value])
        failure = None if error is None else self._error_decoder.error(error)
        return value, failure, expect_type(printed, str), expect_type(has_changed, bool)

    def _failure(self, data: Any) -> BaseException:
        error = self._error_decoder.error(data)
        if hasattr(error, 'missing'):
            self._program.log.missing = error.missing
        return error

    def _receive_output(self, text: Any) -> None:
        if type(text) is not str:
            raise SerializationError('no text')
        self.printed.append(text)
        if sum(map(len, self.printed)) > 2 * self._limits.output_chars:
            raise SerializationError('too much output')
        if text:
            write(sys.stdout, text)

    def _receive_consumed(self, consumed: Any) -> None:
        if expect_type(consumed, int) == 0:
            return
        keyboard = self._program.keyboard
        if not 0 < consumed <= len(keyboard.lines):
            raise SerializationError('more lines than there are')
        keyboard.prepare(keyboard.lines[consumed:], keyboard.prepared)

    def _call_back(self, channel: Channel, message: list[Any]) -> None:
        """Call a function of the judge for the student's code, and send what it returns or raises."""
        _, changes, number, data, names, printed = message
        self._receive_output(printed)
        callbacks = self.proxies.callbacks
        if expect_type(number, int) >= len(callbacks) or number < -1:
            raise SerializationError('no such function')
        decoder = self.proxies.decoder()
        decoder.changes(changes)
        values = decoder.decode(data)
        decoder.check_size([values])
        names = [expect_type(name, str) for name in expect_type(names, list)]
        if type(values) is not tuple or len(names) > len(values):
            raise SerializationError('no call')
        self._shared.synchronize(decoder.changed)
        count = len(values) - len(names)
        function = builtins.input if number < 0 else callbacks[number]
        self.depth += 1
        try:
            result = function(*values[:count], **dict(zip(names, values[count:], strict=True)))
            reply = self._message('returned', result)
        except Exception as error:
            plain = [part for part in error.args if type(part) in (bool, int, float, str, type(None))]
            reply = self._message('raised', None, type(error).__name__, plain)
        finally:
            self.depth -= 1
        channel.send(reply)
