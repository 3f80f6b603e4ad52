"""Represents a student's objects and exceptions in the judge, as data without code, and numbers the judge's functions.

An exception gets the same built-in type, or a new type with the name of the student's type. All data is checked.
"""

import builtins
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from rozdej.core.student.facade import StudentFunction
from rozdej.core.student.failures import KINDS, LoadProblem, Names, Places, carried_types
from rozdej.core.student.implementation import Implementation, run_given
from rozdej.core.student.limits import KNOWN_NAMES
from rozdej.core.student.program import Program
from rozdej.core.student.source import SourceFile, WrongEncoding
from rozdej.core.student.tracebacks import error_text
from rozdej.teacher.isolation.aliasing import ATOMS, MUTABLE, SharedContainers, replace_contents
from rozdej.teacher.isolation.serialization import (
    MOST_KEYS,
    Decoder,
    Encoder,
    GivenClasses,
    SerializationError,
    expect_array,
    expect_type,
)

BASES: dict[str, type] = {base.__name__: base for base in (list, tuple, dict, set, frozenset, str, int, float, bytes)}
"""Built-in types that a student's class may inherit from."""

ATOMIC = frozenset(('str', 'int', 'float', 'bytes'))
"""Those whose content is sent as it is. The content of the others is a tuple, of pairs for a dict."""

HASHING = frozenset(('dict', 'set', 'frozenset'))

LONGEST_NAME = 50
"""Longest name in characters that can be suggested for another. Comparing longer ones takes long."""

MOST_ARGUMENTS, MOST_FRAMES = 8, 100
"""Arguments and frames of an exception that are decoded."""

DEEPEST = 10
"""Longest chain of files of which each fails because of the next."""


class OpaqueObject:
    """A student's object that was not sent, with its `repr`. It equals only itself."""

    def __init__(self, text: str):
        self.text = text

    def __repr__(self) -> str:
        return self.text


@lru_cache(maxsize=256)
def opaque_type(name: str) -> type[OpaqueObject]:
    """The type of opaque objects whose own type has that name."""
    return type(name, (OpaqueObject,), {})


@lru_cache(maxsize=256)
def derived_type(name: str, base: str) -> type:
    """A plain subclass of a built-in type, with that name."""
    return type(name, (BASES[base],), {})


def type_name(value: Any) -> str:
    """Check the name of a type and make it printable on one line."""
    name = expect_type(value, str)
    if name.isprintable():
        return name
    return ''.join(character if character.isprintable() else '\ufffd' for character in name)


