"""Confines processes with Linux namespaces, Landlock and seccomp, as far as an unprivileged process can.

In bubblewrap's sandbox, a warm worker gives each submission new namespaces (`enter_submission`). Without bubblewrap, a
worker, or the thread of a server's functions, confines itself (`confine`). New namespaces with a new
root hide all files that are not listed here. Where they are forbidden, Landlock refuses files, and a seccomp filter
refuses the network and access to other processes.

Python's library has these calls only from 3.12 on, or not at all, so they are made through the C library. Numbers are
those of Linux on all machines (linux/sched.h, sys/mount.h, linux/prctl.h, linux/capability.h, linux/landlock.h).
"""

import ctypes
import os
import signal
import struct
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rozdej.teacher.isolation.protection import ALL, HOME, NOBODY, PROGRAM, SUBMISSIONS, Protection
from rozdej.teacher.isolation.seccomp import filter_here

assert sys.platform == 'linux'

LIBC = ctypes.CDLL(None, use_errno=True)

NEW_NAMESPACES = 0x7C020000
"""Flags for new mount, UTS, IPC, user, PID and network namespaces; all but the cgroup namespace."""

READ_ONLY, NO_SUID, NO_DEVICES, BIND = 1, 2, 4, 4096

DUMPABLE, SUBREAPER, NO_NEW_RIGHTS, FILTER_CALLS, DROP_FOR_GOOD = 4, 36, 38, 22, 24
FILTER = 2
CAPABILITIES_VERSION = 0x20080522

LIBRARIES = ('bin', 'lib', 'lib32', 'lib64', 'libx32')
"""System folders in the root besides /usr. Most are links into it."""
DEVICES = ('/dev/null', '/dev/zero', '/dev/urandom', '/dev/random')
FILES = ('/etc/ld.so.cache',)

REMOUNT, RECURSIVE = 32, 16384
SIGNAL_WHEN_PARENT_ENDS = 1

MAKE_RULES, ADD_RULE, RESTRICT = 444, 445, 446
BELOW_A_FOLDER = 1
READ, WRITE_FILE, READ_FILE = 0b1101, 0b10, 0b100
FILE_RIGHTS = {1: 13, 2: 14, 3: 15, 4: 15}
"""Number of access rights by version of Landlock; 16 in later versions."""
KNOWS_NETWORK, KNOWS_SIGNALS = 4, 6
"""First versions of Landlock that restrict the network, and signals to other processes."""


class Instructions(ctypes.Structure):
    """A filter as the kernel takes it: the number of instructions, of eight bytes each, and their address."""

    _fields_ = (('number', ctypes.c_ushort), ('first', ctypes.c_char_p))


def enter_submission(order: dict[str, Any]) -> None:
    """Continue as the first process in new namespaces; the calling process exits. Raises OSError where forbidden.

    There, only the files of the submission and an empty home are visible: no process outside, no network. Capabilities
    cannot be regained.
    """
    if order['user'] is not None:
        switch_user(order['user'])
    unshare()
    if os.fork():  # the PID namespace begins with the child
        os._exit(0)
    os.setsid()  # a signal to its process group must not leave the namespace
    mount('tmpfs', HOME, f'size={order["home_bytes"]},mode=1777')
    mount(f'{SUBMISSIONS}/{order["submission"]}', PROGRAM, None, BIND)
    for path in SUBMISSIONS, '/proc', '/dev/pts':
        mount('tmpfs', path, 'size=4k,mode=555', READ_ONLY)
    os.chdir('/')
    drop_capabilities()
    hide_from_children()


def unshare() -> None:
    """Enter new namespaces as nobody. The PID namespace takes effect for the next child. Raises OSError."""
    ask('prctl', DUMPABLE, 1, 0, 0, 0)  # else root owns /proc/self, and uid_map cannot be written
    user, group = os.geteuid(), os.getegid()
    ask('unshare', NEW_NAMESPACES)
    for file, text in ('uid_map', f'{NOBODY} {user} 1'), ('setgroups', 'deny'), ('gid_map', f'{NOBODY} {group} 1'):
        with open(f'/proc/self/{file}', 'w') as settings:
            settings.write(text)


def switch_user(user: int) -> None:
    """Become another user for good; needs root."""
    os.setgroups([])
    os.setresgid(user, user, user)
    os.setresuid(user, user, user)


