"""Exceptions of a student's program, made anew in the judge.

They are of the built-in type that they were of, or, if that was a type of the student's, of a type of the same name.
Nothing that came is believed to be well-formed.
"""

import builtins
from typing import Any

from rozdej.core.student.failures import KINDS, LoadProblem, Names, Places, carried_types
from rozdej.core.student.implementation import Implementation
from rozdej.core.student.limits import KNOWN_NAMES
from rozdej.core.student.source import SourceFile, WrongEncoding
from rozdej.teacher.isolation.judge_proxies import described_type, type_name
from rozdej.teacher.isolation.serialization import RefusedAtBorder, checked, unpacked

LONGEST_NAME = 50
"""Characters of a name that may have been meant: comparing long ones takes long."""

MOST_ARGUMENTS, MOST_FRAMES = 8, 100
"""Arguments of an exception, and frames it came through, that are looked at."""

DEEPEST = 10
"""How many files may be in trouble because of each other."""


class Rebuilding:
    """Makes exceptions and load problems of one implementation from what the player tells of them."""

    def __init__(self, implementation: Implementation):
        self._implementation = implementation

    def problem(self, data: Any, depth: int = 0) -> LoadProblem:
        """A load problem."""
        module, line, inner, printed, unreadable, cause = unpacked(data, 6)
        return LoadProblem(
            checked(module, str),
            self.source(module),
            checked(line, int),
            None if cause is None else self.error(cause, depth + 1),
            checked(inner, int),
            checked(printed, str),
            checked(unreadable, bool),
        )

    def source(self, module: Any) -> SourceFile:
        """The judge's own copy of a file."""
        source = self._implementation.source(checked(module, str)) if module in self._implementation.modules else None
        if source is None:
            raise RefusedAtBorder('no such module')
        return source

    def error(self, data: Any, depth: int = 0) -> BaseException:
        """An exception; its attribute `frames` says where it passed."""
        kind, details, frames = unpacked(data, 3)
        if type(details) is not list or type(frames) is not list or depth > DEEPEST:
            raise RefusedAtBorder('no exception')
        try:
            error = self._kit_error(checked(kind, str), details, depth) if kind else _ordinary(details)
        except (TypeError, ValueError, IndexError):
            raise RefusedAtBorder('no exception') from None
        if not kind and isinstance(error, ImportError) and (missing := details[4].get('missing')):
            error.missing = self._kit_error('MissingFunction', missing, depth)  # type: ignore[attr-defined]
        error.frames = self.frames(frames)  # type: ignore[attr-defined]
        return error

    def frames(self, data: Any) -> list[tuple[str, int, str]]:
        """Where an exception passed."""
        return [self._frame(frame) for frame in checked(data, list)[:MOST_FRAMES]]

    def _frame(self, data: Any) -> tuple[str, int, str]:
        module, line, function = unpacked(data, 3)
        return str(self.source(module).path), checked(line, int), checked(function, str)

    def _kit_error(self, kind: str, facts: list[Any], depth: int) -> BaseException:
        """A failure that the kit has a class for: `kind` is the name of that class."""
        for made in KINDS:
            if made.__name__ == kind:
                types = carried_types(made)
                values = zip(types.items(), unpacked(facts, len(types)), strict=True)
                return made(**{name: self._fact(fact, value, depth) for (name, fact), value in values})
        raise RefusedAtBorder('no such kind')

    def _fact(self, kind: Any, value: Any, depth: int) -> Any:
        if kind is LoadProblem:
            return self.problem(value, depth)
        if kind is Names:
            return [checked(name, str) for name in checked(value, list)]
        if kind is Places:
            places = [unpacked(place, 2) for place in checked(value, list)]
            return [(str(self.source(module).path), checked(line, int)) for module, line in places]
        return checked(value, kind, int) if kind is float else checked(value, kind)


def _ordinary(details: list[Any]) -> BaseException:
    name, standard, arguments, text, extra = unpacked(details, 5)
    base = vars(builtins).get(checked(standard, str))
    if not isinstance(base, type) or not issubclass(base, BaseException) or type(extra) is not dict:
        raise RefusedAtBorder('no exception')
    if base is KeyboardInterrupt:  # the one who grades did not press anything
        name, base = 'KeyboardInterrupt', BaseException
    if name == 'WrongEncoding':
        base = WrongEncoding
    name = type_name(name)
    arguments = [_argument(part) for part in checked(arguments, list)[:MOST_ARGUMENTS]]
    error = _instance(base, arguments)
    text = checked(text, str, type(None)) or ''
    if type(error).__name__ != name or error_text(error) != text:
        error = _instance(type(name, (type(error),), {'__str__': lambda self: text}), arguments)
    for attribute, value in extra.items():
        if attribute in ('msg', 'lineno', 'offset', 'text', 'name', 'hidden'):
            setattr(error, attribute, checked(value, int, str))
        elif attribute == 'known':
            names = [checked(name, str) for name in checked(value, list)[:KNOWN_NAMES]]
            error.known = [name for name in names if len(name) < LONGEST_NAME]  # type: ignore[attr-defined]
    return error


def _argument(part: Any, depth: int = 0) -> Any:
    """One of the values that an exception was made with; what was not carried equals nothing."""
    if type(part) is not list:
        return checked(part, bool, int, float, str, type(None))
    if part[:1] == ['t'] and depth < DEEPEST:
        return tuple([_argument(item, depth + 1) for item in part[1:]])
    tag, name = unpacked(part, 2)
    if tag != 'x':
        raise RefusedAtBorder('no argument')
    name = type_name(name)
    return described_type(name)(f'<{name}>')


def _instance(kind: type, arguments: list[Any]) -> BaseException:
    """An exception of that type, or of one it is built on when it takes other arguments."""
    for cls in kind.__mro__:
        try:
            error = cls(*arguments)
        except Exception:
            continue
        if isinstance(error, BaseException):
            return error
    return Exception(*arguments)