class JudgeProxies:
    """Makes encoders and decoders for one program.

    A student's object has a handle. Received again, it gives the same proxy; sent back, it becomes that object.
    `callbacks` are the judge's functions that the program has.
    """

    def __init__(self, program: Program):
        self._program = program
        self._implementation = program.implementation
        self._classes = GivenClasses(self.given_class)
        self._by_handle: dict[int, Any] = {}
        self._handles: dict[int, int] = {}
        self.shared = SharedContainers()
        self.callbacks: list[Callable[..., Any]] = []

    def reset(self) -> None:
        """Forget all objects, as a new test or a new worker begins."""
        self.shared.clear()
        self._by_handle.clear()
        self._handles.clear()
        self.callbacks.clear()

    def encoder(self) -> Encoder:
        """Make the encoder for one message."""
        return Encoder(self.shared, self._classes, self._opaque, native=True)

    def decoder(self, arguments: Sequence[Any] = ()) -> Decoder:
        """Make the decoder for one message, the answer to a call with these arguments."""
        return Decoder(self.shared, self._classes, self._special, arguments=arguments)

    def given_class(self, module: str, name: str) -> Any:
        """The judge's class of that name from a given file; None when there is none."""
        value = self._given(module, name)
        return value if isinstance(value, type) else None

    def given_constant(self, module: str, name: str) -> Any:
        """The value of that name in a given file, if it is immutable; else None."""
        value = self._given(module, name)
        return value if _is_immutable(value) else None

    def _given(self, module: str, name: str) -> Any:
        if module not in self._implementation.given_modules:
            return None
        return vars(run_given(self._implementation.exercise.given / f'{module}.py')).get(name)

    def _special(self, data: list[Any], decoder: Decoder) -> Any:
        tag = data[0]
        if tag == 'F':
            _, module, name = expect_array(data, 3)
            if module not in self._implementation.modules:
                raise SerializationError('no such module')
            return StudentFunction(self._program, module, expect_type(name, str))
        if tag == 'x':
            _, kind, text, handle = expect_array(data, 4)
            name, text = type_name(kind), expect_type(text, str)
            value = self._proxy(handle, lambda: opaque_type(name)(text))
            if isinstance(value, OpaqueObject):
                value.text = text
            return value
        if tag == 'u':
            return self._derived_object(expect_array(data, 5), decoder)
        raise SerializationError('unknown tag')

    def _derived_object(self, data: list[Any], decoder: Decoder) -> Any:
        _, name, base, handle, plain = data
        label = type_name(name)
        if expect_type(base, str) not in BASES:
            raise SerializationError('built on nothing')
        content = decoder.decode(plain, 1)
        # Content of another type could take all memory: `bytes` of a number, or the long text of a list.
        found: type = type(content)
        if found is not (BASES[base] if base in ATOMIC else tuple):
            raise SerializationError('no content')
        if base in HASHING and len(content) > MOST_KEYS:
            raise SerializationError('too many keys')
        kind = derived_type(label, base)
        try:
            value = self._proxy(handle, kind if BASES[base] in MUTABLE else lambda: kind(content))
            if isinstance(value, list | dict | set):
                replace_contents(value, content)
        except (TypeError, ValueError):
            raise SerializationError('no content') from None
        return value

    def _proxy(self, handle: Any, make: Callable[[], Any]) -> Any:
        """The proxy with that handle, made on first use. With the handle -1, always a new one."""
        if expect_type(handle, int) < 0:
            return make()
        if handle not in self._by_handle:
            value = self._by_handle[handle] = make()
            self._handles[id(value)] = handle
        return self._by_handle[handle]

    def _opaque(self, value: Any, encoder: Encoder) -> list[Any]:
        if isinstance(value, StudentFunction):
            return ['F', value.__module__, value.__name__]
        handle = self._handles.get(id(value))
        if handle is not None and isinstance(value, list | dict | set):
            return ['u', handle, encoder.encode(tuple(value.items() if isinstance(value, dict) else value), 1)]
        if handle is not None:
            return ['h', handle]
        if isinstance(value, dict):
            return encoder.encode(dict(value), 1)
        if callable(value):
            self.callbacks.append(value)
            return ['c', len(self.callbacks) - 1, getattr(value, '__name__', 'function')]
        raise TypeError(f"a test gives the student's program a {type(value).__name__}, which cannot cross the border")


def _is_immutable(value: Any) -> bool:
    """Whether the value is immutable: plain, or a tuple or record of such values."""
    if isinstance(value, tuple):
        return (type(value) is tuple or hasattr(value, '_fields')) and all(map(_is_immutable, value))
    return type(value) in ATOMS or type(value) is bytes


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
        for kit_class in KINDS:
            if kit_class.__name__ == kind:
                types = carried_types(kit_class)
                values = zip(types.items(), expect_array(facts, len(types)), strict=True)
                return kit_class(**{name: self._fact(fact, value, depth) for (name, fact), value in values})
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
    arguments = [_decode_argument(part) for part in expect_type(arguments, list)[:MOST_ARGUMENTS]]
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


def _decode_argument(part: Any, depth: int = 0) -> Any:
    """Decode an argument of an exception. A placeholder for an object equals nothing."""
    if type(part) is not list:
        return expect_type(part, bool, int, float, str, type(None))
    if part[:1] == ['t'] and depth < DEEPEST:
        return tuple([_decode_argument(item, depth + 1) for item in part[1:]])
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
