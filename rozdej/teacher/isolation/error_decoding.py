"""Recreates exceptions of a student's program in the judge.

An exception gets the same built-in type, or a new type with the name of the student's type. All data is checked.
"""

import builtins
from typing import Any

from rozdej.core.student.failures import KINDS, LoadProblem, Names, Places, carried_types
from rozdej.core.student.implementation import Implementation
from rozdej.core.student.limits import KNOWN_NAMES
from rozdej.core.student.source import SourceFile, WrongEncoding
from rozdej.core.student.tracebacks import error_text
from rozdej.teacher.isolation.judge_proxies import opaque_type, type_name
from rozdej.teacher.isolation.serialization import SerializationError, expect_array, expect_type

LONGEST_NAME = 50
"""Longest name in characters that can be suggested for another. Comparing longer ones takes long."""

MOST_ARGUMENTS, MOST_FRAMES = 8, 100
"""Arguments and frames of an exception that are decoded."""

DEEPEST = 10
"""Longest chain of files of which each fails because of the next."""


class ErrorDecoder:
    """Decodes exceptions and load problems of one implementation. Raises `SerializationError` for malformed data."""

    def __init__(self, implementation: Implementation):
        self._implementation = implementation

    def problem(self, data: Any, depth: int = 0) -> LoadProblem:
        """Decode a load problem."""
        module, line, inner, printed, unreadable, cause = expect_array(data, 6)
        return LoadProblem(
            expect_type(module, str),
            self.source(module),
            expect_type(line, int),
            None if cause is None else self.error(cause, depth + 1),
            expect_type(inner, int),
            expect_type(printed, str),
            expect_type(unreadable, bool),
        )

    def source(self, module: Any) -> SourceFile:
        """The judge's copy of a file."""
        source = (
            self._implementation.source(expect_type(module, str)) if module in self._implementation.modules else None
        )
        if source is None:
            raise SerializationError('no such module')
        return source

    def error(self, data: Any, depth: int = 0) -> BaseException:
        """Decode an exception. Its attribute `frames` is as in `frames`."""
        kind, details, frames = expect_array(data, 3)
        if type(details) is not list or type(frames) is not list or depth > DEEPEST:
            raise SerializationError('no exception')
        try:
            error = self._kit_error(expect_type(kind, str), details, depth) if kind else _ordinary(details)
        except (TypeError, ValueError, IndexError):
            raise SerializationError('no exception') from None
        if not kind and isinstance(error, ImportError) and (missing := details[4].get('missing')):
            error.missing = self._kit_error('MissingFunction', missing, depth)  # type: ignore[attr-defined]
        error.frames = self.frames(frames)  # type: ignore[attr-defined]
        return error

    def frames(self, data: Any) -> list[tuple[str, int, str]]:
        """Decode the frames of a traceback: path, line and function of each."""
        return [self._frame(frame) for frame in expect_type(data, list)[:MOST_FRAMES]]

    def _frame(self, data: Any) -> tuple[str, int, str]:
        module, line, function = expect_array(data, 3)
        return str(self.source(module).path), expect_type(line, int), expect_type(function, str)

    def _kit_error(self, kind: str, facts: list[Any], depth: int) -> BaseException:
        """Decode an exception of the kit's class with the name `kind`."""
        for made in KINDS:
            if made.__name__ == kind:
                types = carried_types(made)
                values = zip(types.items(), expect_array(facts, len(types)), strict=True)
                return made(**{name: self._fact(fact, value, depth) for (name, fact), value in values})
        raise SerializationError('no such kind')

    def _fact(self, kind: Any, value: Any, depth: int) -> Any:
        if kind is LoadProblem:
            return self.problem(value, depth)
        if kind is Names:
            return [expect_type(name, str) for name in expect_type(value, list)]
        if kind is Places:
            places = [expect_array(place, 2) for place in expect_type(value, list)]
            return [(str(self.source(module).path), expect_type(line, int)) for module, line in places]
        return expect_type(value, kind, int) if kind is float else expect_type(value, kind)


def _ordinary(details: list[Any]) -> BaseException:
    name, standard, arguments, text, extra = expect_array(details, 5)
    base = vars(builtins).get(expect_type(standard, str))
    if not isinstance(base, type) or not issubclass(base, BaseException) or type(extra) is not dict:
        raise SerializationError('no exception')
    if base is KeyboardInterrupt:  # raised by the program; the teacher did not press Ctrl+C
        name, base = 'KeyboardInterrupt', BaseException
    if name == 'WrongEncoding':
        base = WrongEncoding
    name = type_name(name)
    arguments = [_argument(part) for part in expect_type(arguments, list)[:MOST_ARGUMENTS]]
    error = _instance(base, arguments)
    text = expect_type(text, str, type(None)) or ''
    if type(error).__name__ != name or error_text(error) != text:
        error = _instance(type(name, (type(error),), {'__str__': lambda self: text}), arguments)
    for attribute, value in extra.items():
        if attribute in ('msg', 'lineno', 'offset', 'text', 'name', 'hidden'):
            setattr(error, attribute, expect_type(value, int, str))
        elif attribute == 'known':
            names = [expect_type(name, str) for name in expect_type(value, list)[:KNOWN_NAMES]]
            error.known = [name for name in names if len(name) < LONGEST_NAME]  # type: ignore[attr-defined]
    return error


def _argument(part: Any, depth: int = 0) -> Any:
    """Decode an argument of an exception. A placeholder for an object equals nothing."""
    if type(part) is not list:
        return expect_type(part, bool, int, float, str, type(None))
    if part[:1] == ['t'] and depth < DEEPEST:
        return tuple([_argument(item, depth + 1) for item in part[1:]])
    tag, name = expect_array(part, 2)
    if tag != 'x':
        raise SerializationError('no argument')
    name = type_name(name)
    return opaque_type(name)(f'<{name}>')


def _instance(kind: type, arguments: list[Any]) -> BaseException:
    """Make an exception of that type, or of a base class when the type takes other arguments."""
    for cls in kind.__mro__:
        try:
            error = cls(*arguments)
        except Exception:
            continue
        if isinstance(error, BaseException):
            return error
    return Exception(*arguments)
