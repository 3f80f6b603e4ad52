"""Writes a failed call as Python that a student can type, or as a file."""

import textwrap
from copy import deepcopy
from functools import partial
from typing import Any

from rozdej.core.feedback.evidence import Evidence
from rozdej.core.feedback.values import is_record
from rozdej.core.student.calls import Call
from rozdej.core.student.failures import CallAborted

LONGEST = 200_000
"""Letters of a file with a call: a value that is much bigger is none of a game."""

MOST_VALUES = 100_000
"""Values within a value; those of more make a longer file, too."""

WRITTEN_OUT = (type(None), bool, int, str)
BUILT_IN = {'float': float, 'set': set, 'frozenset': frozenset}
"""What stands in a typed value besides records."""

READY = """# Volání, které v posledním běhu testů nevyšlo. Spouští se s volbou -i.
import sys

sys.path[:0] = {folders!r}
from {module} import *
{imports}
{values}
print({told!r})
"""


class Untypable(Exception):
    """There is something in the value that cannot be written down, such as a function of the test."""


class Typing:
    """Writes values down as Python reads them; `records` are the types of the records among them, by name."""

    def __init__(self) -> None:
        self.records: dict[str, type] = {}
        self._left = MOST_VALUES

    def typed(self, value: Any) -> str:
        """The value as one would type it; raises `Untypable`."""
        kind = type(value)
        self._left -= 1
        if self._left < 0:
            raise Untypable
        if kind in WRITTEN_OUT:
            return repr(value)
        if kind is float:
            return repr(value) if abs(value) < float('inf') else f'float({str(value)!r})'
        if kind is dict:
            return '{' + ', '.join(f'{self.typed(key)}: {self.typed(item)}' for key, item in value.items()) + '}'
        if kind in (set, frozenset):
            inside = ', '.join(sorted(map(self.typed, value)))
            return f'{{{inside}}}' if inside and kind is set else f'{kind.__name__}([{inside}])'
        if kind is list:
            return f'[{", ".join(map(self.typed, value))}]'
        if kind is tuple:
            return f'({", ".join(map(self.typed, value))}{"," * (len(value) == 1)})'
        if not is_record(value) or self.records.setdefault(kind.__name__, kind) is not kind:
            raise Untypable
        return f'{kind.__name__}({", ".join(map(self.typed, value))})'


class Pasting:
    """A call that a failure is about. `Untypable` is raised when it was given what nobody can type."""

    def __init__(self, evidence: Evidence, call: Call):
        if call.before is None:  # nobody knows what it was given: it may have changed since
            raise Untypable
        self._evidence = evidence
        self._call = call
        typing = Typing()
        try:
            self._values = [typing.typed(value) for value in call.arguments_before]
            self._keywords = {name: typing.typed(value) for name, value in call.keywords_before.items()}
        except RecursionError:  # a list that is in itself
            raise Untypable from None
        self._records = typing.records
        self._implementation = evidence.program.implementation

    def is_as(self, lines: list[str]) -> bool:
        """Whether these lines, typed below the student's file, make the same call."""
        calls: list[tuple[list[str], dict[str, str]]] = []
        again = Typing()

        def called(*arguments: Any, **keywords: Any) -> None:
            calls.append(([again.typed(a) for a in arguments], {name: again.typed(a) for name, a in keywords.items()}))

        made = {call.removesuffix('()'): partial(deepcopy, value) for call, value in self._evidence.made.items()}
        names = {**BUILT_IN, **self._records, **made, '__builtins__': {}, self._call.function: called}
        try:
            exec(textwrap.dedent('\n'.join(lines)), names)
        except Exception:  # it is cut, or shown in another way than one types it
            return False
        return calls == [(self._values, self._keywords)] and self._records.keys() <= self._known()

    def _known(self) -> set[str]:
        """The names that the student's file has."""
        try:
            return set(self._evidence.program.names(self._call.module))
        except (Exception, CallAborted):  # it is in trouble itself
            return set()

    def _imports(self) -> list[str]:
        """Return the imports of the NamedTuples; raises `Untypable` when one is of no file of the exercise."""
        modules = {name: kind.__module__ for name, kind in self._records.items()}
        if not set(modules.values()) <= set(self._implementation.modules):
            raise Untypable
        return [f'from {module} import {name}' for name, module in modules.items()]

    def ready(self) -> str:
        """A file in which the values of the call are ready, for `python -i`; raises `Untypable`."""
        function, parameters = self._call.function, self._evidence.parameters(self._call.function)
        names = [parameters[i] if i < len(parameters) else f'argument{i + 1}' for i in range(len(self._values))]
        arguments = [*names, *(f'{name}={value}' for name, value in self._keywords.items())]
        call = f'{self._evidence.result_name}{function}({", ".join(arguments)})'
        folders = [str(self._implementation.folder), str(self._implementation.exercise.given)]
        text = READY.format(
            folders=folders,
            module=self._call.module,
            imports=''.join(f'{line}\n' for line in self._imports()),
            values=''.join(f'{name} = {value}\n' for name, value in zip(names, self._values, strict=True)),
            told=f'Hodnoty z testu jsou připravené. Zavolej:  {call}',
        )
        if len(text) > LONGEST:
            raise Untypable
        return text


def ready_call(evidence: Evidence, told: list[str]) -> str:
    """A file with the call of the failure, for `python -i`: '' where what is told of it can be typed as it is, where
    there is no call, and where nobody can write down what it was given.
    """
    shown = evidence.shown_call()
    if evidence.call is None or not set(shown) <= set(told):
        return ''
    try:
        pasting = Pasting(evidence, evidence.call)
        return '' if pasting.is_as(shown) else pasting.ready()
    except Untypable:
        return ''
