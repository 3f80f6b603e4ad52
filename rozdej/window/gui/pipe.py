"""Connects a process to the wire by its standard input and output, and reports its calls there."""

import io
import os
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any, NamedTuple

from rozdej.core.student.calls import Call, Running
from rozdej.core.student.limits import CALL_SECONDS, ENDING_SECONDS, WINDOW_TIMES
from rozdej.core.student.subprocesses import parts
from rozdej.core.system.base import ProcessDeadline
from rozdej.window.gui.wire import RETURNED, Calling, Memory, Printed, Reader, Send, encode

MESSAGE_SECONDS = CALL_SECONDS + 0.3
"""Seconds after which the display tells what is running: until then, most has been stopped here."""

PROCESS_END_SECONDS = CALL_SECONDS * WINDOW_TIMES + ENDING_SECONDS
"""Seconds after which a call is ended with this process."""

DISPLAY_WAIT_SECONDS = 0.3
"""Seconds that the display waits for that before it does it."""


class Pipe:
    """This process's end of the wire, in place of its standard input and output.

    From now on nothing can be read from these, and what is printed goes to the display's terminal.
    """

    def __init__(self) -> None:
        self._reading, self.writing = os.dup(0), os.dup(1)
        with open(os.devnull, 'rb') as nothing:
            os.dup2(nothing.fileno(), 0)
        os.dup2(2, 1)  # for what writes there without asking Python
        self._lock = threading.Lock()
        sys.stdin = None
        sys.stdout, sys.stderr = Terminal(self.send, 'stdout'), Terminal(self.send, 'stderr')

    def send(self, message: NamedTuple) -> None:
        """Write it. If nobody reads any more, do nothing: `messages` will end soon, too."""
        data = encode(message)
        with self._lock, suppress(OSError):
            while data:
                data = data[os.write(self.writing, data) :]

    def messages(self) -> Iterator[Any]:
        """Yield the display's messages until it closes."""
        reader = Reader()
        for data in parts(self._reading):
            yield from reader.messages(data)


class Terminal(io.TextIOBase):
    """A stream that sends each whole line to the display's terminal."""

    def __init__(self, send: Send, name: str):
        self._send = send
        self._name = name
        self._line = ''

    encoding = 'utf-8'

    def writable(self) -> bool:
        return True

    def write(self, text: str) -> int:
        self._line += text
        if '\n' in text:
            self.flush()
        return len(text)

    def flush(self) -> None:
        text, self._line = self._line, ''
        if text:
            self._send(Printed(self._name, text))


class CallReporter:
    """A `CallObserver` that sends each call to the display, and before it the state to restore if it never ends.

    If the call does not end in time, the `deadline` ends this process, even if the display is gone. Without one, the
    reader of the wire has to do it.
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
