"""What a worker, or the thread of a server's functions, takes upon itself where nobody has shut it in: as much as Linux
lets anybody ask for.

Namespaces with a root of its own keep all that is not listed here from it. Where those are forbidden, Landlock keeps it
from files, and a filter of system calls from the network and from other processes. Numbers are those of Linux
(linux/landlock.h, sys/mount.h, sys/prctl.h), the same on all its machines.
"""

import ctypes
import os
import signal
import struct
import sys
from collections.abc import Callable, Sequence
from enum import IntFlag
from pathlib import Path
from typing import Any

from rozdej.teacher.isolation.seccomp import filter_here

LIBC = ctypes.CDLL(None, use_errno=True) if sys.platform == 'linux' else None

NEW_NAMESPACES = 0x7C020000
"""A mount, a UTS, an IPC, a user, a PID and a network namespace; only that of cgroups stays."""

READ_ONLY, NO_SUID, NO_DEVICES, BIND = 1, 2, 4, 4096

DUMPABLE, SUBREAPER, NO_NEW_RIGHTS, FILTER_CALLS, DROP_FOR_GOOD = 4, 36, 38, 22, 24
FILTER = 2
CAPABILITIES_VERSION = 0x20080522

NOBODY = 65534
SUBMISSIONS = '/submissions'
"""Where a warm worker sees the files of all submissions; in a room nothing is there."""

PROGRAM = '/program'
HOME = '/tmp'


class Instructions(ctypes.Structure):
    """A filter as the kernel takes it: how many instructions of eight bytes, and where they are."""

    _fields_ = (('number', ctypes.c_ushort), ('first', ctypes.c_char_p))


def enter(order: dict[str, Any]) -> None:
    """Go on as the first process in a new room; whoever called ends. Raises OSError where that is forbidden.

    Only the files of this submission are there, a home that is empty, and nobody else: no process outside can be
    seen, no network, and no way to get a right back.
    """
    if order['user'] is not None:
        switch_user(order['user'])
    unshare()
    if os.fork():  # the namespace of processes is the child's
        os._exit(0)
    os.setsid()  # a signal to all of its group must not leave the room
    mount('tmpfs', HOME, f'size={order["home_bytes"]},mode=1777')
    mount(f'{SUBMISSIONS}/{order["submission"]}', PROGRAM, None, BIND)
    for path in SUBMISSIONS, '/proc', '/dev/pts':
        mount('tmpfs', path, 'size=4k,mode=555', READ_ONLY)
    os.chdir('/')
    drop_capabilities()
    hide_from_children()


def unshare() -> None:
    """Be nobody in namespaces of one's own; that of processes begins with the next child. Raises OSError."""
    ask('prctl', DUMPABLE, 1, 0, 0, 0)  # else what describes this process, and so its user, is not its own
    user, group = os.geteuid(), os.getegid()
    ask('unshare', NEW_NAMESPACES)
    for file, text in ('uid_map', f'{NOBODY} {user} 1'), ('setgroups', 'deny'), ('gid_map', f'{NOBODY} {group} 1'):
        with open(f'/proc/self/{file}', 'w') as settings:
            settings.write(text)


def switch_user(user: int) -> None:
    """Be that user and nobody else, as an administrator can."""
    os.setgroups([])
    os.setresgid(user, user, user)
    os.setresuid(user, user, user)


