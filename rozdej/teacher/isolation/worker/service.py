"""Answers the judge's questions about one program, one at a time."""

import builtins
import random
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from rozdej.core.student.calls import NOTHING, Call, freeze
from rozdej.core.student.facade import installed_in_sys_modules
from rozdej.core.student.guard import Guard
from rozdej.core.student.limits import TEXT_CHARACTERS
from rozdej.core.student.loading import LoadMemory
from rozdej.core.student.program import LocalProgram
from rozdej.core.student.source import SourceFile, files_of
from rozdej.core.student.watchdog import WATCHDOG
from rozdej.core.system import SYSTEM
from rozdej.teacher.isolation.channel import Channel, ChannelClosed, as_json
from rozdej.teacher.isolation.serialization import Encoder, SerializationError
from rozdej.teacher.isolation.worker.worker_objects import ErrorEncoder, WorkerObjects, name_of

MOST_OUTPUT = 100_000
"""Most characters of output in one message."""

WHY_NOT = {'too deep': 'příliš mnoho vnoření', 'holds itself': 'obsahuje samo sebe'}
"""Why a value cannot be sent, in words for the student."""


class WorkerImplementation:
    """The student's files in one folder: the part of `Implementation` that a program in a worker needs.

    `modules` are the modules that can be imported, `untouched` those of them that are unchanged given files.
    `functions` are those of the lesson.
    """

    def __init__(self, folder: Path, modules: list[str], untouched: list[str], functions: list[str]):
        self.folder = folder
        self.modules = tuple(modules)
        self._untouched = frozenset(untouched)
        self.exercise = SimpleNamespace(lesson=SimpleNamespace(signatures=dict.fromkeys(functions)))
        places = ((name, path) for name in modules for path in files_of(folder, name))
        self._sources = {name: SourceFile(path) for name, path in places if path.is_file()}
        self._modules = {str(source.path): name for name, source in self._sources.items()}

    def source(self, module: str) -> SourceFile | None:
        """The file of a module; None when there is none."""
        return self._sources.get(module)

    def is_given(self, module: str) -> bool:
        """Whether a module is an unchanged given file."""
        return module in self._untouched

    def hidden(self, module: str) -> None:
        """None: the judge sends no file that hides a module of Python."""

    def owns(self, filename: str) -> bool:
        """Whether a file is the student's."""
        return self.module_of(filename) is not None

    def own_loaded(self, filename: str) -> SourceFile | None:
        """The student's file of that name; None for a given one."""
        module = self.module_of(filename)
        return self._sources[module] if module and module not in self._untouched else None

    def module_of(self, filename: str) -> str | None:
        """The module that a file is; None when it is not the student's."""
        return self._modules.get(filename)


