"""Represents the student's objects and exceptions in messages to the judge, and the judge's functions in the worker."""

import builtins
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Callable, Sequence
from types import FunctionType
from typing import Any

from rozdej.core.student.facade import StudentFunction
from rozdej.core.student.failures import KINDS, BrokenFile, LoadProblem, MissingFunction, Unusable, carried_facts
from rozdej.core.student.limits import KNOWN_NAMES, TEXT_CHARACTERS, TEXT_SECONDS
from rozdej.core.student.program import LocalProgram
from rozdej.core.student.source import WrongEncoding
from rozdej.core.student.tracebacks import NAME_OF, hidden_function, names_there
from rozdej.teacher.isolation.aliasing import SharedContainers, replace_contents
from rozdej.teacher.isolation.serialization import (
    ATOMS,
    DICT_OF,
    MOST_KEYS,
    Decoder,
    Encoder,
    GivenClasses,
    SerializationError,
)

MOST_HANDLES = 100_000
"""Most objects of the student's that get a handle in one test."""

LONGEST = 300
"""Longest `repr` of an object that is sent, in characters."""

BASES = (tuple, list, dict, set, frozenset, str, int, float, bytes)

COMPARING = frozenset(f'__{name}__' for name in ('eq', 'ne', 'len', 'iter', 'getitem', 'contains', 'bool', 'missing'))
"""Methods that decide what an object equals or contains. With one of its own, it is no longer the data of its base.

Methods for ordering are not among them: a card that knows which one beats it is still that card.
"""

HASHING = (dict, set, frozenset)

STANDARD = (Counter, OrderedDict, defaultdict)

DATA_OF: dict[type, Callable[[Any], Any]] = {
    dict: lambda value: tuple(dict.items(value)),
    str: str.__str__,
    int: int.__int__,
    float: float.__float__,
    bytes: lambda value: bytes.__getitem__(value, slice(None)),
}
"""Functions that make the plain value of an object derived from these types; of others it is a tuple.

They bypass methods of the class: one such as an `Enum` may define how it is shown or converted.
"""

MOST_FRAMES = 40
"""Most frames that are sent. A recursion has a thousand; the outermost and innermost ones are enough."""

BUILTINS = dict(vars(builtins))
"""The builtins, copied before a student's code can change them."""

MOST_ITEMS = 8
"""Most arguments of an exception that are sent, and most items of a tuple among them."""

MOST_CAUSES = 5
"""Longest chain of files that is sent, of which each fails because it imports the next."""


def base_of(kind: type) -> type | None:
    """The built-in type whose data objects of this type are; None when the type changes what they equal or contain."""
    if _is_one_of(kind, STANDARD):
        return dict
    line = mro_of(kind)
    for index, cls in enumerate(line):
        if _is_one_of(cls, BASES):
            own = [other for other in line[:index] if not _is_one_of(other, STANDARD)]
            return None if any(COMPARING & DICT_OF(other).keys() for other in own) else cls
    return None


def _is_one_of(kind: type, others: tuple[type, ...]) -> bool:
    """Whether the type is identical to one of these. Its metaclass is not asked."""
    return any(kind is other for other in others)


def name_of(kind: type) -> str:
    """The name of a type. Its metaclass is not asked."""
    return NAME_OF(kind)[:80]


mro_of: Callable[[type], tuple[type, ...]] = type.__dict__['__mro__'].__get__


class WorkerObjects:
    """Makes encoders and decoders for one program.

    `given` are the modules that the judge has too. `call_judge(number, arguments, keywords)` calls a function of the
    judge.
    """

    def __init__(self, program: LocalProgram, given: list[str], call_judge: Callable[[int, tuple, dict], Any]):
        self._program = program
        self._given = given
        self._call_judge = call_judge
        self.classes = GivenClasses(self._given_class)
        self._objects: list[Any] = []
        self._handles: dict[int, int] = {}
        self.shared = SharedContainers()
        self.lookup_error: BaseException | None = None
        """The exception raised when a name in a decoded message was looked up; set to None by the caller."""

    def reset(self) -> None:
        """Forget all objects, as a new test begins."""
        self.shared.clear()
        self._objects.clear()
        self._handles.clear()
        self.classes.clear()

    def encoder(self, arguments: Sequence[Any] = ()) -> Encoder:
        """Make the encoder for one message, the answer to a call with these arguments."""
        return Encoder(self.shared, self.classes, self._opaque, arguments=arguments)

    def decoder(self) -> Decoder:
        """Make the decoder for one message."""
        return Decoder(self.shared, self.classes, self._special, trusting=True)

    def _opaque(self, value: Any, encoder: Encoder) -> list[Any]:
        kind = type(value)
        if kind is StudentFunction or (kind is FunctionType and self._is_named(value)):
            return ['F', value.__module__, value.__name__]
        base = base_of(kind)
        if base is not None:
            data = DATA_OF.get(base, tuple)(value)
            if base in HASHING and len(data) > MOST_KEYS:
                raise SerializationError('too many keys')
            return ['u', name_of(kind), base.__name__, self._handle(value), encoder.encode(data, 1)]
        return ['x', name_of(kind), self._repr(value), self._handle(value)]

    def _is_named(self, function: FunctionType) -> bool:
        module = self._program.modules.loaded.get(function.__module__)
        return module is not None and vars(module).get(function.__name__) is function

    def _given_class(self, module: str, name: str) -> Any:
        return vars(self._program.module(module)).get(name) if module in self._given else None

    def _handle(self, value: Any) -> int:
        """The number by which the judge can send the object back; -1 when there are too many."""
        handle = self._handles.get(id(value))
        if handle is None:
            if len(self._objects) >= MOST_HANDLES:
                return -1
            handle = self._handles[id(value)] = len(self._objects)
            self._objects.append(value)
        return handle

    def _repr(self, value: Any) -> str:
        guard = self._program.guard
        printed = guard.printed  # by the call that returned this value
        try:
            text = guard.run(repr, value, seconds=TEXT_SECONDS, echo=False)
        except BaseException as error:
            return f'<{name_of(type(value))}, repr: {type(error).__name__}>'
        finally:
            guard.printed = printed
        return text[:LONGEST] if type(text) is str else f'<{name_of(type(value))}>'

    def _special(self, data: list[Any], decoder: Decoder) -> Any:
        tag = data[0]
        if tag == 'F':
            try:
                return self._program.attribute(data[1], data[2])
            except BaseException as error:  # reported later, so that the rest of the message still gets its numbers
                self.lookup_error = self.lookup_error or error
                return None
        if tag == 'c':
            return self._judge_function(data[1], data[2])
        if tag == 'h':
            return self._objects[data[1]]
        if tag == 'u':
            value = self._objects[data[1]]
            replace_contents(value, decoder.decode(data[2]))
            return value
        raise SerializationError(f'unknown tag {tag!r}')

    def _judge_function(self, number: int, name: str) -> Callable[..., Any]:
        def function(*arguments: Any, **keywords: Any) -> Any:
            return self._call_judge(number, arguments, keywords)

        function.__name__ = function.__qualname__ = name
        return function


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
        standard = next(cls for cls in mro_of(kind) if BUILTINS.get(name_of(cls)) is cls)
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
