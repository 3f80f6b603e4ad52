"""Runs a student's program in a worker, with the same interface as a program in this process."""

import builtins
import copy
import inspect
import os
import random
import tempfile
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from itertools import takewhile
from queue import Empty, SimpleQueue
from typing import Any

from rozdej.core.student.call_facts import CallFacts
from rozdej.core.student.calls import Call
from rozdej.core.student.facade import StudentFunction
from rozdej.core.student.failures import (
    BrokenFile,
    CallAborted,
    Ended,
    IdleTimeout,
    LoadProblem,
    MissingFile,
    OutOfMemory,
    ScriptFailed,
    SkippedAfterHangs,
    TooMuchOutput,
    TooSlow,
)
from rozdej.core.student.implementation import Implementation
from rozdej.core.student.limits import HANGS_FOR_AN_END, SCRIPT_OUTPUT_BYTES, Limits, waiting_limit
from rozdej.core.student.program import KeptName, Program
from rozdej.core.student.script import Script
from rozdej.core.student.source import SourceFile, UnreadableFile
from rozdej.core.student.subprocesses import parts
from rozdej.core.student.tracing import WORDS, CallEnd, Fact
from rozdej.teacher.isolation.channel import ChannelClosed, ReceiveTimeout
from rozdej.teacher.isolation.response_cache import PassedRun, ResponseCache
from rozdej.teacher.isolation.serialization import SerializationError, expect_array, expect_type
from rozdej.teacher.isolation.time_budget import GRACE, LOOK, Deadline
from rozdej.teacher.isolation.worker_client import MOST_PROBLEMS, SEED, WorkerClient
from rozdej.teacher.isolation.workers import SandboxPool, SandboxWorker

ORIGINAL_INPUT = builtins.input

QUICK = 0.1
"""A file that loads in fewer seconds is loaded by the first call, not by a question of its own."""

SLOWNESS = 6.0
"""How many times longer a whole test may take than in one process, as each call goes to a worker and back."""