class Service:
    """Loads the program and answers questions about it.

    A question is `[kind, changes, values, …]`. Shared containers are updated with the changes, the values are decoded,
    then the method `on_kind(…)` answers. The answer is `[kind, changes, lines read, printed, …]`. Messages about output
    and load problems, and calls of the judge's functions, may come before it.
    """

    def __init__(self, channel: Channel, order: dict[str, Any]):
        self._channel = channel
        guard = Guard(order['seconds'], order['output'])
        self._files = WorkerImplementation(
            Path(order['folder']), order['modules'], order['untouched'], order['functions']
        )
        self._program = LocalProgram(self._files, guard)  # type: ignore[arg-type]  # as much of one as is needed
        self._program.seconds_per_test = order['seconds_per_test']
        self._program.modules.on_failure = lambda: channel.send(as_json(['load']))
        memory = self._program.modules.memory = LoadMemory.of(order['memory'])
        self._program.modules.on_statement = self._send_statement if memory.is_careful else None
        self._program.remember(order['hangs'])
        self._objects = WorkerObjects(self._program, order['given'], self._call_judge)
        self._shared = self._objects.shared
        self._error_encoder = ErrorEncoder(self._program, self._files.module_of)
        self._sent_problems: set[str] = set()
        self._values: Any = None
        self._sent = self._prepared = 0
        self._prints = False
        self._unanswered = 0
        """Number of open or aborted callbacks into the judge."""
        SYSTEM.run_after_fork(channel.close)  # a process that the program forks must not answer

    def serve(self) -> None:
        """Answer questions until the judge closes the channel."""
        with installed_in_sys_modules(self._program), self._program.keyboard.plugged_in():
            while True:
                try:
                    self._answer(self._channel.receive())
                except ChannelClosed:
                    return

    def _answer(self, question: Any) -> None:
        kind, changes, values, *parts = question
        if kind in ('returned', 'raised') and self._unanswered:  # the call that waited for it was aborted
            self._unanswered -= 1
            return
        self._sent, self._prepared, self._prints = 0, 0, False
        received: Any = ()
        try:
            self._values = received = self._decode_values(changes, values)
            answer = getattr(self, f'on_{kind}')(*parts)
            if answer is None:
                return
        except ChannelClosed:
            raise
        except BaseException as error:
            answer = ['error', self._error_encoder.error(error)]
        self._values = None
        size, encoder = len(self._shared), self._objects.encoder(received if kind == 'call' else ())
        changes = encoder.changes(_placeholder_content)
        if answer[0] == 'value':
            answer = ['value', encoder.or_else(encoder.encode, answer[1], _placeholder)]
        elif answer[0] == 'calls':
            answer = ['calls', [self._encode_call(call, encoder) for call in answer[1]]]
        self._send_problems()
        head = [changes, self._lines_read(), self._rest_of_output()]
        try:
            message = as_json([answer[0], *head, *answer[1:]])
        except SerializationError:
            self._shared.forget_from(size)
            message = as_json(['value', [], *head[1:], ['x', 'object', '…', -1]])
        self._shared.synchronize(encoder.changed)
        self._channel.post(message)

    def _decode_values(self, changes: Any, values: Any) -> Any:
        """Decode the changes and values of a message. Raises what the program raised when a name was looked up."""
        self._objects.lookup_error = None
        decoder = self._objects.decoder()
        try:
            decoder.changes(changes)
            decoded = decoder.decode(values)
        except Exception:  # the numbers of containers differ now, so the judge has to start another worker
            raise ChannelClosed from None
        self._shared.synchronize(decoder.changed)
        if self._objects.lookup_error is not None:
            raise self._objects.lookup_error
        return decoded

    # What can be asked

    def on_reset(self, seed: int, seconds: float) -> None:
        """Forget all modules, for a new test with that limit for calls, in seconds. No answer is sent."""
        self._program.guard.time_limit = seconds
        self._program.reset()
        self._objects.reset()
        random.seed(seed)

    def on_keep(self, numbers: list[int]) -> None:
        """Keep only these shared containers. No answer is sent."""
        self._shared.keep(numbers)

    def on_load(self, module: str) -> list[Any]:
        """Load a module. Answers with its names, and with those that are functions."""
        namespace = vars(self._program.module(module))
        names = [name for name in namespace if type(name) is str]
        functions = [name for name in names if callable(namespace[name]) and not isinstance(namespace[name], type)]
        return ['names', names, functions]

    def on_import(self, module: str) -> list[Any]:
        """Load a module anew."""
        self._objects.classes.clear()
        self._program.import_quietly(module)
        return ['done']

    def on_attribute(self, module: str, name: str) -> list[Any]:
        """Answer with the value of a name that is no function."""
        return ['value', self._program.attribute(module, name)]

    def on_signature(self, module: str, name: str) -> list[Any]:
        """Answer with `[name, kind, has a default]` of each parameter of a function, and its docstring."""
        signature, document = self._program.describe(module, name)
        shown = [[p.name, int(p.kind), p.default is not p.empty] for p in signature.parameters.values()]
        return ['signature', shown, document[:MOST_OUTPUT] if type(document) is str else None]

    def on_set(self, module: str, name: str) -> list[Any]:
        """Give a name of the module another value."""
        self._program.set(module, name, self._values)
        return ['done']

    def on_delete(self, module: str, name: str) -> list[Any]:
        """Delete a name of the module."""
        self._program.delete(module, name)
        return ['done']

    def on_call(self, module: str, name: str, keywords: list[str], around: Any) -> list[Any]:
        """Call a function, with the last values by keywords. The file is loaded if needed."""
        self._program.module(module)  # first: a file that is loaded now must not read lines or use the random state
        self._prepare_call(around)
        function = self._program.attribute(module, name)
        self._program.guard.printed, self._prints = '', True
        try:
            return ['value', self._program.perform(module, name, function, *self._arguments(keywords))]
        finally:
            if around:
                builtins.input = self._program.keyboard.input

    def on_calls(self, module: str, name: str) -> list[Any]:
        """Call a function with each of the values. Answers with `_encode_call` of each call."""
        self._program.module(module)
        self._prepare_call(None)
        return ['calls', self._program.call_many(module, name, self._values)]

    def on_ending(self, module: str, name: str, keywords: list[str], is_none: bool, kind: str) -> list[Any]:
        """Repeat a call and answer with how it ends.

        Before, it returned None or not (`is_none`), or raised an exception with the type name `kind`.
        """
        self._prepare_call(None)
        arguments, named = self._arguments(keywords)
        call = Call(module, name, arguments, named, freeze(self._values))
        call.result = None if is_none else NOTHING
        call.exception = type(kind, (Exception,), {})() if kind else None
        found = self._program.ending(call)
        module_of = self._files.module_of
        if found is None or (file := module_of(found.file)) is None:
            return ['ending', None]
        nones, lengths = (sorted(map(list, facts.items())) for facts in (found.nones, found.lengths))
        again, ran = (sorted([module_of(file), line] for file, line in lines) for lines in (found.again, found.ran))
        facts = [[fact.what, module_of(fact.file), fact.line, fact.column, list(fact.words)] for fact in found.facts]
        given = [[module_of(file), function, text] for (file, function), text in found.given.items()]
        return ['ending', [file, found.line, nones, sorted(found.lines), lengths, again, ran, sorted(facts), given]]

    def on_alone(self, module: str, name: str, keywords: list[str], names: list[list[str]]) -> list[Any]:
        """Answer with the result of a call made alone, and whether these names matter; see `Program.alone`."""
        self._prepare_call(None)
        arguments, named = self._arguments(keywords)
        call = Call(module, name, arguments, named, freeze(self._values))
        return ['value', self._program.alone(call, [(where, header, name) for where, header, name in names])]

    def on_follow(self, module: str, name: str) -> list[Any]:
        """Answer with the facts of a call with each of the values; see `Program.follow`."""
        self._program.module(module)
        self._prepare_call(None)
        facts = self._program.follow(module, name, self._values)
        return ['value', tuple(one and tuple(one) for one in facts)]

    # What stands around a call

    def _arguments(self, keywords: list[str]) -> tuple[tuple, dict[str, Any]]:
        """Split the values of the question into arguments and keyword arguments."""
        count = len(self._values) - len(keywords)
        return self._values[:count], dict(zip(keywords, self._values[count:], strict=True))

    def _prepare_call(self, around: Any) -> None:
        """Prepare lines for `input`, or replace `input` by the judge's function, and set the random state."""
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

    def _lines_read(self) -> int:
        return self._prepared - len(self._program.keyboard.lines) if self._prepared else 0

    # What comes before the answer

    def _encode_call(self, call: Call, encoder: Encoder) -> list[Any]:
        error = call.exception and self._error_encoder.error(call.exception)
        result = None if error else encoder.or_else(encoder.encode, call.result, _placeholder)
        return [result, error, call.printed[:TEXT_CHARACTERS], call.has_changed]

    def _send_problems(self) -> None:
        for module, problem in self._program.problems.items():
            if module not in self._sent_problems:
                self._sent_problems.add(module)
                self._channel.send(as_json(['problem', self._error_encoder.problem(problem)]))

    def _send_statement(self, module: str, index: int) -> None:
        """Send which statement of a file runs next, so that the judge knows it if no answer comes."""
        self._channel.send(as_json(['statement', module, index]))

    def _rest_of_output(self) -> str:
        """The last part of the output. Earlier parts that do not fit into one message are sent here."""
        return self._last_part(self._program.guard.printed[self._sent :]) if self._prints else ''

    def _last_part(self, text: str) -> str:
        while len(text) > MOST_OUTPUT:
            self._channel.send(as_json(['printed', text[:MOST_OUTPUT]]))
            text = text[MOST_OUTPUT:]
        return text

    def _call_judge(self, number: int, arguments: tuple, keywords: dict) -> Any:
        """Call a function of the judge, which may ask questions meanwhile. Returns or raises what it does."""
        printed = self._program.guard.so_far
        size, encoder = len(self._shared), self._objects.encoder()
        try:
            changes = encoder.changes(_placeholder_content)
            values = encoder.encode((*arguments, *keywords.values()))
            message = as_json(['call', changes, number, values, list(keywords), self._last_part(printed[self._sent :])])
        except BaseException:
            self._shared.forget_from(size)
            raise
        self._shared.synchronize(encoder.changed)
        self._unanswered += 1
        self._channel.send(message)
        self._sent = len(printed)
        while True:
            answer = self._channel.receive()
            if answer[0] not in ('returned', 'raised'):
                self._answer_inside(answer)
                continue
            self._unanswered -= 1
            kind, changes, values, *parts = answer
            WATCHDOG.restart_wait()
            value = self._decode_values(changes, values)
            if kind == 'returned':
                return value
            raise getattr(builtins, parts[0], Exception)(*parts[1])

    def _answer_inside(self, question: Any) -> None:
        before = self._sent, self._prepared, self._prints
        try:
            self._answer(question)
        finally:
            self._sent, self._prepared, self._prints = before


def _placeholder(value: Any, reason: Exception) -> list[Any]:
    """Encode a description instead of a value that cannot be sent. Students read it."""
    why, name = 'nejde přečíst', name_of(type(value))  # a method of the student's class raised
    if isinstance(reason, SerializationError):
        why = WHY_NOT.get(str(reason), 'příliš velké')
    return ['x', f'{name} ({why})', f'<{name}, {why}>', -1]


def _placeholder_content(container: Any, reason: Exception) -> list[Any]:
    """Encode a description as the only item of a container whose content cannot be sent."""
    described = _placeholder(container, reason)
    if type(container) is dict:
        return ['d', '…', described]
    return ['l' if type(container) is list else 's', described]
