"""Telling the judge of an exception: its type's names, what it says, and where in the student's files it passed."""

import builtins
from typing import Any

from rozdej.isolation.border import ATOMS
from rozdej.isolation.player.carrying import mro_of, name_of
from rozdej.isolation.player.files import Files
from rozdej.student.guard import AskedForInput, TooMuchOutput, TooSlow
from rozdej.student.program import (
    BrokenFile,
    LoadProblem,
    MissingFile,
    MissingFunction,
    NotAFunction,
    Program,
    SlowCalls,
    StillHanging,
    Unusable,
    WrongParameters,
)
from rozdej.student.source import WrongEncoding

LONGEST = 2_000
"""Characters of a message that are passed on."""

MOST_FRAMES = 40
"""A recursion has a thousand; the outermost and the innermost tell enough."""

MOST_NAMES = 400
"""Names known at the place of a NameError, among which the one that was meant may be."""

STANDARD = dict(vars(builtins))
"""Before any student's code can have changed it."""

MOST_CAUSES = 5
"""Files that import each other, each for the next one's trouble."""


class Describing:
    """Turns exceptions and load problems of one program into plain data."""

    def __init__(self, program: Program, files: Files):
        self._program = program
        self._files = files

    def problem(self, problem: LoadProblem, causes: int = 0) -> list[Any]:
        """A load problem as `[module, line, inner line, printed, unreadable, cause or None]`."""
        cause = None if problem.cause is None else self.error(problem.cause, causes + 1)
        return [
            problem.module,
            problem.line,
            problem.inner_line,
            problem.printed[:LONGEST],
            problem.is_unreadable,
            cause,
        ]

    def error(self, error: BaseException, causes: int = 0) -> list[Any]:
        """An exception as `[kind, details, frames, places]`; the kind '' is an ordinary one."""
        kind, details = self._kit_error(error, causes)
        if not kind:
            details = self._ordinary(error)
        return [kind, details, self._frames(error)]

    def _kit_error(self, error: BaseException, causes: int) -> tuple[str, list[Any]]:
        kind = type(error)
        if kind is StillHanging:
            return 'hopeless', [error.limit]
        if kind is SlowCalls:
            return 'slow calls', [error.function, error.count]
        if isinstance(error, TooSlow):
            places = [[module, line] for file, line in error.places if (module := self._files.module_of(file))]
            return 'slow', [error.limit, places[:MOST_FRAMES]]
        if kind is TooMuchOutput:
            return 'output', []
        if kind is AskedForInput:
            return 'input', [error.prompt[:LONGEST], error.prepared]
        if kind is WrongParameters:
            return 'parameters', [error.module, error.function]
        if kind is MissingFile:
            return 'missing file', [error.module]
        if kind is MissingFunction:
            return 'missing function', [error.module, error.function, error.present[:MOST_NAMES]]
        if kind is BrokenFile and causes < MOST_CAUSES:
            return 'broken file', [self.problem(error.problem, causes)]
        return ('not a function', [error.module, error.function]) if kind is NotAFunction else ('', [])

    def _ordinary(self, error: BaseException) -> list[Any]:
        kind = type(error)
        name = 'WrongEncoding' if kind is WrongEncoding else name_of(kind)
        standard = next(cls for cls in mro_of(kind) if STANDARD.get(name_of(cls)) is cls)
        own = BaseException.__dict__['args'].__get__(error)  # a property of the student's might do anything
        arguments = [part[:LONGEST] if type(part) is str else part for part in own[:8]]
        is_plain = all(type(part) in ATOMS for part in arguments)
        if not is_plain:
            arguments = [part if type(part) in ATOMS else None for part in arguments]
        text = self._text(error, is_harmless=kind is standard and is_plain)
        return [name, standard.__name__, arguments, text, self._shown_extra(error)]

    def _text(self, error: BaseException, is_harmless: bool) -> str | None:
        """What it says; None when it cannot say anything."""
        try:
            if is_harmless:
                return str(error)[:LONGEST]
            text = self._program.guard.run(str, error, seconds=0.25, echo=False)
        except BaseException:
            return None
        return text[:LONGEST] if type(text) is str else None

    def _shown_extra(self, error: BaseException) -> dict[str, Any]:
        try:
            return self._extra(error)
        except BaseException:  # a property of the student's
            return {}

    def _extra(self, error: BaseException) -> dict[str, Any]:
        if isinstance(error, SyntaxError):
            plain = {name: getattr(error, name, None) for name in ('msg', 'lineno', 'offset', 'text')}
            return {name: value for name, value in plain.items() if type(value) in (int, str)}
        if isinstance(error, NameError) and not isinstance(error, UnboundLocalError):
            return {'name': error.name if type(error.name) is str else '', 'known': _known_names(error)}
        return {}

    def _frames(self, error: BaseException) -> list[list[Any]]:
        if isinstance(error, Unusable):
            return []
        passed = [[self._files.module_of(file), line, name] for file, line, name in self._program.frames(error)]
        return passed if len(passed) <= MOST_FRAMES else passed[: MOST_FRAMES // 2] + passed[-MOST_FRAMES // 2 :]


def _known_names(error: BaseException) -> list[str]:
    """The names that could be used where the exception was raised."""
    traceback = error.__traceback__
    if traceback is None:
        return []
    while traceback.tb_next is not None:
        traceback = traceback.tb_next
    frame = traceback.tb_frame
    names = [name for names in (frame.f_locals, frame.f_globals, frame.f_builtins) for name in names]
    return [name for name in names if type(name) is str and len(name) < 50][:MOST_NAMES]