class RemoteProgram(Program):
    """A program whose modules are loaded in a worker from `pool`.

    A worker that hangs, ends or sends malformed data is replaced. `unreadable` are the files of which the
    implementation has only a part. Call `close` at the end.
    """

    slowness = SLOWNESS

    def __init__(
        self,
        implementation: Implementation,
        pool: SandboxPool,
        limits: Limits,
        unreadable: dict[str, LoadProblem] | None = None,
    ):
        super().__init__(implementation, limits.seconds_per_call, limits.seconds_per_test)
        self.limits = limits
        self.unreadable = unreadable or {}
        self._worker = WorkerClient(self, pool, limits)
        self._proxies = self._worker.proxies
        self._names = self._worker.names
        self._slow: set[str] = set()
        self._changed: set[tuple[str, str]] = set()
        self._looked_at: dict[tuple[str, str], bool] = {}
        self._random_state: object = None
        self._ran_script = self._imported = False
        self._is_reusable = True
        self._given_up: dict[str, LoadProblem] = {}

    @property
    def has_used_its_time(self) -> bool:
        """Whether the student's code has used all the time of its tests; see `Limits.seconds_in_all`."""
        return self._worker.waited > self.limits.seconds_in_all

    # Recorded tests

    def replays(self, cache: ResponseCache) -> bool:
        """Whether the program passes a test with the recorded answers; if not, the test has to be run."""
        self.reset()
        if self._given_up or cache.first is None or (self.unreadable and cache.imports):
            return False
        for (module, name), is_function in cache.names.items():
            names, functions = self._names.get(module, ((), ()))
            if name not in names or (name in functions) != is_function or self.hangs[module, name]:
                return False
        return self._worker.replays(cache)

    @property
    def has_diverged(self) -> bool:
        """Whether the test asked another question than the replay before it. It has to be run again."""
        return self._worker.has_diverged

    def recorded_run(self) -> PassedRun | None:
        """The record of a passed test, if other programs can be asked the same."""
        return None if self._ran_script else self._worker.recorded_run(self._looked_at, self._imported)

    # Operations of tests

    def reset(self) -> None:
        self.log.clear()
        if not self._is_reusable:
            self._worker.discard()
        self._worker.begin()
        self._ran_script = self._imported = False
        self._looked_at.clear()
        self._changed.clear()
        for module in self._slow:
            self._names.pop(module, None)
        self._proxies.reset()
        random.seed(SEED)
        self._random_state = random.getstate() if self.shares_random else None

    def close(self) -> None:
        """End the worker."""
        self._worker.discard()

    def forget_hangs(self) -> bool:
        """Give every function another chance, in a new worker. Returns False when no time is left for it."""
        if not self._worker.budget.allow_retry(self.limits.seconds_per_call):
            return False
        self.problems.clear()
        self.hangs.clear()
        self._worker.memory.forget()
        self.hung_outside = False
        self._worker.discard()
        return True

    def run_script(self, file: str, lines: tuple[str, ...], replaced: dict[str, Any]) -> str:
        self._ran_script = True
        for problem in self.unreadable.values():
            raise BrokenFile(problem)
        script = Script(self.implementation, file, lines, replaced)
        return self.run_unless_hopeless(script, self._output_of)

    def _table(self, module: str) -> tuple[set[str], list[str]]:
        """The names of a module, and those that are functions. Loads the module if it is not loaded.

        Every test loads the file anew. A file that loads quickly is loaded by the first call instead, and its names of
        the last test are used: an extra question would take a good part of the time of a short test.
        """
        if module in self._names:
            return self._names[module]
        self._file(module)
        started = time.monotonic()
        all_names, callable_ones = self._loading(module, 'load', 'names')
        if time.monotonic() - started > QUICK:
            self._slow.add(module)
        names = {expect_type(name, str) for name in expect_type(all_names, list)}
        functions = [expect_type(name, str) for name in expect_type(callable_ones, list)]
        self._names[module] = names, functions
        return names, functions

    def _file(self, module: str) -> SourceFile:
        source = self.implementation.source(module)
        if source is None:
            raise MissingFile(module)
        return source

    def _loading(self, module: str, kind: str, expected: str) -> list[Any]:
        """Ask a question that may load files. A statement that ends the worker is found and left out."""
        if module in self._given_up:
            raise BrokenFile(self._given_up[module])
        for _ in range(MOST_PROBLEMS):
            self._worker.statement = None
            is_used = self._worker.is_open
            try:
                return self._worker.ask(kind, module, expected=expected)
            except (TooSlow, Ended) as stopped:
                if self._worker.is_open:  # the worker itself stopped the statement
                    raise
                if is_used:  # an earlier test may have caused it
                    self._is_reusable = False
                    continue
                if not self._worker.memory.is_careful:
                    self._worker.memory.is_careful = True  # the next worker reports each statement
                elif self._worker.statement is None:
                    self._make_unreadable(module, stopped)
                else:
                    self._leave_out(*self._worker.statement, stopped)
        raise Ended

    def _make_unreadable(self, module: str, stopped: BaseException) -> None:
        source = UnreadableFile(self._file(module).path)
        self.implementation.put(module, source)
        problem = LoadProblem(module, source, 1, SyntaxError('too complex'), 1, is_unreadable=True)
        self.problems[module] = self._given_up[module] = problem
        raise BrokenFile(problem) from stopped

    def _leave_out(self, module: str, index: int, stopped: BaseException) -> None:
        if module in self._given_up:
            raise Ended
        source = self.implementation.source(module)
        if source is None:
            raise Ended
        body = source.tree.body
        if not 0 <= index < len(body) or (module, index) in self._worker.memory.left_out:
            raise Ended
        self._worker.memory.leave_out(module, index, HANGS_FOR_AN_END * isinstance(stopped, TooSlow))
        line = body[index].lineno
        problem = LoadProblem(module, source, line, stopped, line)
        self.problems.setdefault(module, problem)

    def import_quietly(self, name: str) -> str:
        self._imported = True
        self._names.pop(name, None)
        self._file(name)
        if name in self.unreadable:
            raise BrokenFile(self.unreadable[name])
        self._loading(name, 'import', 'done')
        if name in self.problems:
            raise BrokenFile(self.problems[name])
        return ''

    def _is_function(self, module: str, name: str) -> bool:
        """Whether a name that a test uses is a function. Raises `MissingFunction`."""
        names, functions = self._table(module)
        if not self._worker.depth:  # names that the program itself uses do not count
            self.log.touched = module, name
        if name not in names:
            self._names.pop(module, None)  # a call may have defined it
            names, functions = self._table(module)
            if name not in names:
                problem = self.unreadable.get(module) or self.problems.get(module)
                raise self.missing(module, name, functions, problem)
        self._looked_at[module, name] = name in functions
        return name in functions

    def attribute(self, module: str, name: str) -> Any:
        if self._is_function(module, name):
            return StudentFunction(self, module, name)
        if (given := self._proxies.given_class(module, name)) is not None:
            return given
        constant = None if (module, name) in self._changed else self._proxies.given_constant(module, name)
        if constant is not None:
            return constant
        [value] = self._worker.ask('attribute', module, name, expected='value')
        return value

    def names(self, module: str) -> list[str]:
        return sorted(self._table(module)[0])

    def describe(self, module: str, name: str) -> tuple[inspect.Signature, str | None]:
        self._is_function(module, name)  # replaces a worker that ends because of earlier tests
        parameters, document = self._worker.ask('signature', module, name, expected='signature')
        found = []
        for parameter in expect_type(parameters, list):
            label, kind, has_default = expect_array(parameter, 3)
            if expect_type(kind, int) not in range(5) or not expect_type(label, str).isidentifier():
                raise Ended
            default = ... if expect_type(has_default, bool) else inspect.Parameter.empty
            found.append(inspect.Parameter(label, inspect._ParameterKind(kind), default=default))
        try:
            return inspect.Signature(found), expect_type(document, str, type(None))
        except ValueError:
            raise Ended from None

    def set(self, module: str, name: str, value: Any) -> None:
        self._table(module)
        self._worker.ask('set', module, name, expected='done', values=value)
        self._forget_name(module, name)

    def delete(self, module: str, name: str) -> None:
        self._table(module)
        self._worker.ask('delete', module, name, expected='done')
        self._forget_name(module, name)

    def _forget_name(self, module: str, name: str) -> None:
        self._names.pop(module, None)
        self._changed.add((module, name))

    def call(self, module: str, name: str, arguments: tuple[Any, ...], keywords: dict[str, Any], line: int = 0) -> Any:
        self._is_function(module, name)
        if self._worker.depth:  # a function of the judge, called by the program, calls the program
            return self._call_inside(module, name, arguments, keywords)
        call = self.log.begin(module, name, arguments, keywords, line)
        if self._worker.budget.is_hopeless(self.hangs[module, name], self.limits.seconds_per_call):
            raise SkippedAfterHangs(self._worker.limit())
        try:
            with self._worker.one_at_a_time:  # other threads may ask too
                call.result = self._call(call)
        except BaseException as error:
            call.exception = error
            if type(error) in (TooSlow, IdleTimeout):
                self.hangs[module, name] += 1
            raise
        finally:
            call.printed = ''.join(self._worker.printed)
        return call.result

    def _call(self, call: Call) -> Any:
        """Call a function. Returns or raises what it does.

        When the worker of earlier tests ends, they may have caused it, so the call is repeated in another worker.
        """
        is_used = self._worker.is_new_test and self._worker.is_open
        try:
            return self._call_once(call)
        except Ended:
            if not is_used or self._worker.is_open:
                raise
        try:
            return self._call_once(call)
        finally:
            self._is_reusable = not self._worker.is_open  # it ended again: earlier tests were not the cause

    def _call_once(self, call: Call) -> Any:
        self._worker.printed = []
        return self._value_of(call.module, call.function, call.arguments, call.keywords, self._around())

    def _value_of(self, module: str, name: str, arguments: tuple, keywords: dict[str, Any], around: Any) -> Any:
        values = (*arguments, *keywords.values())
        parts = module, name, list(keywords), around
        [value] = self._worker.ask('call', *parts, expected='value', values=values)
        return value

    def call_many(self, module: str, name: str, many: list[tuple[Any, ...]]) -> list[Call]:
        self._is_function(module, name)
        self._worker.printed = []
        outcomes = self._worker.ask('calls', module, name, expected='calls', values=many, times=2)
        if not 0 < len(outcomes) <= len(many):
            raise self._worker.end()
        made = zip(many, outcomes, strict=False)
        return [Call(module, name, arguments, {}, None, 0, *outcome) for arguments, outcome in made]

    def ending(self, call: Call) -> CallEnd | None:
        source = self.implementation.source(call.module)
        if source is None or call.before is None or not self._worker.is_open or self._worker.depth:
            return None
        kind = type(call.exception).__name__ if call.exception else ''
        values = copy.deepcopy((*call.arguments_before, *call.keywords_before.values()))
        parts = call.module, call.function, list(call.keywords), call.result is None, kind
        try:
            [answer] = self._worker.ask('ending', *parts, expected='ending', values=values)
            if answer is None:
                return None
            module, line, nones, lines, lengths, again, ran, facts, given = expect_array(answer, 9)
            files = {
                name: str(one.path) for name in self.implementation.modules if (one := self.implementation.source(name))
            }
            since, long = (
                {expect_type(name, str): expect_type(number, int) for name, number in expect_type(some, list)}
                for some in (nones, lengths)
            )
            lines = {expect_type(number, int) for number in expect_type(lines, list)}
            twice, every = (
                {(files[name], expect_type(at, int)) for name, at in expect_type(one, list)} for one in (again, ran)
            )
            noted = set()
            for what, name, at, column, words in expect_type(facts, list):
                place = files[name], expect_type(at, int), expect_type(column, int)
                noted.add(
                    Fact(
                        expect_type(what, str),
                        *place,
                        tuple(expect_type(word, str) for word in expect_array(words, WORDS[what])),
                    )
                )
            took = {
                (files[name], expect_type(one, str)): expect_type(text, str)
                for name, one, text in expect_type(given, list)
            }
            return CallEnd(files[module], expect_type(line, int), since, lines, long, twice, every, noted, took)
        except (Exception, CallAborted):
            return None

    def alone(self, call: Call, names: Sequence[KeptName]) -> tuple[Any, str, list[bool]] | None:
        if call.before is None or not self._worker.is_open or self._worker.depth:
            return None
        values = copy.deepcopy((*call.arguments_before, *call.keywords_before.values()))
        parts = call.module, call.function, list(call.keywords), [list(name) for name in names]
        try:
            [answer] = self._worker.ask('alone', *parts, expected='value', values=values, times=1 + len(names))
            if answer is None:
                return None
            result, printed, matter = expect_array(list(expect_type(answer, tuple)), 3)
            matter = [expect_type(one, bool) for one in expect_array(matter, len(names))]
            return result, expect_type(printed, str), matter
        except (Exception, CallAborted):
            return None

    def follow(self, module: str, name: str, many: list[tuple[Any, ...]]) -> list[CallFacts | None]:
        self._is_function(module, name)
        [answer] = self._worker.ask('follow', module, name, expected='value', values=many, times=2)
        try:
            return [one and CallFacts(*one) for one in expect_array(list(answer), len(many))]
        except (SerializationError, TypeError):
            return [None] * len(many)

    def _around(self) -> list[Any] | None:
        """The surroundings of a call: lines to read, whether `input` is a test's own, a test's random state."""
        asks_judge = builtins.input not in (ORIGINAL_INPUT, self.keyboard.input)
        state: Any = None
        if self.shares_random and (now := random.getstate()) != self._random_state:
            state = self._random_state = now
        if self.keyboard.prepared or asks_judge or state:
            return [self.keyboard.lines, self.keyboard.prepared, asks_judge, state]
        return None

    def _call_inside(self, module: str, name: str, arguments: tuple, keywords: dict) -> Any:
        before, self._worker.printed = self._worker.printed, []
        try:
            return self._value_of(module, name, arguments, keywords, None)
        finally:
            self._worker.printed = before

    # Scripts and exceptions

    def _output_of(self, script: Script, seconds: float) -> str:
        sandbox, budget, source = self._worker.sandbox(), self._worker.budget, script.source
        inside = str(sandbox.inside)
        seconds = budget.script_limit(seconds, self.limits.seconds_per_call)
        order = script.order(f'{inside}/{source.path.name}', [inside], seconds)
        deadline = Deadline(seconds, GRACE, sandbox.processor_time)
        try:
            whole = {'script': order, 'seed': SEED}
            output, errors = run_script(sandbox, whole, self.limits, script.lines, deadline)
        except (ReceiveTimeout, OutputLimitExceeded) as stopped:
            budget.spent += deadline.cost(least=seconds if type(stopped) is ReceiveTimeout else 0.0)
            self._worker.discard()
            late = IdleTimeout(waiting_limit(seconds)) if deadline.is_idle else TooSlow(seconds)
            cause = late if type(stopped) is ReceiveTimeout else TooMuchOutput(SCRIPT_OUTPUT_BYTES)
            raise ScriptFailed(script.file, cause, stopped.args[0]) from None
        except ChannelClosed:
            self._worker.end()
            raise ScriptFailed(script.file, Ended()) from None
        finally:
            self._worker.waited += deadline.taken
        if self._worker.sandbox().is_out_of_memory:
            self._worker.end()
            raise ScriptFailed(script.file, OutOfMemory(), output)
        try:
            return script.judge(output, errors, seconds)
        except ScriptFailed as failure:
            budget.spent += deadline.cost(least=seconds) if isinstance(failure.cause, TooSlow) else 0.0
            raise

    def frames(self, error: BaseException) -> list[tuple[str, int, str]]:
        return getattr(error, 'frames', [])


