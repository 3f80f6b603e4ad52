"""The game side as a process of its own: it reads what happens from a pipe, and writes answers and news to another."""

import gc
import signal
import sys
from collections.abc import Callable

from rozdej.core.student.calls import Call, Running
from rozdej.core.student.limits import CALL_SECONDS, ENDING_SECONDS, WINDOW_TIMES
from rozdej.core.student.watchdog import ProcessDeadline
from rozdej.window.gui.application import Application
from rozdej.window.gui.pipe import Pipe
from rozdej.window.gui.wire import RETURNED, WAKE, Begin, Calling, Memory, Open, Ready, Send

MESSAGE_SECONDS = CALL_SECONDS + 0.3
"""Seconds after which the display tells what is running: until then, most has been stopped here."""

PROCESS_END_SECONDS = CALL_SECONDS * WINDOW_TIMES + ENDING_SECONDS
"""Seconds after which a call is ended with this process."""

DISPLAY_WAIT_SECONDS = 0.3
"""Seconds that the display waits for that before it does it."""


class CallReporter:
    """A `CallObserver`: tells the display what is running, after what is to be remembered should it never end.

    Whatever does not end then is ended here with this process by the `deadline`, even if the display is gone. Without
    one, whoever reads the wire has to do it.
    """

    def __init__(self, send: Send, deadline: ProcessDeadline | None = None):
        self._send = send
        self._deadline = deadline
        self.memory: Callable[[], Memory] | None = None
        self._told: Memory | None = None

    def before(self, work: Call | Running) -> None:
        memory = self.memory and self.memory()
        if memory and (self._told is None or memory.game != self._told.game):  # the time alone is no change
            self._told = memory
            self._send(memory)
        if isinstance(work, Call):
            frozen = work.before if isinstance(work.before, bytes) else None
            self._send(Calling(work.module, work.function, frozen))
        else:
            self._send(work)
        if self._deadline:
            self._deadline.begin(PROCESS_END_SECONDS)

    def after(self, work: Call | Running) -> None:
        if self._deadline:
            self._deadline.over()
        self._send(RETURNED)


def serve(pipe: Pipe, announcer: CallReporter, application: Application) -> None:
    """Reply until the display is gone."""
    # Ctrl+C is the display's concern, and on Windows it reaches all.
    signal.signal(signal.SIGINT, lambda number, frame: None)
    application.wake = lambda: pipe.send(WAKE)
    application.open_window = lambda arguments: pipe.send(Open(arguments))
    announcer.memory = application.memory
    messages = pipe.messages()
    begin: Begin = next(messages, Begin())
    settings = application.settings
    pipe.send(Ready(settings.four_colours, MESSAGE_SECONDS, PROCESS_END_SECONDS + DISPLAY_WAIT_SECONDS))
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
