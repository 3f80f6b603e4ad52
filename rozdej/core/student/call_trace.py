"""Records a call of a student's function step by step: each statement that runs, and what it changes."""

import ast
import dis
import marshal
import sys
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache, wraps
from types import CodeType, FrameType, ModuleType
from typing import Any, NamedTuple

from rozdej.core.student.calls import NOTHING, PLAIN, copy_data
from rozdej.core.student.failures import CallAborted, TooSlow
from rozdej.core.student.guard import Guard
from rozdej.core.student.source import SourceFile, cache_with_tree, first_line
from rozdej.core.student.tracebacks import error_text

KEPT_STEPS = 4_000
"""Steps that are kept from the beginning of a call, and as many from its end."""

MOST_STEPS = 100_000
"""Most steps of a call that are followed: a longer one is endless, or too long to read."""

MOST_BYTES = 256 * 1024 * 1024
"""Most bytes of values that are kept: a list that grows is kept as it was after each step."""

ATOMS = frozenset((int, float, str, bool, type(None)))


class Unknown(NamedTuple):
    """Stands for a value that cannot be kept as it was: only its type is known."""

    kind: str


class NewValue(NamedTuple):
    """What a step did to a variable; `before` is `NOTHING` for a new one, `now` for one that is gone."""

    name: str
    before: Any
    now: Any


@dataclass(eq=False)
class CallStep:
    """A statement that was run once, or the head of a function, which sets the parameters.

    Values are as `value_of` takes them.
    """

    file: str
    line: int
    run: int
    """Tells calls of functions apart."""
    depth: int
    """How many calls lie around it; 0 in the traced one."""
    is_head: bool = False
    changes: list[NewValue] = field(default_factory=list)
    printed: str = ''
    raised: str = ''
    """The text of an exception that came from the step or through it."""
    result: Any = NOTHING
    """What the step returned."""


class CallTrace(NamedTuple):
    """The steps of a call. `has_gap` says that there were more in the middle, `is_cut` that the call was stopped."""

    steps: list[CallStep]
    has_gap: bool = False
    is_cut: bool = False


@dataclass
class _Run:
    """A function that runs: its last step, and what its names meant then."""

    step: CallStep
    seen: dict[str, Any]


