"""A student's program that runs in a player, with the same face as one that runs here."""

import builtins
import inspect
import random
import subprocess
import time
from pathlib import Path
from types import ModuleType
from typing import Any

from rozdej.isolation.border import Refused, check_size
from rozdej.isolation.carrying import RemoteFunction
from rozdej.isolation.channel import Gone, Late
from rozdej.isolation.conversation import MOST_PROBLEMS, SEED, Conversation
from rozdej.isolation.patience import Patience
from rozdej.isolation.rebuilt import checked, unpacked
from rozdej.isolation.scripts import TooMuch, run_script
from rozdej.student.calls import Call
from rozdej.student.failures import (
    BrokenFile,
    Ended,
    LoadProblem,
    MissingFile,
    MissingFunction,
    OutOfMemory,
    ScriptFailed,
    StillHanging,
    TooMuchOutput,
    TooSlow,
)
from rozdej.student.limits import SCRIPT_OUTPUT_BYTES
from rozdej.student.program import run_unless_hopeless
from rozdej.student.script import Script

ORIGINAL_INPUT = builtins.input

QUICK = 0.1
"""Seconds in which a file is loaded that need not be waited for apart from the call."""

HANGS_FOR_AN_END = 4
"""For how many hangs a statement counts that had to be ended from outside, which takes a new player and its time."""

LOADING = frozenset(('load',))
ASKING = frozenset(('load', 'call', 'call_records', 'call_encoded', 'attribute', 'signature'))
"""Questions after which a module has the names it had before, unless the student's own code changes them."""


