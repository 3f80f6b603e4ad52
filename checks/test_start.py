"""Tests `start.py` without the tests that it starts."""

import ast
import importlib.util
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from checks.running import ROOT, run
from rozdej.core.feedback.environment_check import typed_word

TESTS = f"""#!{sys.executable}
import sys
import time

try:
    print('begun', flush=True)
    time.sleep(600)
except KeyboardInterrupt:
    time.sleep(1)
    print('the end of the tests')
    sys.exit(2)
"""


def start_in(folder: Path) -> ModuleType:
    """A copy of `start.py` in a handout's folder."""
    shutil.copy(ROOT / 'start.py', folder)
    (folder / 'rozdej').mkdir()
    (folder / 'requirements.txt').write_text('')
    spec = importlib.util.spec_from_file_location('start', folder / 'start.py')
    start = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(start)
    return start


@pytest.mark.skipif(os.name == 'nt', reason='a script stands for Python, which no other system starts')
@pytest.mark.whole(reason='starts a run of the tests to interrupt it')
@pytest.mark.parametrize(
    ('told', 'output', 'code'),
    [
        pytest.param('SIGINT', b'the end of the tests\n', 2, id='Ctrl+C leaves the last word to the tests'),
        pytest.param('SIGHUP', b'', -1, id='with the terminal both are closed'),
    ],
)
def test_what_the_terminal_tells_is_told_to_the_tests_too(tmp_path, told, output, code):
    start = start_in(tmp_path)
    start.PYTHON.parent.mkdir(parents=True)
    start.PYTHON.write_text(TESTS)
    start.PYTHON.chmod(0o755)
    (start.ENVIRONMENT / 'installed-student').write_text(start.fingerprint(kit=False))
    command = [sys.executable, str(tmp_path / 'start.py')]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True) as run:
        assert run.stdout.readline() == b'begun\n'
        os.killpg(run.pid, getattr(signal, told))
        said, _ = run.communicate(timeout=300)  # it waits for whoever could still say something
    assert (said, run.returncode) == (output, code)


def test_environment_is_made_as_python_does_when_it_is_asked_to(tmp_path, monkeypatch):
    """`python3 -m venv .venv` over an environment of copies complains that it cannot make links."""
    start = start_in(tmp_path)
    made = {}
    monkeypatch.setattr(venv, 'create', lambda folder, **how: made.update(how))
    monkeypatch.setattr(subprocess, 'call', lambda command, **_: 0)
    start.ENVIRONMENT.mkdir()
    start.set_up(kit=False)
    assert made == {'clear': True, 'with_pip': True, 'symlinks': os.name != 'nt'}


@pytest.mark.skipif(os.name == 'nt', reason='environments have no links there')
def test_environment_of_a_python_that_is_gone_is_made_anew(tmp_path, monkeypatch):
    """The link to it stayed, and nothing could be started any more."""
    start = start_in(tmp_path)
    start.PYTHON.parent.mkdir(parents=True)
    start.PYTHON.symlink_to(tmp_path / 'gone' / 'python')
    create = venv.create
    monkeypatch.setattr(venv, 'create', lambda folder, **how: create(folder, **how | {'with_pip': False}))
    monkeypatch.setattr(subprocess, 'call', lambda command, **_: 0)
    start.set_up(kit=False)
    assert start.PYTHON.exists()


def test_environment_that_was_never_finished_is_made_anew(tmp_path, monkeypatch):
    """The window was closed, or Ctrl+C pressed, before it had pip."""
    start = start_in(tmp_path)
    start.PYTHON.parent.mkdir(parents=True)
    start.PYTHON.touch()
    made = []
    monkeypatch.setattr(venv, 'create', lambda folder, **_: made.append(folder))
    monkeypatch.setattr(subprocess, 'call', lambda command, **_: '--version' in command)
    start.set_up(kit=False)
    assert made == [start.ENVIRONMENT]


@pytest.mark.parametrize(
    ('is_made', 'said'),
    [
        (False, 'Do téhle složky se nedá zapisovat'),
        (True, 'Prostředí se připravit nepodařilo: .*no room\nZavři programy, které složku .venv používají'),
    ],
)
def test_folder_in_which_nothing_can_be_made_is_told_in_czech(tmp_path, monkeypatch, is_made, said):
    start = start_in(tmp_path)

    def refuse(folder: Path, **_: object) -> None:
        if is_made:
            folder.mkdir()
        raise OSError(0, 'no room')

    monkeypatch.setattr(venv, 'create', refuse)
    with pytest.raises(SystemExit, match=said):
        start.main(['--level', '11'])


