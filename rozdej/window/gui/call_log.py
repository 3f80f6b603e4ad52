"""Records a game's calls of the student's functions: arguments, results, and what they printed.

Each call keeps the game in which it was made, so the player can go back there, and enough of its values to write a
test of it. `log_panel` shows the log.
"""

import marshal
from collections import deque
from collections.abc import Sequence
from itertools import takewhile
from typing import Any, NamedTuple

from rozdej.core.feedback.values import safe_repr
from rozdej.core.student.calls import NOTHING, Call, freeze
from rozdej.core.student.failures import CallAborted
from rozdej.core.student.program import Program
from rozdej.core.student.tracebacks import error_text
from rozdej.window.gui import texts
from rozdej.window.gui.history import Frozen
from rozdej.window.gui.student_code_errors import call_text
from rozdej.window.gui.wire import End, Running

CALLS_KEPT = 200
"""How many calls of the student's functions are remembered."""

MOST_ALIKE = 12
"""How many calls of one function in the same step are remembered, for some are asked a thousand times."""

ENDLESS, ENDED, STUCK = '✗ neskončila sama', '✗ ukončila celý proces', '→ …, a okno pak uvázlo'
"""What came of calls that did not return, or after which nothing went on."""

LONGEST_RESULT = 400
"""Letters of what came back; no panel shows more."""

LONGEST_LINE = 100
"""Letters of a line of a test; a longer value gets a line of its own."""


class LoggedCall(NamedTuple):
    """One call. `number` counts all calls; `step` and `game` say when it was made (-1 and None before the first game).

    `asked` calls only show something and change nothing. `changed` are the names of arguments that the function has
    changed. `test` is the call and its result as a test for pytest; None when its values cannot be typed, or it did not
    end.
    """

    number: int
    function: str
    shown: str
    result: str
    printed: str
    is_bad: bool
    changed: Sequence[str]
    step: int
    asked: bool
    test: str | None
    game: Frozen | None

    @property
    def outcome(self) -> str:
        """What came back, and what the function has changed."""
        return self.result + (texts.CHANGED_TOO.format(', '.join(self.changed)) if self.changed else '')

    @property
    def words(self) -> str:
        """The call as a screen reader says it."""
        return ' '.join([self.shown, self.outcome, *([texts.LOG_PRINTED, self.printed] if self.printed else [])])


class GameLog:
    """The calls of one table, oldest first."""

    def __init__(self) -> None:
        self.entries: deque[LoggedCall] = deque(maxlen=CALLS_KEPT)
        self.count = 0

    def add(self, program: Program, call: Call, step: int, game: Frozen | None, asked: bool) -> None:
        """Write a call down that is over; not one of very many alike in the same step of the game."""
        here = takewhile(lambda entry: entry.step == step, reversed(self.entries))
        if sum(entry.function == call.function for entry in here) >= MOST_ALIKE:
            return
        signature = program.implementation.exercise.lesson.signatures.get(call.function)
        parameters = tuple(signature.parameters) if signature else ()
        before, after, printed = call.arguments_before, freeze(call.arguments), ' '.join(call.printed.split())
        has_changed = after is not None and call.before is not None and after != call.before
        self.count += 1
        self.entries.append(
            LoggedCall(
                self.count,
                call.function,
                call_text(program, call.function, before),
                result_of(call),
                printed,
                call.exception is not None,
                _changed(before, call.arguments, parameters) if has_changed else (),
                step,
                asked,
                write_test(call, before, parameters, self.count, after == call.before),
                game,
            )
        )

    def add_ended(self, program: Program, end: End, step: int, game: Frozen | None) -> None:
        """Write the call down that has ended its process, or was ended with it; nothing if it was no call."""
        if isinstance(end.during, Running):
            return
        name, frozen = end.during.function, end.during.arguments
        shown = call_text(program, name, None if frozen is None else marshal.loads(frozen))
        result = STUCK if end.has_returned else ENDED if end.why == 'itself' else ENDLESS
        self.count += 1
        self.entries.append(LoggedCall(self.count, name, shown, result, '', True, (), step, False, None, game))

    def entry(self, number: int) -> LoggedCall | None:
        """The call of that number, as long as it is remembered."""
        return next((entry for entry in self.entries if entry.number == number), None)


def result_of(call: Call) -> str:
    """What came of the call, in a few words."""
    error = call.exception
    if error is None:
        return f'→ {" ".join(safe_repr(call.result)[:LONGEST_RESULT].split())}'
    if isinstance(error, CallAborted):
        return ENDLESS
    return f'✗ {type(error).__name__}: {" ".join(error_text(error).split())}'.rstrip(': ')


def _changed(before: Sequence[Any], after: Sequence[Any], parameters: Sequence[str]) -> tuple[str, ...]:
    """The names of arguments that the function has changed."""
    pairs = enumerate(zip(before, after, strict=True))
    return tuple(
        parameters[number] if number < len(parameters) else '…' for number, (one, other) in pairs if one != other
    )


def write_test(
    call: Call, before: Sequence[Any], parameters: Sequence[str], number: int, is_unchanged: bool
) -> str | None:
    """The call with these arguments, which it left as they were if it `is_unchanged`, and what came of it, as a test
    for pytest; None where there can be none.
    """
    from rozdej.core.feedback.pasting import Typing, Untypable  # the first picture need not wait for it

    typing = Typing()
    if (
        call.before is None
        or isinstance(call.exception, CallAborted)
        or (call.result is NOTHING and not call.exception)
    ):
        return None
    try:
        given = [typing.typed(value) for value in before]
        result = 'None' if call.exception else typing.typed(call.result)
        after = given if is_unchanged else [typing.typed(value) for value in call.arguments]
    except (Untypable, RecursionError, TypeError, ValueError):  # such as a number of too many digits
        return None
    lines, shown, known = [], [], {}
    for index, text in enumerate(given):
        name = parameters[index] if index < len(parameters) else f'hodnota{index + 1}'
        if len(text) > LONGEST_LINE // 3 or text != after[index]:
            lines.append(f'{name} = {text}')
            known[name] = after[index]
            shown.append(name)
        else:
            shown.append(text)
    told = f'{call.module}.{call.function}({", ".join(shown)})'
    head = ''
    if call.exception:
        head = 'import pytest\n\n\n'
        lines += [f'with pytest.raises({type(call.exception).__name__}):', f'    {told}']
    else:
        sign = 'is' if result in ('None', 'True', 'False') else '=='
        lines.append(f'assert {told} {sign} {result}')
    lines += [f'assert {name} == {text}' for name, text in known.items()]
    sources = {name: kind.__module__.rpartition('.')[2] for name, kind in typing.records.items()}
    lines = [f'{name} = {module}.{name}' for name, module in sources.items()] + lines
    fixtures = ', '.join(dict.fromkeys((call.module, *sources.values())))
    body = '\n'.join(f'    {line}' for line in lines)
    return f'{head}def test_{call.function}_{number}({fixtures}):\n{body}\n'
