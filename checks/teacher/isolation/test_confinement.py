"""What is out of a program's reach where there is no bubblewrap: it depends on what Linux lets anybody have."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from checks.running import ROOT
from checks.teacher.isolation.test_sandbox import serving
from rozdej.teacher.isolation.protection import Protection, describe_risks
from rozdej.teacher.isolation.sandbox import SandboxPool

KINDS = {
    'namespaces': Protection.NAMESPACES | Protection.FILTER,
    'landlock': Protection.LANDLOCK | Protection.FILTER,
    'filter': Protection.FILTER,
}


@pytest.fixture(scope='module', params=KINDS)
def pool(request):
    """Players that have put these walls around themselves, and no others."""
    wanted = KINDS[request.param]
    pool = SandboxPool(sandboxed=False, ahead=0, wanted=wanted)
    yield pool if pool._protection & ~Protection.SIGNALS == wanted else None
    pool.close()


@pytest.fixture(scope='module')
def anywhere(pool, tmp_path_factory):
    """`anywhere('result = 1')` runs the lines in such a worker, the same for all tests, and gives their result."""
    if pool is None:
        pytest.skip('this Linux does not offer that')
    with serving(pool, tmp_path_factory.mktemp('kit')) as module:
        yield module.do


@pytest.fixture(scope='module')
def inside(anywhere):
    """The same where files are out of reach."""
    return anywhere


FILES_OUT_OF_REACH = pytest.mark.parametrize('pool', ['namespaces', 'landlock'], indirect=True, scope='module')


@FILES_OUT_OF_REACH
@pytest.mark.parametrize('place', [ROOT / 'reseni' / 'klondike' / 'klondike.py', Path(__file__), Path('/etc/passwd')])
def test_no_file_of_others_can_be_read(inside, place):
    with pytest.raises(OSError):  # noqa: PT011 - whichever it is
        inside(f'result = open({str(place)!r}).read()')
    if place.parent != Path('/etc'):  # where Python needs one file
        with pytest.raises(OSError):  # noqa: PT011
            inside(f'result = os.listdir({str(place.parent)!r})')


@FILES_OUT_OF_REACH
def test_nothing_can_be_written_but_beside_the_program(inside, tmp_path):
    for place in (tmp_path, '/', '/usr', '/dev', '/tmp', ROOT):
        with pytest.raises(OSError):  # noqa: PT011
            inside(f'open({str(place)!r} + "/x", "w")')
    assert inside('open("x", "w").write("abc"); result = open("x").read()') == 'abc'
    inside('open(os.devnull, "w").write("abc"); os.urandom(3)')


@FILES_OUT_OF_REACH
def test_the_one_who_grades_cannot_be_looked_into(inside):
    for pid in (os.getpid(), 'self', '1'):
        for file in ('environ', 'cmdline', 'maps', 'mem'):
            with pytest.raises(OSError):  # noqa: PT011
                inside(f'result = open("/proc/{pid}/{file}", "rb").read(1)')


@FILES_OUT_OF_REACH
def test_the_kit_is_not_named(inside):
    told = inside('result = repr([sys.argv, sys.orig_argv, dict(os.environ), sys.path, sys.prefix, os.getcwd()])')
    told += inside('result = repr([vars(module).get("__file__") for module in sys.modules.values()])')
    assert str(ROOT) not in told
    assert sys.prefix not in told


@FILES_OUT_OF_REACH
def test_nobody_is_an_administrator(inside):
    with pytest.raises(OSError):  # noqa: PT011
        inside('os.chroot(".")')
    with pytest.raises(OSError):  # noqa: PT011
        inside('os.setgroups([])')


@FILES_OUT_OF_REACH
def test_signals_stay_inside(inside):
    victim = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(60)'])
    try:
        with pytest.raises(OSError):  # noqa: PT011
            inside(f'os.kill({victim.pid}, signal.SIGKILL)')
        assert victim.poll() is None
    finally:
        victim.send_signal(signal.SIGKILL)
        victim.wait()


def test_there_is_no_network(anywhere):
    with socket.create_server(('127.0.0.1', 0)) as server, pytest.raises(OSError):  # noqa: PT011
        anywhere(f'socket.create_connection(("127.0.0.1", {server.getsockname()[1]}), 0.2)')


def test_programs_work_as_ever(anywhere):
    assert anywhere('result = subprocess.run(["/usr/bin/echo", "ano"], stdout=subprocess.PIPE).stdout') == b'ano\n'
    assert anywhere('import decimal, hashlib, json\nresult = hashlib.sha256(b"").hexdigest()[:4]') == 'e3b0'


ONE_THREAD = """
import socket, sys, threading
from pathlib import Path
from rozdej.teacher.isolation.thread_confinement import confine_thread
def look():
    for step in (lambda: open('/etc/passwd').close(), lambda: socket.socket().close()):
        try:
            step()
        except OSError:
            print('out of reach', end=', ')
        else:
            print('within reach', end=', ')
def other():
    is_shut_in.wait()
    look()
is_shut_in = threading.Event()
thread = threading.Thread(target=other)
thread.start()
from_files, from_network = confine_thread([Path(path) for path in {sys.prefix, *sys.path} if Path(path).is_dir()])
look()
is_shut_in.set()
thread.join()
print(from_files, from_network)
"""


def test_a_thread_can_be_shut_in_alone():
    done = subprocess.run([sys.executable, '-c', ONE_THREAD], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    *found, kept_from = done.stdout.strip().split(', ')
    reach = {'True': 'out of reach', 'False': 'within reach'}
    assert found == [*(reach[word] for word in kept_from.split()), 'within reach', 'within reach']


def test_what_is_left_to_programs_is_said():
    assert 'may have got all points' in describe_risks(Protection(0))
    assert 'may have got all points' in describe_risks(Protection.FILTER)
    whole = describe_risks(Protection.NAMESPACES | Protection.FILTER)
    assert 'could not reach tests, solutions' in whole
    assert whole.endswith('they could fill the disk.')
    assert describe_risks(Protection.LANDLOCK).endswith('fill the disk and end your processes and use the network.')
    assert 'end your processes' not in describe_risks(Protection.LANDLOCK | Protection.SIGNALS)


def test_a_kit_among_the_systems_own_folders_is_not_out_of_reach(monkeypatch):
    pool = SandboxPool(sandboxed=False, ahead=0, wanted=Protection(0))
    monkeypatch.setattr('rozdej.teacher.isolation.sandbox.KIT', Path('/usr/local/rozdej/rozdej'))
    pool._protection = Protection.NAMESPACES
    try:
        assert 'may have got all points' in pool.exposure
    finally:
        pool.close()
