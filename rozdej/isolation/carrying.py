"""What the judge does with values that are not plain: functions of both sides, and what stands in for objects."""

import inspect
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rozdej.isolation.border import ATOMS, Decoder, Encoder, Refused
from rozdej.isolation.names import Names
from rozdej.isolation.rebuilt import (
    BASES,
    Described,
    Rebuilding,
    built_on,
    checked,
    described_type,
    type_name,
    unpacked,
)
from rozdej.isolation.records import Records
from rozdej.student.facade import StudentFunction

if TYPE_CHECKING:
    from rozdej.isolation.remote import RemoteProgram

BUILT_ON = (*BASES.values(), str, int, float, bytes)


class RemoteFunction:
    """A function of the student's, as far as one can know it from outside."""

    def __init__(self, program: 'RemoteProgram', module: str, name: str):
        self._program = program
        self.__module__ = module
        self.__name__ = self.__qualname__ = name

    def __call__(self, *arguments: Any, **keywords: Any) -> Any:
        return self._program.call(self.__module__, self.__name__, arguments, keywords)

    @property
    def __signature__(self) -> inspect.Signature:
        return self._program.signature(self.__module__, self.__name__)[0]

    @property
    def __doc__(self) -> str | None:  # type: ignore[override]
        return self._program.signature(self.__module__, self.__name__)[1]


class Carrying:
    """Encodes and decodes for one program. `callbacks` are the judge's functions that the program was given.

    `is_exact` says that the program asks which object a text is, so that equal ones will not do.
    """

    def __init__(self, program: 'RemoteProgram', rebuilding: Rebuilding, is_exact: bool):
        self._program = program
        self._rebuilding = rebuilding
        self._given: dict[tuple[str, str], type | None] = {}
        self._names = Names() if is_exact else None
        self.records = Records(self.given_class, self._names)
        self.callbacks: list[Callable[..., Any]] = []

    def encoder(self, known: list[Any]) -> Encoder:
        """An encoder of questions, with these containers numbered already."""
        encoder = Encoder(known, lambda value: self._opaque(value, encoder))
        return encoder

    def decoder(self, known: Callable[[], list[Any]]) -> Decoder:
        """A decoder of answers; `known` gives the containers of the question."""
        return Decoder(known, self._special, self._names)

    def given_class(self, module: str, name: str) -> Any:
        """The class of that name in a given file, as it is here; None when there is none."""
        if (module, name) not in self._given:
            implementation = self._program.implementation
            if module not in implementation.given_modules:
                return None
            value = vars(implementation.given_module(module)).get(name)
            self._given[module, name] = value if isinstance(value, type) else None
        return self._given[module, name]

    def given_constant(self, module: str, name: str) -> Any:
        """The value that a given file gives to that name, if nobody can change it; else None."""
        implementation = self._program.implementation
        if module not in implementation.given_modules:
            return None
        value = vars(implementation.given_module(module)).get(name)
        return value if self._is_constant(value) else None

    def _is_constant(self, value: Any) -> bool:
        """Whether it is plain data that stays as it is."""
        if type(value) is tuple or self.records.place(type(value)):
            return all(map(self._is_constant, value))
        return type(value) in ATOMS

    def _special(self, data: list[Any], decoder: Decoder) -> Any:
        tag = data[0]
        if tag == 'k':
            return self.records.decoded(data[1] if len(data) == 2 else None)
        if tag == 'F':
            _, module, name = unpacked(data, 3)
            self._rebuilding.source(module)
            return StudentFunction(self._program, module, checked(name, str))
        if tag == 'x':
            _, kind, text, handle = unpacked(data, 4)
            return described_type(type_name(kind))(checked(text, str), checked(handle, int))
        if tag == 'u':
            _, kind, handle, content = unpacked(data, 4)
            plain = decoder.decode(content, 1)
            if type(plain) not in BUILT_ON:
                raise Refused('built on nothing')
            value = built_on(type_name(kind), type(plain))(plain)
            if hasattr(value, '__dict__'):
                value.handle = checked(handle, int)
            return value
        if tag == 'g':
            return self._given_instance(*unpacked(data, 4)[1:], decoder)
        raise Refused('unknown tag')

    def _given_instance(self, module: Any, name: Any, content: Any, decoder: Decoder) -> Any:
        kind = self.given_class(checked(module, str), checked(name, str))
        plain = decoder.decode(content, 1)
        if kind is None:
            raise Refused('no such class')
        if issubclass(kind, tuple):
            if type(plain) is not tuple or len(plain) != len(getattr(kind, '_fields', plain)):
                raise Refused('another number of fields')
            return tuple.__new__(kind, plain)
        if type(plain) is not dict or not all(type(key) is str for key in plain):
            raise Refused('no attributes')
        value = object.__new__(kind)
        value.__dict__.update(plain)
        return value

    def _opaque(self, value: Any, encoder: Encoder) -> list[Any]:
        kind = type(value)
        if issubclass(kind, tuple) and (record := self.records.encoded(value, encoder)):
            return record
        if isinstance(value, StudentFunction | RemoteFunction):
            return ['F', value.__module__, value.__name__]
        if isinstance(value, Described):
            return ['h', value.handle]
        if isinstance(value, dict):
            return encoder.encode(dict(value), 1)
        if 'handle' in vars(kind) and kind.__mro__[1] in BUILT_ON:
            content = encoder.encode(kind.__mro__[1](value), 1)
            return ['u', value.handle, content] if value.handle >= 0 else content
        if kind.__module__ in self._program.implementation.given_modules:
            content = tuple(value) if isinstance(value, tuple) else dict(vars(value))
            return ['g', kind.__module__, kind.__name__, encoder.encode(content, 1)]
        if callable(value):
            self.callbacks.append(value)
            return ['c', len(self.callbacks) - 1, getattr(value, '__name__', 'function')]
        raise TypeError(f"a test gives the student's program a {kind.__name__}, which cannot cross the border")