class OutputLimitExceeded(Exception):
    """The script writes too much."""


def run_script(
    sandbox: SandboxWorker, order: dict[str, Any], limits: Limits, lines: tuple[str, ...], deadline: Deadline
) -> tuple[str, str]:
    """Run a script with these lines to read. Returns its stdout and stderr.

    Raises `ReceiveTimeout` after the deadline and `OutputLimitExceeded`, both with the output so far, and
    `ChannelClosed`.
    """
    outputs = os.pipe(), os.pipe()
    try:
        with tempfile.TemporaryFile() as typed:
            typed.write(''.join(f'{line}\n' for line in lines).encode('utf-8', 'surrogatepass'))
            typed.seek(0)
            sandbox.script(order, limits, typed.fileno(), *(writing for _, writing in outputs))
    except BaseException:
        for reading, _ in outputs:
            os.close(reading)
        raise
    finally:
        for _, writing in outputs:
            os.close(writing)
    output, errors = _read_all([reading for reading, _ in outputs], deadline, SCRIPT_OUTPUT_BYTES)
    return output.decode('utf-8', 'replace'), errors.decode('utf-8', 'replace')


def _read_all(files: list[int], deadline: Deadline, most: int) -> list[bytes]:
    """Read these files to their ends. Threads do it, since not every platform can wait for several pipes at once."""
    written = [b'' for _ in files]
    arrived: SimpleQueue[tuple[int, bytes]] = SimpleQueue()
    is_over = threading.Event()
    for number, file in enumerate(files):
        threading.Thread(target=_read, args=(number, file, arrived, is_over), daemon=True).start()
    still_open = len(files)
    try:
        while still_open:
            with suppress(Empty):
                number, data = arrived.get(timeout=LOOK)
                written[number] += data
                still_open -= not data
            is_late = arrived.empty() and deadline.is_over  # it may have ended meanwhile
            if is_late or sum(map(len, written)) > most:
                why = ReceiveTimeout if is_late else OutputLimitExceeded
                raise why(written[0].decode('utf-8', 'replace'))
    finally:
        is_over.set()
    return written


def _read(number: int, file: int, arrived: 'SimpleQueue[tuple[int, bytes]]', is_over: threading.Event) -> None:
    """Put what can be read from a file into the queue, at last b'', and close it."""
    try:
        for data in takewhile(lambda _: not is_over.is_set(), parts(file)):
            arrived.put((number, data))
    finally:
        os.close(file)
        arrived.put((number, b''))
