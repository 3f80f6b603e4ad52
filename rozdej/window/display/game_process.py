"""Starts the game side as a process; a thread reads its messages and passes them on.

`python ui.py` does this first. Whatever the start does not need is imported later.
"""

from __future__ import annotations

import _thread
import os
import signal
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from rozdej import KIT
from rozdej.core.student.subprocesses import Child

if TYPE_CHECKING:
    from rozdej.window.gui.wire import Begin, Happening, News

if TYPE_CHECKING:
    from rozdej.window.gui.wire import Begin, Happening, News

START = (
    'import gc, sys; gc.disable(); sys.path[0] = sys.argv.pop(1); from rozdej.window import play; sys.exit(play.main())'
)
"""What the process runs. Nothing that is imported is garbage; looking for some takes a tenth of the start."""

BESIDE = '--beside'
"""The option of a window that was opened by another one: it ends when its standard input does."""


class ProcessEnd(NamedTuple):
    """The process has ended with this exit code. `places` are the lines that were running, from its last words."""

    code: int
    places: list[tuple[str, int]]
    was_late: bool


class GameProcess:
    """A process of the game side, with these arguments of `python ui.py`. It gets ready before the first message."""

    def __init__(self, arguments: Sequence[str]):
        self._child = Child([sys.executable, '-c', START, str(KIT), *arguments])
        self._has_begun = threading.Event()
        """Set once `Begin` was sent; the process may read it later."""

    def begin(self, begin: Begin, hear: Callable[[GameProcess, News | ProcessEnd], None]) -> GameProcess:
        """Tell it with what to begin, and return it. What it says goes to `hear`, in a thread, with itself; the last is
        `ProcessEnd`.
        """
        self._thread = threading.Thread(target=self._read, args=(begin, hear), name='game', daemon=True)
        self._thread.start()
        return self

    def _read(self, begin: Begin, hear: Callable[[GameProcess, News | ProcessEnd], None]) -> None:
        from rozdej.core.student.watchdog import last_words
        from rozdej.window.gui.wire import Reader, encode

        self._child.write(encode(begin))
        self._has_begun.set()
        reader = Reader()
        with suppress(ValueError):  # what comes then are last words, too
            for data in self._child.parts():
                for message in reader.messages(data):
                    hear(self, message)
        self._child.wait()
        hear(self, ProcessEnd(self._child.code or 0, *last_words(reader.rest)))

    def tell(self, now: float, what: Happening) -> None:
        """Something has happened."""
        from rozdej.window.gui.wire import encode_event

        self._child.write(encode_event(now, what))

    def close(self) -> None:
        """The display is closed: the game is kept, and everything ends."""
        from rozdej.core.student.limits import GAME_END_SECONDS

        self._has_begun.wait(GAME_END_SECONDS)
        self._child.let_end(GAME_END_SECONDS)
        self._thread.join()
        self._child.close()

    def end(self) -> None:
        """End it at once; where that can be asked for, with last words."""
        from rozdej.core.student.limits import LAST_WORDS_SECONDS

        self._child.end(LAST_WORDS_SECONDS)


class OtherWindow:
    """Another window beside this one. Both share a pipe, so it ends with this process, however that ends."""

    def __init__(self) -> None:
        self._child: Child | None = None

    def open(self, arguments: Sequence[str]) -> None:
        """Open it by these arguments of `python ui.py`, unless it is still there."""
        if self._child is None or self._child.code is not None:
            command = [sys.executable, str(KIT / 'ui.py'), *arguments, BESIDE]
            self._child = Child(command, is_apart=False, stdout=None)

    def close(self) -> None:
        """End it, if there is one."""
        from rozdej.core.student.limits import GAME_END_SECONDS

        if self._child:
            self._child.close(2 * GAME_END_SECONDS)  # its own game side has half of that


def end_with_opener() -> None:
    """End this process, as Ctrl+C does, when the process that opened this window ends."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # Ctrl+C itself may be ignored here
    threading.Thread(target=_wait_for_opener, name='opener', daemon=True).start()


def _wait_for_opener() -> None:
    while os.read(0, 1):  # not by `sys.stdin`, whose lock would be held when this process ends
        pass
    _thread.interrupt_main(signal.SIGTERM)
