"""Answering the judge's questions about one program, one at a time."""

import builtins
import gc
import inspect
import marshal
import os
import random
from collections import Counter
from collections.abc import Callable
from itertools import chain
from pathlib import Path
from sys import getrefcount
from types import FunctionType
from typing import Any

from rozdej.isolation.border import ATOMS, COMPOUND, MUTABLE, Encoder, Refused, containers
from rozdej.isolation.channel import Channel, Gone, as_bytes
from rozdej.isolation.kept import Kept, refill
from rozdej.isolation.player.carrying import Carrying, name_of
from rozdej.isolation.player.errors import Describing
from rozdej.isolation.player.files import Files
from rozdej.isolation.player.watching import NOTHING, Watched
from rozdej.student.facade import importable
from rozdej.student.guard import Guard
from rozdej.student.program import LocalProgram

PART = 100_000
"""Characters of output that one message carries."""


WHY_NOT = {'too deep': 'příliš mnoho vnoření', 'holds itself': 'obsahuje samo sebe'}
"""What a student is told of a value that cannot cross the border."""


class Service:
    """The program, and what can be asked of it.

    A question is an array that begins with the name of one of the methods `on_…`. Before its
    answer may come messages of what was printed, of trouble with loading, and calls of the judge's functions.
    """

    def __init__(self, channel: Channel, order: dict[str, Any]):
        self._channel = channel
        guard = Guard(order['seconds'], order['output'])
        self._files = Files(Path(order['folder']), order['modules'], order['untouched'], order['functions'])
        self._program = LocalProgram(self._files, guard)  # type: ignore[arg-type]
        self._program.on_failure = lambda: channel.send(as_bytes(['load']))
        left_out = [tuple(place) for place in order['left_out']]
        self._program.remember(left_out, order['hangs'], order['hung_statements'])
        self._program.on_statement = self._announce if order['careful'] else None
        self._carrying = Carrying(self._program, order['given'], self._call_judge)
        self._describing = Describing(self._program, self._files)
        self._told: set[str] = set()
        self._sent = self._prepared = 0
        self._prints = False
        self._watched: Watched = NOTHING
        self._counts: list[int] = []
        self._tuples: list[Any] = []
        self._tuple_counts: list[int] = []
        self._values: Any = ()
        self._kept = Kept(self._carrying.records.among)
        self._to_keep: list[Any] = []
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
        self._watched, self._counts, self._to_keep = NOTHING, [], []
        self._tuples, self._tuple_counts = [], []
        try:
            answer = getattr(self, f'on_{kind}')(*parts)
            if answer is None:
                return
        except BaseException as error:
            answer = ['error', self._describing.error(error)]
        if answer[0] == 'error':  # only now: while it is handled, an exception holds on to all it has passed
            answer += self._left_behind([])[1:]
        self._tell_problems()
        rest = self._rest_of_output()
        try:
            message = as_bytes([*answer, rest])
        except Refused:
            message = as_bytes(['value', ['x', 'object', '…', -1], [], [], self._consumed(), rest])
        else:
            self._kept.add(self._to_keep)
        self._kept.synchronized()
        self._channel.send(message)

    # What can be asked

    def on_reset(self, seed: int, seconds: float) -> None:
        """Forget all modules, as for a new test, whose calls may take so long. Nobody waits for an answer."""
        self._program.guard.time_limit = seconds
        self._program.reset()
        self._kept.clear()
        self._carrying.handles.clear()
        self._carrying.records.clear()
        random.seed(seed)

    def on_load(self, module: str) -> list[Any]:
        """Load a module; answers with its names, and which of them can be called."""
        namespace = vars(self._program.module(module))
        names = [name for name in namespace if type(name) is str]
        return ['names', names, [name for name in names if _is_function(namespace[name])]]

    def on_import(self, module: str) -> list[Any]:
        """Load a module afresh."""
        self._carrying.records.clear()
        self._program.import_quietly(module)
        return ['done']

    def on_attribute(self, module: str, name: str) -> list[Any]:
        """The value of a name that is no function."""
        self._watch(())
        return ['value', *self._left_behind([self._program.attribute(module, name)])]

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
        """Call a function with plain values; the file is loaded if it was not yet."""
        self._program.module(module)  # a file that is loaded only now gets no lines, and none of the judge's luck
        self._around(around)
        if type(arguments) is bytes:
            arguments = marshal.loads(arguments)
        self._watch((arguments, tuple(keywords.values())))
        function = self._program.attribute(module, name)
        self._program.guard.printed, self._prints = '', True
        try:
            result = self._program.perform(module, name, function, arguments, keywords)
        finally:
            if around:
                builtins.input = self._program.keyboard.input
        box = [result]
        del result
        return ['value', *self._left_behind(box)]

    def on_call_records(self, module: str, name: str, values: bytes, around: Any) -> list[Any]:
        """Call a function with plain values and records."""
        arguments, keywords = self._carrying.records.unpickled(values)
        return self.on_call(module, name, arguments, keywords, around)

    def on_call_encoded(self, module: str, name: str, changes: Any, values: Any, around: Any) -> list[Any]:
        """Call a function with values of which some are not plain, or kept; these may have changed meanwhile."""
        decoder = self._carrying.decoder(self._kept.containers)
        for container, content in [decoder.content(number, content) for number, content in changes]:
            refill(container, content)
        arguments, keywords = decoder.decode(values)
        del decoder
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
        self._values = values  # held here, so that only the student's code makes a difference
        self._watched = Watched(self._kept.with_others(values))
        self._counts = list(map(getrefcount, self._watched.containers))
        arguments = values[0] if values else ()
        self._tuples = [value for value in arguments if issubclass(type(value), tuple)]
        self._tuple_counts = list(map(getrefcount, self._tuples))

    def _left_behind(self, box: list[Any]) -> list[Any]:
        """What a call leaves behind: its result (in the box), changed containers, kept ones, and the lines it read."""
        watched = self._watched.containers
        now = list(map(getrefcount, watched))
        changed = self._watched.changed()
        result = box[0] if box else None
        is_held_as_before = now == self._counts and list(map(getrefcount, self._tuples)) == self._tuple_counts
        is_same = not changed and is_held_as_before
        if is_same and (result is None or result is True or result is False):  # most answers, and all refused moves
            return [result, [], [], self._consumed()]
        del result
        encoder = self._carrying.encoder(watched)
        updates = [[n, encoder.or_else(encoder.content, watched[n], _in_place_of(watched[n]))] for n in changed]
        encoded = self._encoded(box[0], encoder) if box else None
        kept: list[Any] = []
        try:
            if encoder.fresh or (not is_same and not (is_held_as_before and self._is_as_connected(encoder))):
                now += map(getrefcount, encoder.fresh)
                counts = list(zip(watched + encoder.fresh, now, strict=True))
                held, tuples = references([box, self._values], self._carrying.records.among)
                tuple_counts = list(map(getrefcount, tuples))  # before anything else has hold of them
                counts += zip(tuples, tuple_counts, strict=True)
                held.update(map(id, chain(self._watched.before, self._tuples)))
                kept = self._newly_kept(counts, held, encoder.fresh)
        except Exception:  # a type of the student's that cannot be hashed, say
            self._to_keep = []
        return [encoded, updates, kept, self._consumed()]

    def _is_as_connected(self, encoder: Encoder) -> bool:
        """Whether containers, held as often as before the call, are held by the same ones and by nobody else.

        So it is after nearly every call, and is quickly known when no changed one holds or held any other.
        """
        return not encoder.has_aliases and self._watched.held_only_atoms()

    def _newly_kept(self, counts: list[tuple[Any, int]], held: Counter[int], fresh: list[Any]) -> list[Any]:
        """Which containers, by their numbers, the student's code still has hold of, and did not before.

        `counts` are the references to each container there are, `held` those that we know of ourselves.
        """
        keeping = [container for container, count in counts if count - OWN_COUNT > held[id(container)]]
        if not keeping:
            return []
        numbers = {id(container): ['@', number] for number, container in enumerate(self._watched.containers)}
        numbers |= {id(container): ['&', number] for number, container in enumerate(fresh)}
        followed = set(map(id, self._kept.containers))
        for container in containers(keeping, self._carrying.records.among)[1:]:
            if id(container) in numbers and id(container) not in followed:
                self._to_keep.append(container)
        return [numbers[id(container)] for container in self._to_keep]

    def _encoded(self, value: Any, encoder: Encoder) -> Any:
        return encoder.or_else(encoder.encode, value, lambda reason: _described(value, reason))

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
        kept = vars(self).copy()
        try:
            self._answer(question)
        finally:
            vars(self).update(kept)


