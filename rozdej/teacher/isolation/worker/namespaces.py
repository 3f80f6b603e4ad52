"""A room of its own for each submission, made by a process that is shut in already: what the kernel is asked for.

Python's library has these calls only from 3.12 on, or not at all, so they are made through the C library. Numbers are
those of Linux (linux/sched.h, sys/mount.h, linux/prctl.h, linux/capability.h), the same on all its machines.
"""

import ctypes
import os
import signal
import sys
from typing import Any

LIBC = ctypes.CDLL(None, use_errno=True) if sys.platform == 'linux' else None

NEW_NAMESPACES = 0x7C020000
"""A mount, a UTS, an IPC, a user, a PID and a network namespace; only that of cgroups stays."""

READ_ONLY, NO_SUID, NO_DEVICES, BIND = 1, 2, 4, 4096

DUMPABLE, SUBREAPER, NO_NEW_RIGHTS, FILTER_CALLS, DROP_FOR_GOOD = 4, 36, 38, 22, 24
FILTER = 2
CAPABILITIES_VERSION = 0x20080522

NOBODY = 65534
ROOMS = '/rooms'
"""Where a warm player sees the files of all submissions; in a room nothing is there."""

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
        become(order['user'])
    leave_namespaces()
    if os.fork():  # the namespace of processes is the child's
        os._exit(0)
    os.setsid()  # a signal to all of its group must not leave the room
    mount('tmpfs', HOME, f'size={order["home_bytes"]},mode=1777')
    mount(f'{ROOMS}/{order["room"]}', PROGRAM, None, BIND)
    for path in ROOMS, '/proc', '/dev/pts':
        mount('tmpfs', path, 'size=4k,mode=555', READ_ONLY)
    os.chdir('/')
    give_up_capabilities()
    keep_to_itself()


def leave_namespaces() -> None:
    """Be nobody in namespaces of one's own; that of processes begins with the next child. Raises OSError."""
    ask('prctl', DUMPABLE, 1, 0, 0, 0)  # else what describes this process, and so its user, is not its own
    user, group = os.geteuid(), os.getegid()
    ask('unshare', NEW_NAMESPACES)
    for file, text in ('uid_map', f'{NOBODY} {user} 1'), ('setgroups', 'deny'), ('gid_map', f'{NOBODY} {group} 1'):
        with open(f'/proc/self/{file}', 'w') as settings:
            settings.write(text)


def become(user: int) -> None:
    """Be that user and nobody else, as an administrator can."""
    os.setgroups([])
    os.setresgid(user, user, user)
    os.setresuid(user, user, user)


def keep_to_itself() -> None:
    """Make this process one that those it starts cannot look into, nor wake from its wait with a signal."""
    ask('prctl', DUMPABLE, 0, 0, 0, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # the first process of a namespace gets only what it handles


def take_in_orphans() -> None:
    """Make processes whose parent has ended this one's own, where that can be asked for."""
    if LIBC is not None:
        LIBC.prctl(SUBREAPER, 1, 0, 0, 0)


def refuse_calls(instructions: bytes) -> None:
    """Put a filter on this process and all that it will start; it cannot be taken off."""
    ask('prctl', NO_NEW_RIGHTS, 1, 0, 0, 0)
    ask('prctl', FILTER_CALLS, FILTER, ctypes.byref(Instructions(len(instructions) // 8, instructions)), 0, 0)


def give_up_capabilities() -> None:
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