def test_folder_whose_name_python_refuses_is_told_in_czech(tmp_path):
    """macOS shows such a folder as `a/b`."""
    folder = tmp_path / f'a{os.pathsep}b'
    try:
        folder.mkdir()
    except OSError:
        pytest.skip('no folder has such a name here')
    with pytest.raises(SystemExit, match=f'znak {os.pathsep} .* Přejmenuj ji'):
        start_in(folder).main(['--level', '11'])


@pytest.mark.parametrize('setting', ['PIP_USER', 'PIP_TARGET', 'PIP_PREFIX', 'PIP_ROOT', 'PIP_REQUIRE_HASHES'])
def test_own_settings_of_pip_change_nothing(tmp_path, monkeypatch, setting):
    """`user = true` in its file is overruled by the variable."""
    start = start_in(tmp_path)
    given = []
    monkeypatch.setattr(venv, 'create', lambda folder, **how: folder.mkdir())
    monkeypatch.setattr(subprocess, 'call', lambda command, **how: given.append(how.get('env', os.environ)))
    monkeypatch.setenv(setting, '1')
    monkeypatch.setenv('PIP_INDEX_URL', 'https://skola.example')
    start.set_up(kit=False)
    assert given[-1].get(setting, '0') == '0'
    assert (given[-1]['PIP_USER'], given[-1]['PIP_INDEX_URL']) == ('0', 'https://skola.example')


@pytest.mark.parametrize('older', [(3, 6), (3, 8), (3, 10)])
def test_older_python_is_told_so(tmp_path, monkeypatch, older):
    """It must be able to read the file, and be told before it comes to what it lacks: `list[str]` in a header."""
    ast.parse((ROOT / 'start.py').read_text(encoding='utf-8'), feature_version=older)
    monkeypatch.setattr(sys, 'version_info', older)
    with pytest.raises(SystemExit, match=r'Je potřeba Python 3\.11') as told:
        start_in(tmp_path)
    assert told.traceback[-1].frame.code.name == '<module>'


