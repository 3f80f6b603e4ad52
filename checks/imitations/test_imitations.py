"""Imitations of platforms: each ability that is taken away is gone, and each rule of a disk refuses."""

import json
import os
import subprocess
import sys
import tempfile

import pytest

from checks.imitations.startup.imitation import variables
from checks.running import run
from rozdej.core.student.temporary_folders import LockedTempDir

PROGRAM = r"""
import asyncio, faulthandler, json, os, select, shutil, signal, socket, stat, subprocess, sys, tempfile, time, venv
from pathlib import Path

def try_out(code):
    os.chdir(tempfile.mkdtemp(dir=HERE))
    for name in 'a.txt', 'b.txt':
        open(name, 'w').write(name[0])
    os.mkdir('sub')
    open('sub/c.txt', 'w').close()
    *statements, last = code.split(' ;; ')
    names = {**globals()}
    try:
        exec('\n'.join(statements), names)
        return repr(eval(last, names))
    except BaseException as error:
        return f'{type(error).__name__} {getattr(error, "winerror", "")}'.rstrip()
    finally:
        os.chdir(HERE)

HERE = os.getcwd()
print(json.dumps([try_out(code) for code in json.load(sys.stdin)]))
"""
"""Tries code in folders with two files and a folder, and tells the value of its last statement, or how it failed."""

FILE = "f = open('a.txt') ;; "
OTHER = (
    'p = subprocess.Popen([sys.executable, "-c", "f = open(\'a.txt\'); print(flush=True); input()"],'
    ' stdin=-1, stdout=-1) ;; '
    'p.stdout.readline() ;; '
)
"""Another process has the file open, until its input ends."""

CHILD = (
    'subprocess.run([sys.executable, "-I", "-S", "-c", "import sys; print(sys.platform)"], env={}, stdout=-1).stdout'
)

WINDOWS = {
    **{f'import {name} ;; 0': 'ModuleNotFoundError' for name in ('fcntl', 'resource', 'pwd', 'grp', 'termios', 'pty')},
    **{f'os.{name}': 'AttributeError' for name in ('fork', 'geteuid', 'killpg', 'setsid', 'O_DIRECTORY', 'O_NOFOLLOW')},
    **{f'os.{name}': 'AttributeError' for name in ('sched_getaffinity', 'pidfd_open', 'register_at_fork', 'statvfs')},
    **{f'signal.{name}': 'AttributeError' for name in ('SIGALRM', 'SIGKILL', 'SIGURG', 'setitimer', 'pthread_kill')},
    **{name: 'AttributeError' for name in ('select.poll', 'faulthandler.register', 'socket.AF_UNIX')},
    'sys.platform, os.name, os.linesep': "('win32', 'nt', '\\r\\n')",
    'signal.signal(1, print)': 'ValueError',
    'select.select([0], [], [], 0)': 'OSError 10038',
    'subprocess.Popen(["x"], preexec_fn=print)': 'ValueError',
    'subprocess.Popen(["x"], pass_fds=[1])': 'AssertionError',
    'p = subprocess.Popen([sys.executable, "-c", "input()"], stdin=-1) ;; p.terminate() ;; p.wait()': '1',
    'os.symlink("a.txt", "link")': 'OSError 1314',
    'os.path.exists("/proc/self"), os.path.exists("/bin/sh"), shutil.which("sh")': '(False, False, None)',
    'time.process_time() * 64 % 1': '0.0',
    'import msvcrt ;; f = [os.open("a.txt", 2) for _ in "12"] ;; [msvcrt.locking(one, 2, 1) for one in f]': (
        'PermissionError'
    ),
    "f = [os.open('t', 64 | os.O_TEMPORARY) for _ in '12'] ;; [os.close(one) or len(os.listdir()) for one in f]": (
        '[4, 3]'
    ),
    'subprocess.call([sys.executable, "-c", "import os; os.execv(\'/bin/false\', [\'false\'])"])': '0',
    'venv.create("v") ;; os.path.exists("v/Scripts/python.exe")': 'True',
    CHILD: r"b'win32\r\n'",
    f"{FILE}os.replace('b.txt', 'a.txt')": 'PermissionError 5',
    f"{FILE}os.replace('a.txt', 'b.txt')": 'PermissionError 32',
    f"{FILE}Path('a.txt').unlink()": 'PermissionError 32',
    f"{FILE}f.close() ;; os.replace('b.txt', 'a.txt') ;; open('a.txt').read()": "'b'",
    f"{OTHER}os.remove('a.txt')": 'PermissionError 32',
    f"{OTHER}os.replace('b.txt', 'a.txt')": 'PermissionError 5',
    "f = open('sub/c.txt') ;; shutil.rmtree('sub')": 'PermissionError 32',
    "f = open('sub/c.txt') ;; os.rename('sub', 'other')": 'PermissionError 32',
    "os.mkdir('e') ;; os.chdir('e') ;; os.rmdir('../e')": 'PermissionError 32',
    "os.rename('a.txt', 'b.txt')": 'FileExistsError 183',
    "os.replace('a.txt', 'sub')": 'PermissionError 5',
    "os.chmod('a.txt', 0o444) ;; os.remove('a.txt')": 'PermissionError 5',
    "open('sub')": 'PermissionError',
    "open('A.TXT').read(), os.path.exists('SUB/c.txt'), Path('A.txt').is_file()": "('a', True, True)",
    "os.mkdir('SUB')": 'FileExistsError',
    "os.replace('a.txt', 'A.txt') ;; sorted(os.listdir())": "['A.txt', 'b.txt', 'sub']",
    "open('B.txt', 'w').close() ;; sorted(os.listdir())": "['a.txt', 'b.txt', 'sub']",
    **{f'open({name!r}, "w")': 'OSError 123' for name in ('con', 'aux.py', 'COM1.txt', 'a.', 'a ', 'a:b', 'a?', 'a"')},
    "os.mkdir('nul')": 'OSError 123',
    "os.rename('a.txt', 'lpt1')": 'OSError 123',
    "open('x' * 250, 'w')": 'FileNotFoundError 206',
    "open('a.txt').encoding, sys.stdout.encoding": "('cp1250', 'cp1250')",
    "Path('a.txt').write_text('\\u0159\\n') ;; Path('a.txt').read_bytes()": r"b'\xf8\r\n'",
    "open('a.txt', 'w', newline='').write('\\n') ;; Path('a.txt').read_bytes()": r"b'\n'",
}

