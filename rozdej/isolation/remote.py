"""A student's program that runs in a player, with the same face as one that runs here."""

import builtins
import inspect
import random
import subprocess
import sys
import threading
import time
from pathlib import Path
from types import ModuleType
from typing import Any

from rozdej.isolation.border import Decoder, Kept, Refused, check_size, refill
from rozdej.isolation.carrying import Carrying, RemoteFunction
from rozdej.isolation.channel import Channel, Gone, Late, as_bytes
from rozdej.isolation.limits import Limits
from rozdej.isolation.rebuilt import Rebuilding, checked, unpacked
from rozdej.isolation.sandbox import Pool, Sandbox
from rozdej.isolation.scripts import run_script
from rozdej.student.calls import Call
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

SLOWNESS = 6.0
"""How many times longer a whole test may take than in one process: a call over there and back has its price."""

SEED = 52
"""Where the student's random numbers begin in each test: a verdict must not depend on luck."""

ORIGINAL_INPUT = builtins.input


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
        self._carrying = Carrying(self, self._rebuilding)
        self._one_at_a_time = threading.RLock()
        self._is_new_test = True
        self._random_state: object = None
        self._printed: list[str] = []
        self._kept = Kept()
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
        self._kept.clear()

    def close(self) -> None:
        """End the player."""
        self._discard()

    # Questions and answers

    def _ask(self, question: tuple[Any, ...], kind: str, length: int, seconds: float | None = None) -> list[Any]:
        """The answer to a question: an array of this kind and length. Raises what the student's code raised.

        Raises `TooSlow` when no answer came, and `Ended` when the player is gone or does not answer the question.
        """
        with self._one_at_a_time:
            return self._ask_now(question, kind, length, self._limit() if seconds is None else seconds)

    def _ask_now(self, question: tuple[Any, ...], kind: str, length: int, limit: float) -> list[Any]:
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
                self._receive_error(unpacked(message, 6))
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
        _, data, updates, kept, consumed, printed = message
        error = self._rebuilding.error(data)
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
        before = [container.copy() for container, _ in contents]
        for container, content in contents:
            refill(container, content)
        try:
            if decoder.has_aliases:
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
            values = arguments, tuple(keywords.values())
            self._known = self._kept.with_others(values, self._carrying.records)
        return self._known

    _values: tuple[tuple[Any, ...], dict[str, Any]] = ((), {})
    _known: list[Any] | None = None

    # What a test can do with a module

    def reset(self) -> None:
        self.log.clear()
        self._is_new_test = True
        self._names.clear()
        self._kept.clear()
        self._carrying.callbacks.clear()
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
        if (given := self._carrying.given_class(module, name)) is not None:
            return given
        self._values, self._known = ((), {}), None
        return self._receive_value(self._ask(('attribute', module, name), 'value', 6))

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
        self._ask(('set', module, name, self._carrying.encoder([]).encode(value)), 'done', 2)
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
            with self._one_at_a_time:  # a window asks from its own thread
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
        if type(call.before) is bytes and not call.keywords and not self._kept:  # plain data, marshalled already
            question: tuple[Any, ...] = ('call', call.module, call.function, call.before, {}, around)
        else:
            question = self._encoded_question(call.module, call.function, around)
        if self._carrying.callbacks or around:
            self._arguments()  # as they are numbered now: the judge's functions may change them
        return self._receive_value(self._ask(question, 'value', 6))

    def _receive_value(self, answer: list[Any]) -> Any:
        _, data, updates, kept, consumed, printed = answer
        try:
            self._receive_output(printed)
            self._receive_consumed(consumed)
            decoder = self._receive_updates(updates)
            value = decoder.decode(data)
            if decoder.has_aliases:
                check_size([value])
            if kept or self._kept:
                self._receive_kept(kept, decoder)
            return value
        except Refused:
            self._discard()
            raise Ended from None

    def _encoded_question(self, module: str, function: str, around: Any) -> tuple[Any, ...]:
        encoder = self._carrying.encoder(self._kept.containers)
        changes = [[number, encoder.content(self._kept.containers[number])] for number in self._kept.changed()]
        return 'call_encoded', module, function, changes, encoder.encode(self._values), around

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
            return self._receive_value(self._ask(self._encoded_question(module, name, None), 'value', 6))
        finally:
            self._values, self._known, self._printed = kept

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

    # Scripts and exceptions

    def _output_of(self, script: Script, seconds: float) -> str:
        inside = str(self._taken().inside)
        source = script.source
        order = {'file': f'{inside}/{source.path.name}', 'folders': [inside], 'replaced': repr(script.replaced)}
        started = time.monotonic()
        try:
            whole = {'script': order, 'seed': SEED}
            output, errors = run_script(self._taken(), whole, self.limits, script.lines, started + seconds)
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

    def frames(self, error: BaseException) -> list[tuple[str, int, str]]:
        return getattr(error, 'frames', [])


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
