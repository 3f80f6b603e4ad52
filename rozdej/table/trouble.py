"""What is wrong with the student's code, as the window says it: Czech, short, who, expected, got, where."""

import traceback
from dataclasses import dataclass
from typing import Any

from rozdej.feedback.errors import explain_error
from rozdej.feedback.places import others_above, place
from rozdej.feedback.values import error_text, safe_repr, type_name
from rozdej.student.guard import AskedForInput, TooMuchOutput, TooSlow
from rozdej.student.program import Program
from rozdej.student.trouble import Unusable

LONGEST_ARGUMENT = 24
LONGEST_VALUE = 90


@dataclass(frozen=True)
class Host:
    """Who calls the student's functions, in the words that troubles need (Czech)."""

    stopped_it: str
    nobody_answers: str
    goes_on: str


WINDOW = Host('okno zastavilo', 'V okně není komu odpovídat', 'Okno zůstává otevřené')


class Trouble(Exception):
    """The student's code did what it must not, or cannot be used: a headline and some lines.

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


class NotWritten(Trouble):
    """The function waits to be written."""


def cut(value: Any) -> str:
    """The value on one short line."""
    return cut_text(' '.join(safe_repr(value).split()))


def cut_text(text: str) -> str:
    """The text, shortened where it is too long for a line."""
    return text if len(text) <= LONGEST_VALUE else text[: LONGEST_VALUE - 2].rstrip() + ' …'


def shown_call(program: Program, name: str, arguments: tuple[Any, ...]) -> str:
    """The call as the student would type it; a long argument is shown by its name."""
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


def not_written(program: Program, module: str, name: str) -> NotWritten:
    """A function of the lesson with an empty body."""
    lines = beginning(program, module, name)
    if len(lines) > 1:  # another one above it, which may well be written
        return NotWritten(f'Funkce {name} je v souboru víckrát a poslední je prázdná.', *lines)
    return NotWritten(f'Funkce {name} ještě není napsaná.', *lines)


def unusable(program: Program, error: Unusable) -> Trouble:
    """A file or a function that is not there or cannot be called; told as the tests tell it."""
    from rozdej.feedback.diagnosis import diagnose  # a start without trouble need not wait for them
    from rozdej.feedback.evidence import Evidence

    diagnosis = diagnose(Evidence(program, error, None, None, None))
    lines = [' '.join(line.split()) for line in diagnosis.lines]
    if diagnosis.kind == 'parameters':
        return Trouble(f'Funkci {error.function} nejde zavolat.', *lines)  # type: ignore[attr-defined]
    return Trouble(lines[0], *lines[1:])


def ended(
    program: Program, name: str, arguments: tuple[Any, ...], error: BaseException, host: Host = WINDOW
) -> Trouble:
    """A call that did not return."""
    calls = program.log.calls
    if calls and calls[-1].exception is error:
        arguments = calls[-1].arguments_before  # the function may have changed them before it failed
    if isinstance(error, TooSlow):
        seconds = f'{error.limit:.1f}'.replace('.', ',')
        title = f'Funkce {name} neskončila ani za {seconds} s, tak ji {host.stopped_it}.'
        why = ['Netočí se v ní cyklus pořád dokola?']
    elif isinstance(error, TooMuchOutput):
        title = f'Funkce {name} vypisuje pořád dokola, tak ji {host.stopped_it}.'
        why = ['Netočí se v ní print v cyklu bez konce?']
    elif isinstance(error, AskedForInput):
        title = f'Funkce {name} se ptá na vstup (input).'
        why = [f'{host.nobody_answers}: všechno, co potřebuje, dostane v parametrech.']
    elif isinstance(error, SystemExit):
        title = f'Funkce {name} chce ukončit celý program (exit, quit nebo sys.exit).'
        why = [f'Skončit má příkazem return. {host.goes_on}.']
    else:
        text = ' '.join(error_text(error).split())
        title = f'Funkce {name} skončila chybou.'
        kind = type(error).__name__
        why = [cut_text(f'{kind}: {text}') if text else kind, *(line.strip() for line in explain_error(error))]
    lines = [f'Volání: {shown_call(program, name, arguments)}', *why, *where(program, error)]
    return Trouble(title, *lines, details=traceback_of(program, error))


def where(program: Program, error: BaseException) -> list[str]:
    """The student's line that the exception comes from; of what did not end, the loop."""
    passed = [(file, line) for file, line, _ in program.frames(error)]
    if not passed:
        return []
    loop = program.implementation.deepest_loop(passed) if isinstance(error, TooSlow) else None
    file, line = loop or passed[-1]
    return [f'{place(file, line)}:', f'    {cut_text(line_text(program, file, line))}']


def line_text(program: Program, file: str, line: int) -> str:
    """A line as it was loaded: the file may be another one by now, or gone."""
    source = program.implementation.loaded(file)
    return source.line_text(line) if source else ''


def traceback_of(program: Program, error: BaseException) -> str:
    """The traceback without the kit's own lines."""
    frames = [
        traceback.FrameSummary(file, line, name, lookup_line=False, line=line_text(program, file, line))
        for file, line, name in program.frames(error)
    ]
    lines = traceback.format_list(frames) + traceback.format_exception_only(type(error), error)
    return ''.join(lines).rstrip()


def unexpected(
    program: Program, module: str, name: str, arguments: tuple[Any, ...], expected: str, got: str
) -> Trouble:
    """A call that returned, but left behind something that cannot be used."""
    return Trouble(
        f'Funkce {name} udělala něco jiného, než má.',
        f'Volání: {shown_call(program, name, arguments)}',
        f'Čeká se: {expected}',
        f'Přišlo: {got}',
        *beginning(program, module, name),
    )


def described(value: Any) -> str:
    """Type and value in one line: `seznam (list): [1, 2]`."""
    return 'None (nic)' if value is None else f'{type_name(value)}: {cut(value)}'