def references(
    roots: list[Any], records: Callable[[set[type]], set[type]]
) -> tuple[Counter[int], list[tuple[Any, ...]]]:
    """How many times each container and tuple is held by others, among all that can be reached from these.

    And those tuples that hold more than plain values, but for the ones directly in `roots`: by keeping one, somebody
    keeps what is in it.
    """
    found: Counter[int] = Counter()
    seen: set[int] = set()
    tuples: list[tuple[Any, ...]] = []
    own = set(map(id, gc.get_referents(*roots[1:])))
    level = roots
    while level:
        items = gc.get_referents(*level)
        kinds = COMPOUND | records(set(map(type, items)) - ATOMS)
        items = [item for item in items if type(item) in kinds]
        found.update(map(id, items))
        level = list({id(item): item for item in items if id(item) not in seen}.values())
        seen.update(map(id, level))
        tuples += [one for one in level if type(one) not in MUTABLE and not ATOMS.issuperset(map(type, one))]
    return found, [one for one in tuples if id(one) not in own]


[OWN_COUNT] = map(getrefcount, [[]])
"""What `getrefcount` says of a container that only the list has which it is asked about."""


def _described(value: Any, reason: Exception) -> list[Any]:
    """What is sent in place of a value that cannot cross the border; the student will read it."""
    why, name = 'nejde přečíst', name_of(type(value))  # by one of the student's own methods
    if isinstance(reason, Refused):
        why = WHY_NOT.get(str(reason), 'příliš velké')
    return ['x', f'{name} ({why})', f'<{name}, {why}>', -1]


def _in_place_of(container: Any) -> Callable[[Exception], list[Any]]:
    """Makes the content of a container whose own cannot cross the border: one thing that equals nothing."""

    def content(reason: Exception) -> list[Any]:
        described = _described(container, reason)
        if type(container) is dict:
            return ['d', '…', described]
        return ['l' if type(container) is list else 's', described]

    return content


def _is_function(value: Any) -> bool:
    return type(value) is FunctionType or (callable(value) and not isinstance(value, type))
