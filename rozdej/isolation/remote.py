"""A student's program that runs in a player, with the same face as one that runs here."""

import builtins
import inspect
import os
import random
import selectors
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

from rozdej.isolation.border import Decoder, Encoder, Refused, containers, refill
from rozdej.isolation.channel import Channel, Gone, Late, as_bytes
from rozdej.isolation.limits import Limits
from rozdej.isolation.rebuilt import BASES, Described, Rebuilding, built_on, checked, described_type, unpacked
from rozdej.isolation.sandbox import Pool, Sandbox
from rozdej.student.calls import Call
from rozdej.student.facade import StudentFunction
from rozdej.student.guard import Guard, TooSlow
from rozdej.student.implementation import Implementation
from rozdej.student.program import (
    AFTER_A_HANG,
    HANGS_UNTIL_HOPELESS,
    BrokenFile,
    Ended,
    LoadProblem,
    MissingFile,
    MissingFunction,
    Program,
    StillHanging,
)
from rozdej.student.script import Script, ScriptFailed

GRACE = 0.5
"""Seconds that a player has, after the limit that it keeps itself, to say that it did."""

MOST_PROBLEMS = 20
"""How many times a file may be in trouble while it is loaded."""

SLOWNESS = 4.0
"""How many times longer a whole test may take than in one process: a call over there and back has its price."""

SEED = 52
"""Where the student's random numbers begin in each test: a verdict must not depend on luck."""

ORIGINAL_INPUT = builtins.input


class RemoteFunction:
    """A function of the student's, as far as one can know it from outside."""

    def __init__(self, program: 'RemoteProgram', module: str, name: str):
        self._program = program
        self.__module__ = module
        self.__name__ = self.__qualname__ = name

    def __call__(self, *arguments: Any, **keywords: Any) -> Any:
        return self._program.call(self.__module__, self.__name__, arguments, keywords)

    @property
    def __signature__(self) -> inspect.Signature:
        return self._program.signature(self.__module__, self.__name__)[0]

    @property
    def __doc__(self) -> str | None:  # type: ignore[override]
        return self._program.signature(self.__module__, self.__name__)[1]


