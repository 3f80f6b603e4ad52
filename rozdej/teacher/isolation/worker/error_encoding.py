"""Describes exceptions for the judge: the names of their types, their text, and their frames in the student's files."""

import builtins
from collections.abc import Callable
from typing import Any

from rozdej.core.student.failures import KINDS, BrokenFile, LoadProblem, MissingFunction, Unusable, carried_facts
from rozdej.core.student.limits import KNOWN_NAMES, TEXT_CHARACTERS, TEXT_SECONDS
from rozdej.core.student.program import LocalProgram
from rozdej.core.student.source import WrongEncoding
from rozdej.core.student.tracebacks import hidden_function, names_there
from rozdej.teacher.isolation.serialization import ATOMS
from rozdej.teacher.isolation.worker.worker_objects import mro_of, name_of

MOST_FRAMES = 40
"""Most frames that are sent. A recursion has a thousand; the outermost and innermost ones are enough."""

STANDARD = dict(vars(builtins))
"""The builtins, copied before a student's code can change them."""

MOST_ITEMS = 8
"""Most arguments of an exception that are sent, and most items of a tuple among them."""

MOST_CAUSES = 5
"""Longest chain of files that is sent, of which each fails because it imports the next."""


class ErrorEncoder:
    """Encodes exceptions and load problems of one program as plain data.

    `module_of(path)` gives the module that a file is; None for a file that is not the student's.
    """

    def __init__(self, program: LocalProgram, module_of: Callable[[str], str | None]):
        self._program = program
        self._module_of = module_of

    def problem(self, problem: LoadProblem, causes: int = 0) -> list[Any]:
        """Encode a load problem as `[module, line, inner line, printed, unreadable, cause or None]`."""
        cause = None if problem.cause is None else self.error(problem.cause, causes + 1)
        return [
            problem.module,
            problem.line,
            problem.inner_line,
            problem.printed[:TEXT_CHARACTERS],
            problem.is_unreadable,
            cause,
        ]

    def error(self, error: BaseException, causes: int = 0) -> list[Any]:
        """Encode an exception as `[kind, details, frames]`; an ordinary one has the kind ''."""
        kind, details = self._kit_error(error, causes)
        if not kind:
            details = self._ordinary(error)
        return [kind, details, self._frames(error)]

    def _kit_error(self, error: BaseException, causes: int) -> tuple[str, list[Any]]:
        """Encode an exception of the kit's as the name of its class and its facts; '' for any other."""
        kind = next((kind for kind in KINDS if isinstance(error, kind)), None)
        if kind is None or (kind is BrokenFile and causes >= MOST_CAUSES):
            return '', []
        return kind.__name__, [self._fact(value, causes) for value in carried_facts(error, kind)]

    def _fact(self, value: Any, causes: int) -> Any:
        if isinstance(value, LoadProblem):
            return self.problem(value, causes)
        if isinstance(value, float | int):
            return value
        if isinstance(value, str):
            return value[:TEXT_CHARACTERS]
        if value and isinstance(value[0], str):
            return value[:KNOWN_NAMES]
        places = [[module, line] for file, line in value if (module := self._module_of(file))]
        return places[:MOST_FRAMES]

    def _ordinary(self, error: BaseException) -> list[Any]:
        kind = type(error)
        name = 'WrongEncoding' if kind is WrongEncoding else name_of(kind)
        standard = next(cls for cls in mro_of(kind) if STANDARD.get(name_of(cls)) is cls)
        own = BaseException.__dict__['args'].__get__(error)  # a property of the student's class could do anything
        arguments = [_argument(part) for part in own[:MOST_ITEMS]]
        text = self._text(error, is_harmless=kind is standard and all(map(_is_plain, arguments)))
        return [name, standard.__name__, arguments, text, self._safe_extra(error, text or '')]

    def _text(self, error: BaseException, is_harmless: bool) -> str | None:
        """The text of an exception; None when it cannot be had."""
        try:
            if is_harmless:
                return str(error)[:TEXT_CHARACTERS]
            text = self._program.guard.run(str, error, seconds=TEXT_SECONDS, echo=False)
        except BaseException:
            return None
        return text[:TEXT_CHARACTERS] if type(text) is str else None

    def _safe_extra(self, error: BaseException, text: str) -> dict[str, Any]:
        try:
            return self._extra(error, text)
        except BaseException:  # raised by a property of the student's class
            return {}

    def _extra(self, error: BaseException, text: str) -> dict[str, Any]:
        if isinstance(error, SyntaxError):
            plain = {name: getattr(error, name, None) for name in ('msg', 'lineno', 'offset', 'text')}
            return {name: value for name, value in plain.items() if type(value) in (int, str)}
        if isinstance(error, NameError) and not isinstance(error, UnboundLocalError):
            return {'name': error.name if type(error.name) is str else '', 'known': _sendable(names_there(error))}
        missing = self._program.log.missing
        if isinstance(error, ImportError) and isinstance(missing, MissingFunction):  # the name that was not in a file
            return {'missing': self._kit_error(missing, 0)[1]}
        hidden = hidden_function(error, text)
        return {'hidden': hidden} if hidden else {}

    def _frames(self, error: BaseException) -> list[list[Any]]:
        if isinstance(error, Unusable):
            return []
        passed = [[self._module_of(file), *rest] for file, *rest in self._program.frames(error)]
        return passed if len(passed) <= MOST_FRAMES else passed[: MOST_FRAMES // 2] + passed[-MOST_FRAMES // 2 :]


def _sendable(names: list[str]) -> list[str]:
    return [name for name in names if type(name) is str and len(name) < 50][:KNOWN_NAMES]


def _argument(value: Any, depth: int = 0) -> Any:
    """Encode an argument of an exception: plain values as they are, a tuple as an array, others by their type."""
    if type(value) is str:
        return value[:TEXT_CHARACTERS]
    if any(type(value) is kind for kind in ATOMS):  # `in` would call the hash of a student's metaclass
        return value
    if type(value) is tuple and len(value) <= MOST_ITEMS and depth < 3:
        return ['t', *(_argument(item, depth + 1) for item in value)]
    return ['x', name_of(type(value))]


def _is_plain(argument: Any) -> bool:
    return type(argument) is not list or (argument[0] == 't' and all(map(_is_plain, argument[1:])))