class RemoteProgram(Conversation):
    """The modules of one implementation, loaded in a player from `pool` and asked from here.

    A player that hangs, ends or says what makes no sense is thrown away; the next question goes to another.
    `waited` is how many seconds the student's code has taken in all. `unreadable` are the files of which
    the implementation has only a part. Call `close` at the end.
    """

    # What a test can do with a module

    def reset(self) -> None:
        self.log.clear()
        if not self._is_reusable:
            self._discard()
        self._is_new_test = True
        self._names.clear()
        self._touched.clear()
        self._kept.clear()
        self._carrying.callbacks.clear()
        random.seed(SEED)
        self._random_state = random.getstate() if self.shares_random else None

    def forget_hangs(self) -> bool:
        """Give every function a new chance, in a new player; False when nobody has time for it any more."""
        if not self.patience.again(self.guard.time_limit):
            return False
        self._hangs.clear()
        self._left_out.clear()
        self._hung_statements.clear()
        self.problems.clear()
        self._usual_names.clear()
        self.hung_outside = False
        self._discard()
        return True

    def run_script(self, file: str, lines: tuple[str, ...], replaced: dict[str, Any]) -> str:
        for problem in self.unreadable.values():
            raise BrokenFile(problem)
        script = Script(self.implementation, file, lines, replaced)
        return run_unless_hopeless(script, self._hangs, self.problems, self._output_of)

    def refresh(self, forget_hangs: bool = True) -> None:
        self.log.clear()
        if forget_hangs:
            self._hangs.clear()
            self.patience = Patience()

    def module(self, name: str) -> ModuleType:
        """Loads the module in the player; what is returned has only its name."""
        self._table(name)
        return ModuleType(name)

    def _table(self, module: str) -> tuple[set[str], list[str]]:
        """All names of a module, and those that can be called; the module is loaded if it was not yet."""
        if module in self._names and self._channel is not None:
            return self._names[module]
        self._need_file(module)
        is_first, started = self._touched <= LOADING, time.monotonic()
        answer = self._loading(module, ('load', module), 'names', 4)
        names = {checked(name, str) for name in checked(answer[1], list)}
        functions = [checked(name, str) for name in checked(answer[2], list)]
        self._names[module] = names, functions
        if is_first and not self.problems and time.monotonic() - started < QUICK:
            self._usual_names[module] = names, functions
        return names, functions

    def _expected_table(self, module: str) -> tuple[set[str], list[str]]:
        """The same, of a module that loads quickly and well without asking: it is loaded when it is needed.

        Every test begins with the file loaded anew, and a question that only tells what the last test was told is
        a good part of what a short test costs.
        """
        if self._channel is not None and module in self._usual_names and self._touched <= ASKING:
            return self._usual_names[module]
        return self._table(module)

    def _missing(self, module: str, name: str, present: list[str]) -> MissingFunction:
        problem = self.unreadable.get(module)
        self.log.missing = MissingFunction(module, name, present, problem or self.problems.get(module))
        return self.log.missing

    def _need_file(self, module: str) -> None:
        if self.implementation.source(module) is None:
            raise MissingFile(module)

    def _loading(self, module: str, question: tuple[Any, ...], kind: str, length: int) -> list[Any]:
        """Ask what may load files. A statement at which the player ends is found and left out, like one that fails."""
        if module in self._given_up:
            raise BrokenFile(self._given_up[module])
        for _ in range(MOST_PROBLEMS):
            self._statement = None
            is_used = self._channel is not None
            try:
                return self._ask(question, kind, length)
            except (TooSlow, Ended) as stopped:
                if self._channel is not None:  # it said so itself
                    raise
                if is_used:  # what an earlier test has left behind may be to blame
                    self._is_reusable = False
                    continue
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
        problem = LoadProblem(module, source, 1, error, 1, is_unreadable=True)
        self.problems[module] = self._given_up[module] = problem
        raise BrokenFile(problem) from stopped

    def _leave_out(self, module: str, index: int, stopped: BaseException) -> None:
        if module in self._given_up:
            raise Ended
        body = self._rebuilding.source(module).tree.body
        if not 0 <= index < len(body) or (module, index) in self._left_out:
            raise Ended
        self._left_out.add((module, index))
        self._hung_statements[module] += HANGS_FOR_AN_END * isinstance(stopped, TooSlow)
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
        names, functions = self._expected_table(module)
        self._touch(module, name)
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
        if self._touched <= ASKING and (constant := self._carrying.given_constant(module, name)) is not None:
            return constant
        self._table(module)  # as in `signature`
        self._values, self._known = ((), {}), None
        return self._receive_value(self._ask(('attribute', module, name), 'value', 6))

    def names(self, module: str) -> list[str]:
        return sorted(self._table(module)[0])

    def signature(self, module: str, name: str) -> tuple[inspect.Signature, str | None]:
        """What a function takes, and its docstring. Raises what `inspect.signature` raises."""
        self._table(module)  # a first question that may be asked twice: a player may end of what earlier tests left
        _, parameters, document, _ = self._ask(('signature', module, name), 'signature', 4)
        found = []
        for parameter in checked(parameters, list):
            label, kind, has_default = unpacked(parameter, 3)
            if checked(kind, int) not in range(5) or not checked(label, str).isidentifier():
                raise Ended
            default = ... if checked(has_default, bool) else inspect.Parameter.empty
            found.append(inspect.Parameter(label, inspect._ParameterKind(kind), default=default))
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
        if self.patience.is_hopeless(self._hangs[module, name], self.guard.time_limit):
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
        """What the function returns or raises, in a player that may have to load the file first.

        When one that served earlier tests ends, what these have left behind may be to blame: so it has another try.
        """
        is_used = self._is_new_test and self._channel is not None
        try:
            return self._call_once(call)
        except Ended:
            if not is_used or self._channel is not None:
                raise
        try:
            return self._call_once(call)
        finally:
            self._is_reusable = self._channel is None  # it ends all the same: earlier tests are not to blame

    def _call_once(self, call: Call) -> Any:
        self._values, self._known, self._printed = (call.arguments, call.keywords), None, []
        around = self._around()
        if type(call.before) is bytes and not call.keywords and not self._kept:  # plain data, marshalled already
            question: tuple[Any, ...] = ('call', call.module, call.function, call.before, {}, around)
        elif not self._kept and not self._is_exact and (values := self._carrying.records.pickled(self._values)):
            question = 'call_records', call.module, call.function, values, around
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
        try:
            changes = [[number, encoder.content(self._kept.containers[number])] for number in self._kept.changed()]
            return 'call_encoded', module, function, changes, encoder.encode(self._values), around
        except Refused:  # something that the program gave the test, and that now stands in something larger
            self._discard()
            raise Ended from None

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

    # Scripts and exceptions

    def _output_of(self, script: Script, seconds: float) -> str:
        inside = str(self._taken().inside)
        source = script.source
        order = {'file': f'{inside}/{source.path.name}', 'folders': [inside], 'replaced': repr(script.replaced)}
        seconds = self.patience.script_limit(seconds, self.guard.time_limit)
        started = time.monotonic()
        try:
            whole = {'script': order, 'seed': SEED}
            output, errors = run_script(self._taken(), whole, self.limits, script.lines, started + seconds)
        except (Late, TooMuch) as stopped:
            self.patience.spent += time.monotonic() - started
            self._discard()
            cause = TooSlow(seconds) if type(stopped) is Late else TooMuchOutput(SCRIPT_OUTPUT_BYTES)
            raise ScriptFailed(script.file, cause, stopped.args[0]) from None
        except Gone:
            self._end()
            raise ScriptFailed(script.file, Ended()) from None
        finally:
            self.waited += time.monotonic() - started
        if self._taken().is_out_of_memory:
            self._end()
            raise ScriptFailed(script.file, OutOfMemory(), output)
        done = subprocess.CompletedProcess([], 1, output, errors)
        return script.judge(done, self._own_path)

    def _own_path(self, file: str) -> str | None:
        module = Path(file).stem
        source = self.implementation.source(module) if module in self.implementation.modules else None
        return str(source.path) if source else None

    def frames(self, error: BaseException) -> list[tuple[str, int, str]]:
        return getattr(error, 'frames', [])
