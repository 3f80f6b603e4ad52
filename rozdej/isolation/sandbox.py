"""Starting players: in a sandbox made by bubblewrap, or, where that is asked for, as plain processes.

A sandbox is used for one submission and then thrown away with everything in it. Starting one
takes a while, so a pool keeps some waiting that know of no submission yet.
"""

import itertools
import json
import os
import platform
import re
import shutil
import site
import socket
import subprocess
import sys
import sysconfig
from collections import deque
from pathlib import Path
from typing import Any

from rozdej.isolation import family
from rozdej.isolation.channel import LENGTH, Channel, Gone
from rozdej.isolation.folders import OwnFolder, clear_abandoned
from rozdej.isolation.player_files import KIT, put_together
from rozdej.isolation.system_calls import open_filter
from rozdej.student.limits import Limits

INSIDE = Path('/program')
"""Where the student's files are in the sandbox; read-only."""

HOME = '/tmp'
"""The only place in the sandbox that can be written to."""

HOME_BYTES = 32 * 1024 * 1024
NOBODY = 65534
FIRST_USER = 1_500_000_000
"""Users from here on exist for nobody else; each sandbox of an administrator gets one, and so its own limits."""

START_LIMIT = 30.0
"""Seconds for a player to be ready, also on a very busy machine."""

users = itertools.count(FIRST_USER + os.getpid() % 100_000 * 1_000)


class NoSandbox(Exception):
    """A player cannot be shut in here; the message says what to do about it."""


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


class Sandbox:
    """One player, started and waiting. Whoever has it must `close` it.

    `folder` is where the judge puts the student's files, `inside` what the player calls it.
    """

    def __init__(self, code: Path, shut_in: bool):
        self._own = OwnFolder('submission')
        self.folder = self._own.path
        self.folder.chmod(0o755)
        self.shut_in = shut_in
        self.inside = INSIDE if shut_in else self.folder
        self.home = HOME if shut_in else str(self.folder)
        self._user = next(users) if shut_in and os.geteuid() == 0 else None
        self._watch: family.MemoryWatch | None = None
        self._control, theirs = socket.socketpair()
        start = _start(Path('/player')) if shut_in else TAKE_IN_ORPHANS + _start(code)
        command = [sys._base_executable, '-S', '-s', '-P', '-B', '-c', start]  # type: ignore[attr-defined]
        refused = None
        try:
            if shut_in:
                refused = open_filter()
                walls = _walls(code, self.folder, self._user)
                walls += ['--seccomp', str(refused)] if refused is not None else []
                command = [find_bubblewrap(), *walls, '--', *command]
            self._process = subprocess.Popen(
                command,
                stdin=theirs.fileno(),
                stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE,
                start_new_session=True,
                pass_fds=[] if refused is None else [refused],
                env={'PYTHONHASHSEED': '0', 'HOME': self.home, 'LANG': 'C.UTF-8', 'PATH': '/usr/bin:/bin'},
            )
        except BaseException:
            self._control.close()
            self._own.remove()
            raise
        finally:
            theirs.close()
            if refused is not None:
                os.close(refused)

    def wait(self) -> None:
        """Return when the player is ready; raises `NoSandbox` when it does not come up."""
        self._control.settimeout(START_LIMIT)
        try:
            if self._control.recv(len(b'ready')) == b'ready':
                return
            reason = ''
        except OSError as error:
            reason = str(error)
        assert self._process.stderr is not None
        self._process.kill()
        reason = self._process.stderr.read().decode('utf-8', 'replace').strip() or reason
        last = reason.splitlines()[-1] if reason else 'no reason given'
        if not self.shut_in:
            raise NoSandbox(f"The process for students' programs does not start: {last}")
        raise NoSandbox(HOW_TO_INSTALL.format(problem=f'does not work here ({last})'))

    def serve(self, order: dict[str, Any], limits: Limits) -> Channel:
        """The channel to a fresh process that answers questions about the program. Raises `Gone`."""
        ours, theirs = socket.socketpair()
        try:
            self._send(order, limits, theirs.fileno())
        except BaseException:
            ours.close()
            raise
        finally:
            theirs.close()
        return Channel(ours)

    def script(self, order: dict[str, Any], limits: Limits, *files: int) -> None:
        """Run a script with these open files as its standard input, output and error output. Raises `Gone`."""
        self._send(order, limits, *files)

    def _send(self, order: dict[str, Any], limits: Limits, *files: int) -> None:
        if self._watch is None:
            home = self.home if self.shut_in else None
            self._watch = family.MemoryWatch(self._process.pid, limits.memory_bytes, home)
            self._watch.start()
        data = json.dumps({**order, **self._limits(limits), 'home': self.home}).encode()
        try:
            socket.send_fds(self._control, [b'.'], list(files))
            self._control.sendall(LENGTH.pack(len(data)) + data)
        except OSError:  # a program that is not shut in may have ended it
            raise Gone from None

    @property
    def is_out_of_memory(self) -> bool:
        """Whether the player was ended because all its processes together took too much memory."""
        return self._watch is not None and self._watch.found_too_much

    def _limits(self, limits: Limits) -> dict[str, Any]:
        return {
            'memory': limits.memory_bytes,
            'open_files': limits.open_files,
            'file_bytes': limits.file_bytes,
            'cpu': int(limits.seconds_in_all) + 5,
            'processes': limits.processes if self.shut_in and (self._user or _counts_by_namespace()) else None,
            'user': self._user,
        }

    @property
    def has_company(self) -> bool:
        """Whether the program has started processes that are still there."""
        own = 2 if self.shut_in else 1  # the first process in the sandbox, and the copy of it that serves
        return len(list(family.descendants(self._process.pid))) > own

    def close(self) -> None:
        """End the player and all that it started, and remove the student's files."""
        if self._watch is not None:
            self._watch.stop()
        self._control.close()
        if self.shut_in:  # its processes cannot outlive the first of them
            self._process.kill()
        else:
            family.end(self._process.pid)
        self._process.wait()
        if self._process.stderr:
            self._process.stderr.close()
        self._own.remove()


