"""Reads exceptions: their text, the frames they passed, and the names at the place where they were raised."""

import dis
import re
from collections.abc import Callable
from traceback import walk_tb
from types import FrameType, TracebackType

from rozdej.core.student.limits import TEXT_CHARACTERS


def error_text(error: BaseException) -> str:
    """Return `str(error)`, at most `TEXT_CHARACTERS` long; '' if the class's own `__str__` fails."""
    try:
        return str(error)[:TEXT_CHARACTERS]
    except Exception:
        return ''


def is_raised_in(error: BaseException, owns: Callable[[str], bool]) -> bool:
    """Whether the exception comes from a `raise` in a file that is `owns(path)`, and not from Python or a key."""
    traceback = innermost(error)
    if traceback is None:
        return False
    code = traceback.tb_frame.f_code
    return owns(code.co_filename) and dis.opname[code.co_code[traceback.tb_lasti]] == 'RAISE_VARARGS'


def frames(error: BaseException, owns: Callable[[str], bool]) -> list[tuple[str, int, str]]:
    """Return the frames in files that are `owns(path)` as (file, line, function), outermost first."""
    passed = ((frame.f_code, line_of(frame, line)) for frame, line in walk_tb(error.__traceback__))
    return [(code.co_filename, line, code.co_name) for code, line in passed if owns(code.co_filename)]


def line_of(frame: FrameType, line: int | None) -> int:
    """Return the line of the frame; where Python knows none, that of the instructions before.

    It knows none where a loop jumps back behind an `except`.
    """
    if line is not None:
        return line
    code = frame.f_code
    before = [known for start, _, known in code.co_lines() if known is not None and start <= frame.f_lasti]
    return before[-1] if before else code.co_firstlineno


def names_there(exception: BaseException) -> list[str]:
    """Return the names that are defined where the exception was raised."""
    traceback = innermost(exception)
    if traceback is None:
        return []
    frame = traceback.tb_frame
    return [name for names in (frame.f_locals, frame.f_globals, frame.f_builtins) for name in names]


def hidden_function(exception: BaseException, message: str) -> str:
    """Return the function that a variable shadows where the exception was raised; '' when that is not the cause.

    `message` is the text of the exception.
    """
    traceback = innermost(exception)
    if traceback is None or not isinstance(exception, UnboundLocalError | TypeError):
        return ''
    frame = traceback.tb_frame
    outside = dict(frame.f_builtins)
    if frame.f_locals is not frame.f_globals:
        outside |= frame.f_globals
    if isinstance(exception, UnboundLocalError):
        taken = re.findall(r"local variable '(\w+)'", message)
    elif isinstance(exception, TypeError) and (found := re.fullmatch(r"'(\w+)' object is not callable", message)):
        taken = [name for name, value in frame.f_locals.items() if NAME_OF(type(value)) == found[1]]
    else:
        return ''
    return next((name for name in taken if callable(outside.get(name))), '')


NAME_OF = type.__dict__['__name__'].__get__
"""The name that a type was given, whatever its metaclass says."""


def innermost(exception: BaseException) -> TracebackType | None:
    """Return the traceback entry that raised the exception."""
    traceback = exception.__traceback__
    while traceback is not None and traceback.tb_next is not None:
        traceback = traceback.tb_next
    return traceback
