"""A student's program, loaded: its modules, and calls into them from outside."""

import copy
import inspect
import random
from abc import ABC, abstractmethod
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from contextlib import chdir, suppress
from functools import partial
from pathlib import Path
from time import monotonic
from types import ModuleType
from typing import TYPE_CHECKING, Any

from rozdej.core.student.call_facts import MOST_FOLLOWED, CallFacts, facts_of
from rozdej.core.student.call_trace import CallTracer, keep
from rozdej.core.student.calls import NOTHING, Call, CallLog, CallObserver, freeze, restore, with_classes
from rozdej.core.student.failures import (
    BrokenFile,
    CallAborted,
    LoadProblem,
    MissingFunction,
    ScriptFailed,
    SkippedAfterHangs,
    SlowCalls,
    TooSlow,
    WaitingCalls,
    WrongParameters,
)
from rozdej.core.student.guard import Guard, Keyboard
from rozdej.core.student.limits import (
    HANGS_UNTIL_HOPELESS,
    IN_ALL_TIMES,
    KNOWN_SLOW_SCRIPT_SECONDS,
    RELOADING_SECONDS,
    SCRIPT_SECONDS,
    SECONDS_AFTER_A_HANG,
    TEST_CALLS_SECONDS,
    WAITING_TIMES_OF_TEST,
    is_over,
    is_waiting,
)
from rozdej.core.student.loading import Modules
from rozdej.core.student.tracebacks import frames, is_raised_in
from rozdej.core.student.tracing import CallEnd, Observer, ending_of
from rozdej.core.system import SYSTEM

KeptName = tuple[str, str, str]
"""A name that means the same in all calls: its module, the function that has it in its header ('' for none), itself."""

if TYPE_CHECKING:
    from rozdej.core.student.implementation import Implementation
    from rozdej.core.student.script import Script


