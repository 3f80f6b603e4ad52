"""What the player does with values that are not plain: the student's objects, and functions of both sides."""

from collections import Counter, OrderedDict, defaultdict
from collections.abc import Callable
from types import FunctionType
from typing import Any

from rozdej.isolation.border import Decoder, Encoder, Refused
from rozdej.isolation.records import DICT_OF, NAME_OF, Records
from rozdej.student.facade import StudentFunction
from rozdej.student.limits import TEXT_SECONDS
from rozdej.student.program import LocalProgram

MOST_HANDLES = 10_000
"""How many of the student's objects one test may have had in its hands."""

LONGEST = 300
"""Characters of what an object says of itself."""

BASES = (tuple, list, dict, set, frozenset, str, int, float, bytes)

COMPARING = frozenset(f'__{name}__' for name in ('eq', 'ne', 'len', 'iter', 'getitem', 'contains', 'bool', 'missing'))
"""Methods that say what an object equals or holds. With its own, it is no longer the data it is built on.

Those that say only what it is sorted by are not among them: a card that knows which one beats it is still that card.
"""

STANDARD = (Counter, OrderedDict, defaultdict)

DATA_OF: dict[type, Callable[[Any], Any]] = {
    dict: lambda value: dict(dict.items(value)),
    str: str.__str__,
    int: int.__int__,
    float: float.__float__,
    bytes: lambda value: bytes.__getitem__(value, slice(None)),
}
"""What makes the plain value of an object built on one of these: a class may say how it is shown or converted,
as an `Enum` does, and that is not what it equals."""


def base_of(kind: type) -> type | None:
    """The built-in type whose data an object of this type is, if it does not pretend to be something else."""
    if _is_one_of(kind, STANDARD):
        return dict
    line = mro_of(kind)
    for index, cls in enumerate(line):
        if _is_one_of(cls, BASES):
            own = [other for other in line[:index] if not _is_one_of(other, STANDARD)]
            return None if any(COMPARING & DICT_OF(other).keys() for other in own) else cls
    return None


def _is_one_of(kind: type, others: tuple[type, ...]) -> bool:
    """Whether it is the very same type as one of these, whatever its metaclass says it equals."""
    return any(kind is other for other in others)


def name_of(kind: type) -> str:
    """The name that a type was given, whatever its metaclass says."""
    return NAME_OF(kind)[:80]


mro_of = type.__dict__['__mro__'].__get__


class Carrying:
    """Encodes and decodes for one program.

    `given` are the modules that the judge has a copy of: instances of their classes are carried by
    name. `call_judge(number, arguments)` calls a function of the judge's.
    """

    def __init__(self, program: LocalProgram, given: list[str], call_judge: Callable[[int, tuple, dict], Any]):
        self._program = program
        self._given = given
        self._call_judge = call_judge
        self.records = Records(self._given_class)
        self.handles: list[Any] = []

    def encoder(self, known: list[Any]) -> Encoder:
        """An encoder of answers, with these containers numbered already."""
        encoder = Encoder(known, lambda value: self._opaque(value, encoder))
        return encoder

    def decoder(self, known: list[Any] | None = None) -> Decoder:
        """A decoder of questions, with these containers numbered already."""
        return Decoder(lambda: known or [], self._special)

    def _opaque(self, value: Any, encoder: Encoder) -> list[Any]:
        kind = type(value)
        if kind is FunctionType and self._is_named(value):
            return ['F', value.__module__, value.__name__]
        if kind is StudentFunction:
            return ['F', value.__module__, value.__name__]
        carried = self.records.encoded(value, encoder) if issubclass(kind, tuple) else None
        if carried or (carried := self._given_instance(value, encoder)):
            return carried
        base = base_of(kind)
        if base is not None:
            return ['u', name_of(kind), self._handle(value), encoder.encode(DATA_OF.get(base, base)(value), 1)]
        return ['x', name_of(kind), self._shown(value), self._handle(value)]

    def _is_named(self, function: FunctionType) -> bool:
        module = self._program.loaded.get(function.__module__)
        return module is not None and vars(module).get(function.__name__) is function

    def _given_instance(self, value: Any, encoder: Encoder) -> list[Any] | None:
        kind, place = type(value), DICT_OF(type(value)).get('__module__')
        if type(place) is not str or place not in self._given:
            return None
        module = self._program.loaded.get(place)
        if module is None or vars(module).get(name_of(kind)) is not kind:
            return None
        if isinstance(value, tuple):
            return ['g', place, name_of(kind), encoder.encode(tuple(value), 1)]
        return ['g', place, name_of(kind), encoder.encode(dict(vars(value)), 1)]

    def _given_class(self, module: str, name: str) -> Any:
        return vars(self._program.module(module)).get(name) if module in self._given else None

    def _handle(self, value: Any) -> int:
        """A number by which the judge can give the object back; -1 when there are too many."""
        if len(self.handles) >= MOST_HANDLES:
            return -1
        self.handles.append(value)
        return len(self.handles) - 1

    def _shown(self, value: Any) -> str:
        try:
            text = self._program.guard.run(repr, value, seconds=TEXT_SECONDS, echo=False)
        except BaseException as error:
            return f'<{name_of(type(value))}, repr: {type(error).__name__}>'
        return text[:LONGEST] if type(text) is str else f'<{name_of(type(value))}>'

    def _special(self, data: list[Any], decoder: Decoder) -> Any:
        tag = data[0]
        if tag == 'k':
            return self.records.decoded(data[1])
        if tag == 'F':
            return self._program.attribute(data[1], data[2])
        if tag == 'c':
            return self._judges_function(data[1], data[2])
        if tag == 'h':
            return self.handles[data[1]]
        if tag == 'u':
            return self._updated(self.handles[data[1]], decoder.decode(data[2]))
        if tag == 'g':
            kind = getattr(self._program.module(data[1]), data[2])
            content = decoder.decode(data[3])
            if isinstance(content, tuple):
                return tuple.__new__(kind, content)
            value = object.__new__(kind)
            value.__dict__.update(content)
            return value
        raise Refused(f'unknown tag {tag!r}')

    def _updated(self, value: Any, content: Any) -> Any:
        """The student's own object that a test had in its hands, with what the test left in it."""
        if isinstance(value, list):
            list.__setitem__(value, slice(None), content)
        elif isinstance(value, dict):
            dict.clear(value)
            dict.update(value, content)
        elif isinstance(value, set):
            set.clear(value)
            set.update(value, content)
        return value

    def _judges_function(self, number: int, name: str) -> Callable[..., Any]:
        def function(*arguments: Any, **keywords: Any) -> Any:
            return self._call_judge(number, arguments, keywords)

        function.__name__ = function.__qualname__ = name
        return function
