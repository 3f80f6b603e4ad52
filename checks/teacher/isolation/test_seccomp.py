"""What a program may not ask of the kernel: the filter itself, and what becomes of those who ask."""

import errno
import struct

import pytest

from checks.teacher.isolation.test_sandbox import DO, serving
from rozdej.core.student.facade import Facade
from rozdej.teacher.isolation import seccomp
from rozdej.teacher.isolation.seccomp import MACHINES, filter_for

NEW_USER, THREAD = 0x10000000, 0x3D0F00
"""Flags of `clone`: a namespace of one's own; what Python's library asks for when it starts a thread."""

DEEDS = {
    'memory without a file': 'made = libc.memfd_create(b"x", 0)',
    'shared memory': 'made = libc.shmget(0, 1000, 0o1600)\nif made >= 0:\n    libc.shmctl(made, 0, None)',
    'semaphores': 'made = libc.semget(0, 1, 0o1600)\nif made >= 0:\n    libc.semctl(made, 0, 0, None)',
    'a queue': 'made = libc.msgget(0, 0o1600)\nif made >= 0:\n    libc.msgctl(made, 0, None)',
    'what is left of a mapping': 'libc.mmap.restype = ctypes.c_ssize_t\n'
    'made = libc.mmap(None, ctypes.c_size_t(4096), 3, 0x21, -1, ctypes.c_long(0))',
    'a socket': 'made = libc.socket(1, 1, 0)',
    'room in a socket': 'one, other = socket.socketpair()\n'
    'made = libc.setsockopt(one.fileno(), 1, 7, ctypes.byref(ctypes.c_int(9999)), 4)',
    'pages in a pipe': 'here, there = os.pipe()\nmade = libc.vmsplice(there, None, ctypes.c_size_t(0), 0)',
    'events': 'made = libc.inotify_init1(0)',
}
"""What anybody may do who is not in a sandbox; and undo, where it would stay."""

ONLY_INSIDE = {
    'a table of locks': 'made = libc.prctl(78, 2, 0, 0, 0)',  # how big it is; not known to an older kernel
    "the session's keys": 'made = libc.syscall({"x86_64": 250, "aarch64": 219}[os.uname().machine], 0, -3, 0)',
}
"""What is tried where it is refused only."""

AS_ADMINISTRATOR = """
here, there = os.pipe()
if os.fork() == 0:  # only a process with a single thread may
    deed = libc.unshare(0x10020000) == 0 and libc.mount(b"none", b"/tmp", b"tmpfs", 0, None) == 0
    os.write(there, b"yes" if deed else b"no")
    os._exit(0)
result = os.read(here, 3).decode()
"""
OLD_NUMBERS = """
import mmap
code = mmap.mmap(-1, 4096, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS, mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
code.write(b"\\xb8\\x14\\x00\\x00\\x00\\xcd\\x80\\xc3")  # mov eax, 20 (getpid); int 0x80; ret
address = ctypes.addressof(ctypes.c_char.from_buffer(code))
here, there = os.pipe()
if os.fork() == 0:
    os.write(there, repr((-ctypes.CFUNCTYPE(ctypes.c_int)(address)(),)).encode())
    os._exit(0)
os.close(there)
result = os.read(here, 100).decode()
"""


@pytest.fixture(scope='module', params=['sandboxes', 'bare_processes'])
def doing(request, tmp_path_factory):
    """Runs lines in a worker, the same for all tests, and whether that one is shut in."""
    prepared = 'libc = ctypes.CDLL(None, use_errno=True)\n'
    with serving(request.getfixturevalue(request.param), tmp_path_factory.mktemp('shared')) as module:
        yield (lambda lines: module.do(prepared + lines)), request.param == 'sandboxes'


@pytest.mark.parametrize('deed', DEEDS)
def test_memory_that_nobody_counts_is_only_there_without_walls(doing, deed):
    run, is_shut_in = doing
    problem = run(f'{DEEDS[deed]}\nresult = ctypes.get_errno() if made < 0 else 0')
    assert problem == (errno.ENOSYS if is_shut_in else 0)


@pytest.mark.parametrize('deed', ONLY_INSIDE)
def test_what_belongs_to_others_is_not_told(remote, deed):
    module = Facade(remote(DO), 'pokus')
    lines = f'libc = ctypes.CDLL(None, use_errno=True)\n{ONLY_INSIDE[deed]}'
    assert module.do(f'{lines}\nresult = made, ctypes.get_errno()') == (-1, errno.ENOSYS)


def test_nobody_gets_a_namespace_with_more_rights(remote):
    module = Facade(remote(DO), 'pokus')
    assert module.do(f'libc = ctypes.CDLL(None, use_errno=True)\n{AS_ADMINISTRATOR}') == 'no'


@pytest.mark.skipif(seccomp.platform.machine() != 'x86_64', reason='only there are calls by other numbers')
def test_calls_by_the_numbers_of_older_programs_do_not_pass(remote):
    """A kernel that has none of them ends the process instead."""
    module = Facade(remote(DO), 'pokus')
    assert module.do(OLD_NUMBERS) in ('(38,)', '')


