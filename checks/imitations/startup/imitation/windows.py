"""Imitates Windows."""

import errno
import fcntl
import io
import os
import re
import resource
import signal
import stat
import subprocess
import sys
import venv
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

from . import ImitatingPopen, files
from .interpreter import is_asked_by_kit

ENCODING = 'cp1250'
"""What texts are read and written in where nothing else is said, by the settings of a Czech computer."""

TICK = 1 / 64
"""Seconds after which clocks of the system go on."""

LONGEST_PATH = 259
RESERVED = re.compile(r'(con|prn|aux|nul|conin\$|conout\$|com[1-9¹²³]|lpt[1-9¹²³]) *(\..*)?', re.IGNORECASE)
REFUSED = re.compile(r'[<>:"|?*\\\x00-\x1f]|[. ]$')

MESSAGES = {
    5: (errno.EACCES, 'Access is denied'),
    32: (errno.EACCES, 'The process cannot access the file because it is being used by another process'),
    123: (errno.EINVAL, 'The filename, directory name, or volume label syntax is incorrect'),
    183: (errno.EEXIST, 'Cannot create a file when that file already exists'),
    206: (errno.ENOENT, 'The filename or extension is too long'),
    1314: (errno.EINVAL, 'A required privilege is not held by the client'),
    10038: (errno.ENOTSOCK, 'An operation was attempted on something that is not a socket'),
}


def failure(number: int, *paths: str) -> OSError:
    """Return the error that Windows gives this number."""
    first, *others = [*paths, None]
    error = OSError(*MESSAGES[number], first, None, *others[:1])
    error.winerror = number  # type: ignore[attr-defined]
    return error


class Disk(files.Rules):
    """The disk of Windows. It drops dots and spaces behind names and gives `:` another meaning; here both are refused,
    so that nobody overlooks them.
    """

    absent = '/proc/', '/dev/shm', '/dev/tty', '/bin/sh'

    def check_new(self, path: str) -> None:
        whole = os.path.abspath(path)
        for name in whole.split('/')[1:]:
            if RESERVED.fullmatch(name) or REFUSED.search(name):
                raise failure(123, path)
        if len(whole) > LONGEST_PATH:
            raise failure(206, path)

    def check_removal(self, path: str) -> None:
        mode = files.real['lstat'](path).st_mode
        if stat.S_ISREG(mode) and not mode & stat.S_IWUSR:
            raise failure(5, path)
        if files.is_in_use(path):
            raise failure(32, path)

    def check_placing(self, source: str, target: str, replaces: bool) -> None:
        if os.path.lexists(source) and files.is_in_use(source):
            raise failure(32, source, target)
        if not os.path.lexists(target):
            return
        if not replaces:
            raise failure(183, source, target)
        if os.path.isdir(target) or not files.real['lstat'](target).st_mode & stat.S_IWUSR or files.is_in_use(target):
            raise failure(5, source, target)

    def check_opening(self, path: str) -> None:
        if os.path.isdir(path):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), path)

    def text_options(self, mode: str, encoding: str | None, newline: str | None) -> tuple[str | None, str | None]:
        if encoding in (None, 'locale'):
            encoding = 'utf-8' if sys.flags.utf8_mode else ENCODING
        is_written = not mode.startswith('r') and '+' not in mode
        return encoding, '\r\n' if newline is None and is_written else newline


class WindowsPopen(ImitatingPopen):
    """A process as the kit starts and ends it on Windows."""

    def __init__(self, *arguments: Any, **options: Any):
        self.is_of_kit = is_asked_by_kit()
        if self.is_of_kit:
            if options.get('preexec_fn') is not None:
                raise ValueError('preexec_fn is not supported on Windows platforms')
            assert not options.get('pass_fds'), 'pass_fds not supported on Windows.'
            options['start_new_session'] = bool(options.pop('creationflags', 0) & NEW_GROUP)
        super().__init__(*arguments, **options)

    @property
    def returncode(self) -> int | None:
        code = self.__dict__.get('returncode')
        if not self.is_of_kit or code is None or code >= 0:
            return code
        return {signal.SIGSEGV: 0xC0000005, signal.SIGABRT: 3}.get(-code, 1)

    @returncode.setter
    def returncode(self, code: int | None) -> None:
        self.__dict__['returncode'] = code

    def terminate(self) -> None:
        super().send_signal(signal.SIGKILL if self.is_of_kit else signal.SIGTERM)

    def kill(self) -> None:
        super().send_signal(signal.SIGKILL)


NEW_GROUP = 0x200
SIGNALS = {signal.SIGABRT, signal.SIGFPE, signal.SIGILL, signal.SIGINT, signal.SIGSEGV, signal.SIGTERM}


def end(process: int, number: int) -> None:
    """Do what `os.kill` does: the process ends, whatever signal was asked for."""
    os.kill(process, signal.SIGKILL)


def handle(number: int, handler: Any) -> Any:
    """Set a handler, as `signal.signal` does, if the platform has the signal."""
    if number not in SIGNALS:
        raise ValueError('signal number out of range')
    return signal.signal(number, handler)


