"""Starting workers: in a sandbox made by bubblewrap, or, where that is asked for, as plain processes.

Each submission has a room of its own, which is thrown away with everything in it. Starting Python in a sandbox takes
ten times longer than copying a process there: so a pool starts one worker, which stays warm and makes the rooms, each
a sandbox in the sandbox. Where the machine forbids that, bubblewrap makes one for each submission, some of them ahead.
"""

import compileall
import errno
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
from contextlib import closing, suppress
from pathlib import Path
from subprocess import DEVNULL, PIPE
from typing import Any

from rozdej import KIT
from rozdej.core.student.limits import END_SECONDS, START_SECONDS, Limits
from rozdej.core.student.subprocesses import Child
from rozdej.core.student.temporary_folders import OwnFolder, clear_abandoned
from rozdej.teacher.isolation import process_tree
from rozdej.teacher.isolation.channel import LENGTH, ChannelClosed
from rozdej.teacher.isolation.seccomp import filter_here
from rozdej.teacher.isolation.worker.confinement import (
    ALL,
    HOME,
    NOBODY,
    PROGRAM,
    SUBMISSIONS,
    Protection,
    describe_risks,
    visible_folders,
)

HOME_BYTES = 32 * 1024 * 1024
FIRST_USER = 1_500_000_000
"""Users from here on exist for nobody else; each sandbox of an administrator gets one, and so its own limits."""

READY = len(b'ready') + 1
"""Bytes with which a worker says that it is there, and what it has put around itself."""

WORKER_CODE = '/worker'
"""Where the kit's own files for a worker are in the sandbox."""

users = itertools.count(FIRST_USER + os.getpid() % 100_000 * 1_000)


class NoSandbox(Exception):
    """A worker cannot be shut in here; the message says what to do about it."""


HOW_TO_INSTALL = (
    "Students' programs run in a sandbox made by bubblewrap, which {problem}. Install it (Debian, Ubuntu: sudo apt "
    'install bubblewrap; Fedora: sudo dnf install bubblewrap), or use --no-sandbox if you trust the submissions.'
)


def find_bubblewrap() -> str:
    """The path of `bwrap`; raises `NoSandbox` when there is none."""
    found = shutil.which('bwrap')
    if found is None:
        where = 'is not installed' if sys.platform == 'linux' else 'exists only for Linux'
        raise NoSandbox(HOW_TO_INSTALL.format(problem=where))
    return found


class LaunchedProcess:
    """A process of the worker's, started by itself; of a `kind` as its `main` says. `walls` is what shuts it in."""

    def __init__(self, kind: str, code: Path, home: str, walls: list[str], wanted: Protection = ALL):
        self.control, theirs = socket.socketpair()
        self._is_sandboxed = kind != 'process'
        self._is_warm = kind == 'warm'
        self._is_ready = False
        self.walls = Protection(0)
        start = (
            f'import sys; sys.path.insert(0, {str(code)!r}); from rozdej.teacher.isolation.worker.main import main; '
        )
        python = [sys._base_executable, '-S', '-s', '-P', '-B', '-c']  # type: ignore[attr-defined]
        try:
            self._child = Child(
                [*walls, *python, f'{start}main({kind!r}, {int(wanted)})'],
                stdin=theirs.fileno(),
                stdout=DEVNULL,
                stderr=PIPE,
                env={'PYTHONHASHSEED': '0', 'HOME': home, 'LANG': 'C.UTF-8', 'PATH': '/usr/bin:/bin'},
            )
        except BaseException:
            self.control.close()
            raise
        finally:
            theirs.close()
        self.pid = self._child.pid
        self.helpers = 2 if self._is_sandboxed else 1
        """Processes below it that are no program's: the first one in the sandbox, and the copy of it that serves."""

    def wait(self) -> None:
        """Return when it is ready; raises `NoSandbox` when it does not come up."""
        if self._is_ready:
            return
        self.control.settimeout(START_SECONDS)
        try:
            said = self.control.recv(READY, socket.MSG_WAITALL)
            self._is_ready = said.startswith(b'ready')
            self.walls = Protection(said[-1]) if said else self.walls
            reason = ''
        except OSError as error:
            reason = str(error)
        self.helpers += Protection.NAMESPACES in self.walls
        if self._is_ready:
            return
        self._child.kill()
        reason = self._child.errors.read().decode('utf-8', 'replace').strip() or reason
        last = reason.splitlines()[-1] if reason else 'no reason given'
        if not self._is_sandboxed:
            raise NoSandbox(f"The process for students' programs does not start: {last}")
        raise NoSandbox(HOW_TO_INSTALL.format(problem=f'does not work here ({last})'))

    def answers(self) -> bool:
        """Whether it is still there to take orders."""
        try:
            send_order(self.control, {})
            return self.control.recv(len(b'ready')) == b'ready'
        except OSError:
            return False

    def end(self) -> None:
        """End it and all that it started."""
        if not self._is_sandboxed:  # before it hears that it may end: orphans are found as long as it takes them in
            process_tree.end(self.pid)
        self.control.close()
        # A warm one ends by itself, and so the time that its rooms took is counted. Killing the first process in a
        # sandbox ends all others there.
        self._child.close(END_SECONDS if self._is_warm else 0)


