"""Starts workers on Linux: in a bubblewrap sandbox, or as plain processes that confine themselves on request.

Each submission gets new namespaces, discarded afterwards with everything in them. Starting Python in a sandbox takes
ten times longer than a fork there. So a pool starts one warm worker in a sandbox, which forks into new namespaces for
each submission. Where the machine forbids that, bubblewrap starts a sandbox for each submission, some of them ahead.
"""

import itertools
import json
import os
import platform
import re
import select
import shutil
import signal
import site
import socket
import sys
import sysconfig
from collections import deque
from contextlib import suppress
from pathlib import Path
from subprocess import DEVNULL, PIPE
from typing import Any

from rozdej import KIT
from rozdej.core.student.limits import END_SECONDS, START_SECONDS, Limits
from rozdej.core.student.subprocesses import Child
from rozdej.core.student.temporary_folders import LockedTempDir, remove_stale
from rozdej.teacher.isolation import process_tree
from rozdej.teacher.isolation.channel import LENGTH, ChannelClosed
from rozdej.teacher.isolation.memory_watch import MemoryWatch
from rozdej.teacher.isolation.protection import (
    ALL,
    HOME,
    NOBODY,
    PROGRAM,
    SUBMISSIONS,
    NoSandbox,
    Protection,
    describe_risks,
)
from rozdej.teacher.isolation.seccomp import filter_here
from rozdej.teacher.isolation.worker import confinement
from rozdej.teacher.isolation.worker_files import PYTHON, copy_worker_files

assert sys.platform == 'linux'

HOME_BYTES = 32 * 1024 * 1024
FIRST_USER = 1_500_000_000
"""First of the unused user numbers. Each sandbox started by root gets one, so that limits count per sandbox."""

READY = len(b'ready') + 1
"""Length of a worker's first message: `ready`, then its `Protection` in one byte."""

WORKER_CODE = '/worker'
"""Folder of the worker's files inside the sandbox."""

OWN_FILES = tuple(f'teacher/isolation/{name}.py' for name in ('seccomp', 'worker/confinement', 'worker/main'))
"""Files of the kit that a worker on Linux has besides `WORKER_FILES`."""

users = itertools.count(FIRST_USER + os.getpid() % 100_000 * 1_000)

IN_SANDBOX = "Students' programs run in a sandbox made by bubblewrap, which"
NOT_INSTALLED = (
    f'{IN_SANDBOX} is not installed. Install it (Debian, Ubuntu: sudo apt install bubblewrap; Fedora: sudo dnf install '
    'bubblewrap), or use --no-sandbox if you trust the submissions.'
)
DOES_NOT_WORK = (
    f'{IN_SANDBOX} does not work here ({{reason}}). A container needs options for it: see "Without '
    'Linux" in docs/teachers.md. Or use --no-sandbox if you trust the submissions.'
)


def find_bubblewrap() -> str:
    """Return the path of `bwrap`. Raises `NoSandbox` when there is none."""
    found = shutil.which('bwrap')
    if found is None:
        raise NoSandbox(NOT_INSTALLED)
    return found