def hide_from_children() -> None:
    """Make this process one that those it starts cannot look into, nor wake from its wait with a signal."""
    ask('prctl', DUMPABLE, 0, 0, 0, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # the first process of a namespace gets only what it handles


def adopt_orphans() -> None:
    """Make processes whose parent has ended this one's own, where that can be asked for."""
    if LIBC is not None:
        LIBC.prctl(SUBREAPER, 1, 0, 0, 0)


def install_filter(instructions: bytes) -> None:
    """Put a filter on this process and all that it will start; it cannot be taken off."""
    ask('prctl', NO_NEW_RIGHTS, 1, 0, 0, 0)
    ask('prctl', FILTER_CALLS, FILTER, ctypes.byref(Instructions(len(instructions) // 8, instructions)), 0, 0)


def drop_capabilities() -> None:
    """Have no right of an administrator, and no way to get one."""
    number = 0
    while LIBC.prctl(DROP_FOR_GOOD, number, 0, 0, 0) == 0:  # type: ignore[union-attr]
        number += 1
    header, none = (ctypes.c_uint32 * 2)(CAPABILITIES_VERSION, 0), (ctypes.c_uint32 * 6)()
    ask('capset', header, none)


def mount(source: str, target: str, settings: str | None, flags: int = 0) -> None:
    """Put an empty file system in memory, or with `BIND` another folder, there. Raises OSError."""
    kind = None if flags & BIND else b'tmpfs'
    data = settings.encode() if settings else None
    ask('mount', os.fsencode(source), os.fsencode(target), kind, ctypes.c_ulong(flags | NO_SUID | NO_DEVICES), data)


def ask(call: str, *arguments: Any) -> int:
    """Make the call, and give its answer; raises OSError when the kernel refuses."""
    answer = getattr(LIBC, call)(*arguments)
    if answer < 0:
        number = ctypes.get_errno()
        raise OSError(number, f'{call}: {os.strerror(number)}')
    return answer


LIBRARIES = ('bin', 'lib', 'lib32', 'lib64', 'libx32')
"""Folders in the root that belong to the system, beside /usr; most are links into that."""
DEVICES = ('/dev/null', '/dev/zero', '/dev/urandom', '/dev/random')
FILES = ('/etc/ld.so.cache',)

REMOUNT, RECURSIVE = 32, 16384
SIGNAL_WHEN_PARENT_ENDS = 1

MAKE_RULES, ADD_RULE, RESTRICT = 444, 445, 446
BELOW_A_FOLDER = 1
READ, WRITE_FILE, READ_FILE = 0b1101, 0b10, 0b100
FILE_RIGHTS = {1: 13, 2: 14, 3: 15, 4: 15}
"""How many rights Landlock knows in its first versions; 16 later."""
KNOWS_NETWORK, KNOWS_SIGNALS = 4, 6
"""The versions from which on Landlock also keeps from the network, and from signals to others."""


class Protection(IntFlag):
    """What a worker has around it."""

    NAMESPACES = 1
    LANDLOCK = 2
    SIGNALS = 4
    """None of its signals gets out."""
    FILTER = 8


PROTECTION_NAMES = {
    Protection.NAMESPACES: 'namespaces',
    Protection.LANDLOCK: 'Landlock',
    Protection.FILTER: 'a filter of system calls',
}
UNPROTECTED = (
    'A program that looks for tests and solutions on this machine finds them, and may have got all points with them; '
    'it may have read and changed your files too.'
)
ALL = Protection.NAMESPACES | Protection.LANDLOCK | Protection.FILTER


def describe_risks(walls: Protection) -> str:
    """What there was instead of a sandbox, and what programs could do all the same, in English."""
    by = ' and '.join(name for wall, name in PROTECTION_NAMES.items() if wall in walls)
    how = f'programs were shut in without bubblewrap, by {by} only.' if by else 'programs were not shut in at all.'
    if not walls & (Protection.NAMESPACES | Protection.LANDLOCK):
        return f'{how} {UNPROTECTED}'
    others = not walls & (Protection.NAMESPACES | Protection.SIGNALS)
    could = ['fill the disk', *['end your processes'] * others, *['use the network'] * (Protection.FILTER not in walls)]
    return f'{how} They could not reach tests, solutions and your files; they could {" and ".join(could)}.'


def visible_folders() -> list[Path]:
    """What Python needs of the system, and Python itself; a link is one of the folders in the root."""
    found = [Path('/usr'), *(path for name in LIBRARIES if (path := Path('/', name)).is_dir())]
    prefix = Path(sys.base_prefix).resolve()
    return found if prefix.is_relative_to('/usr') else [*found, prefix]


def confine(code: Sequence[Path], folder: Path | None = None, wanted: Protection = ALL) -> Protection:
    """Shut this process in with what can be had of the `wanted`; what that was.

    From then on it sees the system's own folders, those with its `code`, and the `folder` that it may write to, if
    there is one. It may be another process that goes on: then the caller waits for its end.
    """
    got = Protection(0)
    if LIBC is None:
        return got
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


def confine_thread(code: Sequence[Path]) -> tuple[bool, bool]:
    """Confine this thread as far as can be; whether other files, and the network, are out of its reach then."""
    walls = confine(code, wanted=Protection.LANDLOCK | Protection.FILTER)
    return bool(walls & Protection.LANDLOCK), bool(walls & Protection.FILTER)


def _works_in_fork(step: Callable[[], None]) -> bool:
    """Whether a copy of this process can do it: half of it done would be worse than nothing."""
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
    """Have namespaces of one's own, and a root with nothing in it but what is seen. Raises OSError."""
    unshare()
    top = '/proc'  # it is everywhere, and what is in it nobody shall see
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
    """Go on as the first process in the namespace of processes; the one before it waits for its end."""
    if child := os.fork():
        os.close(0)
        os.waitpid(child, 0)
        os._exit(0)
    ask('prctl', SIGNAL_WHEN_PARENT_ENDS, signal.SIGKILL, 0, 0, 0)
    os.setsid()  # a signal to all of its group must not leave the namespace
    drop_capabilities()


def _restrict_files(version: int, code: Sequence[Path], folder: Path | None) -> None:
    """Let Landlock refuse everything that is not listed here. Raises OSError."""
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
