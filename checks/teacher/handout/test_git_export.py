"""What a teacher has tried in `zadani/` is not handed out."""

import shutil
import signal
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from checks.cloned import KLONDIKE_KIT, clone, commit
from checks.running import ROOT, Run, run
from checks.teacher.handout.conftest import WITHOUT_PAGES, run_handout
from rozdej.teacher.handout.git_export import export_committed
from rozdej.teacher.handout.writing import TOP

STUB = 'zadani/klondike/klondike.py'
TRIED = 'def popis_balicku(balicek):\n    return "tajemství"\n'


@pytest.fixture(scope='module')
def cloned(tmp_path_factory) -> Path:
    """A clone of the kit, with one exercise."""
    return clone(tmp_path_factory.mktemp('clone') / 'kit', *KLONDIKE_KIT)


@pytest.fixture
def teachers(cloned, tmp_path) -> Path:
    """A teacher's clone of the kit, with one exercise."""
    return shutil.copytree(cloned, tmp_path / 'Učitelova sada')


def hand_out(kit: Path, *arguments: object, pages: bool = False) -> Run:
    return run_handout('klondike', *arguments, cwd=kit, pages=pages)


def content(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob('*') if path.is_file()}


@pytest.mark.whole(reason='writes whole handouts')
def test_in_a_repository_the_committed_exercise_is_handed_out(teachers, tmp_path):
    clean = hand_out(teachers, '--out', tmp_path / 'a')
    assert clean.code == 0, clean.output
    assert len(clean.lines) == 1
    (teachers / STUB).write_text(TRIED, encoding='utf-8')
    (teachers / 'zadani/klondike/karty.py').unlink()
    (teachers / 'tests/klondike/test_moje.py').write_text('x = 1\n', encoding='utf-8')
    done = hand_out(teachers, '--out', tmp_path / 'b')
    assert done.code == 0, done.output
    told = 'changed here and not committed; handed out is what was committed (or add --uncommitted)'
    assert done.lines[:-1] == [
        f'{path}: {told}' for path in ('tests/klondike/test_moje.py', 'zadani/klondike/karty.py', STUB)
    ]
    assert content(tmp_path / 'a') == content(tmp_path / 'b')
    cut = hand_out(teachers, '--until', 12, '--out', tmp_path / 'c.zip', pages=True)
    assert cut.code == 0, cut.output
    with zipfile.ZipFile(tmp_path / 'c.zip') as archive:
        assert archive.read(f'{TOP}/{STUB}').startswith((ROOT / STUB).read_bytes()[:100])
        assert not [name for name in archive.namelist() if 'tajemství'.encode() in archive.read(name)]


def test_what_was_committed_is_known_in_a_repository_only(teachers):
    committed = (teachers / STUB).read_bytes()
    (teachers / STUB).write_text(TRIED, encoding='utf-8')
    with export_committed(teachers) as folder:
        assert (folder / STUB).read_bytes() == committed
    (teachers / '.git').rename(teachers / 'no repository')
    with export_committed(teachers) as folder:
        assert folder == teachers


@pytest.mark.whole(reason='writes a handout for each stub')
@pytest.mark.parametrize('arguments', [('--uncommitted',), ()], ids=['asked for', 'committed'])
def test_a_stub_with_code_in_it_is_refused(teachers, tmp_path, arguments):
    (teachers / STUB).write_text(TRIED, encoding='utf-8')
    if not arguments:
        commit(teachers)
    done = hand_out(teachers, '--out', tmp_path / 'out', *arguments)
    assert done.code == 1
    assert done.lines == [
        f'rozdej handout: {STUB} has code in popis_balicku, which students are to write: bring the empty stub back'
    ]
    assert not (tmp_path / 'out').exists()


@pytest.mark.parametrize(
    ('text', 'said'),
    [
        (None, f'{STUB} is missing: bring it back before you hand the exercise out'),
        ('def :\n', f'{STUB} cannot be read (invalid syntax (klondike.py, line 1)): bring the stub back'),
        (TRIED, f'{STUB} has code in popis_balicku, which students are to write'),
    ],
    ids=['missing', 'broken', 'tried'],
)
@pytest.mark.whole(reason='writes whole handouts')
def test_without_a_repository_it_is_the_files_themselves_that_are_looked_at(teachers, tmp_path, text, said):
    (teachers / '.git').rename(tmp_path / 'git')
    assert hand_out(teachers, '--out', tmp_path / 'whole').code == 0
    (teachers / STUB).unlink()
    if text:
        (teachers / STUB).write_text(text, encoding='utf-8')
    done = hand_out(teachers, '--out', tmp_path / 'out')
    assert (done.code, len(done.lines)) == (1, 1), done.output
    assert said in done.output
    assert not (tmp_path / 'out').exists()


@pytest.mark.whole(reason='writes whole handouts')
def test_an_exercise_that_was_never_committed_is_handed_out_only_when_asked_for(teachers, tmp_path):
    assert run(sys.executable, '-m', 'rozdej', 'new', 'sirky', cwd=teachers).code == 0
    command = ['sirky', '--out', tmp_path / 'out']
    refused = run_handout(*command, cwd=teachers, pages=False)
    assert refused.code == 1
    told = 'sirky is not committed to git yet: commit it, or hand it out as it lies here with --uncommitted'
    assert refused.lines == [f'rozdej handout: {told}']
    done = run_handout(*command, '--uncommitted', cwd=teachers, pages=False)
    assert done.code == 0, done.output
    assert (tmp_path / 'out/zadani/sirky/sirky.py').is_file()


@pytest.mark.parametrize('out', ['out', 'out.zip'])
@pytest.mark.whole(reason='writes whole handouts')
def test_killed_it_leaves_no_half_of_a_handout(teachers, tmp_path, out):
    """Killed when it writes its first file: the place is as it was, and the same command works."""
    place = tmp_path / 'here'
    place.mkdir()
    slow = WITHOUT_PAGES + (
        'import time, pathlib, zipfile\n'
        'def wait(*_): print("writing", flush=True); time.sleep(600)\n'
        'whole = command.write\n'
        'def write(made, out):\n'
        '    pathlib.Path.write_bytes = zipfile.ZipFile.writestr = wait\n'
        '    whole(made, out)\n'
        'command.write = write\n'
        'sys.exit(main(sys.argv[1:]))\n'
    )
    arguments = [sys.executable, '-c', slow, 'handout', 'klondike', '--out', str(place / out)]
    process = subprocess.Popen(arguments, cwd=teachers, stdout=subprocess.PIPE)
    try:
        assert process.stdout.readline().rstrip() == b'writing'
        process.send_signal(signal.SIGKILL)
    finally:
        process.kill()
        process.communicate(timeout=60)
    assert not (place / out).exists()
    done = hand_out(teachers, '--out', place / out)
    assert done.code == 0, done.output
    assert (place / out).exists()