class LaunchedProcess:
    """A worker started as a new process.

    `kind` is that of `worker.main.main`, `code` the folder with its files, `prefix` the command that sandboxes it
    (empty: none). A plain process confines itself with what it can get of the `wanted` protection.
    """

    def __init__(
        self, kind: str, code: Path, home: str, prefix: list[str], wanted: Protection = ALL, hash_seed: int = 0
    ):
        self.control, theirs = socket.socketpair()
        self._is_sandboxed = kind != 'process'
        self._is_warm = kind == 'warm'
        self._is_ready = False
        self.protection = Protection(0)
        start = (
            f'import sys; sys.path.insert(0, {str(code)!r}); from rozdej.teacher.isolation.worker.main import main; '
        )
        try:
            self._child = Child(
                [*prefix, *PYTHON, f'{start}main({kind!r}, {int(wanted)})'],
                stdin=theirs.fileno(),
                stdout=DEVNULL,
                stderr=PIPE,
                env={'PYTHONHASHSEED': str(hash_seed), 'HOME': home, 'LANG': 'C.UTF-8', 'PATH': '/usr/bin:/bin'},
            )
        except BaseException:
            self.control.close()
            raise
        finally:
            theirs.close()
        self.pid = self._child.pid
        self.helpers = 2 if self._is_sandboxed else 1
        """Descendants that belong to the kit: the first process in the sandbox, and its fork that serves."""

    def wait(self) -> None:
        """Wait until it is ready. Raises `NoSandbox` when it does not start."""
        if self._is_ready:
            return
        self.control.settimeout(START_SECONDS)
        try:
            said = self.control.recv(READY, socket.MSG_WAITALL)
            self._is_ready = said.startswith(b'ready')
            self.protection = Protection(said[-1]) if said else self.protection
            reason = ''
        except OSError as error:
            reason = str(error)
        self.helpers += Protection.NAMESPACES in self.protection
        if self._is_ready:
            return
        self._child.kill()
        reason = self._child.errors.read().decode('utf-8', 'replace').strip() or reason
        last = reason.splitlines()[-1] if reason else 'no reason given'
        if not self._is_sandboxed:
            raise NoSandbox(f"The process for students' programs does not start: {last}")
        raise NoSandbox(DOES_NOT_WORK.format(reason=last))

    def answers(self) -> bool:
        """Whether it still takes orders."""
        try:
            send_order(self.control, {})
            return self.control.recv(len(b'ready')) == b'ready'
        except OSError:
            return False

    def end(self) -> None:
        """End it and its descendants."""
        if not self._is_sandboxed:  # while it runs it adopts orphans, so they are still found
            process_tree.kill_tree(self.pid)
        self.control.close()
        # A warm worker may exit by itself: then the CPU time of its forks is counted. Killing the first process of a
        # sandbox kills all others in it.
        self._child.close(END_SECONDS if self._is_warm else 0)


class ForkedProcess:
    """A fork of the warm worker: the first process in new namespaces. Raises OSError when it does not start."""

    helpers = 1
    protection = Protection(0)

    def __init__(self, warm: LaunchedProcess, order: dict[str, Any]):
        self.control, theirs = socket.socketpair()
        self.control.settimeout(START_SECONDS)
        files: list[int] = []
        try:
            with theirs:
                send_order(warm.control, order, theirs.fileno())
            _, files, _, _ = socket.recv_fds(self.control, READY, 1)
            if not files:
                raise OSError('no namespaces')
            [self._process] = files
            facts = Path(f'/proc/self/fdinfo/{self._process}').read_text().split()
            self.pid = int(facts[facts.index('Pid:') + 1])
        except BaseException:
            self.control.close()
            for file in files:
                os.close(file)
            raise

    def wait(self) -> None:
        """Return at once: it is ready."""

    def end(self) -> None:
        """End it and all processes in its namespaces."""
        self.control.close()
        with suppress(ProcessLookupError):  # it has noticed the closed socket and ended
            signal.pidfd_send_signal(self._process, signal.SIGKILL)
        ended = select.poll()
        ended.register(self._process, select.POLLIN)
        ended.poll()
        os.close(self._process)


def send_order(control: socket.socket, order: dict[str, Any], *files: int) -> None:
    """Send a worker an order together with open files."""
    data = json.dumps(order).encode()
    socket.send_fds(control, [b'.'], files)
    control.sendall(LENGTH.pack(len(data)) + data)


