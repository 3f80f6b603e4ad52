"""Records: NamedTuples of given files, of which both sides have the class. A game hands over dozens in each call.

So they have ways of their own over the border. The judge's questions go as `pickle`, written and read in C (the player
may read what the judge has made, never the other way round). In JSON, a record whose fields are all plain is one
string, `["k", "[module, name, field, …]"]`, which each side needs to write or read only once; any other is
`["g", module, name, fields]`.
"""

import io
import pickle
from collections.abc import Callable
from typing import Any

from rozdej.isolation.border import Encoder, Refused
from rozdej.isolation.channel import ENCODE, SCAN
from rozdej.isolation.names import Names

PLAIN = frozenset((type(None), bool, int, str))
"""What a record is remembered with: no floats, for 0.0 equals -0.0 and nothing equals NaN."""

LONGEST = 200
"""Characters of a record that is remembered."""

MOST_REMEMBERED = 4_000

NAME_OF = type.__dict__['__name__'].__get__
DICT_OF = type.__dict__['__dict__'].__get__


class Records:
    """The records of one program on one side.

    `find(module, name)` gives the class of that name in a given file as it is on this side, or None. With `names`, the
    texts in records are these, and records are not remembered: each travels with the very texts it holds.
    """

    def __init__(self, find: Callable[[str, str], type | None], names: Names | None = None):
        self._find = find
        self._names = names
        self._places: dict[type, tuple[str, str] | None] = {}
        self._kinds: dict[tuple[str, str], type] = {}
        self._texts: dict[tuple[Any, ...], str] = {}
        self._values: dict[str, Any] = {}

    def clear(self) -> None:
        """Forget the classes: given files are loaded anew."""
        self._places.clear()
        self._kinds.clear()
        self._values.clear()

    def place(self, kind: type) -> tuple[str, str] | None:
        """Module and name of a class of records; None for any other type."""
        try:
            return self._places[kind]
        except KeyError:
            pass
        place = None
        if issubclass(kind, tuple) and not kind.__dictoffset__:
            module, name = DICT_OF(kind).get('__module__'), NAME_OF(kind)
            if type(module) is str and self._find(module, name) is kind:
                place = module, name
        self._places[kind] = place
        return place

    def among(self, kinds: set[type]) -> set[type]:
        """Those of the types that are classes of records."""
        return {kind for kind in kinds if kind is not tuple and issubclass(kind, tuple) and self.place(kind)}

    def made(self, place: tuple[str, str], fields: tuple[Any, ...]) -> Any:
        """A record; raises `Refused` when there is no such class, or it has another number of fields."""
        kind = self._kinds.get(place)
        if kind is None:
            found = self._find(*place)
            if found is None or not self.place(found):
                raise Refused('no such record')
            kind = self._kinds[place] = found
        if len(fields) != len(getattr(kind, '_fields', fields)):
            raise Refused('another number of fields')
        return tuple.__new__(kind, fields)

    # In JSON

    def encoded(self, value: Any, encoder: Encoder) -> list[Any] | None:
        """A record for JSON; None when the value is none."""
        place = self.place(type(value))
        if place is None:
            return None
        fields = tuple(value)
        kinds = tuple(map(type, fields))
        if self._names is None and PLAIN.issuperset(kinds):
            key = place, fields, kinds  # the types too, for True equals 1
            text = self._texts.get(key) or self._remembered(key)
            if text:
                encoder.count(len(text))
                return ['k', text]
        return ['g', *place, encoder.encode(fields, 1)]

    def _remembered(self, key: tuple[Any, ...]) -> str:
        place, fields, _ = key
        try:
            text = ENCODE([*place, *fields])
        except ValueError:  # an int too long for decimal digits
            return ''
        if len(text) > LONGEST:
            return ''
        if len(self._texts) >= MOST_REMEMBERED:
            self._texts.clear()
        self._texts[key] = text
        return text

    def decoded(self, text: Any) -> Any:
        """The record that a string stands for; raises `Refused` for anything that `encoded` does not make."""
        if type(text) is not str:
            raise Refused('no record')
        try:
            return self._values[text]
        except KeyError:
            pass
        try:
            content, end = SCAN(text, 0)
        except (ValueError, RecursionError, StopIteration):
            raise Refused('no record') from None
        if end != len(text) or type(content) is not list or not PLAIN.issuperset(map(type, content)):
            raise Refused('no record')
        if len(text) > LONGEST or len(content) < 2 or type(content[0]) is not str or type(content[1]) is not str:
            raise Refused('no record')
        fields = content[2:]
        if (names := self._names) is not None:
            fields = [names[field] if type(field) is str else field for field in fields]
        value = self.made((content[0], content[1]), tuple(fields))
        if len(self._values) >= MOST_REMEMBERED:
            self._values.clear()
        self._values[text] = value
        return value

    # As pickle

    def pickled(self, value: Any) -> bytes | None:
        """Plain values and records as `pickle`; None when there is anything else among them."""
        data = io.BytesIO()
        try:
            _Pickler(data, self.place).dump(value)
        except (_OtherType, RecursionError):
            return None
        return data.getvalue()

    def unpickled(self, data: bytes) -> Any:
        """What the judge has pickled. Only for the player: whoever makes such data decides what reading it does."""
        return _Unpickler(io.BytesIO(data), self.made).load()


class _OtherType(Exception):
    """There is something that is neither plain nor a record."""


def _record(place: tuple[str, str], fields: tuple[Any, ...]) -> Any:
    """Stands in a pickle for whatever makes records on the side that reads it."""
    raise NotImplementedError


class _Pickler(pickle.Pickler):
    def __init__(self, file: io.BytesIO, place: Callable[[type], tuple[str, str] | None]):
        super().__init__(file, pickle.HIGHEST_PROTOCOL)
        self._place = place

    def reducer_override(self, value: Any) -> Any:  # for all that is not exactly built-in and plain
        place = self._place(type(value))
        if place:
            return _record, (place, tuple(value))
        if value is _record:
            return NotImplemented
        raise _OtherType


class _Unpickler(pickle.Unpickler):
    def __init__(self, file: io.BytesIO, make: Callable[[tuple[str, str], tuple[Any, ...]], Any]):
        super().__init__(file)
        self._make = make

    def find_class(self, module: str, name: str) -> Any:
        return self._make
