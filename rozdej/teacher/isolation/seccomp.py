"""Questions to the kernel that a program may not ask: a filter (seccomp) that its process puts on itself before.

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
import platform
import struct
import sys

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

ANYBODY_ELSE = 0xFFFFFFFF
"""Any number of a process but 0, the one that asks: limits of the first process are none of a program's business."""

OTHER_NUMBERING = 0x40000000
"""From here on x86-64 counts its calls once more, for programs with short addresses (x32)."""


REFUSED = {
    # Memory without an owner; `socketpair` is left, which is enough for a program to talk to itself.
    'memfd_create': (319, 279),
    'memfd_secret': (447, 447),
    'shmget': (29, 194),
    'semget': (64, 190),
    'msgget': (68, 186),
    'socket': (41, 198),
    'setsockopt': (54, 208),
    'vmsplice': (278, 75),
    'fanotify_init': (300, 262),
    'inotify_init': (253, None),
    'inotify_init1': (294, 26),
    'io_uring_setup': (425, 425),
    'userfaultfd': (323, 282),
    # Namespaces of one's own. The flags of `clone3` a filter cannot see; the C library then asks for `clone`.
    'unshare': (272, 97),
    'setns': (308, 268),
    'clone3': (435, 435),
    # Other processes of whoever grades, where nothing but this filter is between them.
    'ptrace': (101, 117),
    'process_vm_readv': (310, 270),
    'process_vm_writev': (311, 271),
    'pidfd_getfd': (438, 438),
    # Keys of whoever grades.
    'add_key': (248, 217),
    'request_key': (249, 218),
    'keyctl': (250, 219),
}
"""Calls that are refused altogether, with their numbers on x86-64 and on ARM (asm/unistd.h)."""

BY_ARGUMENT = {
    'clone': ((56, 220), FIRST_ARGUMENT, IF_ANY_BIT, NEW_NAMESPACES),
    'mmap': ((9, 222), FOURTH_ARGUMENT, IF_ANY_BIT, SHARED),
    'prctl': ((157, 167), FIRST_ARGUMENT, IF_EQUAL, TABLE_OF_LOCKS),
    'prlimit64': ((302, 261), FIRST_ARGUMENT, IF_ANY_BIT, ANYBODY_ELSE),
}
"""Calls that are refused when an argument has any of these bits, or is this: numbers, which argument, how, what."""


MACHINES = {'x86_64': (0xC000003E, 0), 'aarch64': (0xC00000B7, 1)}
"""Kinds of processors: the kernel's number for each (linux/audit.h), and its place in the tables above."""


def filter_for(architecture: int, place: int) -> bytes:
    """The filter as the kernel reads it: instructions of eight bytes."""
    refused = [number for numbers in REFUSED.values() if (number := numbers[place]) is not None]
    lines = [
        (LOAD, 0, 0, ARCHITECTURE),
        (IF_EQUAL, 1, 0, architecture),
        (RETURN, 0, 0, NO_SUCH_CALL),  # calls of 32-bit programs have other numbers
        (LOAD, 0, 0, NUMBER),
    ]
    end = len(lines) + 1 + len(refused) + 3 * len(BY_ARGUMENT)  # where it lets pass; behind that it refuses
    lines.append((IF_AT_LEAST, end - len(lines), 0, OTHER_NUMBERING))
    for number in refused:
        lines.append((IF_EQUAL, end - len(lines), 0, number))
    for numbers, argument, test, operand in BY_ARGUMENT.values():
        lines += [(IF_EQUAL, 0, 2, numbers[place]), (LOAD, 0, 0, argument)]
        lines.append((test, end - len(lines), end - len(lines) - 1, operand))
    lines += [(RETURN, 0, 0, ALLOW), (RETURN, 0, 0, NO_SUCH_CALL)]
    return b''.join(struct.pack('=HBBI', *line) for line in lines)


def filter_here() -> bytes:
    """The filter for this machine; nothing for one whose calls are not known here."""
    machine = MACHINES.get(platform.machine())
    is_other = sys.platform != 'linux' or sys.maxsize < 1 << 32  # a 32-bit Python asks a 64-bit kernel by other numbers
    if machine is None or is_other:
        return b''
    return filter_for(*machine)
