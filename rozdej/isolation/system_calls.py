"""Questions to the kernel that a player may not ask: a filter (seccomp) that bubblewrap puts on it.

A process's limits count what belongs to it. Much memory belongs to nobody: that of System V, of `memfd` and of a file
system in a namespace of one's own, that which is shared and then unmapped, what lies in sockets that nobody has
accepted, huge pages that a pipe holds on to, events that nobody reads, tables of locks. A small program could fill
the machine with it. And keys that the teacher's session holds could be read. No game needs any of that: the kernel
answers that it has no such call.

The filter is a program of the kernel's own little machine, "classic BPF" (linux/filter.h, man 2 seccomp): it looks at
the number of a call and lets the call pass or not. A library for it (libseccomp) exists, but not as a package of
Python that is looked after, and these are two dozen calls.
"""

import errno
import os
import platform
import struct
import sys
from dataclasses import dataclass

LOAD, IF_EQUAL, IF_AT_LEAST, IF_ANY_BIT, RETURN = 0x20, 0x15, 0x35, 0x45, 0x06
"""The instructions that are used: see linux/bpf_common.h."""

NUMBER, ARCHITECTURE, FIRST_ARGUMENT, FOURTH_ARGUMENT = 0, 4, 16, 40
"""Where in `struct seccomp_data` they are; of an argument the lower half, as both machines store it first."""

ALLOW, NO_SUCH_CALL = 0x7FFF0000, 0x00050000 | errno.ENOSYS

NEW_NAMESPACES = 0x7E020000
"""All flags of `clone` that make a namespace: CLONE_NEWNS, NEWCGROUP, NEWUTS, NEWIPC, NEWUSER, NEWPID, NEWNET."""

SHARED = 0x01
"""The flag of `mmap` for memory that stays when only a part of it is mapped: MAP_SHARED, also in its newer form."""

TABLE_OF_LOCKS = 78
"""What `prctl` is asked for a table of any size in the kernel: PR_FUTEX_HASH, since Linux 6.16."""

OTHER_NUMBERING = 0x40000000
"""From here on x86-64 counts its calls once more, for programs with short addresses (x32)."""


@dataclass(frozen=True)
class Machine:
    """A kind of processor: how the kernel calls it (linux/audit.h), and the numbers of its calls (asm/unistd.h)."""

    architecture: int
    clone: int
    mmap: int
    prctl: int
    refused: tuple[int, ...]
    """memfd_create, shmget, semget, msgget, unshare, setns, userfaultfd; socket (there is `socketpair`), setsockopt;
    vmsplice; add_key, request_key, keyctl; fanotify_init, inotify_init1, and where there is one inotify_init."""


EVERYWHERE = 425, 435, 447
"""io_uring_setup; clone3, whose flags a filter cannot see (the C library then asks for `clone`); memfd_secret."""

X86 = 319, 29, 64, 68, 272, 308, 323, 41, 54, 278, 248, 249, 250, 300, 294, 253
ARM = 279, 194, 190, 186, 97, 268, 282, 198, 208, 75, 217, 218, 219, 262, 26

MACHINES = {
    'x86_64': Machine(0xC000003E, 56, 9, 157, X86),
    'aarch64': Machine(0xC00000B7, 220, 222, 167, ARM),
}


def filter_for(machine: Machine) -> bytes:
    """The filter as the kernel reads it: instructions of eight bytes."""
    refused = *machine.refused, *EVERYWHERE
    by_argument = [
        (machine.clone, FIRST_ARGUMENT, IF_ANY_BIT, NEW_NAMESPACES),
        (machine.mmap, FOURTH_ARGUMENT, IF_ANY_BIT, SHARED),
        (machine.prctl, FIRST_ARGUMENT, IF_EQUAL, TABLE_OF_LOCKS),
    ]
    lines = [
        (LOAD, 0, 0, ARCHITECTURE),
        (IF_EQUAL, 1, 0, machine.architecture),
        (RETURN, 0, 0, NO_SUCH_CALL),  # calls of 32-bit programs have other numbers
        (LOAD, 0, 0, NUMBER),
    ]
    end = len(lines) + 1 + len(refused) + 3 * len(by_argument)  # where it lets pass; behind that it refuses
    lines.append((IF_AT_LEAST, end - len(lines), 0, OTHER_NUMBERING))
    for number in refused:
        lines.append((IF_EQUAL, end - len(lines), 0, number))
    for number, argument, test, operand in by_argument:
        lines += [(IF_EQUAL, 0, 2, number), (LOAD, 0, 0, argument)]
        lines.append((test, end - len(lines), end - len(lines) - 1, operand))
    lines += [(RETURN, 0, 0, ALLOW), (RETURN, 0, 0, NO_SUCH_CALL)]
    return b''.join(struct.pack('=HBBI', *line) for line in lines)


def open_filter() -> int | None:
    """A file with the filter for this machine, open for reading; None for a machine whose calls are not known here."""
    machine = MACHINES.get(platform.machine())
    if machine is None or sys.maxsize < 1 << 32:  # a 32-bit Python on a 64-bit kernel asks by other numbers
        return None
    reading, writing = os.pipe()
    os.write(writing, filter_for(machine))
    os.close(writing)
    return reading