def select_sockets(original: Any, *lists: Any) -> Any:
    """Do what `select.select` does, which knows only sockets."""
    for one in (one for some in lists[:3] for one in some):
        if not stat.S_ISSOCK(os.fstat(one if isinstance(one, int) else one.fileno()).st_mode):
            raise failure(10038)
    return original(*lists)


def read_on(original: Any, *how: Any) -> bytes:
    """Do what `os.read` does; what a signal leads to has to wait for its end."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
    try:
        return original(*how)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def execute(path: str, arguments: Any, environment: Mapping[str, str] | None = None) -> None:
    """Start a process and end this one, as `os.execv` does: who waits for this one does not wait for the other."""
    subprocess.Popen(arguments, executable=path, env=environment)
    os._exit(0)


def refuse_link(source: str, target: str, *more: Any, **options: Any) -> None:
    """Refuse a symbolic link, for which somebody needs a right that users lack."""
    raise failure(1314, source, target)


def coarse(clock: Any) -> Any:
    """Return a clock of the system, which goes on only some times in a second."""
    return lambda: clock() // TICK * TICK


def lock(file: int, mode: int, number: int) -> None:
    """Lock a file, or release it, as `msvcrt.locking` does; locks of others are waited for in no mode."""
    try:
        fcntl.flock(file, fcntl.LOCK_UN if mode == 0 else fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES)) from None


def make_environment(original: Any, builder: venv.EnvBuilder, folder: Any) -> None:
    """Make a virtual environment in which Python also lies where Windows has it."""
    original(builder, folder)
    scripts = Path(folder) / 'Scripts'
    if not scripts.exists():
        os.symlink('bin', scripts)
        os.symlink('python', scripts / 'python.exe')


TEMPORARY = 1 << 30
"""A flag of `os.open` that has no meaning on Linux."""


def temporary_files(module: ModuleType) -> dict[str, Any]:
    """Return `open` and `close` of `os`: a `TEMPORARY` file goes when the last one closes it, here not with its end."""
    paths: dict[int, str] = {}
    close = module.close  # a test may set another one

    def open_file(path: str, flags: int, *more: Any, **options: Any) -> int:
        file = module.open(path, flags & ~TEMPORARY, *more, **options)
        if flags & TEMPORARY:
            paths[file] = path
        return file

    def close_file(file: int) -> None:
        close(file)
        if path := paths.pop(file, ''):
            with suppress(OSError):
                module.remove(path)

    return {'open': open_file, 'close': close_file}


def of_os(module: ModuleType) -> dict[str, Any]:
    """Return what `os` has other than on Linux."""
    starts = dict.fromkeys(('execv', 'execve', 'execvp', 'execvpe'), execute)
    values = {'name': 'nt', 'linesep': '\r\n', 'kill': end, 'symlink': refuse_link, 'O_BINARY': 0}
    files_of_os = {'read': partial(read_on, module.read), 'O_TEMPORARY': TEMPORARY, **temporary_files(module)}
    return values | starts | files_of_os


def of_time(module: ModuleType) -> dict[str, Any]:
    """Return its coarse clocks; those of the wall are finer since Python 3.13."""
    names = ['process_time', 'thread_time', *(['monotonic', 'time'] if sys.version_info < (3, 13) else [])]
    return {name: coarse(getattr(module, name)) for name in names}


def find_program(original: Any, name: str, *more: Any, **options: Any) -> str | None:
    """Find a program, as `shutil.which` does, where Linux does not keep its own."""
    found = original(name, *more, **options)
    return None if found and found.startswith(('/bin/', '/usr/')) else found


def tell_memory(process: Any, counters: Any, size: int) -> int:
    """Write into the last of the counters how many bytes this process has taken at most, as its system library does."""
    counters[-1] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    return 1


CHANGES = {
    'sys': lambda _: {'platform': 'win32'},
    'os': of_os,
    'time': of_time,
    'ctypes': lambda _: {'WinDLL': lambda name: SimpleNamespace(K32GetProcessMemoryInfo=tell_memory)},
    'signal': lambda _: {'signal': handle},
    'select': lambda module: {'select': partial(select_sockets, module.select)},
    'subprocess': lambda _: {'CREATE_NEW_PROCESS_GROUP': NEW_GROUP},
    'shutil': lambda module: {'which': partial(find_program, module.which)},
}

MSVCRT = ModuleType('msvcrt')
MSVCRT.__dict__.update(locking=lock, LK_UNLCK=0, LK_LOCK=1, LK_NBLCK=2, kbhit=lambda: False, getwch=lambda: '')
ADDED = {'msvcrt': MSVCRT}


def begin() -> None:
    """Let the rules for everybody hold."""
    files.begin(Disk())
    subprocess.Popen = WindowsPopen  # type: ignore[misc]
    create = venv.EnvBuilder.create
    venv.EnvBuilder.create = lambda builder, folder: make_environment(create, builder, folder)  # type: ignore
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and '--imitate' not in sys.orig_argv:
            is_said = 'PYTHONIOENCODING' in os.environ or sys.flags.utf8_mode
            stream.reconfigure(encoding=None if is_said else ENCODING, newline='\r\n' if stream.writable() else None)