class ForkedProcess:
    """A copy of a warm worker, the first process in namespaces of its own. Raises OSError when it does not come up."""

    helpers = 1
    walls = Protection(0)

    def __init__(self, warm: LaunchedProcess, order: dict[str, Any]):
        self.control, theirs = socket.socketpair()
        self.control.settimeout(START_SECONDS)
        files: list[int] = []
        try:
            with theirs:
                send_order(warm.control, order, theirs.fileno())
            _, files, _, _ = socket.recv_fds(self.control, READY, 1)
            if not files:
                raise OSError('no room')
            [self._process] = files
            facts = Path(f'/proc/self/fdinfo/{self._process}').read_text().split()
            self.pid = int(facts[facts.index('Pid:') + 1])
        except BaseException:
            self.control.close()
            for file in files:
                os.close(file)
            raise

    def wait(self) -> None:
        """It is ready."""

    def end(self) -> None:
        """End it, and with it all that is in its namespace."""
        self.control.close()
        with suppress(ProcessLookupError):  # it has seen that the judge is gone
            signal.pidfd_send_signal(self._process, signal.SIGKILL)
        ended = select.poll()
        ended.register(self._process, select.POLLIN)
        ended.poll()
        os.close(self._process)


def send_order(control: socket.socket, order: dict[str, Any], *files: int) -> None:
    """Give an order to a first process, or to a warm one, with these open files."""
    data = json.dumps(order).encode()
    socket.send_fds(control, [b'.'], files)
    control.sendall(LENGTH.pack(len(data)) + data)


class SandboxWorker:
    """One worker for one submission, started and waiting. Whoever has it must `close` it.

    `folder` is where the judge puts the student's files, `inside` what the worker calls it. An administrator's worker
    still has to become `user`.
    """

    def __init__(self, process: LaunchedProcess | ForkedProcess, folder: Path, sandboxed: bool, user: int | None):
        self.folder = folder
        self.inside = Path(PROGRAM) if sandboxed else folder
        self._sandboxed = sandboxed
        self._home = HOME if sandboxed else str(folder)
        self._user = user
        self._process = process
        self._watch: process_tree.MemoryWatch | None = None

    def wait(self) -> Protection:
        """Return when the worker is ready, what it has put around itself; raises `NoSandbox` if it does not come up."""
        self._process.wait()
        return self._process.walls

    def serve(self, order: dict[str, Any], limits: Limits) -> socket.socket:
        """The connection to a fresh process that answers questions about the program. Raises `ChannelClosed`."""
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
        """Run a script with these open files as its standard input, output and error output. Raises `ChannelClosed`."""
        if self._watch is None:
            home = self._home if self._sandboxed else None
            watch = process_tree.MemoryWatch(self._process.pid, limits.memory_bytes, home)
            watch.start()
            self._watch = watch  # only now: one that could not start is not waited for
        try:
            send_order(self._process.control, {**order, **self._limits(limits), 'home': self._home}, *files)
        except OSError:  # a program that is not shut in may have ended it
            raise ChannelClosed from None

    @property
    def is_out_of_memory(self) -> bool:
        """Whether the worker was ended because all its processes together took too much memory."""
        return self._watch is not None and self._watch.found_too_much

    def _limits(self, limits: Limits) -> dict[str, Any]:
        is_counted = self._sandboxed and (os.geteuid() == 0 or _counts_by_namespace())
        most = {
            'RLIMIT_AS': limits.memory_bytes,
            'RLIMIT_NOFILE': limits.open_files,
            'RLIMIT_FSIZE': limits.file_bytes,
            'RLIMIT_CPU': int(limits.seconds_in_all) + 5,
            'RLIMIT_CORE': 0,
        }
        return {
            'limits': most | ({'RLIMIT_NPROC': limits.processes} if is_counted else {}),
            'user': self._user,
            'filter': filter_here().hex() if self._sandboxed else '',
        }

    @property
    def has_company(self) -> bool:
        """Whether the program has started processes that are still there."""
        return len(list(process_tree.descendants(self._process.pid))) > self._process.helpers

    def processor_time(self) -> float | None:
        """Seconds of the processor that the worker and all that it started have used; None where nobody tells."""
        return process_tree.processor_time([self._process.pid, *process_tree.descendants(self._process.pid)])

    def close(self) -> None:
        """End the worker and all that it started, and remove the student's files."""
        if self._watch is not None:
            self._watch.stop()
        self._process.end()
        shutil.rmtree(self.folder, ignore_errors=True)


