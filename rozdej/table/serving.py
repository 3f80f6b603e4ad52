"""The game side as a process of its own: it reads what happens from a pipe, and writes answers and news to another."""

import gc
import marshal
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from rozdej.student.limits import CALL_SECONDS, ENDING_SECONDS, WINDOW_TIMES
from rozdej.student.watchdog import ProcessDeadline
from rozdej.table.application import Application
from rozdej.table.pipe import Pipe
from rozdej.table.student_code import Lookout, StudentCode
from rozdej.table.wire import RETURNED, WAKE, Begin, Calling, Memory, Open, Ready, Running, Send, Work

PATIENCE = CALL_SECONDS + 0.3
"""Seconds after which the display tells what is running: until then, most has been stopped here."""

LAST = CALL_SECONDS * WINDOW_TIMES + ENDING_SECONDS
"""Seconds after which a call is ended with this process."""

SPARE = 0.3
"""Seconds that the display waits for that before it does it."""


class Announcer(Lookout):
    """Tells the display what is running, after what is to be remembered should it never end.

    Whatever does not end then is ended here with this process by the `deadline`, even if the display is gone. Without
    one, whoever reads the wire has to do it.
    """

    def __init__(self, send: Send, deadline: ProcessDeadline | None = None):
        self._send = send
        self._deadline = deadline
        self.memory: Callable[[], Memory] | None = None
        self._told: Memory | None = None

    @contextmanager
    def call(self, code: StudentCode, function: str, arguments: tuple[Any, ...]) -> Iterator[None]:
        try:
            frozen = marshal.dumps(arguments)
        except ValueError:
            frozen = None
        self._tell_memory()
        self._begin(Calling(code.module, function, frozen))
        try:
            yield
        finally:
            self.over()

    @contextmanager
    def loading(self, code: StudentCode) -> Iterator[None]:
        self._tell_memory()
        try:
            yield
        finally:
            self.over()

    def statement(self, code: StudentCode, module: str, index: int) -> None:
        self._begin(Running(module, index, sorted(code.left_out)))

    def _begin(self, what: Work) -> None:
        self._send(what)
        if self._deadline:
            self._deadline.begin(LAST)

    def over(self) -> None:
        """Nothing of the student's is running any more."""
        if self._deadline:
            self._deadline.over()
        self._send(RETURNED)

    def _tell_memory(self) -> None:
        """Tell the game if it has changed since it was told last; the time alone is no change."""
        if self.memory is None:
            return
        memory = self.memory()
        if self._told is None or memory.game != self._told.game:
            self._told = memory
            self._send(memory)


def serve(pipe: Pipe, announcer: Announcer, application: Application) -> None:
    """Reply until the display is gone."""
    # Ctrl+C is the display's concern, and on Windows it reaches all.
    signal.signal(signal.SIGINT, lambda number, frame: None)
    application.wake = lambda: pipe.send(WAKE)
    application.open_window = lambda arguments: pipe.send(Open(arguments))
    announcer.memory = application.memory
    messages = pipe.messages()
    begin: Begin = next(messages, Begin())
    settings = application.settings
    pipe.send(Ready(settings.four_colours, PATIENCE, LAST + SPARE))
    if begin.memory and begin.end:
        application.go_on(begin.memory, begin.end)
    else:
        application.begin()
    for now, what in messages:
        answer = application.answer(now, what)
        sys.stdout.flush()
        sys.stderr.flush()
        pipe.send(answer)
        if not gc.isenabled():  # what is there now stays; from here on garbage is looked for
            gc.freeze()
            gc.enable()
    application.close()
