"""Starts workers as plain processes, on any platform, for who trusts the submissions (`--no-sandbox`).

Nothing confines them. Memory and time are measured from outside, and what a program has started ends with it.
"""

import itertools
import json
import os
import secrets
import shutil
import socket
import threading
import time
from contextlib import suppress
from pathlib import Path
from subprocess import DEVNULL
from typing import Any

import psutil

from rozdej.core.student.limits import FAMILY_END_SECONDS, START_SECONDS, Limits
from rozdej.core.student.subprocesses import Child, run
from rozdej.core.student.temporary_folders import LockedTempDir, remove_stale
from rozdej.core.system import SYSTEM
from rozdej.teacher.isolation.channel import ChannelClosed
from rozdej.teacher.isolation.memory_watch import MemoryWatch
from rozdej.teacher.isolation.protection import NoSandbox, Protection, describe_risks
from rozdej.teacher.isolation.worker_files import PYTHON, copy_worker_files

ONLY_LINUX = (
    "The sandbox for students' programs needs Linux: grade in WSL (Windows) or in a container, as docs/teachers.md "
    'says under "Without Linux", or use --no-sandbox if you trust the submissions, which can then read and change all '
    'your files.'
)

STARTING_LOOK = 0.005
"""Seconds between two looks whether a process has started: it removes its order then."""

NEEDED = 'PATH', 'SYSTEMROOT', 'TEMP', 'TMP', 'TMPDIR'
"""Variables of the environment without which Python, or its sockets, do not work on some platform."""


class PlainWorker:
    """A worker for one submission. The owner must `close` it.

    `folder` is where the judge puts the student's files, and the home of the program. `code` has the worker's files,
    `orders` is a folder for orders. `hash_seed` is `PYTHONHASHSEED`, which orders sets.
    """

    def __init__(self, folder: Path, code: Path, orders: Path, hash_seed: int):
        self.folder = self.inside = folder
        self._code = code
        self._orders = orders
        self._environment = python_environment(folder, hash_seed)
        self._children: list[Child] = []
        self._seen: set[psutil.Process] = set()
        self._worked: dict[psutil.Process, float] = {}
        self._lock = threading.Lock()
        self._watch: MemoryWatch | None = None

    def serve(self, order: dict[str, Any], limits: Limits) -> socket.socket:
        """Start a process that answers questions about the program, and return the connection to it.

        Raises `ChannelClosed`.
        """
        token = secrets.token_hex(16)
        try:
            with socket.create_server(('127.0.0.1', 0)) as listener:
                self._start({**order, 'port': listener.getsockname()[1], 'token': token}, limits)
                listener.settimeout(START_SECONDS)
                while True:
                    connection, _ = listener.accept()
                    connection.settimeout(START_SECONDS)
                    if connection.recv(len(token)) == token.encode():  # else another program of this computer
                        connection.settimeout(None)
                        return connection
                    connection.close()
        except OSError:
            raise ChannelClosed from None

    def script(self, order: dict[str, Any], limits: Limits, *files: int) -> None:
        """Run a script with these open files as its stdin, stdout and stderr. Raises `ChannelClosed`."""
        try:
            self._start(order, limits, *files)
        except OSError:
            raise ChannelClosed from None

    def _start(
        self, order: dict[str, Any], limits: Limits, stdin: int = DEVNULL, stdout: int = DEVNULL, stderr: int = DEVNULL
    ) -> None:
        path = self._orders / secrets.token_hex(16)
        whole = {**order, 'limits': limits.of_process(), 'home': str(self.folder)}
        path.write_text(json.dumps(whole), encoding='utf-8')
        command = python_command(self._code, f'main({str(path)!r})')
        child = Child(command, stdin=stdin, stdout=stdout, stderr=stderr, env=self._environment)
        self._children.append(child)
        limit = time.monotonic() + START_SECONDS
        while path.exists() and child.code is None and time.monotonic() < limit:  # the start is not the program's time
            time.sleep(STARTING_LOOK)
        if self._watch is None:
            watch = MemoryWatch(lambda: self._takes_more(limits.memory_bytes), self._end_processes)
            watch.start()
            self._watch = watch  # after `start`, as `close` joins it

    @property
    def is_out_of_memory(self) -> bool:
        """Whether the worker was ended because its processes together took too much memory."""
        return self._watch is not None and self._watch.found_too_much

    @property
    def has_company(self) -> bool:
        """Whether the program has started processes that still run."""
        return len(self._processes()) > sum(child.code is None for child in self._children)

    def processor_time(self) -> float:
        """CPU seconds that the worker's processes and their descendants have used, ended ones as far as it was seen."""
        for process in self._processes():
            with suppress(psutil.Error):
                self._worked[process] = sum(process.cpu_times()[:2])
        return sum(self._worked.values())

    def _processes(self) -> set[psutil.Process]:
        """The worker's processes and all that these have started, as far as it was seen before its parent ended."""
        with self._lock:
            for child in self._children:
                if child.code is None:
                    with suppress(psutil.Error):  # it has ended since
                        self._seen.add(psutil.Process(child.pid))
            for process in [*self._seen]:
                with suppress(psutil.Error):
                    self._seen.update(process.children(recursive=True))
            self._seen = set(filter(_is_alive, self._seen))
            return set(self._seen)

    def _is_of_program(self, process: psutil.Process) -> bool:
        """Whether a process has the home of the program, also when nobody saw its parent before that ended."""
        try:
            return process.environ().get('HOME') == str(self.folder)
        except psutil.Error:
            return False

    def _takes_more(self, most: int) -> bool:
        taken = 0
        for process in self._processes():
            with suppress(psutil.Error):
                taken += process.memory_info().rss
        return taken > most

    def _end_processes(self) -> None:
        """End all processes, also when these start others as fast as they are ended."""
        deadline = time.monotonic() + FAMILY_END_SECONDS
        while (processes := self._processes()) and time.monotonic() < deadline:
            for process in processes:
                with suppress(psutil.Error):
                    process.kill()
        for child in self._children:
            SYSTEM.end_group(child.pid)

    def close(self) -> None:
        """End all processes of the worker, and remove the student's files."""
        if self._watch is not None:
            self._watch.stop()
        self._seen.update(filter(self._is_of_program, psutil.process_iter()))
        self._end_processes()
        for child in self._children:
            child.close()
        shutil.rmtree(self.folder, ignore_errors=True)


