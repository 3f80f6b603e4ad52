"""What a player, or the thread of a server's functions, takes upon itself where nobody has shut it in: as much as Linux
lets anybody ask for.

Namespaces with a root of its own keep all that is not listed here from it. Where those are forbidden, Landlock keeps it
from files, and a filter of system calls from the network and from other processes. Numbers are those of Linux
(linux/landlock.h, sys/mount.h, sys/prctl.h), the same on all its machines.
"""

import os
import signal
import struct
import sys
from collections.abc import Callable, Sequence
from enum import IntFlag
from pathlib import Path

from rozdej.teacher.isolation.seccomp import filter_here
from rozdej.teacher.isolation.worker import namespaces

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


class Walls(IntFlag):
    """What a player has around it."""

    NAMESPACES = 1
    LANDLOCK = 2
    SIGNALS = 4
    """None of its signals gets out."""
    FILTER = 8


SHUT_IN = {Walls.NAMESPACES: 'namespaces', Walls.LANDLOCK: 'Landlock', Walls.FILTER: 'a filter of system calls'}
NOT_SHUT_IN = (
    'A program that looks for tests and solutions on this machine finds them, and may have got all points with them; '
    'it may have read and changed your files too.'
)
ALL = Walls.NAMESPACES | Walls.LANDLOCK | Walls.FILTER


def exposure(walls: Walls) -> str:
    """What there was instead of a sandbox, and what programs could do all the same, in English."""
    by = ' and '.join(name for wall, name in SHUT_IN.items() if wall in walls)
    how = f'programs were shut in without bubblewrap, by {by} only.' if by else 'programs were not shut in at all.'
    if not walls & (Walls.NAMESPACES | Walls.LANDLOCK):
        return f'{how} {NOT_SHUT_IN}'
    others = not walls & (Walls.NAMESPACES | Walls.SIGNALS)
    could = ['fill the disk', *['end your processes'] * others, *['use the network'] * (Walls.FILTER not in walls)]
    return f'{how} They could not reach tests, solutions and your files; they could {" and ".join(could)}.'


def visible_folders() -> list[Path]:
    """What Python needs of the system, and Python itself; a link is one of the folders in the root."""
    found = [Path('/usr'), *(path for name in LIBRARIES if (path := Path('/', name)).is_dir())]
    prefix = Path(sys.base_prefix).resolve()
    return found if prefix.is_relative_to('/usr') else [*found, prefix]


def confine(code: Sequence[Path], folder: Path | None = None, wanted: Walls = ALL) -> Walls:
    """Shut this process in with what can be had of the `wanted`; what that was.

    From then on it sees the system's own folders, those with its `code`, and the `folder` that it may write to, if
    there is one. It may be another process that goes on: then the caller waits for its end.
    """
    got = Walls(0)
    if namespaces.LIBC is None:
        return got
    if Walls.NAMESPACES in wanted and _is_possible(lambda: _enter_namespaces(code, folder)):
        _enter_namespaces(code, folder)
        _be_the_first()
        got |= Walls.NAMESPACES
    elif Walls.LANDLOCK in wanted and (version := namespaces.LIBC.syscall(MAKE_RULES, None, 0, 1)) > 0:
        namespaces.give_up_capabilities()
        _keep_from_files(version, code, folder)
        got |= Walls.LANDLOCK | (Walls.SIGNALS if version >= KNOWS_SIGNALS else Walls(0))
    instructions = filter_here()
    if Walls.FILTER in wanted and instructions and _is_possible(lambda: namespaces.refuse_calls(instructions)):
        namespaces.refuse_calls(instructions)
        got |= Walls.FILTER
    return got


def shut_in(code: Sequence[Path]) -> tuple[bool, bool]:
    """Confine this thread as far as can be; whether other files, and the network, are out of its reach then."""
    walls = confine(code, wanted=Walls.LANDLOCK | Walls.FILTER)
    return bool(walls & Walls.LANDLOCK), bool(walls & Walls.FILTER)


def _is_possible(step: Callable[[], None]) -> bool:
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
    namespaces.leave_namespaces()
    top = '/proc'  # it is everywhere, and what is in it nobody shall see
    namespaces.mount('tmpfs', top, 'size=64k,mode=755')
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
        namespaces.mount(str(path), str(inside), None, namespaces.BIND | RECURSIVE)
        if path != folder and str(path) not in DEVICES:
            namespaces.mount(str(path), str(inside), None, namespaces.BIND | REMOUNT | namespaces.READ_ONLY)
    namespaces.mount(top, top, None, namespaces.BIND | REMOUNT | namespaces.READ_ONLY)
    os.chroot(top)
    os.chdir(here)


def _be_the_first() -> None:
    """Go on as the first process in the namespace of processes; the one before it waits for its end."""
    if child := os.fork():
        os.close(0)
        os.waitpid(child, 0)
        os._exit(0)
    namespaces.ask('prctl', SIGNAL_WHEN_PARENT_ENDS, signal.SIGKILL, 0, 0, 0)
    os.setsid()  # a signal to all of its group must not leave the namespace
    namespaces.give_up_capabilities()


def _keep_from_files(version: int, code: Sequence[Path], folder: Path | None) -> None:
    """Let Landlock refuse everything that is not listed here. Raises OSError."""
    rights = (1 << FILE_RIGHTS.get(version, 16)) - 1
    known = 3 if version >= KNOWS_SIGNALS else 2 if version >= KNOWS_NETWORK else 1
    rules = namespaces.ask('syscall', MAKE_RULES, struct.pack('=QQQ', rights, 3, 3)[: 8 * known], 8 * known, 0)
    allowed = dict.fromkeys([*visible_folders(), *code], READ)
    allowed |= {folder: rights} if folder else {}
    allowed |= dict.fromkeys(map(Path, FILES), READ_FILE) | dict.fromkeys(map(Path, DEVICES), READ_FILE | WRITE_FILE)
    for path, right in allowed.items():
        if path.exists():
            place = os.open(path, os.O_PATH)
            namespaces.ask('syscall', ADD_RULE, rules, BELOW_A_FOLDER, struct.pack('=Qi', right, place), 0)
            os.close(place)
    namespaces.ask('prctl', namespaces.NO_NEW_RIGHTS, 1, 0, 0, 0)
    namespaces.ask('syscall', RESTRICT, rules, 0)
    os.close(rules)