TAKE_IN_ORPHANS = (
    "import ctypes, sys; sys.platform == 'linux' and ctypes.CDLL(None).prctl(36, 1, 0, 0, 0); "  # a child subreaper
)
"""Makes processes whose parent has ended the player's own: without a sandbox they are found by that."""


def _start(code: Path) -> str:
    """The first lines of the player's program."""
    return f'import sys; sys.path.insert(0, {str(code)!r}); from rozdej.isolation.player.main import main; main()'


def _counts_by_namespace() -> bool:
    """Whether Linux counts the processes of a user in each sandbox apart; before 5.14 it counted all together."""
    version = re.match(r'(\d+)\.(\d+)', platform.release())
    return bool(version) and (int(version[1]), int(version[2])) >= (5, 14)  # type: ignore[index]


def _walls(code: Path, folder: Path, user: int | None) -> list[str]:
    """What bubblewrap is told: what is there, what is hidden, and what is cut off."""
    walls = ['--die-with-parent', '--new-session', '--as-pid-1', '--unshare-pid', '--unshare-net', '--unshare-ipc']
    walls += ['--unshare-uts', '--unshare-cgroup-try', '--hostname', 'player', '--clearenv']
    if user is None:
        walls += ['--unshare-user', '--uid', str(NOBODY), '--gid', str(NOBODY), '--cap-drop', 'ALL']
    else:  # an administrator's player gives its rights up itself, for a user that nobody else is
        walls += ['--cap-drop', 'ALL', '--cap-add', 'CAP_SETUID', '--cap-add', 'CAP_SETGID']
    seen = [Path('/usr')]
    for name in ('bin', 'lib', 'lib32', 'lib64', 'libx32'):
        path = Path('/', name)
        if path.is_symlink():
            walls += ['--symlink', os.readlink(path), str(path)]
        elif path.is_dir():
            seen.append(path)
    prefix = Path(sys.base_prefix).resolve()
    if not prefix.is_relative_to('/usr'):
        seen.append(prefix)
        for parent in reversed(prefix.parents[:-1]):  # an administrator's own folder may be closed to others
            walls += ['--perms', '0755', '--dir', str(parent)]
    for path in seen:
        walls += ['--ro-bind', str(path), str(path)]
    walls += ['--ro-bind-try', '/etc/ld.so.cache', '/etc/ld.so.cache']
    for path in _hidden(seen):
        walls += ['--tmpfs', str(path), '--remount-ro', str(path)]
    walls += ['--proc', '/proc', '--dev', '/dev', '--remount-ro', '/dev']
    walls += ['--size', str(HOME_BYTES), '--perms', '1777', '--tmpfs', HOME]
    walls += ['--ro-bind', str(code), '/player', '--ro-bind', str(folder), str(INSIDE), '--remount-ro', '/']
    walls += ['--setenv', 'PYTHONHASHSEED', '0', '--setenv', 'HOME', HOME, '--setenv', 'LANG', 'C.UTF-8']
    return [*walls, '--setenv', 'PATH', '/usr/bin:/bin', '--chdir', HOME]


def _hidden(seen: list[Path]) -> list[Path]:
    """Folders among the visible ones in which the kit, or other people's packages, may be."""
    root = KIT.parent
    folders = {root, *map(Path, site.getsitepackages([sys.base_prefix, '/usr', '/usr/local']))}
    folders |= {
        Path('/usr/lib/python3/dist-packages'),
        Path(sysconfig.get_path('purelib', vars={'base': sys.base_prefix})),
    }
    inside = {path for path in folders if path.is_dir() and any(path.resolve().is_relative_to(top) for top in seen)}
    return sorted(inside)


class Pool:
    """Players that wait for a submission, `ahead` of them at a time."""

    def __init__(self, shut_in: bool = True, ahead: int = 2):
        self._shut_in = shut_in
        self._ahead = ahead
        clear_abandoned()
        self._code = OwnFolder('kit')
        self._waiting: deque[Sandbox] = deque()
        try:
            put_together(self._code.path)
            self._fill(1)
            self._waiting[0].wait()  # so that what does not work is known at once
        except BaseException:
            self.close()
            raise
        self._is_ready = {id(self._waiting[0])}

    def _fill(self, number: int) -> None:
        while len(self._waiting) < number:
            self._waiting.append(Sandbox(self._code.path, self._shut_in))

    def take(self) -> Sandbox:
        """A fresh player; the caller closes it."""
        self._fill(1)
        sandbox = self._waiting.popleft()
        self._fill(self._ahead)
        if id(sandbox) in self._is_ready:
            self._is_ready.clear()
        else:
            try:
                sandbox.wait()
            except BaseException:
                sandbox.close()
                raise
        return sandbox

    def close(self) -> None:
        """End the players that are left."""
        while self._waiting:
            self._waiting.popleft().close()
        self._code.remove()