def _is_alive(process: psutil.Process) -> bool:
    """Whether a process runs; one that has ended may wait for its parent."""
    try:
        return process.is_running() and process.status() != psutil.STATUS_ZOMBIE
    except psutil.Error:
        return False


class PlainPool:
    """Starts plain workers; a sandbox is refused by `NoSandbox`, as is a Python that does not start.

    None are started `ahead`: that they are separate processes costs as much later. The owner calls `close`.
    """

    is_warm = False
    exposure = describe_risks(Protection(0))

    def __init__(self, sandboxed: bool = True, ahead: int = 0, hash_seed: int = 0):
        if sandboxed:
            raise NoSandbox(ONLY_LINUX)
        self._names = itertools.count()
        self._hash_seed = hash_seed
        remove_stale()
        self._own = LockedTempDir('kit')
        try:
            for name in ('code', 'orders', 'submissions'):
                (self._own.path / name).mkdir()
            copy_worker_files(self._own.path / 'code', ['teacher/isolation/worker/plain.py'])
            tried = run(
                python_command(self._own.path / 'code'), START_SECONDS, env=python_environment(self._own.path, 0)
            )
            if tried.code != 0:
                reason = tried.errors.decode('utf-8', 'replace').strip().splitlines() or ['no reason given']
                raise NoSandbox(f"The process for students' programs does not start: {reason[-1]}")
        except BaseException:
            self.close()
            raise

    def take(self) -> PlainWorker:
        """Return a fresh worker. The caller closes it."""
        folder = self._own.path / 'submissions' / str(next(self._names))
        folder.mkdir()
        return PlainWorker(folder, self._own.path / 'code', self._own.path / 'orders', self._hash_seed)

    def renew(self) -> bool:
        """Whether workers were lost with a process that all had in common, which there is none of."""
        return False

    def close(self) -> None:
        """Remove the pool's files."""
        self._own.remove()


def python_command(code: Path, then: str = '') -> list[str]:
    """The command that starts Python with the worker's files."""
    start = f'import sys; sys.path.insert(0, {str(code)!r}); from rozdej.teacher.isolation.worker.plain import main'
    return [*PYTHON, f'{start}; {then}']


def python_environment(home: Path, hash_seed: int) -> dict[str, str]:
    """The environment of a worker, with nothing of the judge's that it can do without."""
    kept = {name: os.environ[name] for name in NEEDED if name in os.environ}
    return {**kept, 'PYTHONHASHSEED': str(hash_seed), 'PYTHONUTF8': '1', 'HOME': str(home), 'USERPROFILE': str(home)}