class Program(ABC):
    """A student's program as tests, feedback and grading see it, wherever it runs.

    `LocalProgram` runs in this process, `RemoteProgram` in a sandbox. A call may work `time_limit` seconds, all calls
    of a test together `seconds_per_test`.
    """

    slowness = 1.0
    """How many times longer than usual a test may take."""
    is_running = False
    """Whether the program's own code asks, in this process."""

    def __init__(self, implementation: 'Implementation', time_limit: float, seconds_per_test: float):
        self.implementation = implementation
        self.time_limit = time_limit
        self.seconds_per_test = seconds_per_test
        self.log = CallLog()
        self.keyboard = Keyboard()
        self.problems: dict[str, LoadProblem] = {}
        """Why files did not load as they should, by module."""
        self.hangs: Counter[tuple[str, str]] = Counter()
        """Number of calls of each function that did not end."""
        self.hung_outside = False
        """Whether a test was once stopped outside a call, in something that the program had given it."""
        self.shares_random = False
        """Whether the current test uses Python's random numbers, which the program then has to share."""

    def missing(self, module: str, name: str, present: list[str], problem: LoadProblem | None) -> MissingFunction:
        """Why a name cannot be had, noted and to be raised."""
        self.log.missing = MissingFunction(module, name, present, problem)
        return self.log.missing

    def run_unless_hopeless(self, script: 'Script', run: 'Callable[[Script, float], str]') -> str:
        """Return `run(script, seconds)`; raises `ScriptFailed` at once when the script hung before.

        The script has less time when something else of the program hung: in a call or while a file was loaded.
        """
        place = script.file, '__main__'
        if self.hangs[place]:
            raise ScriptFailed(script.file, SkippedAfterHangs(KNOWN_SLOW_SCRIPT_SECONDS))
        known_to_loop = self.hangs or any(isinstance(problem.cause, TooSlow) for problem in self.problems.values())
        try:
            return run(script, KNOWN_SLOW_SCRIPT_SECONDS if known_to_loop else SCRIPT_SECONDS)
        except ScriptFailed as failure:
            if isinstance(failure.cause, TooSlow):
                self.hangs[place] += 1
            raise

    @abstractmethod
    def reset(self) -> None:
        """Forget all modules and calls, as if the program had just been started."""

    @abstractmethod
    def import_quietly(self, name: str) -> str:
        """Import the module afresh and return what it printed.

        Raises `MissingFile`, and `BrokenFile` when anything in the file went wrong.
        """

    @abstractmethod
    def names(self, module: str) -> list[str]:
        """All names that the module has."""

    @abstractmethod
    def attribute(self, module: str, name: str) -> Any:
        """The value that the module has under `name`; raises `MissingFunction`."""

    @abstractmethod
    def describe(self, module: str, name: str) -> tuple[inspect.Signature, str | None]:
        """Return the signature of a function and its docstring."""

    @abstractmethod
    def set(self, module: str, name: str, value: Any) -> None:
        """Give the module another value under `name`, until the next `reset`."""

    @abstractmethod
    def delete(self, module: str, name: str) -> None:
        """Take a name away from the module; raises AttributeError when there is none."""

    @abstractmethod
    def call(self, module: str, name: str, arguments: tuple[Any, ...], keywords: dict[str, Any], line: int = 0) -> Any:
        """Call the student's function; remember the call, and the line that made it.

        Raises what the function raises, the guard's `CallAborted`, `WrongParameters`, or
        `MissingFunction`. A call made by the student's own code is just a call.
        """

    @abstractmethod
    def call_many(self, module: str, name: str, many: list[tuple[Any, ...]]) -> list[Call]:
        """Calls of a function with each of these arguments, in one go; at least the first one of them is made.

        The results are as they were before the next call. No more calls are made after one that had to be stopped, or
        when they took long. Raises what keeps all from being made: `MissingFunction`, or `CallAborted` when the program
        itself ended.
        """

    @abstractmethod
    def run_script(self, file: str, lines: tuple[str, ...], replaced: dict[str, Any]) -> str:
        """Run a file as the main program and return what it prints; see `Script`. Raises `ScriptFailed`."""

    @abstractmethod
    def frames(self, error: BaseException) -> list[tuple[str, int, str]]:
        """Return the frames of an exception in the student's files: (file, line, function), outermost first."""

    @abstractmethod
    def ending(self, call: Call) -> CallEnd | None:
        """How a call of this test ends when it is made once more, as the only one; see `ending_of`.

        The program is run anew for it, so that nothing changes of what the test was given, and of what is shown.
        """

    @abstractmethod
    def alone(self, call: Call, names: Sequence[KeptName]) -> tuple[Any, str, list[bool]] | None:
        """What a call returns and prints as the only one of the program, which is run anew for it as for `ending`.

        And for each of the names, whether that is something else where the name means what it means now. None when
        it raises, cannot be made, or comes to something else each time.
        """

    @abstractmethod
    def follow(self, module: str, name: str, many: list[tuple[Any, ...]]) -> list[CallFacts | None]:
        """What a function does in a call with each of these arguments, each in the program run anew.

        None stands for a call in which random numbers or the order of sets may matter, that is long, or had to be
        stopped, and for all that come when the calls have taken long. Raises `Unusable` when there is no such function.
        """