class SandboxWorker:
    """A worker for one submission, started and waiting. The owner must `close` it.

    `folder` is where the judge puts the student's files, `inside` the same folder as the worker sees it. A worker
    started by root switches to `user`.
    """

    def __init__(self, process: LaunchedProcess | ForkedProcess, folder: Path, sandboxed: bool, user: int | None):
        self.folder = folder
        self.inside = Path(PROGRAM) if sandboxed else folder
        self._sandboxed = sandboxed
        self._home = HOME if sandboxed else str(folder)
        self._user = user
        self._process = process
        self._watch: MemoryWatch | None = None

    def wait(self) -> Protection:
        """Wait until the worker is ready and return its protection. Raises `NoSandbox` when it does not start."""
        self._process.wait()
        return self._process.protection

    def serve(self, order: dict[str, Any], limits: Limits) -> socket.socket:
        """Start a process that answers questions about the program, and return the connection to it.

        Raises `ChannelClosed`.
        """
        ours, theirs = socket.socketpair()
        try:
            self.script(order, limits, theirs.fileno())
        except BaseException:
            ours.close()
            raise
        finally:
            theirs.close()
        return ours

    def script(self, order: dict[str, Any], limits: Limits, *files: int) -> None:
        """Run a script with these open files as its stdin, stdout and stderr. Raises `ChannelClosed`."""
        if self._watch is None:
            home = self._home if self._sandboxed else None
            pid, most = self._process.pid, limits.memory_bytes
            watch = MemoryWatch(lambda: process_tree.takes_more(pid, most, home), lambda: process_tree.kill_tree(pid))
            watch.start()
            self._watch = watch  # after `start`, as `close` joins it
        try:
            send_order(self._process.control, {**order, **self._limits(limits), 'home': self._home}, *files)
        except OSError:  # a program that is not sandboxed may have ended it
            raise ChannelClosed from None

    @property
    def is_out_of_memory(self) -> bool:
        """Whether the worker was ended because its processes together took too much memory."""
        return self._watch is not None and self._watch.found_too_much

    def _limits(self, limits: Limits) -> dict[str, Any]:
        is_counted = self._sandboxed and (os.geteuid() == 0 or _counts_by_namespace())
        return {
            'limits': limits.of_process() | ({'RLIMIT_NPROC': limits.processes} if is_counted else {}),
            'user': self._user,
            'filter': filter_here().hex() if self._sandboxed else '',
        }

    @property
    def has_company(self) -> bool:
        """Whether the program has started processes that still run."""
        return len(list(process_tree.descendants(self._process.pid))) > self._process.helpers

    def processor_time(self) -> float:
        """CPU seconds that the worker and its descendants have used."""
        return process_tree.processor_time([self._process.pid, *process_tree.descendants(self._process.pid)])

    def close(self) -> None:
        """End the worker and its descendants, and remove the student's files."""
        if self._watch is not None:
            self._watch.stop()
        self._process.end()
        shutil.rmtree(self.folder, ignore_errors=True)


def _counts_by_namespace() -> bool:
    """Whether Linux counts a user's processes per namespace; before 5.14 it counted all of them together."""
    version = re.match(r'(\d+)\.(\d+)', platform.release())
    return bool(version) and (int(version[1]), int(version[2])) >= (5, 14)  # type: ignore[index]


def _bubblewrap(code: Path, *more: str) -> list[str]:
    """The command that starts bubblewrap; `more` are further options for files in the sandbox."""
    command = [find_bubblewrap(), '--die-with-parent', '--new-session', '--as-pid-1', '--unshare-pid', '--unshare-net']
    command += ['--unshare-ipc', '--unshare-uts', '--unshare-cgroup-try', '--hostname', 'worker']
    if os.geteuid():
        command += ['--unshare-user', '--uid', str(NOBODY), '--gid', str(NOBODY), '--cap-drop', 'ALL']
    else:  # a worker of root switches to a user of its own
        command += ['--cap-drop', 'ALL', '--cap-add', 'CAP_SETUID', '--cap-add', 'CAP_SETGID']
    visible = confinement.visible_folders()
    for path in visible:
        if path.is_symlink():
            command += ['--symlink', os.readlink(path), str(path)]
            continue
        for parent in reversed(path.parents[:-1]):  # root's own folder may be closed to others
            command += ['--perms', '0755', '--dir', str(parent)]
        command += ['--ro-bind', str(path), str(path)]
    command += ['--ro-bind-try', '/etc/ld.so.cache', '/etc/ld.so.cache']
    for path in _hidden_folders(visible):
        command += ['--tmpfs', str(path), '--remount-ro', str(path)]
    command += ['--proc', '/proc', '--dev', '/dev', '--remount-ro', '/dev']
    return [*command, '--ro-bind', str(code), WORKER_CODE, *more, '--remount-ro', '/', '--chdir', HOME, '--']


def _hidden_folders(visible: list[Path]) -> list[Path]:
    """Folders within the visible ones that may hold the kit or installed packages."""
    folders = {KIT, *map(Path, site.getsitepackages([sys.base_prefix, '/usr', '/usr/local']))}
    folders |= {
        Path('/usr/lib/python3/dist-packages'),
        Path(sysconfig.get_path('purelib', vars={'base': sys.base_prefix})),
    }
    inside = {path for path in folders if path.is_dir() and any(path.resolve().is_relative_to(top) for top in visible)}
    return sorted(inside)