def test_ctrl_c_while_it_installs_is_told_in_czech(tmp_path, monkeypatch):
    start = start_in(tmp_path)

    def interrupted(folder: Path, **_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(venv, 'create', interrupted)
    with pytest.raises(SystemExit, match='Příprava se nedokončila'):
        start.main(['--level', '11'])


def test_library_that_has_gone_is_installed_again(tmp_path, monkeypatch):
    """The tests would say that it is missing, and to run start.py."""
    start = start_in(tmp_path)
    calls = []
    monkeypatch.setattr(subprocess, 'call', lambda command, **_: calls.append(command))
    monkeypatch.setattr(venv, 'create', lambda folder, **_: start.PYTHON.parent.mkdir(parents=True))
    record = (
        Path(sysconfig.get_path('purelib', 'venv', {'base': str(start.ENVIRONMENT)})) / 'pytest_level-0.1.3.dist-info'
    )
    record.mkdir(parents=True)
    start.set_up(kit=False)
    start.PYTHON.touch()
    installed = len(calls)
    newer = record.rename(record.with_name('pytest_level-0.1.4.dist-info'))
    start.set_up(kit=False)
    assert len(calls) == installed
    newer.rmdir()
    start.set_up(kit=False)
    assert len(calls) > installed


@pytest.mark.parametrize(('pip_works', 'is_kept'), [(True, True), (False, False)])
def test_environment_in_use_is_kept_when_nothing_can_be_installed(tmp_path, monkeypatch, capsys, pip_works, is_kept):
    """Another build of Python asks for an installation, which cannot be had without a network."""
    start = start_in(tmp_path)
    start.PYTHON.parent.mkdir(parents=True)
    start.PYTHON.touch()
    (start.ENVIRONMENT / 'installed-student').write_text('with another Python')
    monkeypatch.setattr(subprocess, 'call', lambda command, **_: 'install' in command or not pip_works)
    monkeypatch.setattr(venv, 'create', lambda folder, **_: (folder / 'installed-student').unlink())
    if is_kept:
        start.set_up(kit=False)
        assert 's tím, co tu je' in capsys.readouterr().out
    else:
        with pytest.raises(SystemExit, match='Instalace se nepovedla'):
            start.set_up(kit=False)
    assert start.PYTHON.exists() == is_kept


def test_author_runs_all_tests_or_those_that_are_named(tmp_path):
    start = start_in(tmp_path)
    (tmp_path / 'checks' / 'window').mkdir(parents=True)
    (tmp_path / 'checks' / 'test_start.py').touch()
    stuck = ['-o', 'faulthandler_timeout=400', '-o', 'faulthandler_exit_on_timeout=true']
    everything = ['-n', str((os.cpu_count() or 1) + 1), '--dist', 'worksteal', *stuck, 'checks']
    assert start.author_arguments([]) == start.author_arguments(['--all', '-k', 'window']) == everything
    assert start.author_arguments(['--deselect', 'checks/test_start.py::test_x']) == everything
    for named in ('checks/test_start.py', 'checks/window', 'checks/test_start.py::test_x'):
        assert start.author_arguments([named, '-x']) == everything[:-1]


def test_help_tells_students_what_they_can_do_and_installs_nothing(tmp_path, capsys):
    start = start_in(tmp_path)
    for option in ('--help', '-h'):
        assert start.main([option]) == 0
        said = capsys.readouterr().out
        assert all(f'start.py {option}' in said for option in ('--level 31', '--watch', '--overview'))
        assert '--kit' not in said  # this is a handout
    assert not start.ENVIRONMENT.exists()
    (tmp_path / 'requirements.txt').unlink()
    start.main(['--help'])
    assert 'start.py --kit' in capsys.readouterr().out


def test_activation_is_told_where_the_environment_is_made(tmp_path, capsys, monkeypatch):
    start = start_in(tmp_path)
    monkeypatch.setattr(venv, 'create', lambda folder, **how: folder.mkdir())
    monkeypatch.setattr(subprocess, 'call', lambda command, **_: 0)
    start.set_up(kit=False)
    assert f'Prostředí příště zapneš příkazem {start.ACTIVATION} a stačí psát pytest.' in capsys.readouterr().out


def test_option_with_one_dash_is_told_in_czech(tmp_path):
    """pytest would take `-level` for `-l -e …` and say so in English."""
    start = start_in(tmp_path)
    with pytest.raises(SystemExit, match='Místo -level napiš --level'):
        start.main(['-level', '31'])


@pytest.mark.parametrize(
    ('place', 'arguments', 'is_moved'),
    [
        ('.', [], True),
        ('kit', [], False),
        ('kit/tests', [], False),
        ('.', ['--impl', 'novak'], False),
        ('.', ['kit/tests'], False),
    ],
)
def test_tests_are_those_of_the_kit_wherever_it_is_typed(tmp_path, monkeypatch, place, arguments, is_moved):
    (tmp_path / 'kit' / 'tests').mkdir(parents=True)
    start = start_in(tmp_path / 'kit')
    run = []
    monkeypatch.setattr(start, 'set_up', lambda kit: None)
    monkeypatch.setattr(signal, 'signal', lambda *_: None)
    monkeypatch.setattr(subprocess, 'call', lambda command, env, cwd: run.append(cwd))
    monkeypatch.chdir(tmp_path / place)
    start.main(['--level', '11', *arguments])
    assert run == [start.ROOT if is_moved else None]


@pytest.mark.parametrize('has_drives', [False, True])
def test_tests_are_told_a_command_that_can_be_typed(tmp_path, monkeypatch, has_drives):
    kit = tmp_path / 'Školní úkoly'
    kit.mkdir()
    start = start_in(kit)
    told = []
    monkeypatch.setattr(start, 'set_up', lambda kit: None)
    monkeypatch.setattr(signal, 'signal', lambda *_: None)
    monkeypatch.setattr(subprocess, 'call', lambda command, env, cwd: told.append(env['ROZDEJ_COMMAND']))
    monkeypatch.chdir(tmp_path)
    script = os.path.join(kit.name, 'start.py')
    if has_drives:
        script = str(kit / 'start.py')
        monkeypatch.setattr(os.path, 'relpath', lambda *_: (_ for _ in ()).throw(ValueError('another drive')))
    start.main(['--level', '11'])
    assert told == [f'{start.TYPED} {typed_word(script)}']


def test_pages_are_opened_only_where_they_were_handed_out(tmp_path, capsys, monkeypatch):
    start = start_in(tmp_path)
    with pytest.raises(SystemExit, match='chybí složka prohlizec'):
        start.main(['--web'])
    start.main(['--help'])
    assert '--web' not in capsys.readouterr().out
    start.PAGES.mkdir()
    start.main(['--help'])
    assert 'start.py --web' in capsys.readouterr().out
    opened = []
    monkeypatch.setattr('rozdej.window.browser.page_server.open_pages', lambda folder: opened.append(folder) or 0)
    assert (start.main(['--web']), opened) == (0, [start.PAGES])
    assert not start.ENVIRONMENT.exists()


def test_file_that_was_opened_in_a_zip_says_to_unpack_it_all(tmp_path):
    """Windows unpacks only that file, into a folder of its own."""
    for name in ('start.py', 'ui.py'):
        shutil.copy(ROOT / name, tmp_path)
        done = run(sys.executable, '-I', tmp_path / name, '--level', '1', cwd=tmp_path)
        assert done.code == 1
        assert done.lines == [
            f'Zbytek sady tu chybí. Je v souboru ZIP? Rozbal ho celý a spusť {name} ve složce, která vznikne.'
        ]


@pytest.mark.parametrize('error', [ImportError('venv'), subprocess.CalledProcessError(1, 'ensurepip')])
def test_python_without_venv_or_pip_is_told_where_there_is_one(tmp_path, monkeypatch, error):
    """Debian has them in a package of its own, and the smallest Python for Windows nowhere."""
    start = start_in(tmp_path)
    if isinstance(error, ImportError):
        monkeypatch.setitem(sys.modules, 'venv', None)
    else:
        monkeypatch.setattr(subprocess, 'check_output', lambda *_, **__: (_ for _ in ()).throw(error))
    with pytest.raises(SystemExit, match=r'apt install python3-venv\nJinde nainstaluj Python ze stránky python\.org'):
        start.main(['--level', '1'])


@pytest.mark.parametrize(
    ('python', 'py', 'typed'),
    [
        ('C:/Python/python.exe', 'C:/Windows/py.exe', 'python'),
        ('C:/shop/python.exe', 'C:/Windows/py.exe', 'py'),
        (None, 'C:/Windows/py.exe', 'py'),
        ('C:/shop/python.exe', None, 'python'),
    ],
)
def test_python_is_told_by_the_word_that_starts_it(tmp_path, monkeypatch, python, py, typed):
    start = start_in(tmp_path)
    monkeypatch.setattr(start, 'os', SimpleNamespace(name='nt'))
    monkeypatch.setattr(sys, 'executable', 'C:/Python/python.exe')
    monkeypatch.setattr(shutil, 'which', {'python': python, 'py': py}.get)
    assert start.typed_python() == typed


def test_where_the_kit_lies_is_written_so_that_every_python_can_read_it(tmp_path, monkeypatch):
    """Python 3.11 and 3.12 on Windows read UTF-8 there as another encoding, and do not start at some letters."""
    folder = tmp_path / 'Šárka Kubáňová'
    folder.mkdir()
    start = start_in(folder)
    start.REQUIREMENTS.unlink()
    (folder / 'pyproject.toml').write_text('')
    written = start.packages() / 'rozdej.pth'

    def install(command: list, **_: object) -> int:
        if 'install' in command:
            written.write_text(str(folder), encoding='utf-8')
        return 0

    monkeypatch.setattr(venv, 'create', lambda *_, **__: written.parent.mkdir(parents=True))
    monkeypatch.setattr(subprocess, 'call', install)
    start.set_up(kit=False)
    assert written.read_bytes().isascii()
    assert (written.parent / written.read_text()).resolve() == folder.resolve()


def test_environment_whose_files_are_held_is_left_for_the_next_try(tmp_path, monkeypatch):
    """An antivirus looks at what was just installed."""
    start = start_in(tmp_path)

    def held(*_: object, **__: object) -> None:
        raise PermissionError(13, 'The process cannot access the file')

    monkeypatch.setattr(venv, 'create', lambda folder, **how: folder.mkdir())
    monkeypatch.setattr(subprocess, 'call', lambda *_, **__: 1)
    monkeypatch.setattr(os, 'rmdir', held)
    with pytest.raises(SystemExit, match='Instalace se nepovedla'):
        start.set_up(kit=False)