class LocalProgram(Program):
    """A program in this process: the modules of one implementation, loaded when first needed."""

    def __init__(self, implementation: 'Implementation', guard: Guard | None = None):
        self.guard = guard or Guard()
        super().__init__(implementation, self.guard.time_limit, TEST_CALLS_SECONDS)
        self.observers: Sequence[CallObserver] = ()
        self.modules = Modules(implementation, self.guard)
        self.problems = self.modules.problems
        self._worked: defaultdict[str, float] = defaultdict(float)
        self._passed: defaultdict[str, float] = defaultdict(float)
        self._counts: Counter[str] = Counter()

    def reset(self) -> None:
        self.modules.loaded.clear()
        self.guard.deepest = 0
        self.log.clear()
        self._renew_budget()

    def remember(self, hangs: int, module: str = '', name: str = '') -> None:
        """Take over from another process how many calls hung, of one function or of any."""
        if hangs:
            self.hangs[module, name] += hangs

    def _renew_budget(self) -> None:
        self._worked.clear()
        self._passed.clear()
        self._counts.clear()

    def refresh(self, forget_hangs: bool = True) -> None:
        """Forget calls, the time they took and those that hung, but keep the modules: every move is a new chance."""
        self.log.clear()
        if forget_hangs:
            self.hangs.clear()
        self._renew_budget()

    def module(self, name: str) -> ModuleType:
        """The student's module, run now if it was not yet. Raises `MissingFile` and `BrokenFile`."""
        return self.modules.module(name)

    @property
    def is_running(self) -> bool:  # type: ignore[override]
        return self.guard.active

    def import_quietly(self, name: str) -> str:
        self.modules.load_afresh(name)
        problem = self.problems.get(name) or self.implementation.hidden(name) or self.modules.trouble_for_python(name)
        if problem is None:
            return ''
        raise BrokenFile(problem)

    def attribute(self, module: str, name: str) -> Any:
        namespace = self.module(module).__dict__
        if not self.guard.active:  # what the student's files want of each other is no concern of the test
            self.log.touched = (module, name)
        if name not in namespace:
            present = [key for key, value in namespace.items() if callable(value)]
            raise self.missing(module, name, present, self.problems.get(module))
        return namespace[name]

    def names(self, module: str) -> list[str]:
        return list(vars(self.module(module)))

    def describe(self, module: str, name: str) -> tuple[inspect.Signature, str | None]:
        function = self.attribute(module, name)
        try:
            signature = inspect.signature(function)
        except ValueError:  # not written in Python: `max`, `itemgetter(0)`; what it takes is shown when it is called
            signature = inspect.signature(lambda *arguments, **keywords: None)
        return signature, function.__doc__

    def set(self, module: str, name: str, value: Any) -> None:
        setattr(self.module(module), name, value)

    def delete(self, module: str, name: str) -> None:
        delattr(self.module(module), name)

    def call(self, module: str, name: str, arguments: tuple[Any, ...], keywords: dict[str, Any], line: int = 0) -> Any:
        function = self.attribute(module, name)
        if self.guard.active:
            return function(*arguments, **keywords)
        call = self.log.begin(module, name, arguments, keywords, line)
        for observer in self.observers:
            observer.before(call)
        try:
            call.result = self.perform(module, name, function, arguments, keywords)
        except BaseException as error:
            call.exception = error
            raise
        finally:
            call.printed = self.guard.printed
            for observer in self.observers:
                observer.after(call)
        return call.result

    def call_many(self, module: str, name: str, many: list[tuple[Any, ...]]) -> list[Call]:
        function, made, began = self.attribute(module, name), [], SYSTEM.worked_seconds()
        results: list[bytes | tuple[Any, ...] | None] = []
        for arguments in many:
            call = Call(module, name, arguments, {}, None)
            made.append(call)
            try:
                call.result = self.perform(module, name, function, arguments, {})
            except BaseException as error:
                if isinstance(error, KeyboardInterrupt) and not is_raised_in(error, self.implementation.owns):
                    raise
                call.exception = error
            call.printed = self.guard.printed
            results.append(freeze((call.result,)))
            if isinstance(call.exception, CallAborted) or SYSTEM.worked_seconds() - began > self.guard.time_limit / 2:
                break
        for call, result in zip(made, results, strict=True):
            with suppress(RecursionError):  # it is in itself
                if result is not None and (then := restore(result)) != (call.result,):
                    [call.result], call.has_changed = then, True
        return made

    def perform(self, module: str, name: str, function: Any, arguments: tuple, keywords: dict) -> Any:
        """Call the function, known by that name, within the time that is left for it."""
        limit = min(self.guard.time_limit, SECONDS_AFTER_A_HANG) if self.hangs else self.guard.time_limit
        if self.hangs and self.hangs[module, name] >= HANGS_UNTIL_HOPELESS:
            raise SkippedAfterHangs(limit)
        worked, passed = sum(self._worked.values()), sum(self._passed.values())
        most = self.seconds_per_test
        if is_over(most, worked, passed, self._waiting_seconds, IN_ALL_TIMES * most):
            raise self._slow_calls()
        began, worked = monotonic(), SYSTEM.worked_seconds()
        try:
            return self.guard.run(function, *arguments, seconds=limit, **keywords)
        except TooSlow:
            self.hangs[module, name] += 1
            raise
        except TypeError as error:
            if self.frames(error) or not _refuses(function, arguments, keywords):
                raise
            raise WrongParameters(module, name) from None
        finally:
            self._worked[name] += SYSTEM.worked_seconds() - worked
            self._passed[name] += monotonic() - began
            self._counts[name] += 1

    def _slow_calls(self) -> SlowCalls:
        """Of all functions called, the one that took most of the time is to blame."""
        works = not is_waiting(sum(self._worked.values()), sum(self._passed.values()))
        slowest = max(self._counts, key=(self._worked if works else self._passed).__getitem__)
        if works:
            return SlowCalls(self.seconds_per_test, function=slowest, count=self._counts[slowest])
        return WaitingCalls(self._waiting_seconds, function=slowest, count=self._counts[slowest])

    @property
    def _waiting_seconds(self) -> float:
        """What `seconds_per_test` are for calls that hardly work, by the clock."""
        return self.seconds_per_test * WAITING_TIMES_OF_TEST

    def run_script(self, file: str, lines: tuple[str, ...], replaced: dict[str, Any]) -> str:
        from rozdej.core.student.script import Script  # only the last levels of an exercise need it

        if hidden := self.implementation.hidden(Path(file).stem):
            assert hidden.cause is not None
            raise ScriptFailed(file, hidden.cause, frames=[(str(hidden.source.path), hidden.line, '')])
        return self.run_unless_hopeless(Script(self.implementation, file, lines, replaced), Script.run)

    def frames(self, error: BaseException) -> list[tuple[str, int, str]]:
        return frames(error, self.implementation.owns)

    def ending(self, call: Call) -> CallEnd | None:
        if not self._can_ask_again(call):
            return None
        printed, luck = self.guard.printed, random.getstate()
        try:
            with self.modules.afresh(), chdir('.'):  # a file that is run may change the folder
                function = vars(self.module(call.module)).get(call.function)
                observer = Observer()
                for name, module in self.modules.loaded.items():
                    source = None if self.implementation.is_given(name) else self.implementation.source(name)
                    if source is not None:
                        observer.watch(module, source)
                return ending_of(call, self._again(call), function, self.guard, self.implementation.owns, observer)
        finally:
            self.guard.printed = printed
            random.setstate(luck)

    def _can_ask_again(self, call: Call) -> bool:
        """Whether the program can be run anew to make the call, which is known, and soon enough."""
        is_quick = self.modules.seconds.get(call.module, 0.0) <= RELOADING_SECONDS
        return call.module in self.modules.loaded and call.before is not None and not self.guard.active and is_quick

    def alone(self, call: Call, names: Sequence[KeptName]) -> tuple[Any, str, list[bool]] | None:
        if not self._can_ask_again(call):
            return None
        printed, luck = self.guard.printed, random.getstate()
        try:
            with chdir('.'):
                alone = self._alone(call)
                if self._alone(call, luck=1) != alone:  # it is as luck will have it, or nothing is equal to it
                    return None
                now = [(name, freeze((self._value_place(name)[0],))) for name in names]
                others = [alone if value is None else self._alone(call, name, value) for name, value in now]
            return *alone, [other != alone for other in others]
        except (Exception, CallAborted):
            return None
        finally:
            self.guard.printed = printed
            random.setstate(luck)

    def _alone(self, call: Call, name: KeptName | None = None, value: Any = None, luck: int = 0) -> tuple[Any, str]:
        """Make the call in a program loaded anew, with equal luck. Returns its result and output, if the name means
        that.
        """
        with self.modules.afresh():
            function = vars(self.module(call.module))[call.function]
            if name:
                [meant] = self._of_own_classes(restore(value))
                self._value_place(name)[1](meant)
            random.seed(luck)
            arguments, keywords = self._again(call)
            return self.guard.run(function, *arguments, echo=False, **keywords), self.guard.printed

    def _value_place(self, name: KeptName) -> tuple[Any, Callable[[Any], None]]:
        """Return what the name means now, and what gives it another meaning; raises LookupError, ValueError."""
        module, header, parameter = name
        namespace = vars(self.module(module))
        if not header:
            return namespace[parameter], partial(namespace.__setitem__, parameter)
        function = namespace[header]
        places, defaults = function.__code__.co_varnames[: function.__code__.co_argcount], function.__defaults__
        index = places.index(parameter) - len(places)

        def give(value: Any) -> None:
            function.__defaults__ = (*defaults[:index], value, *defaults[len(defaults) + index + 1 :])

        return defaults[index], give

    def follow(self, module: str, name: str, many: list[tuple[Any, ...]]) -> list[CallFacts | None]:
        self.attribute(module, name)
        calls = (Call(module, name, arguments, {}, freeze(arguments)) for arguments in many)
        began, found = SYSTEM.worked_seconds(), list[CallFacts | None]()
        for call in calls:
            is_late = SYSTEM.worked_seconds() - began > self.guard.time_limit / 2
            found.append(None if is_late or not self._can_ask_again(call) else self._follow(call))
        return found

    def _follow(self, call: Call) -> CallFacts | None:
        tracer = CallTracer(self.guard, self.implementation.own_loaded, MOST_FOLLOWED)
        sources = ((name, self.implementation.source(name)) for name in self.implementation.modules)
        modules = {str(source.path): name for name, source in sources if source}
        own = {name for name in modules.values() if not self.implementation.is_given(name)}
        returned, raised, place = NOTHING, '', None
        luck = random.getstate()
        try:
            with self.modules.afresh(), chdir('.'):
                function = tracer.follow(vars(self.module(call.module))[call.function])
                given, _ = self._again(call)
                before = [keep(argument) for argument in given]
                random.setstate(luck)
                try:
                    returned = self.guard.run(function, *given, echo=False)
                except Exception as error:
                    passed = [at for at in self.frames(error) if modules[at[0]] in own]
                    raised, place = type(error).__name__, (modules[passed[-1][0]], passed[-1][1]) if passed else None
                arguments = tuple(zip(before, map(keep, given), strict=True))
                is_chance = random.getstate() != luck
                given = returned, raised, place, arguments, modules, own
                facts = None if is_chance else facts_of(tracer.trace, *given)
            return facts and CallFacts(*self._of_own_classes(tuple(facts)))
        except BaseException as error:
            if isinstance(error, KeyboardInterrupt) and not is_raised_in(error, self.implementation.owns):
                raise
            return None
        finally:
            random.setstate(luck)

    def _again(self, call: Call) -> tuple[tuple[Any, ...], dict[str, Any]]:
        """The arguments of a call for a program that was run anew: copies, records of its own classes."""
        return self._of_own_classes(copy.deepcopy((call.arguments_before, call.keywords_before)))

    def _of_own_classes(self, value: Any) -> Any:
        """Copy what `restore` returns, with NamedTuples of the classes that the program has now."""

        def own(kind: type) -> type:
            is_ours = kind.__module__ in self.implementation.modules
            return getattr(self.module(kind.__module__), kind.__name__, kind) if is_ours else kind

        return with_classes(value, own)


def _refuses(function: Any, arguments: tuple, keywords: dict) -> bool:
    """Whether the function cannot be called with these arguments at all."""
    try:
        inspect.signature(function).bind(*arguments, **keywords)
    except TypeError:
        return True
    except ValueError:  # a built-in that does not say what it takes
        return False
    return False
