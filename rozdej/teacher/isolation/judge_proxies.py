"""Stand-ins in the judge for a student's objects: data that does nothing. And what stands for the judge's functions."""

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
"""The built-in types that a student's class may be built on."""

ATOMIC = frozenset(('str', 'int', 'float', 'bytes'))
"""Those whose content crosses as it is. That of the others is a tuple, of pairs for a dict."""

HASHING = frozenset(('dict', 'set', 'frozenset'))


class OpaqueObject:
    """An object of the student's that was not carried. It equals nothing but itself."""

    def __init__(self, text: str):
        self.text = text

    def __repr__(self) -> str:
        return self.text


@lru_cache(maxsize=256)
def opaque_type(name: str) -> type[OpaqueObject]:
    """The type of descriptions of objects whose type has that name."""
    return type(name, (OpaqueObject,), {})


@lru_cache(maxsize=256)
def derived_type(name: str, base: str) -> type:
    """A type of that name whose objects are those of the built-in one, no more."""
    return type(name, (BASES[base],), {})


def type_name(value: Any) -> str:
    """The name of a type as it can be shown on one line, and given to a type of ours."""
    name = expect_type(value, str)
    if name.isprintable():
        return name
    return ''.join(character if character.isprintable() else '\ufffd' for character in name)


class JudgeProxies:
    """Encodes and decodes for one program. `callbacks` are the judge's functions that the program was given.

    A student's object has a handle: when it comes again, it is the same stand-in, and given back it is that object.
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
        """Forget what crossed: a new test begins, or another worker."""
        self.shared.clear()
        self._by_handle.clear()
        self._handles.clear()
        self.callbacks.clear()

    def encoder(self) -> Encoder:
        """An encoder for one message."""
        return Encoder(self.shared, self._classes, self._opaque, native=True)

    def decoder(self, arguments: Sequence[Any] = ()) -> Decoder:
        """A decoder for one message, which answers a call with these arguments."""
        return Decoder(self.shared, self._classes, self._special, arguments=arguments)

    def given_class(self, module: str, name: str) -> Any:
        """The class of that name in a given file, as it is here; None when there is none."""
        value = self._given(module, name)
        return value if isinstance(value, type) else None

    def given_constant(self, module: str, name: str) -> Any:
        """The value that a given file gives to that name, if nobody can change it; else None."""
        value = self._given(module, name)
        return value if _stays(value) else None

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
            value = self._known(handle, lambda: opaque_type(name)(text))
            if isinstance(value, OpaqueObject):
                value.text = text
            return value
        if tag == 'u':
            return self._object_built_on(expect_array(data, 5), decoder)
        raise SerializationError('unknown tag')

    def _object_built_on(self, data: list[Any], decoder: Decoder) -> Any:
        _, name, base, handle, plain = data
        label = type_name(name)
        if expect_type(base, str) not in BASES:
            raise SerializationError('built on nothing')
        content = decoder.decode(plain, 1)
        # Of other types it could take all memory: `bytes` of a number, or the text of a list that is long when written.
        found: type = type(content)
        if found is not (BASES[base] if base in ATOMIC else tuple):
            raise SerializationError('no content')
        if base in HASHING and len(content) > MOST_KEYS:
            raise SerializationError('too many keys')
        kind = derived_type(label, base)
        try:
            value = self._known(handle, kind if BASES[base] in MUTABLE else lambda: kind(content))
            if isinstance(value, list | dict | set):
                replace_contents(value, content)
        except (TypeError, ValueError):
            raise SerializationError('no content') from None
        return value

    def _known(self, handle: Any, make: Callable[[], Any]) -> Any:
        """The stand-in with that handle, made now if it is the first; -1 stands for none."""
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


def _stays(value: Any) -> bool:
    """Whether nobody can change the value: it is plain, or a tuple or record of such values."""
    if isinstance(value, tuple):
        return (type(value) is tuple or hasattr(value, '_fields')) and all(map(_stays, value))
    return type(value) in ATOMS or type(value) is bytes
