"""Rooms of one warm worker: what a submission leaves behind for the next, and what it can reach."""

import os
import signal
from contextlib import closing
from pathlib import Path

import pytest

from checks.teacher.grading.conftest import KLONDIKE
from checks.teacher.isolation.conftest import program_of, seen_from_outside
from checks.teacher.isolation.test_sandbox import DO
from rozdej.core.student.facade import Facade
from rozdej.core.student.failures import Ended
from rozdej.teacher.grading.judge import Judge
from rozdej.teacher.isolation import sandbox, workers
from rozdej.teacher.isolation.process_tree import descendants
from rozdej.teacher.isolation.sandbox import SandboxPool

LEAVE = """
import builtins, errno, json, random, re, string, tempfile, threading
libc = ctypes.CDLL(None, use_errno=True)
tried = 0
def attempt(deed):
    global tried
    tried += 1
    try:
        return deed()
    except (OSError, ValueError, AttributeError, ImportError):
        pass
kept = []
# files
for place in ("/", "/tmp", "/program", "/worker", "/worker/rozdej", "/submissions", "/submissions/0", "/dev",
              "/dev/shm", "/dev/pts", "/proc", "/usr", "/var/tmp", "/run"):
    attempt(lambda: kept.append(open(f"{place}/left", "w")))
    attempt(lambda: os.symlink("/etc", f"{place}/link"))
    attempt(lambda: os.mkfifo(f"{place}/pipe"))
attempt(lambda: os.chdir("/usr"))
attempt(lambda: os.umask(0o777))
# modules, and what every program has
json.dumps = len
string.ascii_letters = "left"
builtins.left = sys.left = True
sys.modules["left"] = sys
sys.path.append("/tmp")
sys.setrecursionlimit(4321)
sys.setswitchinterval(1)
sys.settrace(lambda *_: None)
sys.intern("left by an earlier submission")
# environment
os.environ["LEFT"] = os.environ["PATH"] = "left"
libc.setenv(b"LEFT", b"left", 1)
# descriptors
kept += [open("/dev/null") for _ in range(10)]
kept += [os.openpty()] if attempt(os.openpty) else []
# memory
kept.append(bytearray(b"left" * 5_000_000))
attempt(lambda: libc.mlockall(3))
ctypes.memmove(id(string.digits) + 48, b"LEFTBEHIND", 10)
ctypes.c_byte.from_address(id(1000) + 24).value = 1
# random state
random.seed(4321)
# signals and clocks
for number in range(1, 65):
    attempt(lambda: signal.signal(number, signal.SIG_IGN))
signal.pthread_sigmask(signal.SIG_BLOCK, range(1, 65))
attempt(lambda: signal.setitimer(signal.ITIMER_REAL, 3600))
attempt(lambda: os.nice(5))
attempt(lambda: os.sched_setaffinity(0, {0}))
attempt(lambda: resource.setrlimit(resource.RLIMIT_STACK, (1 << 20, 1 << 20)))
# shared memory
attempt(lambda: libc.shmget(4321, 1000, 0o1666))
attempt(lambda: libc.semget(4321, 1, 0o1666))
attempt(lambda: libc.msgget(4321, 0o1666))
libc.shm_open(b"/left", 0o102, 0o666)
libc.sem_open(b"/left", 0o100, 0o666, 1)
try:
    ctypes.CDLL("librt.so.1").mq_open(b"/left", 0o102, 0o666, None)
except (OSError, AttributeError):
    libc.mq_open(b"/left", 0o102, 0o666, None)
# processes
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        signal.pthread_sigmask(signal.SIG_BLOCK, range(1, 65))
        while True:
            time.sleep(1)
    os._exit(0)
threading.Thread(target=time.sleep, args=(3600,), daemon=True).start()
result = tried
"""
"""All that a program could leave: each part would show below if it stayed."""

