"""Workers of other platforms than Linux, which are plain processes: they work here, too."""

import socket
from threading import Thread

import psutil
import pytest

from checks import processes
from checks.teacher.isolation.conftest import HASTY, program_of
from rozdej.core.student.failures import Ended, OutOfMemory, ScriptFailed, TooMuchOutput, TooSlow
from rozdej.core.student.limits import Limits
from rozdej.core.student.subprocesses import Finished
from rozdej.teacher.isolation import plain_workers
from rozdej.teacher.isolation.plain_workers import PlainPool
from rozdej.teacher.isolation.protection import NoSandbox

DO = """import os, subprocess, sys
def do(text):
    scope = dict(globals())
    exec(text, scope)
    return scope.get("result")
"""
SLEEP = 'import sys, time; print(1, flush=True); time.sleep(600)'
SCRIPT = 'print(f"Ahoj, {input()}!")\nprint(input())\n'


@pytest.fixture
def module(pokus):
    """A module with a function `do` in such a worker."""
    return pokus(DO, pool='plain')


def test_calls_are_answered(pokus):
    module = pokus(
        'calls = []\ndef f(cards):\n    calls.append(1)\n    cards.append(len(calls))\n    return cards\n', pool='plain'
    )
    cards = [5]
    assert module.f(cards) is cards
    assert cards == [5, 1]
    assert module.f([]) == [2]


def test_a_program_that_loops_or_ends_is_replaced(pokus):
    text = 'import os\ndef f():\n    while True: pass\ndef g():\n    os._exit(3)\ndef h():\n    return 1\n'
    module = pokus(text, pool='plain', limits=HASTY)
    with pytest.raises(TooSlow):
        module.f()
    with pytest.raises(Ended):
        module.g()
    assert module.h() == 1


def test_scripts_read_and_print(remote):
    program = remote(SCRIPT, pool='plain')
    assert program.run_script('pokus.py', ('Jiří', '♥'), {}) == 'Ahoj, Jiří!\n♥\n'
    with pytest.raises(ScriptFailed) as failed:
        program.run_script('pokus.py', ('Jiří',), {})
    assert failed.value.output == 'Ahoj, Jiří!\n'


@pytest.mark.parametrize(
    ('text', 'kind'), [('while True: pass', TooSlow), ('while True: print("karta")', TooMuchOutput)]
)
def test_scripts_without_an_end_are_ended(remote, monkeypatch, text, kind):
    monkeypatch.setattr('rozdej.teacher.isolation.remote.SCRIPT_OUTPUT_BYTES', 100_000)
    monkeypatch.setattr('rozdej.core.student.program.SCRIPT_SECONDS', 0.5)
    with pytest.raises(ScriptFailed) as failed:
        remote(text, pool='plain', limits=HASTY).run_script('pokus.py', (), {})
    assert type(failed.value.cause) is kind


def test_memory_of_all_its_processes_has_a_limit(pokus):
    text = (
        'import subprocess, sys\n'
        'TAKE = "x = b\'x\' * (60 << 20); print(1, flush=True); input()"\n'
        'def crowd(many):\n'
        '    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}\n'
        '    started = [subprocess.Popen([sys.executable, "-S", "-c", TAKE], **pipes) for _ in range(many)]\n'
        '    ready = [one.stdout.readline() for one in started]\n'
        '    [one.communicate(b"\\n") for one in started if many < 5]\n'
        '    [one.wait() for one in started]\n'
    )
    module = pokus(text, pool='plain', limits=Limits(seconds_per_call=200.0, memory_bytes=300 << 20))
    module.crowd(2)
    with pytest.raises(OutOfMemory):
        module.crowd(8)


def test_what_a_program_has_started_ends_with_it(module):
    number = module.do(
        f'started = subprocess.Popen([sys.executable, "-c", {SLEEP!r}], stdout=subprocess.PIPE)\n'
        'started.stdout.readline()\nresult = started.pid'
    )
    assert program_of(module)._worker.sandbox().has_company
    started = psutil.Process(number)
    program_of(module).close()
    assert processes.living([started]) == set()


def test_what_has_let_go_of_the_program_ends_with_it(module):
    apart = 'stdin=-3, stdout=-3, stderr=-3, start_new_session=True'
    leave = f'import subprocess, sys; print(subprocess.Popen([sys.executable, "-c", {SLEEP!r}], {apart}).pid)'
    number = module.do(f'result = int(subprocess.check_output([sys.executable, "-c", {leave!r}]))')
    left = psutil.Process(number)
    program_of(module).close()
    assert processes.living([left]) == set()


def test_it_knows_nothing_of_who_grades(module, monkeypatch):
    monkeypatch.setenv('SECRET', 'of the teacher')
    told = module.do('result = repr([dict(os.environ), sys.argv, sys.path, os.listdir(".")])')
    assert 'SECRET' not in told
    assert 'pokus.py' in told


def test_limits_of_the_system_hold_where_it_has_them(pokus):
    try:
        import resource
    except ImportError:
        pytest.skip('this system has no such limits')
    module = pokus(DO, pool='plain', limits=Limits(open_files=20))
    assert module.do('import resource\nresult = resource.getrlimit(resource.RLIMIT_NOFILE)') == (20, 20)
    assert resource.getrlimit(resource.RLIMIT_NOFILE) != (20, 20)


def test_another_program_that_comes_first_is_not_taken_for_the_worker(pokus, monkeypatch):
    made = socket.create_server

    def with_stranger(address):
        server = made(address)
        stranger = socket.create_connection(server.getsockname())
        stranger.sendall(b'x' * 32)
        Thread(target=stranger.recv, args=(1,), daemon=True).start()
        return server

    monkeypatch.setattr(plain_workers.socket, 'create_server', with_stranger)
    assert pokus('def f():\n    return 7\n', pool='plain').f() == 7


def test_a_sandbox_is_refused_with_what_to_do():
    with pytest.raises(NoSandbox, match=r'needs Linux: grade in WSL .* or in a container, .* or use --no-sandbox'):
        PlainPool()


def test_a_python_that_does_not_start_is_said_at_once(monkeypatch, tmp_path):
    monkeypatch.setattr('tempfile.tempdir', str(tmp_path))
    monkeypatch.setattr(plain_workers, 'run', lambda *how, **more: Finished(b'', b'Traceback\nno codec\n', 1))
    with pytest.raises(NoSandbox, match='does not start: no codec'):
        PlainPool(sandboxed=False)
    assert list(tmp_path.iterdir()) == []


def test_what_programs_could_do_is_said(plain):
    assert 'may have got all points' in plain.exposure


def test_a_pool_leaves_nothing(tmp_path, monkeypatch):
    monkeypatch.setattr('tempfile.tempdir', str(tmp_path))
    pool = PlainPool(sandboxed=False)
    worker = pool.take()
    assert worker.folder.is_dir()
    worker.close()
    assert not pool.renew()
    pool.close()
    assert list(tmp_path.iterdir()) == []
