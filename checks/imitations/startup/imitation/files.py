"""Gives a disk the rules of another platform: functions of `os` and `open` refuse what is refused there.

A path in other letters, or other forms of them, leads to the file that is there.
"""

import builtins
import errno
import fcntl
import functools
import inspect
import io
import os
import shutil
import signal
import stat
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

from .interpreter import is_asked_by_kit

READING = 'access', 'chdir', 'chmod', 'listdir', 'lstat', 'readlink', 'scandir', 'stat', 'utime'
REMOVING = 'remove', 'rmdir', 'unlink'
PLACING = 'rename', 'replace', 'link'
Path = Any

real = {name: getattr(os, name) for name in (*READING, *REMOVING, *PLACING, 'mkdir', 'open')}
real_open = io.open
SIGNATURE = inspect.signature(io.open)


class Rules:
    """What a platform's disk does; each method may be another one for a platform."""

    absent: tuple[str, ...] = ()
    """Beginnings of paths at which modules of the kit find nothing."""

    def fold(self, name: str) -> str:
        """What two names of the same file have in common."""
        return name.casefold()

    def check_new(self, path: str) -> None:
        """Raise OSError for a path that a file cannot get."""

    def check_removal(self, path: str) -> None:
        """Raise OSError for a file that cannot be removed now."""

    def check_placing(self, source: str, target: str, replaces: bool) -> None:
        """Raise OSError where a file cannot be moved, or put in the place of another one."""

    def check_opening(self, path: str) -> None:
        """Raise OSError for what cannot be opened as a file."""

    def text_options(self, mode: str, encoding: str | None, newline: str | None) -> tuple[str | None, str | None]:
        """Return encoding and line end for opening a text."""
        return encoding, newline


def variant(rules: Rules, path: str) -> str | None:
    """Return the path as it is written on the disk, None when nothing is there. The last name may be another's."""
    parts, found = os.path.abspath(path).split('/')[1:], '/'
    for part in parts:
        exact = os.path.join(found, part)
        try:
            real['lstat'](exact)
        except OSError:
            try:
                names = real['listdir'](found)
            except OSError:
                return None
            exact = next((os.path.join(found, name) for name in names if rules.fold(name) == rules.fold(part)), '')
            if not exact:
                return None
        found = exact
    return found


def place_of(rules: Rules, path: str) -> str:
    """Return the path of what is to be made: the same thing in other letters, or a new one in the folder it names."""
    if found := variant(rules, path):
        return found
    folder, name = os.path.split(path)
    return os.path.join(variant(rules, folder or '.') or folder, name) if folder else path


def is_in_use(path: str) -> bool:
    """Tell whether any process has the file open, or, in a folder, a file or its own working directory."""
    if os.path.islink(path):
        return False
    if os.path.isdir(path):
        return any(used == path or used.startswith(f'{path}/') for used in _used())
    try:
        file = real['open'](path, os.O_RDONLY | os.O_NONBLOCK)
    except OSError:
        return False
    try:
        # The system grants this lease to the only one who has the file open. Whoever opens it meanwhile waits for its
        # end, of which a signal tells that nobody minds.
        fcntl.fcntl(file, fcntl.F_SETSIG, signal.SIGWINCH)
        fcntl.fcntl(file, fcntl.F_SETLEASE, fcntl.F_WRLCK)
    except BlockingIOError:
        return True
    finally:
        os.close(file)
    return False


def _used() -> Iterator[str]:
    """Yield the paths of files that are open in processes, and their working directories."""
    for process in filter(str.isdigit, real['listdir']('/proc')):
        with suppress(OSError):
            yield real['readlink'](f'/proc/{process}/cwd')
            for file in real['listdir'](f'/proc/{process}/fd'):
                with suppress(OSError):
                    link = f'/proc/{process}/fd/{file}'
                    if stat.S_ISREG(real['stat'](link).st_mode):
                        yield real['readlink'](link)


def begin(rules: Rules) -> None:
    """Let the rules hold in this process."""

    def is_plain(path: Path, options: dict[str, Any]) -> bool:
        in_folder = any(options.get(name) for name in ('dir_fd', 'src_dir_fd', 'dst_dir_fd'))
        return isinstance(path, str | os.PathLike) and isinstance(os.fspath(path), str) and not in_folder

    def find(path: Path) -> str:
        text = os.fspath(path)
        if text.startswith(rules.absent) and is_asked_by_kit():
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), text)
        return text

    def reading(name: str) -> Callable[..., Any]:
        def read(path: Path = '.', *more: Any, **options: Any) -> Any:
            if is_plain(path, options):
                try:
                    real['lstat'](find(path))
                except OSError:
                    path = variant(rules, find(path)) or path
            return real[name](path, *more, **options)

        return read

    def removing(name: str) -> Callable[..., Any]:
        def remove(path: Path, *more: Any, **options: Any) -> None:
            if is_plain(path, options) and (found := variant(rules, find(path))):
                rules.check_removal(found)
                path = found
            real[name](path, *more, **options)

        return remove

    def placing(name: str) -> Callable[..., Any]:
        def place(source: Path, target: Path, *more: Any, **options: Any) -> None:
            if is_plain(source, options) and is_plain(target, options):
                rules.check_new(find(target))
                source = variant(rules, find(source)) or source
                found = place_of(rules, find(target))
                if found != source:  # else another way of writing its name
                    rules.check_placing(source, found, name == 'replace')
                    target = found
            real[name](source, target, *more, **options)

        return place

    def make_folder(path: Path, *more: Any, **options: Any) -> None:
        if is_plain(path, options):
            rules.check_new(find(path))
            path = place_of(rules, find(path))
        real['mkdir'](path, *more, **options)

    def open_descriptor(path: Path, flags: int, *more: Any, **options: Any) -> int:
        if is_plain(path, options) and flags & os.O_TMPFILE != os.O_TMPFILE:  # whose file has no name
            path = to_open(path, bool(flags & os.O_CREAT))
        return real['open'](path, flags, *more, **options)

    def to_open(path: Path, is_new: bool) -> str:
        if is_new:
            rules.check_new(find(path))
        found = place_of(rules, find(path))
        rules.check_opening(found)
        return found

    def open_(*arguments: Any, **options: Any) -> Any:
        bound = SIGNATURE.bind(*arguments, **options)
        bound.apply_defaults()
        given = bound.arguments
        file, mode = given['file'], given['mode']
        if is_plain(file, {}) and given['opener'] is None:
            given['file'] = to_open(file, not mode.startswith('r'))
        if 'b' not in mode:
            given['encoding'], given['newline'] = rules.text_options(mode, given['encoding'], given['newline'])
        try:
            return real_open(**given)
        except OSError as error:
            error.filename = file if error.filename == given['file'] else error.filename
            raise

    functions = {
        **{name: reading(name) for name in READING},
        **{name: removing(name) for name in REMOVING},
        **{name: placing(name) for name in PLACING},
        'mkdir': make_folder,
        'open': open_descriptor,
    }
    for name, function in functions.items():
        setattr(os, name, functools.wraps(real[name])(function))
        for kind in os.supports_dir_fd, os.supports_fd, os.supports_follow_symlinks, os.supports_effective_ids:
            if real[name] in kind:
                kind.add(getattr(os, name))
    builtins.open = io.open = functools.wraps(real_open)(open_)
    shutil._use_fd_functions = False  # with names that are looked up in an open folder no rule would hold