class CallTracer:
    """Follows a call: `follow(function)` returns the function, followed when it is called; `trace` is what was seen.

    `source_of(file)` gives the student's file of that name, None for one that is not followed. A call of more than
    `most_steps` is stopped.
    """

    def __init__(
        self, guard: Guard, source_of: Callable[[str], SourceFile | None], most_steps: int = MOST_STEPS
    ) -> None:
        self._guard = guard
        self._most_steps = most_steps
        self._source_of = cache(source_of)
        self._first: list[CallStep] = []
        self._last: deque[CallStep] = deque(maxlen=KEPT_STEPS)
        self._count = self._begun = self._printed = self._bytes = 0
        self._runs: dict[FrameType, _Run] = {}
        self._is_cut = False

    @property
    def trace(self) -> CallTrace:
        """What was seen of the call."""
        kept = [*self._first, *self._last]
        return CallTrace(kept, self._count > len(kept), self._is_cut)

    def follow(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """Return the function, followed when it is called."""

        @wraps(function)
        def followed(*arguments: Any, **keywords: Any) -> Any:
            before = sys.gettrace()
            sys.settrace(self)
            try:
                return function(*arguments, **keywords)
            except BaseException as error:
                self._is_cut = isinstance(error, CallAborted)
                for run in self._runs.values():  # so deep that there was no room to follow it back
                    run.step.raised = _describe_error(error)
                raise
            finally:
                sys.settrace(before)

        return followed

    def __call__(self, frame: FrameType, event: str, argument: Any) -> Any:
        """A function begins; what is only a part of a statement, `<listcomp>`, does not."""
        code, source = frame.f_code, self._source_of(frame.f_code.co_filename)
        if event != 'call' or code.co_name.startswith('<') or source is None:
            return None
        self._tell_printed(next(reversed(self._runs.values())).step if self._runs else None)
        statements = _statements(source.tree)
        line, _ = statements.get(code.co_firstlineno, (code.co_firstlineno, ()))
        step = CallStep(code.co_filename, line, self._begun, len(self._runs), is_head=True)
        seen = {name: keep(frame.f_globals[name]) for name in _shared(frame)}
        step.changes += [NewValue(name, NOTHING, seen[name]) for name in seen.keys() & _stored(code)]
        run = self._runs[frame] = _Run(step, seen)
        self._begun += 1
        self._note(step)
        self._look(run, frame)

        def inside(frame: FrameType, event: str, argument: Any) -> Any:
            line, names = statements.get(frame.f_lineno, (frame.f_lineno, ()))
            if event == 'line' and run.step.line == line and not run.step.is_head:
                return inside  # a statement goes on, or a comprehension in it; whose names are none of the function's
            self._look(run, frame)
            if event == 'line':
                self._begin(run, line, names)
            elif event == 'exception' and not (names and isinstance(argument[1], StopIteration)):
                run.step.raised = _describe_error(argument[1])
            elif event == 'return':
                run.step.result = keep(argument) if argument is not None or _returns(frame) else NOTHING
                del self._runs[frame]
            return inside

        return inside

    def _begin(self, run: _Run, line: int, names: tuple[str, ...]) -> None:
        """A statement begins; of a loop, it is told what its names mean in each turn, be it the same."""
        if self._count >= self._most_steps or self._bytes > MOST_BYTES:
            raise TooSlow(self._guard.time_limit)
        run.step = CallStep(run.step.file, line, run.step.run, run.step.depth)
        self._note(run.step)
        for name in names:
            run.seen.pop(name, None)

    def _note(self, step: CallStep) -> None:
        (self._first if self._count < KEPT_STEPS else self._last).append(step)
        self._count += 1

    def _look(self, run: _Run, frame: FrameType) -> None:
        """Note what the last step of the run has changed and printed."""
        self._tell_printed(run.step)
        now = {name: kept for name, value in frame.f_locals.items() if (kept := keep(value)) is not NOTHING}
        now |= {name: keep(frame.f_globals[name]) for name in _shared(frame)}
        before, run.seen = run.seen, now
        for name in [*now, *(before.keys() - now.keys())]:
            then, value = before.get(name, NOTHING), now.get(name, NOTHING)
            if not is_same(then, value):
                run.step.changes.append(NewValue(name, then, value))
                self._bytes += len(value) if type(value) is bytes else 0

    def _tell_printed(self, step: CallStep | None) -> None:
        if step and self._guard.count > self._printed:
            step.printed += self._guard.so_far[self._printed :]
        self._printed = self._guard.count


def _describe_error(error: BaseException) -> str:
    """Return type and text of an exception; '' if it is not the program's."""
    return (
        ''
        if isinstance(error, CallAborted | GeneratorExit)
        else f'{type(error).__name__}: {error_text(error)}'.rstrip(': ')
    )


def _returns(frame: FrameType) -> bool:
    """Whether a function that is left returns: an exception leaves it with None as well."""
    return dis.opname[frame.f_code.co_code[frame.f_lasti]].startswith('RETURN')


def is_same(one: Any, other: Any) -> bool:
    """Whether two values are the same, as far as that can be known without asking the program's own `__eq__`."""
    if type(one) is not type(other):
        return False
    if isinstance(one, list | tuple):
        return len(one) == len(other) and all(map(is_same, one, other))
    if type(one) is dict:
        return is_same([*one.items()], [*other.items()])
    return one is other or (type(one) in (*PLAIN, set, frozenset, Unknown) and one == other)


def value_of(kept: Any) -> Any:
    """A value as it was when a step had been run."""
    return marshal.loads(kept) if type(kept) is bytes else kept


def keep(value: Any) -> Any:
    """Keep a value as it is now, to be compared and read later; `NOTHING` for functions and modules."""
    if type(value) in ATOMS:
        return value
    for copy in lambda: marshal.dumps(value, 2), lambda: copy_data(value):  # later versions differ for equal values
        try:
            return copy()
        except (ValueError, RecursionError):
            pass
    is_code = isinstance(value, type | ModuleType) or hasattr(value, '__code__')
    return NOTHING if is_code else Unknown(type(value).__name__)


def _shared(frame: FrameType) -> list[str]:
    """Names of the file that the function may change: what it assigns to, and lists, dictionaries and sets."""
    names, stored = frame.f_globals, _stored(frame.f_code)
    used = (name for name in {*frame.f_code.co_names, *stored} if name in names)
    return [name for name in used if name in stored or type(names[name]) in (list, dict, set)]


@cache
def _stored(code: CodeType) -> frozenset[str]:
    """The names of the file that the function assigns to."""
    return frozenset(step.argval for step in dis.get_instructions(code) if step.opname == 'STORE_GLOBAL')


@cache_with_tree
def _statements(tree: ast.Module) -> dict[int, tuple[int, tuple[str, ...]]]:
    """For each line, the one in which its statement begins, and the names of the loop that begins there."""
    found: dict[int, tuple[int, tuple[str, ...]]] = {}
    for node in ast.walk(tree):  # outer ones come first
        if isinstance(node, ast.stmt):
            body = getattr(node, 'body', None)
            last = body[0].lineno - 1 if body else node.end_lineno or node.lineno
            target = node.target if isinstance(node, ast.For) else ast.Pass()
            names = tuple(part.id for part in ast.walk(target) if isinstance(part, ast.Name))
            found |= dict.fromkeys(range(first_line(node), last + 1), (node.lineno, names))
    return found