class SandboxPool:
    """Starts workers for submissions. Without a warm worker, `ahead` of them are started in advance.

    With `sandboxed` off, workers confine themselves with what they can get of the `wanted` protection. `hash_seed`
    decides the order of sets.
    """

    def __init__(self, sandboxed: bool = True, ahead: int = 2, wanted: Protection = ALL, hash_seed: int = 0):
        self._sandboxed = sandboxed
        self._hash_seed = hash_seed
        self._ahead = ahead
        self._wanted, self._protection = wanted, Protection(0)
        self._names = itertools.count()
        remove_stale()
        self._own = LockedTempDir('kit')
        self._code, self._folders = self._own.path / 'code', self._own.path / 'submissions'
        self._waiting: deque[SandboxWorker] = deque()
        self._warm: LaunchedProcess | None = None
        try:
            copy_worker_files(self._code, OWN_FILES)
            self._folders.mkdir(mode=0o755)
            if sandboxed:
                self._warm_up()
            if not self._waiting:
                self._waiting.append(self._start())
                self._protection = self._waiting[0].wait()  # reports at once what does not work
        except BaseException:
            self.close()
            raise

    @property
    def exposure(self) -> str:
        """What programs can do because they are not sandboxed, in English; '' when they are."""
        if self._sandboxed:
            return ''
        is_seen = any((KIT / 'rozdej').is_relative_to(path) for path in confinement.visible_folders())
        return describe_risks(self._protection & Protection.FILTER if is_seen else self._protection)

    @property
    def is_warm(self) -> bool:
        """Whether a warm worker forks for each submission; else bubblewrap starts each worker."""
        return self._warm is not None

    def _warm_up(self) -> None:
        """Start a warm worker and keep it if it can make namespaces."""
        mounts = '--ro-bind', str(self._folders), SUBMISSIONS, '--dir', PROGRAM, '--dir', HOME
        self._warm = LaunchedProcess(
            'warm', Path(WORKER_CODE), HOME, _bubblewrap(self._code, *mounts), hash_seed=self._hash_seed
        )
        try:
            self._warm.wait()
            self._waiting.append(self._start())
        except OSError:
            self._end_all()

    def _start(self) -> SandboxWorker:
        """Start a worker, which may not be ready yet."""
        name = str(next(self._names))
        folder = self._folders / name
        folder.mkdir()
        folder.chmod(0o755)
        user = next(users) if self._sandboxed and os.geteuid() == 0 else None
        try:
            if self._warm:
                order = {'submission': name, 'user': user, 'home_bytes': HOME_BYTES}
                return SandboxWorker(ForkedProcess(self._warm, order), folder, True, None)
            return SandboxWorker(self._alone(folder), folder, self._sandboxed, user)
        except BaseException:
            shutil.rmtree(folder)
            raise

    def _alone(self, folder: Path) -> LaunchedProcess:
        if not self._sandboxed:
            return LaunchedProcess('process', self._code, str(folder), [], self._wanted, self._hash_seed)
        own = '--size', str(HOME_BYTES), '--perms', '1777', '--tmpfs', HOME, '--ro-bind', str(folder), PROGRAM
        return LaunchedProcess(
            'sandbox', Path(WORKER_CODE), HOME, _bubblewrap(self._code, *own), hash_seed=self._hash_seed
        )

    def take(self) -> SandboxWorker:
        """Return a fresh worker. The caller closes it."""
        if not self._waiting:
            self._waiting.append(self._start())
        while len(self._waiting) < (1 if self._warm else 1 + self._ahead):
            self._waiting.append(self._start())
        sandbox = self._waiting.popleft()
        try:
            sandbox.wait()
        except BaseException:
            sandbox.close()
            raise
        return sandbox

    def renew(self) -> bool:
        """Replace a warm worker that has ended. Returns whether it had, which ended all its forks too."""
        if self._warm is None or self._warm.answers():
            return False
        self._end_all()
        self._warm_up()
        return True

    def _end_all(self) -> None:
        while self._waiting:
            self._waiting.popleft().close()
        if self._warm:
            self._warm.end()
        self._warm = None

    def close(self) -> None:
        """End all workers that wait."""
        self._end_all()
        self._own.remove()
