"""What a program can see and do from inside the sandbox, and what is left when it is closed."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from types import SimpleNamespace

import psutil
import pytest

from checks import processes
from checks.core.student.conftest import LESSON
from checks.running import ROOT
from checks.teacher.grading.conftest import hand_in
from checks.teacher.isolation.conftest import GIVEN, HASTY, LIMITS, program_of, seen_from_outside
from rozdej.core.exercises import Exercise
from rozdej.core.student.facade import Facade
from rozdej.core.student.implementation import Implementation
from rozdej.core.student.limits import Limits
from rozdej.teacher.isolation import sandbox
from rozdej.teacher.isolation.protection import NoSandbox
from rozdej.teacher.isolation.remote import RemoteProgram
from rozdej.teacher.isolation.sandbox import OWN_FILES, SandboxPool
from rozdej.teacher.isolation.worker_files import WORKER_FILES, copy_worker_files

DO = """import os, sys, socket, subprocess, ctypes, time, resource, signal
def do(text):
    scope = dict(globals())
    exec(text, scope)
    return scope.get("result")
"""


@contextmanager
def serving(pool: SandboxPool, folder: Path) -> Iterator[Facade]:
    """A module with a function `do` in a worker that tests share: they leave nothing there that others would see."""
    files = {'zadani/pokus/lekce.md': LESSON, 'zadani/pokus/pokus.py': 'def dvakrat(x):\n    pass\n'}
    files |= {'zadani/pokus/dane.py': GIVEN, 'student/pokus.py': DO}
    implementation = Implementation(Exercise('pokus', hand_in(folder, files)), folder / 'student', keeps_given=True)
    with closing(RemoteProgram(implementation, pool, LIMITS)) as program:
        program.reset()
        yield Facade(program, 'pokus')


POOLS = ['sandboxes', 'single_sandboxes']
"""Where a module is in a sandbox, whoever makes that."""


@pytest.fixture(scope='module', params=POOLS)
def shared(request, tmp_path_factory):
    """A module in a sandbox, with a function `do`."""
    with serving(request.getfixturevalue(request.param), tmp_path_factory.mktemp('shared')) as module:
        module.do('')
        yield module


@pytest.fixture
def module(shared):
    """The same for another test."""
    program_of(shared).reset()
    shared.do('')
    return shared


@pytest.fixture
def inside(module):
    """`inside('result = 1')` runs the lines in the sandbox and gives their result."""
    return module.do


@pytest.fixture(params=POOLS)
def inside_alone(remote, request):
    """The same in a sandbox that no other test has."""
    return Facade(remote(DO, pool=request.param), 'pokus').do


def test_there_is_no_network(inside):
    with socket.create_server(('127.0.0.1', 0)) as server:
        port = server.getsockname()[1]
        with pytest.raises(OSError):  # noqa: PT011 - whichever it is
            inside(f'socket.create_connection(("127.0.0.1", {port}), 0.2)')
        with pytest.raises(OSError):  # noqa: PT011 - whichever it is
            inside('socket.create_connection(("198.51.100.1", 80), 0.2)')


def test_every_namespace_is_its_own(module):
    for kind in ('ipc', 'mnt', 'net', 'pid', 'user', 'uts'):
        if kind != 'user' or os.geteuid():  # an administrator's single sandbox has another user instead
            assert os.readlink(seen_from_outside(module) / 'ns' / kind) != os.readlink(f'/proc/self/ns/{kind}')


def test_a_socket_of_the_host_is_out_of_reach(inside):
    name = f'\0rozdej-{os.getpid()}'
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(name)
        server.listen()
        with pytest.raises(OSError):  # noqa: PT011 - whichever it is
            inside(f'socket.socket(socket.AF_UNIX).connect({name!r})')


def test_nothing_can_be_written_but_in_the_home(inside):
    places = ['/', '/usr', '/usr/bin', '/program', '/worker', '/dev', '/dev/shm', '/proc', '/etc', '/root', sys.prefix]
    for place in places:
        with pytest.raises(OSError):  # noqa: PT011 - whichever it is
            inside(f'open({place!r} + "/x", "w")')
    assert inside('open("x", "w").write("abc"); result = open("/tmp/x").read()') == 'abc'


def test_a_file_of_the_program_cannot_be_replaced(inside):
    for deed in ('open("/program/pokus.py", "a")', 'os.remove("/program/pokus.py")', 'os.chmod("/program", 0o777)'):
        with pytest.raises(OSError):  # noqa: PT011 - whichever it is
            inside(deed)


def test_the_kit_is_not_there(inside):
    found = inside(
        'result = []\n'
        'for top, folders, names in os.walk("/"):\n'
        '    if top == "/":\n        folders[:] = set(folders) - {"proc", "usr", "dev", "lib", "lib64"}\n'
        f'    if top == {str(Path(sys.base_prefix).resolve())!r}:\n        folders[:] = []\n'
        '    result += [f"{top}/{name}" for name in names if name.endswith((".py", ".md"))]\n'
    )
    assert sorted(found) == sorted(
        ['/program/pokus.py', '/program/dane.py', *(f'/worker/rozdej/{p}' for p in (*WORKER_FILES, *OWN_FILES))]
    )
    for name in ('rozdej.core.exercises', 'rozdej.teacher.grading', 'rozdej.window', 'pytest', 'pip', 'tests'):
        with pytest.raises(ImportError):
            inside(f'import {name}')


def test_folders_of_the_host_are_not_there(inside, tmp_path):
    for place in (ROOT, tmp_path, '/home', '/etc/passwd', '/var', Path.home() / '.profile', '/sys', '/run'):
        assert inside(f'result = os.path.exists({str(place)!r})') is (str(place) == '/')


def test_nothing_of_the_environment_is_there(inside, monkeypatch):
    names = inside('result = sorted(os.environ)')
    assert set(names) <= {'HOME', 'LANG', 'PATH', 'PWD', 'PYTHONHASHSEED', 'LC_CTYPE', 'SHLVL', 'OLDPWD', '_'}


def test_only_the_workers_own_processes_can_be_seen(inside):
    assert len(inside('result = [n for n in os.listdir("/proc") if n.isdigit()]')) <= 2
    with pytest.raises(OSError):  # noqa: PT011 - whichever it is
        inside('open("/proc/1/mem", "rb").read(1)')


def test_nobody_is_an_administrator_there(inside, module):
    assert inside('result = os.getuid()') != 0
    assert inside('result = os.getgroups()') in ([], [inside('result = os.getgid()')])
    for deed in ('os.setuid(0)', 'os.chroot("/tmp")', 'os.mknod("/tmp/d", 0o60666, 1)', 'os.nice(-5)'):
        with pytest.raises(OSError):  # noqa: PT011 - whichever it is
            inside(deed)
    status = (seen_from_outside(module) / 'status').read_text()
    for line in ('CapInh:\t0', 'CapPrm:\t0', 'CapEff:\t0', 'CapAmb:\t0', 'NoNewPrivs:\t1', 'Seccomp:\t2'):
        assert f'\n{line}' in status
    assert int(status.split('Uid:')[1].split()[0]) not in (0, *range(1, os.geteuid()))


def test_descriptors_of_the_judge_are_not_there(inside):
    kinds = inside(
        'import stat\nresult = []\n'
        'for number in range(64):\n'
        '    try:\n        found = os.fstat(number)\n'
        '    except OSError:\n        continue\n'
        '    is_null = found.st_rdev == os.stat("/dev/null").st_rdev\n'
        '    result.append("socket" if stat.S_ISSOCK(found.st_mode) else is_null)\n'
    )
    assert (set(kinds), kinds.count('socket')) == ({True, 'socket'}, 1)


def test_processes_are_limited(inside_alone):
    text = (
        'result = 0\n'
        'try:\n'
        '    while result < 500:\n'
        '        if os.fork() == 0:\n            time.sleep(30); os._exit(0)\n'
        '        result += 1\n'
        'except BlockingIOError:\n    pass\n'
    )
    assert 0 < inside_alone(text) < 10


@pytest.mark.whole(reason='starts as many processes as it may')
def test_a_fork_bomb_ends_with_its_worker(remote):
    program = remote(
        'import os\ndef f():\n    while True:\n'
        '        try:\n            os.fork()\n        except OSError:\n            pass\n'
        'def g():\n    return 1\n',
        limits=HASTY,
    )
    module = Facade(program, 'pokus')
    with pytest.raises(BaseException):  # noqa: B017, PT011 - too slow or ended, as it comes
        module.f()
    program._worker.discard()
    assert module.g() == 1


@pytest.mark.parametrize(
    ('deed', 'error'),
    [
        ('open("/tmp/x", "wb").write(b"a" * 200_000)', OSError),
        ('[open("/dev/null") for n in range(100)]', OSError),
        ('bytearray(10**9)', MemoryError),
        ('resource.setrlimit(resource.RLIMIT_AS, (2**40, 2**40))', ValueError),
    ],
)
def test_files_and_memory_are_limited(inside, deed, error):
    with pytest.raises(error):
        inside(f'signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\nkept = {deed}')


def test_the_home_cannot_be_filled_without_end(inside_alone):
    def write(number: int) -> int:
        """Write another ten files, in a call of their own; how much of it there was room for."""
        return inside_alone(
            'result = 0\n'
            'try:\n'
            f'    for n in range({number}, {number} + 10):\n'
            '        open(f"/tmp/{n}", "wb").write(b"a" * 90_000)\n'
            '        result += 90_000\n'
            'except OSError:\n    pass\n'
        )

    written = number = 0
    while (more := write(number)) == 900_000 and written <= sandbox.HOME_BYTES:
        written, number = written + more, number + 10
    assert sandbox.HOME_BYTES // 2 < written + more <= sandbox.HOME_BYTES


def test_a_submission_leaves_nothing_for_the_next(remote):
    module = Facade(remote(DO), 'pokus')
    module.do('open("/tmp/vzkaz", "w").write("5")')
    assert module.do('result = os.listdir("/tmp")') == ['vzkaz']
    vars(module)['_program'].close()
    assert module.do('result = os.listdir("/tmp")') == []


def named(mark):
    """Processes with that word in their command, whoever started them."""
    return {process for process in psutil.process_iter(['cmdline']) if mark in (process.info['cmdline'] or [])}


def test_what_a_program_has_started_ends_with_its_worker(remote):
    program = remote(DO)
    module = Facade(program, 'pokus')
    mark = f'4321{os.getpid()}'
    module.do(f'p = subprocess.Popen(["/usr/bin/sleep", "{mark}"], start_new_session=True)')
    module.do(f'if os.fork() == 0:\n    os.setsid()\n    os.execv("/usr/bin/sleep", ["sleep", "{mark}"])')
    processes.wait_for(lambda: len(named(mark)) == 2)  # the second one may still be on its way
    started = named(mark)
    program.close()
    assert processes.living(started) == set()


def test_what_was_left_behind_by_its_parent_ends_with_its_worker_where_there_are_no_walls(remote):
    program = remote(DO, pool='bare_processes')
    mark = f'1234{os.getpid()}'
    orphan = f'    if os.fork() == 0:\n        os.setsid()\n        os.execv("/usr/bin/sleep", ["sleep", "{mark}"])\n'
    Facade(program, 'pokus').do(f'if os.fork() == 0:\n{orphan}    os._exit(0)\nos.wait()')
    started = processes.wait_for(lambda: named(mark))
    assert len(started) == 1
    program.close()
    assert processes.living(started) == set()


def test_players_end_when_the_judge_is_killed(bubblewrap, tmp_path, monkeypatch):
    script = (
        'import time\nfrom rozdej.teacher.isolation.sandbox import SandboxPool\n'
        'p = SandboxPool()\np.take()\nprint("jede", flush=True)\ntime.sleep(60)\n'
    )
    monkeypatch.setenv('TMPDIR', str(tmp_path))  # it cannot tidy up after itself
    judge = subprocess.Popen([sys.executable, '-c', script], stdout=subprocess.PIPE, cwd=ROOT)
    assert judge.stdout is not None
    assert judge.stdout.readline() == b'jede\n'
    started = processes.below(judge.pid)
    assert started
    judge.kill()
    judge.communicate(timeout=300)
    assert processes.living(started) == set()


def test_closing_a_pool_leaves_no_process_and_no_file(tmp_path, monkeypatch):
    monkeypatch.setattr('tempfile.tempdir', str(tmp_path))
    before = processes.children_of(os.getpid())
    pool = SandboxPool(sandboxed=False, ahead=3)
    pool.take().close()
    started = processes.below(os.getpid(), besides=before)
    pool.close()
    assert started
    assert processes.living({*started, *processes.below(os.getpid(), besides=before)}) == set()
    assert list(tmp_path.iterdir()) == []


def test_where_there_is_no_bubblewrap_it_is_said_how_to_get_it(monkeypatch, tmp_path):
    monkeypatch.setenv('PATH', str(tmp_path))
    monkeypatch.setattr('tempfile.tempdir', str(tmp_path))
    with pytest.raises(NoSandbox, match='apt install bubblewrap'):
        SandboxPool()
    assert list(tmp_path.iterdir()) == []


def test_where_bubblewrap_does_not_work_its_reason_is_told(monkeypatch, tmp_path):
    broken = tmp_path / 'bwrap'
    broken.write_text('#!/bin/sh\necho "bwrap: No permissions to create new namespace" >&2\nexit 1\n')
    broken.chmod(0o755)
    monkeypatch.setenv('PATH', str(tmp_path), prepend=os.pathsep)
    with pytest.raises(NoSandbox, match=r'No permissions to create new namespace.*--no-sandbox'):
        SandboxPool()


def test_without_room_the_worker_is_not_put_together(tmp_path, monkeypatch):
    """A compiled file that is cut off looked like a sandbox that does not work."""
    monkeypatch.setattr('shutil.disk_usage', lambda path: SimpleNamespace(free=1000))
    with pytest.raises(OSError, match='No space left on device'):
        copy_worker_files(tmp_path / 'code')
    assert not list(tmp_path.iterdir())


def test_the_workers_files_need_only_pythons_own_library(tmp_path):
    copy_worker_files(tmp_path, OWN_FILES)
    command = 'import sys; sys.path.insert(0, sys.argv[1]); import rozdej.teacher.isolation.worker.main'
    checked = (
        f'{command}\nours = [n for n in sys.modules if n.split(".")[0] not in sys.stdlib_module_names]\nprint(ours)'
    )
    done = subprocess.run(
        [sys.executable, '-I', '-S', '-B', '-c', checked, str(tmp_path)], capture_output=True, text=True, check=True
    )
    assert {name.split('.')[0] for name in eval(done.stdout)} <= {'rozdej', '__main__'}
    names = (
        part.removesuffix('.py').removesuffix('/__init__').replace('/', '.') for part in (*WORKER_FILES, *OWN_FILES)
    )
    needed = {'rozdej' if name == '__init__' else f'rozdej.{name}' for name in names}
    assert needed - set(eval(done.stdout)) == {'rozdej.core.student.script_runner'}, 'which is started as a file'


def test_limits_that_are_asked_for_are_those_that_hold(remote):
    module = Facade(remote(DO, limits=Limits(open_files=20, processes=5, file_bytes=1000)), 'pokus')
    names = 'NOFILE', 'NPROC', 'FSIZE', 'CORE'
    assert [module.do(f'result = resource.getrlimit(resource.RLIMIT_{name})') for name in names] == [
        (20, 20),
        (5, 5),
        (1000, 1000),
        (0, 0),
    ]
