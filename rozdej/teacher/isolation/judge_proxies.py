"""Stands in the judge for a student's objects, as data without code, and numbers the judge's functions."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from rozdej.core.student.facade import StudentFunction
from rozdej.core.student.implementation import run_given
from rozdej.core.student.program import Program
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
