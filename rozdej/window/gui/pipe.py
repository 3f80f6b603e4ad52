"""A process's end of the wire: its standard input and output, which nothing else can use any more."""

import io
import os
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, NamedTuple

from rozdej.core.student.subprocesses import parts
from rozdej.window.gui.wire import Printed, Reader, Send, encode


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
        """Write it; when nobody reads it any more, there will soon be nothing to be read, either."""
        data = encode(message)
        with self._lock, suppress(OSError):
            while data:
                data = data[os.write(self.writing, data) :]

    def messages(self) -> Iterator[Any]:
        """All that the display says until it is gone."""
        reader = Reader()
        for data in parts(self._reading):
            yield from reader.messages(data)


class Terminal(io.TextIOBase):
    """A stream of the display's terminal; it is told each line when it is whole."""

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