def _counts_by_namespace() -> bool:
    """Whether Linux counts the processes of a user in each sandbox apart; before 5.14 it counted all together."""
    version = re.match(r'(\d+)\.(\d+)', platform.release())
    return bool(version) and (int(version[1]), int(version[2])) >= (5, 14)  # type: ignore[index]


def _bubblewrap(code: Path, *more: str) -> list[str]:
    """How bubblewrap is started: what is there, with `more` of that, what is hidden, and what is cut off."""
    walls = [find_bubblewrap(), '--die-with-parent', '--new-session', '--as-pid-1', '--unshare-pid', '--unshare-net']
    walls += ['--unshare-ipc', '--unshare-uts', '--unshare-cgroup-try', '--hostname', 'worker']
    if os.geteuid():
        walls += ['--unshare-user', '--uid', str(NOBODY), '--gid', str(NOBODY), '--cap-drop', 'ALL']
    else:  # an administrator's worker gives its rights up itself, for a user that nobody else is
        walls += ['--cap-drop', 'ALL', '--cap-add', 'CAP_SETUID', '--cap-add', 'CAP_SETGID']
    seen = visible_folders()
    for path in seen:
        if path.is_symlink():
            walls += ['--symlink', os.readlink(path), str(path)]
            continue
        for parent in reversed(path.parents[:-1]):  # an administrator's own folder may be closed to others
            walls += ['--perms', '0755', '--dir', str(parent)]
        walls += ['--ro-bind', str(path), str(path)]
    walls += ['--ro-bind-try', '/etc/ld.so.cache', '/etc/ld.so.cache']
    for path in _hidden(seen):
        walls += ['--tmpfs', str(path), '--remount-ro', str(path)]
    walls += ['--proc', '/proc', '--dev', '/dev', '--remount-ro', '/dev']
    return [*walls, '--ro-bind', str(code), WORKER_CODE, *more, '--remount-ro', '/', '--chdir', HOME, '--']


def _hidden(seen: list[Path]) -> list[Path]:
    """Folders among the visible ones in which the kit, or other people's packages, may be."""
    root = KIT
    folders = {root, *map(Path, site.getsitepackages([sys.base_prefix, '/usr', '/usr/local']))}
    folders |= {
        Path('/usr/lib/python3/dist-packages'),
        Path(sysconfig.get_path('purelib', vars={'base': sys.base_prefix})),
    }
    inside = {path for path in folders if path.is_dir() and any(path.resolve().is_relative_to(top) for top in seen)}
    return sorted(inside)


