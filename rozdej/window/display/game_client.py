"""Exchanges messages with the game side, one at a time: the next is sent after the answer to the last.

Moves of the mouse that come faster than answers are dropped. A game side that does not answer is ended, and another
one continues the game.
"""

import sys
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from math import inf
from queue import Empty, SimpleQueue
from typing import Any

from rozdej.core.student.limits import ANSWER_END_SECONDS, CALL_END_SECONDS
from rozdej.window.display.game_process import GameProcess, ProcessEnd
from rozdej.window.gui.layout import Space
from rozdej.window.gui.texts import WINDOW_TITLE
from rozdej.window.gui.wire import (
    Begin,
    Calling,
    Drawing,
    End,
    Happening,
    Memory,
    Moment,
    MouseEvent,
    Open,
    Printed,
    Ready,
    Reply,
    Returned,
    Running,
    Wake,
    Work,
)

MOST_ENDS = 10
"""After so many game sides in a row that ended without an answer, no other is started."""


Hear = Callable[[GameProcess, Any], None]
Start = Callable[[Begin, Hear], GameProcess]
"""Starts a game side; what it says is put into the function, in any thread, and `ProcessEnd` at last."""


class GameProcessClient:
    """Sends events to the game side and keeps its last answer. It knows no display; time comes from `clock`.

    `notify` is called, in any thread, when `listen` should be called. `heard` is called after an answer, with whether
    there is something new to draw; `copy` with a text for the clipboard. `due` is the time at which the game side
    wants a tick. `exit_code` is None as long as a game side runs.
    """

    def __init__(self, start: Start, clock: Callable[[], float]):
        self.clock = clock
        self.notify: Callable[[], None] = lambda: None
        self.heard: Callable[[bool], None] = lambda is_new: None
        self.copy: Callable[[str], None] = lambda text: None
        self.open_window: Callable[[list[str]], None] = lambda arguments: None
        self.sound: Callable[[str], None] = lambda name: None
        self.drawing = Drawing()
        self.title = WINDOW_TITLE
        self.four_colours = False
        self.exit_code: int | None = None
        self._start = start
        self._said: SimpleQueue[tuple[GameProcess, Any]] = SimpleQueue()
        self._is_notified = False
        self._queue: deque[Happening] = deque()
        self._space: Space | None = None
        self._memory: Memory | None = None
        self._ends = 0
        self._begin(Begin())

    def _begin(self, begin: Begin) -> None:
        self._asked: float | None = self.clock()
        self._running: Work | None = None
        self._last: Work | None = None
        self._since = 0.0
        self._why = 'itself'
        self._ready: Ready | None = None
        self.due: float | None = None
        self._game = self._start(begin, self._put)

    def _put(self, game: GameProcess, news: Any) -> None:
        """The game side has said something; in any thread."""
        self._said.put((game, news))
        if not self._is_notified:
            self._is_notified = True
            self.notify()

    # Sending.

    def tell(self, what: Happening) -> None:
        """Send it as soon as the game side is free; drop what the player does while it is late."""
        if isinstance(what, Space):
            self._space = what
        elif not isinstance(what, Moment) and self.late:
            return
        queue = self._queue
        if queue and (what == queue[-1] or _is_newer(what, queue[-1])):
            queue.pop()
        queue.append(what)
        self._go_on()

    def _go_on(self) -> None:
        if self._queue and self._asked is None and self.exit_code is None:
            self._asked = self.clock()
            self._last = None
            self._game.tell(self._asked, self._queue.popleft())

    # Receiving.

    def wait_until_ready(self) -> bool:
        """Listen until the game side is ready; False when there will be none."""
        while self._ready is None and self.exit_code is None:
            self._hear(*self._said.get())
        return self._ready is not None

    def listen(self) -> None:
        """Hear what has been said; see `notify`."""
        self._is_notified = False
        while not self._said.empty():
            self._hear(*self._said.get())

    def _hear(self, game: GameProcess, news: Any) -> None:
        if isinstance(news, Printed):
            _print(news)
        if game is not self._game:  # one that was ended
            return
        match news:
            case Reply():
                self._take(news)
            case Calling() | Running():
                self._running = self._last = news
                self._since = self.clock()
            case Returned():
                self._running = None
                self._since = self.clock()
            case Memory():
                self._memory = news
            case Open(arguments):
                self.open_window(arguments)
            case Wake():
                self.tell(Moment.OUTSIDE)
            case Ready():
                self._ready, self.four_colours = news, news.four_colours
                self._asked = None
                self._go_on()
            case ProcessEnd():
                self._end(news)

    def _take(self, answer: Reply) -> None:
        self._asked = self._running = None
        self._ends = 0
        self.due = None if answer.wait is None else self.clock() + answer.wait
        is_new = answer.picture is not None or answer.title != self.title
        self.drawing = answer.picture or self.drawing
        self.title, self.four_colours = answer.title, answer.four_colours
        if answer.sound:
            self.sound(answer.sound)
        if answer.copied:
            self.copy(answer.copied)
        self.heard(is_new)
        self._go_on()

    # A game side that does not answer.

    @property
    def late(self) -> tuple[Work | None, float, float] | None:
        """What is running for longer than anybody wants to wait, for how many seconds, and in how many it is ended.

        None when nothing is. What the window does itself has no name, and is not ended where nobody could go on.
        """
        if self._ready is None or self._asked is None:
            return None
        seconds = self.clock() - max(self._asked, self._since)
        if seconds < self._ready.patience:
            return None
        return self._running, seconds, self._ready.limit - seconds if self._during else inf

    @property
    def _during(self) -> Work | None:
        """What of the student's the game side is running, or has run last since it was asked."""
        return self._running or (self._last if self._asked is not None else None)

    def watch(self) -> None:
        """End the game side if it takes too long; to be called now and then."""
        if self.late and self.late[2] <= 0:
            self.stop('limit')

    def stop(self, why: str = 'player') -> None:
        """End the game side; another one goes on from before what is running."""
        self._why = why
        self._game.end()

    def _end(self, gone: ProcessEnd) -> None:
        """The game side has ended: start another one, or give up."""
        during = self._during
        self._ends += 1
        if during is None or self._ends > MOST_ENDS:
            self.exit_code = gone.code if gone.code >= 0 else 1
            self.heard(False)
            return
        why = 'limit' if gone.was_late else self._why
        end = End(during, self._running is None, self.clock() - self._since, gone.places, why)
        self._queue.clear()
        self._begin(Begin(memory=self._memory, end=end))
        if self._space:
            self.tell(self._space)

    def close(self) -> None:
        """The display is closed; the game is kept, also when the game side does not answer any more."""
        self.heard = lambda is_new: None
        self._queue.clear()
        self._wait_for_answer()
        if self.exit_code is None:
            self.exit_code = 0
            self._game.close()
        self.listen()

    def _wait_for_answer(self) -> None:
        """Wait for the answer to what was asked last; a call that does not return meanwhile is ended."""
        end = self.clock() + ANSWER_END_SECONDS
        while self._asked is not None and self.exit_code is None and self.clock() < end:
            if self._ready is None and self._running is None:  # it only starts
                return
            try:
                self._hear(*self._said.get(timeout=CALL_END_SECONDS))
            except Empty:
                if self._running is not None:
                    self.stop()


def _is_newer(what: Happening, other: Happening) -> bool:
    """Whether it makes the other one, which nobody has heard of, unnecessary: where the mouse is, the window's size."""
    if isinstance(what, MouseEvent) and isinstance(other, MouseEvent):
        return what.kind == other.kind and what.kind in ('move', 'drag')
    return isinstance(what, Space) and isinstance(other, Space)


def _print(printed: Printed) -> None:
    stream = getattr(sys, printed.stream)
    if stream is not None:
        with suppress(OSError):  # the terminal may have been closed under the window
            stream.write(printed.text)
            stream.flush()
