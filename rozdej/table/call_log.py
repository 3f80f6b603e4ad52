"""The log of a game: which functions of the student were called, with what, what came back, and what they printed.

The engine writes it down; a panel beside the table shows it. With each call the game is known in which it was made, so
that the player can go back to it, and enough of the values to make a test of the call.
"""

from collections import deque
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from rozdej.feedback.pasting import Typing, Untypable
from rozdej.feedback.values import error_text, safe_repr
from rozdej.student.calls import NOTHING, Call, snapshot, thawed
from rozdej.student.failures import Stopped
from rozdej.student.program import Program
from rozdej.table.history import Frozen
from rozdej.table.trouble import shown_call

KEPT, MOST_ALIKE = 200, 12
"""How many calls are remembered; and how many of one function in the same step, for some are asked a thousand times."""

LONGEST_RESULT = 400
"""Letters of what came back; no panel shows more."""

LONGEST_LINE = 100
"""Letters of a line of a test; a longer value gets a line of its own."""


@dataclass(frozen=True)
class LoggedCall:
    """One call. `number` counts all calls, `step` and `game` say when it was made: before there was any, -1 and None.

    `asked` says that the window only wanted to know something that it shows. `after` are the arguments when the call
    was over, frozen like `Call.before`; None where that is not possible.
    """

    number: int
    call: Call
    shown: str
    result: str
    is_bad: bool
    changed: tuple[str, ...]
    step: int
    game: Frozen | None
    asked: bool
    parameters: tuple[str, ...]
    after: Any = None
    answer: Any = None

    @property
    def printed(self) -> str:
        """What the function printed, on one line."""
        return ' '.join(self.call.printed.split())


class GameLog:
    """The calls of one table, oldest first."""

    def __init__(self) -> None:
        self.entries: deque[LoggedCall] = deque(maxlen=KEPT)
        self.count = 0

    def add(self, program: Program, call: Call, step: int, game: Frozen | None, asked: bool) -> None:
        """Write a call down that is over; not one of very many alike in the same step of the game."""
        here = takewhile(lambda entry: entry.step == step, reversed(self.entries))
        if sum(entry.call.function == call.function for entry in here) >= MOST_ALIKE:
            return
        signature = program.implementation.exercise.lesson.signatures.get(call.function)
        parameters = tuple(signature.parameters) if signature else ()
        after = snapshot(call.arguments)
        changed = after is not None and call.before is not None and after != call.before
        self.count += 1
        self.entries.append(
            LoggedCall(
                self.count,
                call,
                shown_call(program, call.function, call.arguments_before),
                outcome(call),
                call.exception is not None,
                _changed(call, parameters) if changed else (),
                step,
                game,
                asked,
                parameters,
                after,
                snapshot((call.result,)),
            )
        )

    def entry(self, number: int) -> LoggedCall | None:
        """The call of that number, as long as it is remembered."""
        return next((entry for entry in self.entries if entry.number == number), None)


def outcome(call: Call) -> str:
    """What came of the call, in a few words."""
    error = call.exception
    if error is None:
        return f'→ {" ".join(safe_repr(call.result)[:LONGEST_RESULT].split())}'
    if isinstance(error, Stopped):
        return '✗ neskončila sama'
    return f'✗ {type(error).__name__}: {" ".join(error_text(error).split())}'.rstrip(': ')


def _changed(call: Call, parameters: tuple[str, ...]) -> tuple[str, ...]:
    """The names of arguments that the function has changed."""
    pairs = enumerate(zip(call.arguments_before, call.arguments, strict=True))
    return tuple(
        parameters[number] if number < len(parameters) else '…' for number, (one, other) in pairs if one != other
    )


def made_test(entry: LoggedCall) -> str | None:
    """The call and what came of it as a test for pytest; None when its values cannot be typed, or it did not end."""
    call, typing = entry.call, Typing()
    if call.before is None or isinstance(call.exception, Stopped) or (call.result is NOTHING and not call.exception):
        return None
    try:
        given = [typing.typed(value) for value in call.arguments_before]
        result = 'None' if call.exception else typing.typed(thawed(entry.answer)[0])
        after = [typing.typed(value) for value in thawed(entry.after)]
    except (Untypable, RecursionError, TypeError, ValueError):  # such as a number of too many digits
        return None
    lines, shown, known = [], [], {}
    for number, text in enumerate(given):
        name = entry.parameters[number] if number < len(entry.parameters) else f'hodnota{number + 1}'
        if len(text) > LONGEST_LINE // 3 or text != after[number]:
            lines.append(f'{name} = {text}')
            known[name] = after[number]
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
    return f'{head}def test_{call.function}_{entry.number}({fixtures}):\n{body}\n'
