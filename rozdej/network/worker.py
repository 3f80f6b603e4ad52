"""The thread in which the functions of a server run, one call after another, while the server goes on with all else.

It is the main thread of its process: only there can Python interrupt a function that waits. What cannot be stopped
ends with the process, and the supervisor starts another one.
"""

import asyncio
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from typing import Any

from rozdej.core.student.calls import Call, Running
from rozdej.core.student.limits import SERVER_AT_MOST_SECONDS, SERVER_LAST_SECONDS
from rozdej.core.student.watchdog import ProcessDeadline
from rozdej.window.table.pipe import Pipe
from rozdej.window.table.trouble import Trouble
from rozdej.window.table.wire import Values

OVER = 'Server končí.'


class Deadlines:
    """A `CallObserver`: sets a deadline for each call and each statement of a file, and tells the supervisor before.

    It holds until the answer is made, as what a function returned may loop when it is looked at. The state of the
    universe that is `asked` is told as text.
    """

    def __init__(self, pipe: Pipe):
        self.asked: Any = None
        self._pipe = pipe
        self._deadline = ProcessDeadline(pipe.writing)

    def before(self, work: Call | Running) -> None:
        what: tuple[Any, ...] = ('statement', *work) if isinstance(work, Running) else ()
        if isinstance(work, Call):
            state = [self.asked.kept] if work.arguments else []
            what = 'call', work.function, [*state, *work.arguments[1:]]
        self._pipe.send(Values(['doing', what]))
        self._deadline.begin(SERVER_AT_MOST_SECONDS, SERVER_LAST_SECONDS)

    def after(self, work: Call | Running) -> None:
        """See `over`."""

    def over(self) -> None:
        """The answer is made, and what was printed for it can be seen."""
        self._deadline.over()
        sys.stdout.flush()
        sys.stderr.flush()
        self._pipe.send(Values(['done']))


class Worker:
    """Calls methods in the thread that calls `work`, for coroutines in another one."""

    def __init__(self, deadlines: Deadlines) -> None:
        self._deadlines = deadlines
        self._jobs: SimpleQueue[tuple[asyncio.Future[Any], Any, tuple[Any, ...]]] = SimpleQueue()
        self._waiting: set[asyncio.Future[Any]] = set()
        self._is_over = False

    async def run(self, method: Callable[..., Any], *given: Any) -> Any:
        """What the method returns or raises there. Raises `Trouble` when it is not waited for any more."""
        if self._is_over:
            raise Trouble(OVER)
        answer = asyncio.get_running_loop().create_future()
        self._waiting.add(answer)
        answer.add_done_callback(self._waiting.discard)
        self._jobs.put((answer, method, given))
        return await answer

    def end(self) -> None:
        """Nobody waits any more for what is being done, and nothing else will be done."""
        self._is_over = True
        for answer in self._waiting:
            _settle(answer, None, Trouble(OVER))

    def work(self) -> None:
        """Do one thing after another, for ever."""
        own = os.getpid()
        while True:
            answer, method, given = self._jobs.get()
            result, error = None, None
            self._deadlines.asked = method.__self__
            try:
                result = method(*given)
            except BaseException as raised:
                error = raised
            if os.getpid() != own:  # a function has made a copy of this process, and ended
                os._exit(0)
            self._deadlines.over()
            with suppress(RuntimeError):  # the loop is closed
                answer.get_loop().call_soon_threadsafe(_settle, answer, result, error)
            del answer, method, given, result, error


def _settle(answer: asyncio.Future[Any], result: Any, error: BaseException | None) -> None:
    if answer.done():
        return
    if error is None:
        answer.set_result(result)
    else:
        answer.set_exception(error)
