"""Starts processes: `Child` is one to talk with, `run` waits for the end of one.

    child = Child([sys.executable, '-m', 'rozdej.window.games.srdce.friends', *arguments], cwd=root)
    try:
        with child.within(seconds):  # after so many seconds it is ended, and `parts` with it
            child.write(question)
            for data in child.parts():
                ...
        if child.was_late: ...
    finally:
        child.close(seconds)  # it may end by itself; then it is killed

A `SYSTEM.process_deadline` in the process writes its last words behind all that it has said;
`watchdog.last_words` reads them. How long a start and an end may take stands in `limits`. A window starts its game
side before anything else is imported, so nothing that takes long is imported here.
"""

from __future__ import annotations

import os
import subprocess
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from subprocess import PIPE
from typing import IO, TYPE_CHECKING, Any, NamedTuple

from rozdej.core.system import SYSTEM

if TYPE_CHECKING:
    from pathlib import Path

PART = 1 << 16
"""Bytes that are read at once from a pipe."""


class Child:
    """A process with a pipe to its standard input and one from its output, both without a buffer.

    The other options are those of `subprocess.Popen`. Ctrl+C in the terminal is not for a process that `is_apart`.
    Raises `OSError` when it cannot be started. `was_late` tells whether a `within` has ended it.
    """

    def __init__(
        self,
        command: Sequence[Any],
        is_apart: bool = True,
        stdin: int = PIPE,
        stdout: int | None = PIPE,
        stderr: int | None = None,
        cwd: Path | None = None,
        env: dict[str, str] | None = None,
        pass_fds: Sequence[int] = (),
    ):
        self._process = subprocess.Popen(
            command,
            bufsize=0,
            stdin=stdin,
            stdout=stdout,
            stderr=stderr,
            cwd=cwd,
            env=env,
            pass_fds=pass_fds,
            start_new_session=is_apart,
            creationflags=SYSTEM.apart_flags if is_apart else 0,
        )
        self.was_late = False

    @property
    def pid(self) -> int:
        """The number that the system has given to it."""
        return self._process.pid

    @property
    def code(self) -> int | None:
        """Its exit code, negative when a signal has ended it; None as long as it runs."""
        return self._process.poll()

    @property
    def input(self) -> IO[bytes]:
        """The end of the pipe at which its input is written."""
        assert self._process.stdin is not None
        return self._process.stdin

    @property
    def output(self) -> IO[bytes]:
        """The end of the pipe at which its output is read."""
        assert self._process.stdout is not None
        return self._process.stdout

    @property
    def errors(self) -> IO[bytes]:
        """The same of its error output, if it was started with a pipe for it."""
        assert self._process.stderr is not None
        return self._process.stderr

    def write(self, data: bytes) -> None:
        """Write all of the data; nothing happens when the process has ended."""
        with suppress(OSError):
            while data:
                data = data[self.input.write(data) or 0 :]

    def parts(self) -> Iterator[bytes]:
        """Yield what it writes, as it comes, until it has ended."""
        return parts(self.output.fileno())

    @contextmanager
    def within(self, seconds: float) -> Iterator[None]:
        """End the process, with last words, when the context lasts longer than `seconds` of wall time."""
        from rozdej.core.student.limits import END_SECONDS

        def end() -> None:
            self.was_late = True
            self.end(END_SECONDS)

        clock = threading.Timer(seconds, end)
        clock.daemon = True
        clock.start()
        try:
            yield
        finally:
            clock.cancel()

    def wait(self, seconds: float | None = None) -> bool:
        """Wait for its end, at most `seconds`, for ever by default. Returns whether it has ended."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)
            return True
        return False

    def end(self, seconds: float) -> None:
        """Terminate it; kill it after `seconds`, in which it may write last words (not on Windows)."""
        self._process.terminate()
        if not self.wait(seconds):
            self._process.kill()

    def kill(self) -> None:
        """End it now, without last words."""
        self._process.kill()

    def let_end(self, seconds: float) -> None:
        """Close its input, and kill it if it does not end within `seconds`."""
        if self._process.stdin:
            with suppress(OSError):  # what it has not read cannot be written any more
                self._process.stdin.close()
        if not self.wait(seconds):
            self._process.kill()
            self._process.wait()

    def close(self, seconds: float = 0.0) -> None:
        """The same, and let go of its pipes, which nobody may be reading any more."""
        self.let_end(seconds)
        for pipe in (self._process.stdout, self._process.stderr):
            if pipe:
                pipe.close()


def parts(file: int) -> Iterator[bytes]:
    """Yield what can be read from the file descriptor, until its end."""
    while data := os.read(file, PART):
        yield data


class Finished(NamedTuple):
    """What a process has written, and its exit code: negative when a signal ended it, None when it took too long."""

    output: bytes
    errors: bytes
    code: int | None


def run(
    command: Sequence[Any],
    seconds: float,
    input: bytes = b'',
    stderr: int = PIPE,
    cwd: Path | None = None,
    env: dict[str, str] | None = None,
) -> Finished:
    """Start a process and wait for its end; kill it after `seconds` of wall time.

    `input` is what stands on its standard input. Raises `OSError` when it cannot be started.
    """
    try:
        done = subprocess.run(
            command, input=input, stdout=PIPE, stderr=stderr, cwd=cwd, env=env, timeout=seconds, check=False
        )
    except subprocess.TimeoutExpired as late:
        return Finished(late.output or b'', late.stderr or b'', None)
    return Finished(done.stdout or b'', done.stderr or b'', done.returncode)
