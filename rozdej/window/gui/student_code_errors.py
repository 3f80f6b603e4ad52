"""Explains in short Czech what is wrong with the student's code: who, expected, got, where."""

import math
import traceback
from collections.abc import Sequence
from operator import is_
from pathlib import Path
from typing import Any

from rozdej.core.feedback.errors import explain_error
from rozdej.core.feedback.explanations import IN_A_LOOP, Host, ShownLine, explanation_of, fill_in
from rozdej.core.feedback.locations import ErrorPath, others_above, place
from rozdej.core.feedback.values import error_line, safe_repr, type_name
from rozdej.core.student.failures import Ended, TooSlow, Unusable
from rozdej.core.student.program import Program

LONGEST_ARGUMENT = 24
LONGEST_VALUE = 90


class StudentCodeError(Exception):
    """The student's code does something wrong or cannot be used: a title and some lines.

    `details` is the traceback through the student's files, for the terminal.
    """

    def __init__(self, title: str, *lines: str, details: str = ''):
        super().__init__(title)
        self.title = title
        self.lines = lines
        self.details = details

    @property
    def text(self) -> str:
        """All of it, as it is printed in the terminal."""
        return '\n'.join([self.title, *(f'  {line}' for line in self.lines), *([self.details] if self.details else [])])


class NotWritten(StudentCodeError):
    """The function waits to be written."""


def short_repr(value: Any) -> str:
    """The value on one short line."""
    return shorten_line(' '.join(safe_repr(value).split()))


def shorten_line(text: str) -> str:
    """The text, shortened where it is too long for a line."""
    return text if len(text) <= LONGEST_VALUE else text[: LONGEST_VALUE - 2].rstrip() + ' …'


def call_text(program: Program, name: str, arguments: tuple[Any, ...] | None) -> str:
    """The call as the student would type it, as far as it is known; a long argument is shown by its name."""
    if arguments is None:
        return f'{name}(…)'
    signature = program.implementation.exercise.lesson.signatures.get(name)
    parameters = signature.parameters if signature else ()
    parts = []
    for index, argument in enumerate(arguments):
        text = safe_repr(argument)
        if len(text) > LONGEST_ARGUMENT:
            text = parameters[index] if index < len(parameters) else '…'
        parts.append(text)
    return f'{name}({", ".join(parts)})'


def beginning(program: Program, module: str, name: str) -> list[str]:
    """Where the function begins, if its file has it, and that it has another of that name."""
    source = program.implementation.source(module)
    function = source and source.functions.get(name)
    return [place(source.path, function.lineno), *others_above(source, name)] if source and function else []


def in_lesson(program: Program, name: str) -> list[str]:
    """Where the lesson tells what the function does, if a level is about it."""
    level = program.implementation.exercise.lesson.level_of(name)
    return [f'Jak na ni, je v lekci v kapitole {level.section} (level {level.number}).'] if level else []


def next_in_lesson(program: Program, names: Sequence[str]) -> list[str]:
    """Which of these functions comes first in the lesson, and where that tells what it does."""
    lesson = program.implementation.exercise.lesson
    first = min(names, key=lambda name: level.number if (level := lesson.level_of(name)) else math.inf, default='')
    return [' '.join([f'Na řadě je {first}.', *in_lesson(program, first)])] if first else []


def not_written(program: Program, module: str, name: str) -> NotWritten:
    """A function of the lesson with an empty body."""
    begins = beginning(program, module, name)
    if len(begins) > 1:  # another one above it, which may well be written
        return NotWritten(f'Funkce {name} je v souboru víckrát a poslední je prázdná.', *begins)
    return NotWritten(f'Funkce {name} ještě není napsaná.', *in_lesson(program, name), *begins)


def unusable(program: Program, failure: Unusable) -> StudentCodeError:
    """A file or a function that is missing or cannot be called, in the words of the tests."""
    from rozdej.core.feedback.missing_functions import explain_unusable  # a start without trouble need not wait for it

    told = [' '.join(line.split()) for line in explain_unusable(program.implementation, failure)]
    title = fill_in(explanation_of(failure, program.implementation, 'call').table, failure)
    return StudentCodeError(*title, *told)