def hide_from_children() -> None:
    """Keep child processes from inspecting this process, and from interrupting it with a signal."""
    ask('prctl', DUMPABLE, 0, 0, 0, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # the first process of a namespace gets only signals that it handles


def adopt_orphans() -> None:
    """Become the parent of descendants whose parent has ended."""
    LIBC.prctl(SUBREAPER, 1, 0, 0, 0)


def install_filter(instructions: bytes) -> None:
    """Install a seccomp filter for this process and its future children. It cannot be removed."""
    ask('prctl', NO_NEW_RIGHTS, 1, 0, 0, 0)
    ask('prctl', FILTER_CALLS, FILTER, ctypes.byref(Instructions(len(instructions) // 8, instructions)), 0, 0)


def drop_capabilities() -> None:
    """Drop all capabilities for good."""
    number = 0
    while LIBC.prctl(DROP_FOR_GOOD, number, 0, 0, 0) == 0:
        number += 1
    header, none = (ctypes.c_uint32 * 2)(CAPABILITIES_VERSION, 0), (ctypes.c_uint32 * 6)()
    ask('capset', header, none)


def mount(source: str, target: str, settings: str | None, flags: int = 0) -> None:
    """Mount an empty file system in memory, or with `BIND` another folder, at the target. Raises OSError."""
    kind = None if flags & BIND else b'tmpfs'
    data = settings.encode() if settings else None
    ask('mount', os.fsencode(source), os.fsencode(target), kind, ctypes.c_ulong(flags | NO_SUID | NO_DEVICES), data)


def ask(call: str, *arguments: Any) -> int:
    """Call a function of the C library and return its result. Raises OSError when the kernel refuses."""
    answer = getattr(LIBC, call)(*arguments)
    if answer < 0:
        number = ctypes.get_errno()
        raise OSError(number, f'{call}: {os.strerror(number)}')
    return answer


def visible_folders() -> list[Path]:
    """The system folders that Python needs, and Python itself. Those in the root may be links."""
    found = [Path('/usr'), *(path for name in LIBRARIES if (path := Path('/', name)).is_dir())]
    prefix = Path(sys.base_prefix).resolve()
    return found if prefix.is_relative_to('/usr') else [*found, prefix]


def confine(code: Sequence[Path], folder: Path | None = None, wanted: Protection = ALL) -> Protection:
    """Confine this process with what it can get of the `wanted` protection, and return what it got.

    Afterwards it can read the system's folders and those with its `code`, and write to `folder` if there is one. It
    may return in a child process; then the calling process waits for its end.
    """
    got = Protection(0)
    if Protection.NAMESPACES in wanted and _works_in_fork(lambda: _enter_namespaces(code, folder)):
        _enter_namespaces(code, folder)
        _become_init()
        got |= Protection.NAMESPACES
    elif Protection.LANDLOCK in wanted and (version := LIBC.syscall(MAKE_RULES, None, 0, 1)) > 0:
        drop_capabilities()
        _restrict_files(version, code, folder)
        got |= Protection.LANDLOCK | (Protection.SIGNALS if version >= KNOWS_SIGNALS else Protection(0))
    instructions = filter_here()
    if Protection.FILTER in wanted and instructions and _works_in_fork(lambda: install_filter(instructions)):
        install_filter(instructions)
        got |= Protection.FILTER
    return got


def _works_in_fork(step: Callable[[], None]) -> bool:
    """Whether a fork of this process can do the step. A step that fails halfway would leave this process unusable."""
    copy = os.fork()
    if copy == 0:
        code = 1
        try:
            step()
            code = 0
        finally:
            os._exit(code)
    return os.waitpid(copy, 0)[1] == 0


def _enter_namespaces(code: Sequence[Path], folder: Path | None) -> None:
    """Enter new namespaces, with a root that holds visible files only. Raises OSError."""
    unshare()
    top = '/proc'  # a mount point that exists on every system and has to be hidden anyway
    mount('tmpfs', top, 'size=64k,mode=755')
    own, here = [*code, folder] if folder else [*code], folder or Path.cwd()
    for path in [*visible_folders(), *map(Path, (*DEVICES, *FILES)), *own]:
        inside = Path(f'{top}{path}')
        if path.is_symlink():
            inside.symlink_to(os.readlink(path))
            continue
        if path.is_dir():
            inside.mkdir(parents=True, exist_ok=True)
        elif path.exists():
            inside.parent.mkdir(parents=True, exist_ok=True)
            inside.touch()
        else:
            continue
        mount(str(path), str(inside), None, BIND | RECURSIVE)
        if path != folder and str(path) not in DEVICES:
            mount(str(path), str(inside), None, BIND | REMOUNT | READ_ONLY)
    mount(top, top, None, BIND | REMOUNT | READ_ONLY)
    os.chroot(top)
    os.chdir(here)


def _become_init() -> None:
    """Continue as the first process of the PID namespace. The calling process waits for its end."""
    if child := os.fork():
        os.close(0)
        os.waitpid(child, 0)
        os._exit(0)
    ask('prctl', SIGNAL_WHEN_PARENT_ENDS, signal.SIGKILL, 0, 0, 0)
    os.setsid()  # a signal to its process group must not leave the namespace
    drop_capabilities()


def _restrict_files(version: int, code: Sequence[Path], folder: Path | None) -> None:
    """Let Landlock refuse all files that are not listed here. Raises OSError."""
    rights = (1 << FILE_RIGHTS.get(version, 16)) - 1
    known = 3 if version >= KNOWS_SIGNALS else 2 if version >= KNOWS_NETWORK else 1
    rules = ask('syscall', MAKE_RULES, struct.pack('=QQQ', rights, 3, 3)[: 8 * known], 8 * known, 0)
    allowed = dict.fromkeys([*visible_folders(), *code], READ)
    allowed |= {folder: rights} if folder else {}
    allowed |= dict.fromkeys(map(Path, FILES), READ_FILE) | dict.fromkeys(map(Path, DEVICES), READ_FILE | WRITE_FILE)
    for path, right in allowed.items():
        if path.exists():
            place = os.open(path, os.O_PATH)
            ask('syscall', ADD_RULE, rules, BELOW_A_FOLDER, struct.pack('=Qi', right, place), 0)
            os.close(place)
    ask('prctl', NO_NEW_RIGHTS, 1, 0, 0, 0)
    ask('syscall', RESTRICT, rules, 0)
    os.close(rules)
