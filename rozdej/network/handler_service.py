"""The process of a student's handlers: it reads events from a pipe, and writes what they lead to into another.

The server sends `Begin` first, with what an earlier process has found out, and then events as `Values` (see
`HandlerService.answer`), or the `End` of an earlier process to be explained. Each is answered by one `Values`. It ends
with the server, or when something does not end in time: its last words name the line.
"""

import marshal
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rozdej.core.exercises import Exercise
from rozdej.core.student.calls import Call, Running
from rozdej.core.student.implementation import Implementation
from rozdej.core.student.limits import SERVER_AT_MOST_SECONDS, SERVER_BYTES, SERVER_LAST_SECONDS, limit_memory
from rozdej.core.student.watchdog import WATCHDOG, ProcessDeadline
from rozdej.network.core import Universe
from rozdej.network.declaration import find_declaration
from rozdej.network.handlers import Handlers
from rozdej.network.state_text import UnknownClass
from rozdej.window.table.pipe import Pipe
from rozdej.window.table.trouble import Trouble
from rozdej.window.table.wire import Begin, End, Values

ShutIn = Callable[[list[Path]], tuple[bool, bool]]


class Deadlines:
    """Sets a deadline for each call, and for each statement of a file; the server is told of these before.

    It holds until the answer is made, as what a function returned may loop when it is looked at.
    """

    def __init__(self, pipe: Pipe):
        self._pipe = pipe
        self._deadline = ProcessDeadline(pipe.writing)

    def before(self, work: Call | Running) -> None:
        if isinstance(work, Running):
            self._pipe.send(work)
        self._deadline.begin(SERVER_AT_MOST_SECONDS, SERVER_LAST_SECONDS)

    def after(self, work: Call | Running) -> None:
        """See `over`."""

    def over(self) -> None:
        """The answer is made."""
        self._deadline.over()


class HandlerService:
    """The universes of all tables, each by its number, with the handlers that are made when they are to be loaded."""

    def __init__(self, make_handlers: Callable[[], Handlers], kept_from: tuple[bool, bool]):
        self._make_handlers = make_handlers
        self._kept_from = kept_from
        self._universes: dict[int, Universe] = {}

    def load(self, begin: Begin) -> list[Any]:
        """Load the program: `['loaded', trouble or None]` when it can be used, else `['trouble', trouble]`.

        Whether this process is kept from other files, and from the network, comes behind.
        """
        assert begin.memory is not None
        self._handlers = self._make_handlers()  # only now: it reads the files
        try:
            trouble = self._handlers.load(marshal.loads(begin.memory.game), begin.end)
        except Trouble as error:
            return ['trouble', _plain(error), self._kept_from]
        return ['loaded', trouble and _plain(trouble), self._kept_from]

    def explain(self, end: End) -> list[Any]:
        """`['trouble', trouble]`: why an earlier process ended."""
        return ['trouble', _plain(self._handlers.ended(end))]

    def answer(self, forgotten: list[int], number: int, kept: list[Any] | None, event: str, given: list) -> list[Any]:
        """What an event leads to: `[kind, content, state as text, worlds, known]`.

        First forget some tables. `kept` is the table as the server knows it (the parameters of `Universe.resume`) where
        this process does not know it yet. An `event` is the name of a method of `Universe`, or '' for none.
        """
        for gone in forgotten:
            self._universes.pop(gone, None)
        try:
            universe = self._universe(number, kept)
        except (UnknownClass, ValueError) as error:
            return ['unknown', str(error), None, [], []]
        kind, content = 'effects', None
        try:
            if event:
                effects = getattr(universe, event)(*given)
                content = effects and [effects.mails, effects.drops]
        except Trouble as error:
            kind, content = 'trouble', _plain(error)
        return [kind, content, universe.kept, universe.worlds, sorted(universe.known)]

    def _universe(self, number: int, kept: list[Any] | None) -> Universe:
        if kept is None and number in self._universes:
            return self._universes[number]
        universe = self._handlers.make_universe()
        if kept is not None:
            text, known, worlds = kept
            universe.resume(text, set(known), worlds)
        self._universes[number] = universe
        return universe


def _plain(trouble: Trouble) -> list[Any]:
    return [trouble.title, list(trouble.lines), trouble.details]


def main(shut_in: ShutIn = lambda code: (False, False)) -> None:
    """Serve the server that has started this process: arguments are root, exercise, and folder of the program.

    `shut_in` keeps this process from all files but the given ones, and says from what it could.
    """
    root, name, folder = sys.argv[1:]
    # Ctrl+C is the server's concern, and on Windows it reaches all.
    signal.signal(signal.SIGINT, lambda number, frame: None)
    declaration = find_declaration(name)
    assert declaration is not None
    needed = [Path(path) for path in (*sys.path, sys.prefix, folder, root) if os.path.isdir(path)]
    needed += [path.resolve().parent for path in Path(folder).glob('*.py') if path.is_symlink()]
    kept_from = shut_in(list(dict.fromkeys([*map(Path.resolve, needed), *needed])))  # by all names that they go by
    pipe = Pipe()
    WATCHDOG.run(1.0, int)  # its thread has to be there before there is no memory for one
    limit_memory(SERVER_BYTES)
    exercise, deadlines = Exercise(name, Path(root)), Deadlines(pipe)
    implementation = Implementation(exercise, Path(folder))
    service = HandlerService(lambda: Handlers(implementation, declaration, [deadlines]), kept_from)
    for message in pipe.messages():
        if isinstance(message, Begin):
            told = service.load(message)
        elif isinstance(message, End):
            told = service.explain(message)
        else:
            told = service.answer(*message.what)
        deadlines.over()
        sys.stdout.flush()
        sys.stderr.flush()
        pipe.send(Values(told))


if __name__ == '__main__':
    main()
