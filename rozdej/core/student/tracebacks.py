"""What an exception says, and the place where it was raised: whose it is, and what names meant there."""

import dis
import re
from collections.abc import Callable
from traceback import walk_tb
from types import FrameType, TracebackType

from rozdej.core.student.limits import TEXT_CHARACTERS


def error_text(error: BaseException) -> str:
    """What the exception says, cut if it is very long; nothing if it is of a class whose own `__str__` fails."""
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
    """Where in files that are `owns(path)` the exception passed: (file, line, function), outermost first."""
    passed = ((frame.f_code, line_of(frame, line)) for frame, line in walk_tb(error.__traceback__))
    return [(code.co_filename, line, code.co_name) for code, line in passed if owns(code.co_filename)]


def line_of(frame: FrameType, line: int | None) -> int:
    """The line at which Python says that the frame is. Where it knows none (a loop jumps back behind an `except`), that
    of the instructions before.
    """
    if line is not None:
        return line
    code = frame.f_code
    before = [known for start, _, known in code.co_lines() if known is not None and start <= frame.f_lasti]
    return before[-1] if before else code.co_firstlineno


def names_there(exception: BaseException) -> list[str]:
    """The names that could be used at that place."""
    traceback = innermost(exception)
    if traceback is None:
        return []
    frame = traceback.tb_frame
    return [name for names in (frame.f_locals, frame.f_globals, frame.f_builtins) for name in names]


def hidden_function(exception: BaseException, message: str) -> str:
    """The function whose name a variable has taken there; '' when that is not the trouble.

    `message` is what the exception says.
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
    """The last place that the exception passed: the one that raised it."""
    traceback = exception.__traceback__
    while traceback is not None and traceback.tb_next is not None:
        traceback = traceback.tb_next
    return traceback