def ended(
    program: Program, module: str, name: str, arguments: tuple[Any, ...] | None, error: BaseException, host: Host
) -> StudentCodeError:
    """A call that did not return; None stands for arguments that nobody knows any more."""
    calls = program.log.calls
    if calls and calls[-1].exception is error:
        arguments = calls[-1].arguments_before  # the function may have changed them before it failed
    explanation = explanation_of(error, program.implementation, 'table')
    words = {**vars(host), 'function': name, 'error': error_line(error, LONGEST_VALUE)}
    title, *why = fill_in(explanation.words('table'), error, **words)
    why += fill_in(explanation.table_advice or explanation.advice, error, **words)
    way = ErrorPath(program.implementation, program.frames(error))
    if explanation.kind == 'raised':
        advice = '' if way.is_innermost_given else explain_error(error, program.frames(error))
        why += filter(None, (advice, way.sentence()))
    if explanation.look is ShownLine.HEADER:
        return StudentCodeError(title, *why, *beginning(program, module, name))
    shown = [call_line(program, name, arguments), *why, *where(program, error, explanation.look)]
    return StudentCodeError(title, *shown, details=traceback_of(program, error))


def stuck_after(
    program: Program, module: str, name: str, arguments: tuple[Any, ...] | None, has_ended: bool
) -> StudentCodeError:
    """A call that returned something that took the window too long, or with which the window's process `has_ended`."""
    what = 'skončil proces, ve kterém se hraje' if has_ended else 'okno uvázlo'
    return StudentCodeError(
        f'Po volání funkce {name} {what}, a tak se okno vrátilo před tohle volání.',
        call_line(program, name, arguments),
        *beginning(program, module, name),
    )


def call_line(program: Program, name: str, arguments: tuple[Any, ...] | None) -> str:
    """The same on a line of its own."""
    return f'Volání: {call_text(program, name, arguments)}'


def where(program: Program, error: BaseException, look: ShownLine) -> list[str]:
    """The student's line that the exception comes from; of what did not end, the loop.

    What ended with its process has no traceback; then it is the line that was running.
    """
    frames = program.frames(error)
    if not frames and isinstance(error, TooSlow | Ended):
        look = ShownLine.RUNNING
        frames = [(file, line, '') for file, line in reversed(error.places) if program.implementation.owns(file)]
    own = [frame for frame in frames if not program.implementation.is_given(Path(frame[0]).stem)]
    passed = [(file, line) for file, line, _ in own or frames]
    if not passed:
        return []
    loop = program.implementation.deepest_loop(passed) if look is ShownLine.LOOP else None
    file, line = loop or passed[-1]
    head = [IN_A_LOOP] if loop else []
    return [*head, f'{place(file, line)}:', f'    {shorten_line(line_text(program, file, line))}']


def line_text(program: Program, file: str, line: int) -> str:
    """A line as it was loaded: the file may have changed since."""
    source = program.implementation.loaded(file)
    return source.line_text(line) if source else ''


def traceback_of(program: Program, error: BaseException) -> str:
    """The traceback without the kit's own lines; '' when nothing is left of it."""
    frames = [
        traceback.FrameSummary(file, line, name, lookup_line=False, line=line_text(program, file, line))
        for file, line, name in program.frames(error)
    ]
    if not frames:
        return ''
    formatted = traceback.format_list(frames) + traceback.format_exception_only(type(error), error)
    return ''.join(formatted).rstrip()


def unexpected(
    program: Program, module: str, name: str, arguments: tuple[Any, ...], expected: str, got: str
) -> StudentCodeError:
    """A call that returned, but left behind something that cannot be used."""
    calls = program.log.calls
    if calls and len(arguments) == len(calls[-1].arguments) and all(map(is_, arguments, calls[-1].arguments)):
        arguments = calls[-1].arguments_before  # the function may have changed them
    return StudentCodeError(
        f'Funkce {name} udělala něco jiného, než má.',
        f'Volání: {call_text(program, name, arguments)}',
        f'Čeká se: {expected}',
        f'Přišlo: {got}',
        *beginning(program, module, name),
    )


def describe_value(value: Any) -> str:
    """Type and value in one line: `seznam (list): [1, 2]`."""
    return 'None (nic)' if value is None else f'{type_name(value)}: {short_repr(value)}'