MACOS = {
    **{f'os.{name}': 'AttributeError' for name in ('sched_getaffinity', 'sched_setaffinity', 'pidfd_open')},
    **{name: 'AttributeError' for name in ('select.epoll', 'signal.pidfd_send_signal', 'signal.SIGRTMIN')},
    'sys.platform, os.name, os.fork.__name__': "('darwin', 'posix', 'fork')",
    'os.path.exists("/proc/self"), os.path.exists("/bin/sh")': '(False, True)',
    'import resource ;; resource.setrlimit(resource.RLIMIT_AS, (2**40, 2**40))': 'ValueError',
    CHILD: r"b'darwin\n'",
    "open('\\u010d', 'w').close() ;; [len(name) for name in os.listdir() if '.' not in name]": '[2, 3]',
    "os.mkdir('\\u010d') ;; max(len(path.name) for path in Path('.').iterdir() if path.is_dir())": '3',
    "open('\\u010d', 'w').close() ;; [*map(os.path.exists, ('c\\u030c', 'C\\u030c', '\\u010c'))]": '[True, True, True]',
    "open('A.TXT').read(), os.path.exists('SUB/c.txt')": "('a', True)",
    f"{FILE}os.replace('b.txt', 'a.txt') ;; open('a.txt').read()": "'b'",
    "open('\\u010d', 'w').encoding, open('aux.py', 'w').close()": "('UTF-8', None)",
}
EXPECTED = {'windows': WINDOWS, 'macos': MACOS}


@pytest.fixture(scope='module')
def outcomes(tmp_path_factory):
    """What came of all that is tried, for each platform."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith('PYTHON')}
    found = {}
    for platform, expected in EXPECTED.items():
        folder = tmp_path_factory.mktemp(platform)
        done = subprocess.run(
            [sys.executable, '-c', PROGRAM],
            input=json.dumps([*expected]).encode(),
            stdout=subprocess.PIPE,
            cwd=folder,
            env=variables(platform, tmp_path_factory.mktemp('temporary'), plain),
            timeout=120,
            check=True,
        )
        assert done.stdout.endswith(b'\r\n') == (platform == 'windows')
        found[platform] = dict(zip(expected, json.loads(done.stdout), strict=True))
    return found


@pytest.mark.parametrize(
    ('platform', 'code'), [(platform, code) for platform, expected in EXPECTED.items() for code in expected]
)
def test_what_a_platform_lacks_or_refuses(outcomes, platform, code):
    assert outcomes[platform][code] == EXPECTED[platform][code]


def test_without_an_imitation_nothing_runs(tmp_path):
    done = run(sys.executable, '-c', 'print("ran")', **variables('none that is known', tmp_path, {}))
    assert (done.code, done.lines[-1]) == (1, 'SystemExit: the imitation did not begin; does this Python lack mypy?')


@pytest.mark.parametrize('platform', ['windows', 'macos'])
def test_temporary_folders_of_a_run_beside_it_stay(tmp_path, monkeypatch, platform):
    monkeypatch.setenv('TMPDIR', str(tmp_path))
    monkeypatch.setattr(tempfile, 'tempdir', None)
    code = (
        f"from checks.imitations import become; become('{platform}');"
        ' from rozdej.core.student.temporary_folders import remove_stale; remove_stale()'
    )
    with LockedTempDir('kit') as folder:
        os.utime(folder, (0, 0))
        assert run(sys.executable, '-c', code).code == 0
        assert [*tmp_path.iterdir()] == [folder]