class RemoteProgram(Program):
    """The modules of one implementation, loaded in a player from `pool` and asked from here.

    A player that hangs, ends or says what makes no sense is thrown away; the next question goes to another.
    `waited` is how many seconds the student's code has taken in all. `unreadable` are the files of which
    the implementation has only a part. Call `close` at the end.
    """

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
        self.slowness = SLOWNESS
        self.unreadable = unreadable or {}
        self._pool = pool
        self._sandbox: Sandbox | None = None
        self._channel: Channel | None = None
        self._rebuilding = Rebuilding(implementation)
        self._names: dict[str, tuple[set[str], list[str]]] = {}
        self._callbacks: list[Callable[..., Any]] = []
        self._is_new_test = True
        self._random_state: object = None
        self._printed: list[str] = []
        self._statement: tuple[str, int] | None = None
        self._careful = False
        self._depth = 0

    # The player

    def _connected(self) -> Channel:
        """The channel to a player that knows the program and nothing of earlier tests."""
        if self._channel is None:
            self._channel = self._taken().serve(self._order(), self.limits)
            self._is_new_test = True
        if self._is_new_test:
            self._is_new_test = False
            self._channel.send_values(('reset', SEED))
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
            'seconds': self.guard.time_limit,
            'output': self.guard.output_limit,
            'left_out': sorted(self._left_out),
            'hangs': sum(self._hangs.values()),
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

    def close(self) -> None:
        """End the player."""
        self._discard()

    # Questions and answers

    def _ask(self, question: tuple[Any, ...], kind: str, length: int, seconds: float | None = None) -> list[Any]:
        """The answer to a question: an array of this kind and length. Raises what the student's code raised.

        Raises `TooSlow` when no answer came, and `Ended` when the player is gone or does not answer the question.
        """
        limit = self._limit() if seconds is None else seconds
        started = time.monotonic()
        try:
            channel = self._connected()
            if not channel.is_quiet:
                raise Refused('said something without being asked')
            try:
                channel.send_values(question, started + limit)
            except ValueError:
                channel.send(as_bytes(list(question)), started + limit)
            return self._answer(channel, kind, length, limit, started)
        except Late:
            self._discard()
            raise TooSlow(limit) from None
        except (Gone, Refused):
            self._discard()
            raise Ended from None
        except Answered as answer:
            raise answer.error from None
        except BaseException:  # we were interrupted ourselves: what comes next would be an answer to this
            self._discard()
            raise
        finally:
            if not self._depth:
                self.waited += time.monotonic() - started

    def _limit(self) -> float:
        return min(self.guard.time_limit, AFTER_A_HANG) if self._hangs else self.guard.time_limit

    def _answer(self, channel: Channel, kind: str, length: int, limit: float, started: float) -> list[Any]:
        deadline, problems = started + limit + GRACE, 0
        while True:
            message = channel.receive(deadline)
            if type(message) is not list or not message:
                raise Refused('no answer')
            if message[0] == kind and len(message) == length:
                return message
            if message[0] == 'error':
                self._receive_error(unpacked(message, 5))
            elif message[0] == 'printed':
                self._receive_output(unpacked(message, 2)[1])
            elif message[0] == 'statement':
                self._statement = checked(message[1], str), checked(unpacked(message, 3)[2], int)
            elif message[0] == 'problem' and problems < MOST_PROBLEMS:
                problem = self._rebuilding.problem(unpacked(message, 2)[1])
                self.problems.setdefault(problem.module, problem)
            elif message[0] == 'load' and problems < MOST_PROBLEMS:
                problems += 1
                deadline = time.monotonic() + limit + GRACE  # it goes on behind what did not end
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
        _, data, updates, consumed, printed = message
        error = self._rebuilding.error(data)
        self._receive_output(printed)
        self._receive_updates(updates)
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
        for container, content in contents:
            refill(container, content)
        return decoder

    def _arguments(self) -> list[Any]:
        if self._known is None:
            self._known = containers(self._values)
        return self._known

    _values: Any = ()
    _known: list[Any] | None = None

    # What a test can do with a module

    def reset(self) -> None:
        self.log.clear()
        self._is_new_test = True
        self._names.clear()
        self._callbacks.clear()
        random.seed(SEED)
        self._random_state = random.getstate() if self.shares_random else None

    def forget_hangs(self) -> None:
        """Give every function a new chance, in a new player."""
        self._hangs.clear()
        self._left_out.clear()
        self.problems.clear()
        self.hung_outside = False
        self._discard()

    def run_script(self, file: str, lines: tuple[str, ...], replaced: dict[str, Any]) -> str:
        for problem in self.unreadable.values():
            raise BrokenFile(problem)
        return super().run_script(file, lines, replaced)

    def refresh(self) -> None:
        self.log.clear()
        self._hangs.clear()

    def module(self, name: str) -> ModuleType:
        """Loads the module in the player; what is returned has only its name."""
        self._table(name)
        return ModuleType(name)

    def _table(self, module: str) -> tuple[set[str], list[str]]:
        """All names of a module, and those that can be called; the module is loaded if it was not yet."""
        if module in self._names and self._channel is not None:
            return self._names[module]
        self._need_file(module)
        answer = self._loading(module, ('load', module), 'names', 4)
        names = {checked(name, str) for name in checked(answer[1], list)}
        functions = [checked(name, str) for name in checked(answer[2], list)]
        self._names[module] = names, functions
        return names, functions

    def _missing(self, module: str, name: str, present: list[str]) -> MissingFunction:
        problem = self.unreadable.get(module)
        self.log.missing = MissingFunction(module, name, present, problem or self.problems.get(module))
        return self.log.missing

    def _need_file(self, module: str) -> None:
        if self.implementation.source(module) is None:
            raise MissingFile(self.implementation, module)

    def _loading(self, module: str, question: tuple[Any, ...], kind: str, length: int) -> list[Any]:
        """Ask what may load files. A statement at which the player ends is found and left out, like one that fails."""
        for _ in range(MOST_PROBLEMS):
            self._statement = None
            try:
                return self._ask(question, kind, length)
            except (TooSlow, Ended) as stopped:
                if self._channel is not None:  # it said so itself
                    raise
                if not self._careful:
                    self._careful = True  # next time it says where it is
                elif self._statement is None:
                    self._make_unreadable(module, stopped)
                else:
                    self._leave_out(*self._statement, stopped)
        raise Ended

    def _make_unreadable(self, module: str, stopped: BaseException) -> None:
        source = self.implementation.give_up(module)
        error = SyntaxError('too complex')
        self.problems[module] = LoadProblem(module, source, 1, error, 1, is_unreadable=True)
        raise BrokenFile(self.problems[module]) from stopped

    def _leave_out(self, module: str, index: int, stopped: BaseException) -> None:
        body = self._rebuilding.source(module).tree.body
        if not 0 <= index < len(body) or (module, index) in self._left_out:
            raise Ended
        self._left_out.add((module, index))
        line = body[index].lineno
        problem = LoadProblem(module, self._rebuilding.source(module), line, stopped, line)
        self.problems.setdefault(module, problem)

    def import_quietly(self, name: str) -> str:
        self._names.pop(name, None)
        self._need_file(name)
        if name in self.unreadable:
            raise BrokenFile(self.unreadable[name])
        self._loading(name, ('import', name), 'done', 2)
        if name in self.problems:
            raise BrokenFile(self.problems[name])
        return ''

    def _is_function(self, module: str, name: str) -> bool:
        """Whether a name, looked at by a test, stands for a function; raises `MissingFunction`."""
        names, functions = self._table(module)
        self.log.touched = (module, name)
        if name not in names:
            self._names.pop(module, None)  # a call may have made it
            names, functions = self._table(module)
            if name not in names:
                raise self._missing(module, name, functions)
        return name in functions

    def attribute(self, module: str, name: str) -> Any:
        if self._is_function(module, name):
            return RemoteFunction(self, module, name)
        if (given := self._given_class(module, name)) is not None:
            return given
        self._values, self._known = (), []
        return self._decoder().decode(self._ask(('attribute', module, name), 'value', 5)[1])

    def _given_class(self, module: str, name: str) -> Any:
        if module not in self.implementation.given_modules:
            return None
        value = vars(self.implementation.given_module(module)).get(name)
        return value if isinstance(value, type) else None

    def names(self, module: str) -> list[str]:
        return sorted(self._table(module)[0])

    def signature(self, module: str, name: str) -> tuple[inspect.Signature, str | None]:
        """What a function takes, and its docstring. Raises what `inspect.signature` raises."""
        _, parameters, document, _ = self._ask(('signature', module, name), 'signature', 4)
        found = []
        for parameter in checked(parameters, list):
            label, kind, has_default = unpacked(parameter, 3)
            if checked(kind, int) not in range(5) or not checked(label, str).isidentifier():
                raise Ended
            default = ... if checked(has_default, bool) else inspect.Parameter.empty
            found.append(inspect.Parameter(label, inspect._ParameterKind(kind), default=default))  # type: ignore[attr-defined]
        try:
            return inspect.Signature(found), checked(document, str, type(None))
        except ValueError:
            raise Ended from None

    def set(self, module: str, name: str, value: Any) -> None:
        self._table(module)
        self._ask(('set', module, name, self._encoder().encode(value)), 'done', 2)
        self._names.pop(module, None)

    def delete(self, module: str, name: str) -> None:
        self._table(module)
        self._ask(('delete', module, name), 'done', 2)
        self._names.pop(module, None)

    def call(self, module: str, name: str, arguments: tuple[Any, ...], keywords: dict[str, Any], line: int = 0) -> Any:
        self._is_function(module, name)
        if self._depth:  # one of the judge's functions, called by the student's code, calls back
            return self._call_inside(module, name, arguments, keywords)
        call = self.log.begin(module, name, arguments, keywords, line)
        if self._hangs[module, name] >= HANGS_UNTIL_HOPELESS:
            raise StillHanging(self._limit())
        try:
            call.result = self._call(call)
        except BaseException as error:
            call.exception = error
            if type(error) is TooSlow:
                self._hangs[module, name] += 1
            raise
        finally:
            call.printed = self.guard.printed = ''.join(self._printed)
        return call.result

    def _call(self, call: Call) -> Any:
        self._values, self._known, self._printed = (call.arguments, call.keywords), None, []
        around = self._around()
        if type(call.before) is bytes and not call.keywords:  # plain data, marshalled already
            question: tuple[Any, ...] = ('call', call.module, call.function, call.before, {}, around)
        else:
            question = self._encoded_question(call.module, call.function, around)
        if self._callbacks or around:
            self._arguments()  # as they are numbered now: the judge's functions may change them
        _, data, updates, consumed, printed = self._ask(question, 'value', 5)
        try:
            self._receive_output(printed)
            decoder = self._receive_updates(updates) if updates or type(data) is list else None
            self._receive_consumed(consumed)
            return decoder.decode(data) if decoder else checked(data, bool, int, float, str, type(None))
        except Refused:
            self._discard()
            raise Ended from None

    def _encoded_question(self, module: str, function: str, around: Any) -> tuple[Any, ...]:
        return 'call_encoded', module, function, self._encoder().encode(self._values), around

    def _around(self) -> list[Any] | None:
        """What stands around the call: lines to be read, a test's own `input`, a test's random numbers."""
        asks_judge = builtins.input not in (ORIGINAL_INPUT, self.keyboard.input)
        state: Any = None
        if self.shares_random and (now := random.getstate()) != self._random_state:
            state = self._random_state = now
        if self.keyboard.prepared or asks_judge or state:
            return [self.keyboard.lines, self.keyboard.prepared, asks_judge, state]
        return None

    def _call_inside(self, module: str, name: str, arguments: tuple, keywords: dict) -> Any:
        kept = self._values, self._known, self._printed
        self._values, self._known, self._printed = (arguments, keywords), None, []
        try:
            _, data, updates, _, printed = self._ask(self._encoded_question(module, name, None), 'value', 5)
            self._receive_output(printed)
            return self._receive_updates(updates).decode(data)
        finally:
            self._values, self._known, self._printed = kept

    def _call_back(self, channel: Channel, message: list[Any]) -> None:
        """Call a function of the judge's for the student's code, and tell what came of it."""
        _, number, values, printed = message
        self._receive_output(printed)
        if checked(number, int) >= len(self._callbacks) or number < -1:
            raise Refused('no such function')
        decoded = Decoder(list, self._special).decode(values)
        arguments, keywords = decoded if type(decoded) is tuple and len(decoded) == 2 else (None, None)
        if type(arguments) is not tuple or type(keywords) is not dict:
            raise Refused('no call')
        function = builtins.input if number < 0 else self._callbacks[number]
        self._depth += 1
        try:
            answer = ['returned', self._encoder().encode(function(*arguments, **keywords))]
        except Exception as error:
            plain = [part for part in error.args if type(part) in (bool, int, float, str, type(None))]
            answer = ['raised', type(error).__name__, plain]
        finally:
            self._depth -= 1
        channel.send(as_bytes(answer))

    # Values that are not plain

    def _decoder(self) -> Decoder:
        return Decoder(self._arguments, self._special)

    def _encoder(self) -> Encoder:
        encoder = Encoder([], lambda value: self._opaque(value, encoder))
        return encoder

    def _special(self, data: list[Any], decoder: Decoder) -> Any:
        tag = data[0]
        if tag == 'F':
            _, module, name = unpacked(data, 3)
            self._rebuilding.source(module)
            return StudentFunction(self, module, checked(name, str))
        if tag == 'x':
            _, kind, text, handle = unpacked(data, 4)
            return described_type(checked(kind, str))(checked(text, str), checked(handle, int))
        if tag == 'u':
            _, kind, handle, content = unpacked(data, 4)
            plain = decoder.decode(content, 1)
            if type(plain) not in BUILT_ON:
                raise Refused('built on nothing')
            value = built_on(checked(kind, str), type(plain))(plain)
            if hasattr(value, '__dict__'):
                value.handle = checked(handle, int)
            return value
        if tag == 'g':
            return self._given_instance(*unpacked(data, 4)[1:], decoder)
        raise Refused('unknown tag')

    def _given_instance(self, module: Any, name: Any, content: Any, decoder: Decoder) -> Any:
        kind = self._given_class(checked(module, str), checked(name, str))
        plain = decoder.decode(content, 1)
        if kind is None:
            raise Refused('no such class')
        if issubclass(kind, tuple):
            if type(plain) is not tuple or len(plain) != len(getattr(kind, '_fields', plain)):
                raise Refused('another number of fields')
            return tuple.__new__(kind, plain)
        if type(plain) is not dict or not all(type(key) is str for key in plain):
            raise Refused('no attributes')
        value = object.__new__(kind)
        value.__dict__.update(plain)
        return value

    def _opaque(self, value: Any, encoder: Encoder) -> list[Any]:
        kind = type(value)
        if isinstance(value, StudentFunction | RemoteFunction):
            return ['F', value.__module__, value.__name__]
        if isinstance(value, Described):
            return ['h', value.handle]
        if isinstance(value, dict):
            return encoder.encode(dict(value), 1)
        if 'handle' in vars(kind) and kind.__mro__[1] in BUILT_ON:
            content = encoder.encode(kind.__mro__[1](value), 1)
            return ['u', value.handle, content] if value.handle >= 0 else content
        if kind.__module__ in self.implementation.given_modules:
            content = tuple(value) if isinstance(value, tuple) else dict(vars(value))
            return ['g', kind.__module__, kind.__name__, encoder.encode(content, 1)]
        if callable(value):
            self._callbacks.append(value)
            return ['c', len(self._callbacks) - 1, getattr(value, '__name__', 'function')]
        raise TypeError(f"a test gives the student's program a {kind.__name__}, which cannot cross the border")

    # Scripts and exceptions

    def _output_of(self, script: Script, seconds: float) -> str:
        inside = str(self._taken().inside)
        source = script.source
        order = {'file': f'{inside}/{source.path.name}', 'folders': [inside], 'replaced': repr(script.replaced)}
        started = time.monotonic()
        try:
            output, errors = self._run_in_sandbox({'script': order, 'seed': SEED}, script.lines, started + seconds)
        except Late as late:
            self._discard()
            raise ScriptFailed(script.file, 'slow', late.args[0]) from None
        finally:
            self.waited += time.monotonic() - started
        done = subprocess.CompletedProcess([], 1, output, errors)
        return script.judge(done, self._own_path)

    def _own_path(self, file: str) -> str | None:
        module = Path(file).stem
        source = self.implementation.source(module) if module in self.implementation.modules else None
        return str(source.path) if source else None

    def _run_in_sandbox(self, order: dict[str, Any], lines: tuple[str, ...], deadline: float) -> tuple[str, str]:
        """What the script wrote; raises `Late` with what it had written by then."""
        with tempfile.TemporaryFile() as typed, selectors.DefaultSelector() as selector:
            typed.write(''.join(f'{line}\n' for line in lines).encode('utf-8', 'surrogatepass'))
            typed.seek(0)
            pipes = os.pipe(), os.pipe()
            written = {pipe[0]: b'' for pipe in pipes}
            try:
                self._taken().script(order, self.limits, typed.fileno(), pipes[0][1], pipes[1][1])
            finally:
                for _, end in pipes:
                    os.close(end)
            try:
                for end in written:
                    selector.register(end, selectors.EVENT_READ)
                while selector.get_map():
                    left = deadline - time.monotonic()
                    ready = selector.select(left) if left > 0 else []
                    too_much = sum(map(len, written.values())) > 4 * self.guard.output_limit
                    if not ready or too_much:
                        raise Late(written[pipes[0][0]].decode('utf-8', 'replace'))
                    for key, _ in ready:
                        data = os.read(key.fd, 1 << 16)
                        written[key.fd] += data
                        if not data:
                            selector.unregister(key.fd)
            finally:
                for end in written:
                    os.close(end)
        output, errors = (written[pipe[0]].decode('utf-8', 'replace') for pipe in pipes)
        return output, errors

    def frames(self, error: BaseException) -> list[tuple[str, int, str]]:
        return getattr(error, 'frames', [])


class Answered(Exception):
    """The player told of an exception, in good order."""

    def __init__(self, error: BaseException):
        super().__init__()
        self.error = error


BUILT_ON = (*BASES.values(), str, int, float, bytes)


def _write(text: str) -> None:
    """Print it as if it had been printed here."""
    try:
        sys.stdout.write(text)
    except UnicodeEncodeError:
        encoding = sys.stdout.encoding
        sys.stdout.write(text.encode(encoding, 'replace').decode(encoding))