def test_threads_and_processes_can_be_started(remote):
    module = Facade(remote(DO), 'pokus')
    assert module.do('import threading\nthreading.Thread(target=print).start()\nresult = True')
    assert module.do('result = subprocess.run(["/usr/bin/echo", "ano"], stdout=subprocess.PIPE).stdout') == b'ano\n'


def number(machine: tuple[int, int], name: str) -> int:
    return seccomp.BY_ARGUMENT[name][0][machine[1]]


def answer(
    machine: tuple[int, int], number: int, first: int = 0, fourth: int = 0, architecture: int | None = None
) -> int:
    """What the kernel's little machine makes of the filter; it can do no more than these five instructions."""
    known = machine[0] if architecture is None else architecture
    facts = {seccomp.NUMBER: number, seccomp.ARCHITECTURE: known}
    facts |= {seccomp.FIRST_ARGUMENT: first, seccomp.FOURTH_ARGUMENT: fourth}
    lines = list(struct.iter_unpack('=HBBI', filter_for(*machine)))
    value, at = 0, 0
    while True:
        code, yes, no, operand = lines[at]
        at += 1
        if code == seccomp.RETURN:
            return operand
        if code == seccomp.LOAD:
            value = facts[operand]
        else:
            compare = {
                seccomp.IF_EQUAL: value == operand,
                seccomp.IF_AT_LEAST: value >= operand,
                seccomp.IF_ANY_BIT: bool(value & operand),
            }
            at += yes if compare[code] else no


@pytest.mark.parametrize('machine', MACHINES.values(), ids=list(MACHINES))
def test_the_filter_refuses_what_is_listed_and_nothing_else(machine):
    listed = [numbers[machine[1]] for numbers in seccomp.REFUSED.values()]
    refused = {*listed} - {None}
    assert len(refused) >= len(listed) - 1  # only one has an inotify_init
    assert not refused & {number(machine, name) for name in seccomp.BY_ARGUMENT}
    for call in range(600):
        expected = seccomp.NO_SUCH_CALL if call in refused else seccomp.ALLOW
        assert answer(machine, call) == expected


@pytest.mark.parametrize('machine', MACHINES.values(), ids=list(MACHINES))
def test_a_new_process_is_started_only_in_the_same_namespaces(machine):
    assert answer(machine, number(machine, 'clone'), THREAD) == seccomp.ALLOW
    assert answer(machine, number(machine, 'clone'), 17) == seccomp.ALLOW  # the signal at its end, as in `fork`
    assert answer(machine, number(machine, 'clone'), NEW_USER | 17) == seccomp.NO_SUCH_CALL


@pytest.mark.parametrize('machine', MACHINES.values(), ids=list(MACHINES))
def test_memory_is_mapped_for_oneself_only(machine):
    private, shared, newer = 0x22, 0x21, 0x03
    assert answer(machine, number(machine, 'mmap'), fourth=private) == seccomp.ALLOW
    assert answer(machine, number(machine, 'mmap'), 1, private) == seccomp.ALLOW
    assert answer(machine, number(machine, 'mmap'), fourth=shared) == seccomp.NO_SUCH_CALL
    assert answer(machine, number(machine, 'mmap'), fourth=newer) == seccomp.NO_SUCH_CALL


@pytest.mark.parametrize('machine', MACHINES.values(), ids=list(MACHINES))
def test_a_process_may_be_told_anything_but_to_make_a_table_of_locks(machine):
    set_name = 15
    assert answer(machine, number(machine, 'prctl'), set_name) == seccomp.ALLOW
    assert answer(machine, number(machine, 'prctl'), seccomp.TABLE_OF_LOCKS) == seccomp.NO_SUCH_CALL


@pytest.mark.parametrize('machine', MACHINES.values(), ids=list(MACHINES))
def test_a_process_may_limit_itself_and_nobody_else(machine):
    assert answer(machine, number(machine, 'prlimit64'), 0) == seccomp.ALLOW
    assert answer(machine, number(machine, 'prlimit64'), 1) == seccomp.NO_SUCH_CALL
    assert answer(machine, number(machine, 'prlimit64'), 1 << 31) == seccomp.NO_SUCH_CALL


@pytest.mark.parametrize('machine', MACHINES.values(), ids=list(MACHINES))
def test_other_numberings_are_refused_altogether(machine):
    assert answer(machine, 1, architecture=0x40000003) == seccomp.NO_SUCH_CALL
    assert answer(machine, 0x40000001) == seccomp.NO_SUCH_CALL


@pytest.mark.parametrize(('name', 'longest'), [('riscv64', 1 << 62), ('x86_64', 1 << 30)])
def test_where_the_numbers_are_not_known_there_is_no_filter(monkeypatch, name, longest):
    monkeypatch.setattr(seccomp.platform, 'machine', lambda: name)
    monkeypatch.setattr(seccomp.sys, 'maxsize', longest)
    assert seccomp.filter_here() == b''
