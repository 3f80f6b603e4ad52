"""Builds the seccomp filter that refuses system calls of a student's program.

The limits of a process count memory that belongs to it. Much memory belongs to no process: that of System V IPC, of
`memfd`, of a file system in a new namespace, shared memory after it was unmapped, data in sockets that nobody accepted,
huge pages that a pipe holds, events that nobody reads, tables of locks. A small program could fill the machine with it.
It could also read keys of the teacher's session. No game needs such calls, so the kernel answers that it has none.

The filter is a program in classic BPF (linux/filter.h, man 2 seccomp), which looks at the number and an argument of a
call. libseccomp has no maintained Python package, and only two dozen calls are refused.
"""

import errno
import platform
import struct
import sys

LOAD, IF_EQUAL, IF_AT_LEAST, IF_ANY_BIT, RETURN = 0x20, 0x15, 0x35, 0x45, 0x06
"""Instructions of BPF; see linux/bpf_common.h."""

NUMBER, ARCHITECTURE, FIRST_ARGUMENT, FOURTH_ARGUMENT = 0, 4, 16, 40
"""Offsets in `struct seccomp_data`; of an argument the lower half, which both machines store first."""

ALLOW, NO_SUCH_CALL = 0x7FFF0000, 0x00050000 | errno.ENOSYS

NEW_NAMESPACES = 0x7E020000
"""All flags of `clone` that make a namespace: CLONE_NEWNS, NEWCGROUP, NEWUTS, NEWIPC, NEWUSER, NEWPID, NEWNET."""

SHARED = 0x01
"""The flag of `mmap` for shared memory: MAP_SHARED, and MAP_SHARED_VALIDATE has it too."""

TABLE_OF_LOCKS = 78
"""The `prctl` option for a table of any size in the kernel: PR_FUTEX_HASH, since Linux 6.16."""

ANYBODY_ELSE = 0xFFFFFFFF
"""Bits of any PID but 0, which is the calling process: a program must not read or set limits of others."""

OTHER_NUMBERING = 0x40000000
"""First number of the calls for x32 programs on x86-64, which are the same calls again."""


REFUSED = {
    # Memory without an owner. `socketpair` stays allowed, for a program that talks to itself.
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
    # New namespaces. A filter cannot see the flags of `clone3`; without it, the C library uses `clone`.
    'unshare': (272, 97),
    'setns': (308, 268),
    'clone3': (435, 435),
    # Other processes of the teacher, where nothing but this filter protects them.
    'ptrace': (101, 117),
    'process_vm_readv': (310, 270),
    'process_vm_writev': (311, 271),
    'pidfd_getfd': (438, 438),
    # Keys of the teacher.
    'add_key': (248, 217),
    'request_key': (249, 218),
    'keyctl': (250, 219),
}
"""Calls that are always refused, with their numbers on x86-64 and on ARM (asm/unistd.h)."""

BY_ARGUMENT = {
    'clone': ((56, 220), FIRST_ARGUMENT, IF_ANY_BIT, NEW_NAMESPACES),
    'mmap': ((9, 222), FOURTH_ARGUMENT, IF_ANY_BIT, SHARED),
    'prctl': ((157, 167), FIRST_ARGUMENT, IF_EQUAL, TABLE_OF_LOCKS),
    'prlimit64': ((302, 261), FIRST_ARGUMENT, IF_ANY_BIT, ANYBODY_ELSE),
}
"""Calls that are refused for some values of an argument: numbers, offset of the argument, test, operand."""


MACHINES = {'x86_64': (0xC000003E, 0), 'aarch64': (0xC00000B7, 1)}
"""Processor architectures: the kernel's number (linux/audit.h), and the index in the tables above."""


def filter_for(architecture: int, place: int) -> bytes:
    """Return the filter as the kernel reads it: instructions of eight bytes. The arguments are from `MACHINES`."""
    refused = [number for numbers in REFUSED.values() if (number := numbers[place]) is not None]
    lines = [
        (LOAD, 0, 0, ARCHITECTURE),
        (IF_EQUAL, 1, 0, architecture),
        (RETURN, 0, 0, NO_SUCH_CALL),  # calls of 32-bit programs have other numbers
        (LOAD, 0, 0, NUMBER),
    ]
    end = len(lines) + 1 + len(refused) + 3 * len(BY_ARGUMENT)  # here calls are allowed, in the next line refused
    lines.append((IF_AT_LEAST, end - len(lines), 0, OTHER_NUMBERING))
    for number in refused:
        lines.append((IF_EQUAL, end - len(lines), 0, number))
    for numbers, argument, test, operand in BY_ARGUMENT.values():
        lines += [(IF_EQUAL, 0, 2, numbers[place]), (LOAD, 0, 0, argument)]
        lines.append((test, end - len(lines), end - len(lines) - 1, operand))
    lines += [(RETURN, 0, 0, ALLOW), (RETURN, 0, 0, NO_SUCH_CALL)]
    return b''.join(struct.pack('=HBBI', *line) for line in lines)


def filter_here() -> bytes:
    """Return the filter for this machine with Linux; b'' when its calls are not known here."""
    machine = MACHINES.get(platform.machine())
    if machine is None or sys.maxsize < 1 << 32:  # a 32-bit Python uses other numbers of calls
        return b''
    return filter_for(*machine)