LOOK = """
import builtins, gc, json, random, string
libc = ctypes.CDLL(None, use_errno=True)
def of(deed, *arguments):
    try:
        return deed(*arguments)
    except (OSError, ValueError, AttributeError) as error:
        return type(error).__name__
def opened():
    return [n for n in range(64) if of(os.fstat, n) != "OSError"]
result = {
    "files": {place: of(lambda: sorted(os.listdir(place))) for place in
              ("/", "/tmp", "/program", "/worker", "/worker/rozdej", "/submissions", "/dev", "/dev/shm", "/dev/pts",
               "/proc")},
    "folder": os.getcwd(),
    "mask": os.umask(0o22),
    "modules": sorted(sys.modules),
    "names": sorted({*vars(builtins), *vars(sys)} - {"_"}),
    "parts": [json.dumps([1]), string.ascii_letters, string.digits, 1000 == 500 + 500, sys.path,
              sys.getrecursionlimit(), sys.getswitchinterval(), sys.gettrace() is None],
    "environment": [dict(os.environ), libc.getenv(b"LEFT")],
    "descriptors": opened(),
    "random": hash(random.getstate()),
    "signals": [repr(of(signal.getsignal, n)).partition(" at ")[0] for n in range(1, 65)],
    "blocked": sorted(signal.pthread_sigmask(signal.SIG_BLOCK, [])),
    "clock": signal.getitimer(signal.ITIMER_REAL),
    "processes": [os.getpid(), os.getppid(), [n for n in range(2, 60) if of(os.kill, n, 0) is None]],
    "kindness": [os.getpriority(os.PRIO_PROCESS, 0), sorted(os.sched_getaffinity(0))],
    "limits": [resource.getrlimit(n) for n in range(16)],
    "shared": [libc.shmget(4321, 0, 0), libc.semget(4321, 0, 0), libc.msgget(4321, 0), libc.shm_open(b"/left", 0, 0),
               libc.sem_open(b"/left", 0) or 0],
    "users": [os.getuid(), os.geteuid(), os.getgid(), os.getgroups()],
}
"""

REACH = """
libc = ctypes.CDLL(None, use_errno=True)
libc.ptrace.argtypes = [ctypes.c_long] * 2 + [ctypes.c_void_p] * 2
def refused(deed):
    try:
        return deed() == -1
    except (OSError, ValueError):
        return True
class Part(ctypes.Structure):
    _fields_ = [("address", ctypes.c_void_p), ("length", ctypes.c_size_t)]
room = ctypes.create_string_buffer(8)
here, there = Part(ctypes.addressof(room), 8), Part(id(None), 8)
attached = 16, 0x4206
result = [os.getppid() == 1]
for target in (1, 0x7FFFFFFF):
    result += [refused(lambda: libc.ptrace(how, target, None, None)) for how in attached]
    result.append(refused(lambda: libc.process_vm_readv(target, ctypes.byref(here), 1, ctypes.byref(there), 1, 0)))
    result.append(refused(lambda: resource.prlimit(target, resource.RLIMIT_NOFILE, (0, 0))))
result.append(refused(lambda: open("/proc/1/mem", "rb")))
result.append(refused(lambda: libc.syscall(438, os.pidfd_open(1), 0, 0)))
result.append(refused(lambda: libc.mount(b"none", b"/tmp", b"tmpfs", 0, None)))
for place in (b"/submissions", b"/proc", b"/program", b"/tmp", b"/dev/pts"):
    result.append(refused(lambda: libc.umount2(place, 2)))
"""

SHOOT = """
for number in range(1, 65):
    try:
        os.kill(1, number)
    except OSError:
        pass
try:
    os.kill(-1, signal.SIGKILL)  # all but the first process and the one that asks
except OSError:
    pass
"""

END_GROUP = """


os.kill(0, signal.SIGKILL)
"""


@pytest.fixture
def pool():
    """Players of a pool whose warm one nobody else uses."""
    with closing(SandboxPool()) as pool:
        if not pool.is_warm:
            pytest.skip('nobody may make namespaces in a sandbox here')
        yield pool


@pytest.fixture
def submission(pool, remote, request):
    """`submission()` is a module, with `do`, in a room of its own."""
    request.node.funcargs['pool'] = pool
    return lambda: Facade(remote(DO, pool='pool'), 'pokus')


def facts_of_warm_worker(pool: SandboxPool) -> tuple:
    """What can be told of it from outside, when all its rooms are closed: descriptors, limits, signals, memory."""
    assert not pool.renew()  # it has buried its children before it answered
    [warm, *children] = descendants(pool._warm.pid)
    place = Path(f'/proc/{warm}')
    status = dict(line.split(':\t', 1) for line in (place / 'status').read_text().splitlines())
    same = 'Uid', 'Groups', 'Threads', 'SigBlk', 'SigIgn', 'SigCgt', 'CapEff', 'FDSize', 'VmLck', 'Umask'
    files = sorted(map(os.readlink, (place / 'fd').iterdir())) if os.geteuid() == 0 else []  # nobody else may look
    state = [status[name] for name in same], files, (place / 'limits').read_text(), os.readlink(place / 'cwd'), children
    return state, int(status['VmRSS'].split()[0]), int(status['VmSize'].split()[0])


