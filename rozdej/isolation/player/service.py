"""Answering the judge's questions about one program, one at a time."""

import builtins
import inspect
import marshal
import os
import random
from collections.abc import Callable
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from rozdej.isolation.border import Refused, containers, is_changed, shallow
from rozdej.isolation.channel import Channel, Gone, as_bytes
from rozdej.isolation.player.carrying import Carrying
from rozdej.isolation.player.errors import Describing
from rozdej.isolation.player.files import Files
from rozdej.student.facade import importable
from rozdej.student.guard import Guard
from rozdej.student.program import Program
from rozdej.student.source import SourceFile, Statement

PART = 100_000
"""Characters of output that one message carries."""


class Told(Program):
    """A program that says when it goes on with a file behind a statement that failed."""

    when_going_on: Callable[[], None]

    def _run_statements(self, name: str, source: SourceFile, pending: list[Statement], module: ModuleType) -> None:
        super()._run_statements(name, source, pending, module)
        if pending:
            self.when_going_on()


class Service:
    """The program, and what can be asked of it.

    A question is an array that begins with the name of one of the methods `on_…`. Before its
    answer may come messages of what was printed, of trouble with loading, and calls of the judge's functions.
    """

    def __init__(self, channel: Channel, order: dict[str, Any]):
        self._channel = channel
        guard = Guard(order['seconds'], order['output'])
        self._files = Files(Path(order['folder']), order['modules'], order['functions'])
        self._program = Told(self._files, guard)  # type: ignore[arg-type]
        self._program.when_going_on = lambda: channel.send(as_bytes(['load']))
        self._program.remember([tuple(place) for place in order['left_out']], order['hangs'])
        self._program.on_statement = self._announce if order['careful'] else None
        self._carrying = Carrying(self._program, order['given'], self._call_judge)
        self._describing = Describing(self._program, self._files)
        self._told: set[str] = set()
        self._sent = self._prepared = 0
        self._prints = False
        self._watched: list[Any] = []
        self._before: list[list[Any]] = []
        os.register_at_fork(after_in_child=channel.close)  # a copy of this process has nothing to say

    def serve(self) -> None:
        """Answer questions until the judge has no more."""
        with importable(self._program), self._program.keyboard.plugged_in():
            while True:
                try:
                    self._answer(self._channel.receive())
                except Gone:
                    return

    def _answer(self, question: Any) -> None:
        kind, *parts = question
        self._sent, self._prepared, self._prints = 0, 0, False
        try:
            answer = getattr(self, f'on_{kind}')(*parts)
            if answer is None:
                return
        except BaseException as error:
            answer = ['error', self._describing.error(error), self._updates(), self._consumed()]
        self._tell_problems()
        try:
            message = as_bytes([*answer, self._rest_of_output()])
        except Refused:
            message = as_bytes(['value', ['x', 'object', '…', -1], [], self._consumed(), ''])
        self._channel.send(message)

    # What can be asked

    def on_reset(self, seed: int) -> None:
        """Forget all modules, as for a new test. Nobody waits for an answer."""
        self._program.reset()
        self._carrying.handles.clear()
        random.seed(seed)

    def on_load(self, module: str) -> list[Any]:
        """Load a module; answers with its names, and which of them can be called."""
        namespace = vars(self._program.module(module))
        names = [name for name in namespace if type(name) is str]
        return ['names', names, [name for name in names if _is_function(namespace[name])]]

    def on_import(self, module: str) -> list[Any]:
        """Load a module afresh."""
        self._program.import_quietly(module)
        return ['done']

    def on_attribute(self, module: str, name: str) -> list[Any]:
        """The value of a name that is no function."""
        return ['value', self._encoded(self._program.attribute(module, name), []), [], 0]

    def on_signature(self, module: str, name: str) -> list[Any]:
        """What a function takes: `[name, kind, has a default]` of each parameter; and its docstring."""
        function = self._program.attribute(module, name)
        parameters = inspect.signature(function).parameters.values()
        document = function.__doc__ if type(function.__doc__) is str else None
        shown = [[p.name, int(p.kind), p.default is not p.empty] for p in parameters]
        return ['signature', shown, document and document[:PART]]

    def on_set(self, module: str, name: str, value: Any) -> list[Any]:
        """Give a name of the module another value."""
        self._program.set(module, name, self._carrying.decoder().decode(value))
        return ['done']

    def on_delete(self, module: str, name: str) -> list[Any]:
        """Take a name away."""
        self._program.delete(module, name)
        return ['done']

    def on_call(self, module: str, name: str, arguments: Any, keywords: Any, around: Any) -> list[Any]:
        """Call a function with plain values."""
        self._around(around)
        if type(arguments) is bytes:
            arguments = marshal.loads(arguments)
        self._watch((arguments, keywords))
        function = self._program.attribute(module, name)
        self._program.guard.printed, self._prints = '', True
        try:
            result = self._program.perform(module, name, function, arguments, keywords)
        finally:
            if around:
                builtins.input = self._program.keyboard.input
        return ['value', self._encoded(result, self._watched), self._updates(), self._consumed()]

    def on_call_encoded(self, module: str, name: str, values: Any, around: Any) -> list[Any]:
        """Call a function with values of which some are not plain."""
        arguments, keywords = self._carrying.decoder().decode(values)
        return self.on_call(module, name, arguments, keywords, around)

    # What stands around a call

    def _around(self, around: Any) -> None:
        """Lines for the keyboard, or the judge's function in place of `input`; the judge's random numbers."""
        if not around:
            self._program.keyboard.prepare(())
            return
        lines, prepared, asks_judge, state = around
        self._program.keyboard.prepare(lines, prepared)
        self._prepared = len(lines)
        if asks_judge:
            builtins.input = lambda prompt='', /: self._call_judge(-1, (str(prompt),), {})
        if state:
            random.setstate(state)

    def _watch(self, values: Any) -> None:
        self._watched = containers(values)
        self._before = [shallow(container) for container in self._watched]

    def _updates(self) -> list[Any]:
        """What is in the containers now that the call has changed: `[number, content]` of each."""
        watched, before, self._before = self._watched, self._before, []
        changed = [n for n, (now, then) in enumerate(zip(watched, before, strict=False)) if is_changed(now, then)]
        if not changed:
            return []
        encoder = self._carrying.encoder(watched)
        try:
            return [[number, encoder.content(watched[number])] for number in changed]
        except Refused:
            return [[number, None] for number in changed]

    def _encoded(self, value: Any, known: list[Any]) -> Any:
        try:
            return self._carrying.encoder(known).encode(value)
        except Refused as reason:
            return ['x', type(value).__name__[:80], f'<{type(value).__name__}: {reason}>', -1]

    def _consumed(self) -> int:
        return self._prepared - len(self._program.keyboard.lines) if self._prepared else 0

    # What comes before the answer

    def _tell_problems(self) -> None:
        for module, problem in self._program.problems.items():
            if module not in self._told:
                self._told.add(module)
                self._channel.send(as_bytes(['problem', self._describing.problem(problem)]))

    def _announce(self, module: str, index: int) -> None:
        """Say which statement of a file comes next, so that it is known if nothing comes after it."""
        self._channel.send(as_bytes(['statement', module, index]))

    def _rest_of_output(self) -> str:
        """The end of what was printed; what does not fit into one message is sent before."""
        return self._last_part(self._program.guard.printed[self._sent :]) if self._prints else ''

    def _last_part(self, text: str) -> str:
        while len(text) > PART:
            self._channel.send(as_bytes(['printed', text[:PART]]))
            text = text[PART:]
        return text

    def _call_judge(self, number: int, arguments: tuple, keywords: dict) -> Any:
        """What a function of the judge's returns or raises; until then it may ask questions itself."""
        printed = self._program.guard.so_far
        values = self._carrying.encoder([]).encode((arguments, keywords))
        self._channel.send(as_bytes(['call', number, values, self._last_part(printed[self._sent :])]))
        self._sent = len(printed)
        while True:
            answer = self._channel.receive()
            if answer[0] == 'returned':
                return self._carrying.decoder().decode(answer[1])
            if answer[0] == 'raised':
                kind = getattr(builtins, answer[1], Exception)
                raise kind(*answer[2])
            self._answer_inside(answer)

    def _answer_inside(self, question: Any) -> None:
        kept = self._watched, self._before, self._prepared, self._sent, self._prints
        try:
            self._answer(question)
        finally:
            self._watched, self._before, self._prepared, self._sent, self._prints = kept


def _is_function(value: Any) -> bool:
    return type(value) is FunctionType or (callable(value) and not isinstance(value, type))