class SandboxPool:
    """Players for submissions. Without a warm one, `ahead` of them are started at a time, and wait.

    Those that are not `sandboxed` put as many of the `wanted` walls around themselves as they can.
    """

    def __init__(self, sandboxed: bool = True, ahead: int = 2, wanted: Protection = ALL):
        self._sandboxed = sandboxed
        self._ahead = ahead
        self._wanted, self._protection = wanted, Protection(0)
        self._names = itertools.count()
        clear_abandoned()
        self._own = OwnFolder('kit')
        self._code, self._rooms = self._own.path / 'code', self._own.path / 'rooms'
        self._waiting: deque[SandboxWorker] = deque()
        self._warm: LaunchedProcess | None = None
        try:
            copy_worker_files(self._code)
            self._rooms.mkdir(mode=0o755)
            if sandboxed and hasattr(os, 'pidfd_open'):
                self._warm_up()
            if not self._waiting:
                self._waiting.append(self._start())
                self._protection = self._waiting[0].wait()  # so that what does not work is known at once
        except BaseException:
            self.close()
            raise

    @property
    def exposure(self) -> str:
        """What programs can do because they are in no sandbox, in English; '' when they are in one."""
        if self._sandboxed:
            return ''
        is_seen = any((KIT / 'rozdej').is_relative_to(path) for path in visible_folders())
        return describe_risks(self._protection & Protection.FILTER if is_seen else self._protection)

    @property
    def is_warm(self) -> bool:
        """Whether rooms are made by a warm worker; else bubblewrap makes each of them."""
        return self._warm is not None

    def _warm_up(self) -> None:
        """Start a worker that makes rooms, and keep it if it can."""
        ends = '--ro-bind', str(self._rooms), SUBMISSIONS, '--dir', PROGRAM, '--dir', HOME
        self._warm = LaunchedProcess('warm', Path(WORKER_CODE), HOME, _bubblewrap(self._code, *ends))
        try:
            self._warm.wait()
            self._waiting.append(self._start())
        except OSError:
            self._end_all()

    def _start(self) -> SandboxWorker:
        """A worker that may not be ready yet."""
        name = str(next(self._names))
        folder = self._rooms / name
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
            return LaunchedProcess('process', self._code, str(folder), [], self._wanted)
        own = '--size', str(HOME_BYTES), '--perms', '1777', '--tmpfs', HOME, '--ro-bind', str(folder), PROGRAM
        return LaunchedProcess('sandbox', Path(WORKER_CODE), HOME, _bubblewrap(self._code, *own))

    def take(self) -> SandboxWorker:
        """A fresh worker; the caller closes it."""
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
        """Whether the warm worker has ended by itself, and all its rooms with it; there is another one now."""
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
        """End the workers that are left."""
        self._end_all()
        self._own.remove()


def describe_isolation(sandboxed: bool) -> str:
    """How programs are shut in here, or what else there is, as the settings of a run tell it."""
    try:
        with closing(SandboxPool(sandboxed, ahead=0)) as pool:
            if not sandboxed:
                return f'reduced isolation: {pool.exposure.partition(".")[0]}'
            return f'sandboxed, {"in rooms of a warm sandbox" if pool.is_warm else "in a sandbox started for each"}'
    except NoSandbox:
        return 'sandboxed' if sandboxed else 'reduced isolation'


WORKER_FILES = (
    '__init__.py',
    'core/__init__.py',
    'teacher/__init__.py',
    'core/student/__init__.py',
    'core/student/calls.py',
    'core/student/facade.py',
    'core/student/failures.py',
    'core/student/guard.py',
    'core/student/limits.py',
    'core/student/loading.py',
    'core/student/program.py',
    'core/student/raising.py',
    'core/student/script_runner.py',
    'core/student/source.py',
    'core/student/observing.py',
    'core/student/tracing.py',
    'core/student/watchdog.py',
    'teacher/isolation/__init__.py',
    'teacher/isolation/serialization.py',
    'teacher/isolation/channel.py',
    'teacher/isolation/aliasing.py',
    'teacher/isolation/seccomp.py',
    'teacher/isolation/worker/__init__.py',
    'teacher/isolation/worker/confinement.py',
    'teacher/isolation/worker/worker_objects.py',
    'teacher/isolation/worker/error_encoding.py',
    'teacher/isolation/worker/main.py',
    'teacher/isolation/worker/service.py',
)
"""All of the kit that exists for a worker. Only Python's own library is imported in these files."""

ROOM = 2_000_000
"""Bytes that there have to be for them: Python does not say when only a part of a compiled file could be written."""


def copy_worker_files(folder: Path) -> None:
    """Put these files into a folder, compiled, readable by everybody. Raises `OSError` when there is no room."""
    if shutil.disk_usage(folder.parent).free < ROOM:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(folder.parent))
    for part in WORKER_FILES:
        target = folder / 'rozdej' / part
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(KIT / 'rozdej' / part, target)
    # By content: the worker's Python must take the compiled files whatever the times of the copies.
    mode = compileall.py_compile.PycInvalidationMode.UNCHECKED_HASH  # type: ignore[attr-defined]
    compileall.compile_dir(folder, quiet=2, invalidation_mode=mode)
    for path in [folder, *folder.rglob('*')]:
        path.chmod(0o755 if path.is_dir() else 0o644)