def test_nothing_of_a_submission_is_left_for_the_next(pool, submission):
    first = submission()
    before = first.do(LOOK)
    program_of(first).close()
    warm, resident, size = facts_of_warm_worker(pool)
    bad = submission()
    assert bad.do(LEAVE) > 100
    assert bad.do(LOOK) != before
    program_of(bad).close()
    now, resident_now, size_now = facts_of_warm_worker(pool)
    assert now == warm
    assert abs(resident_now - resident) < 2_000
    assert size_now == size
    last = submission()
    after = last.do(LOOK)
    for kind, what in before.items():
        assert after[kind] == what, kind


def test_what_is_left_would_be_seen(submission):
    """The test above cannot pass by looking at nothing."""
    module = submission()
    before = module.do(LOOK)
    module.do(LEAVE)
    after = module.do(LOOK)
    same = {kind for kind in before if after[kind] == before[kind]}
    assert same <= {'users', 'shared', 'random', 'blocked'}


@pytest.mark.parametrize('kind', ['sandboxes', 'single_sandboxes'])
def test_the_first_process_is_out_of_reach(remote, kind):
    module = Facade(remote(DO, pool=kind), 'pokus')
    assert False not in module.do(REACH)
    module.do(SHOOT)
    assert module.do('result = 5') == 5
    before = program_of(module)._worker.sandbox()
    program_of(module)._worker._channel.close()  # only this copy ends: the first one takes another order
    program_of(module)._worker._channel = None
    assert module.do('result = 6') == 6
    assert program_of(module)._worker.sandbox() is before


def test_a_signal_to_its_whole_group_does_not_leave_the_room(pool, submission):
    one, other = submission(), submission()
    assert other.do('result = 1') == 1
    with pytest.raises(Ended):
        one.do(END_GROUP)
    assert other.do('result = 2') == 2
    assert not pool.renew()


def test_programs_in_two_rooms_do_not_see_each_other(submission):
    one, other = submission(), submission()
    one.do('open("/tmp/vzkaz", "w").write("ahoj")\nresult = os.getpid()')
    assert other.do('result = os.listdir("/tmp"), os.listdir("/submissions"), os.listdir("/proc")') == ([], [], [])
    folders = [seen_from_outside(module) / 'ns' for module in (one, other)]
    for kind in ('ipc', 'mnt', 'net', 'pid', 'user', 'uts'):
        assert len({os.readlink(folder / kind) for folder in folders}) == 2


def kill_warm(pool: SandboxPool) -> None:
    """What a machine without memory does."""
    [warm, *_] = descendants(pool._warm.pid)
    os.kill(warm, signal.SIGKILL)


def test_after_a_crash_of_the_warm_worker_there_is_another(pool, submission):
    lost = submission()
    lost.do('')
    kill_warm(pool)
    assert pool.renew()
    assert pool.is_warm
    assert submission().do('result = 1') == 1
    assert not pool.renew()


@pytest.fixture
def judge():
    """A judge of the first levels of Klondike."""
    with Judge(KLONDIKE, until=11) as judge:
        yield judge


def test_a_crash_between_submissions_is_not_even_noticed(judge):
    good = judge.grade(KLONDIKE.solution)
    kill_warm(judge._pool)
    assert judge.grade(KLONDIKE.solution) == good


def test_a_crash_costs_a_submission_no_points(judge, monkeypatch):
    """It is not graded, and the next run of the grader tries again."""
    verdict = judge._verdict

    def crash(*test):
        monkeypatch.setattr(judge, '_verdict', verdict)
        kill_warm(judge._pool)
        return verdict(*test)

    monkeypatch.setattr(judge, '_verdict', crash)
    with pytest.raises(RuntimeError, match='by itself'):
        judge.grade(KLONDIKE.solution)
    assert all(test.passed for test in judge.grade(KLONDIKE.solution).tests)


def test_where_a_room_cannot_be_made_each_submission_gets_a_sandbox(monkeypatch):
    made = sandbox.ForkedProcess
    monkeypatch.setattr(sandbox, 'ForkedProcess', lambda warm, order: made(warm, {**order, 'submission': 'nowhere'}))
    with closing(SandboxPool(ahead=0)) as pool:
        assert not pool.is_warm
        pool.take().close()
        assert not pool.renew()
    assert workers.describe_isolation(True) == 'sandboxed, in a sandbox started for each'
