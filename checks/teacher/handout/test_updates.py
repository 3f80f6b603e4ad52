"""`rozdej handout --update`: an earlier handout brought up to date around what the student has written."""

import json
import os

import pytest

from checks.teacher.handout.conftest import hand_out
from rozdej.cli import main
from rozdej.core.exercises.exercise import MANIFEST
from rozdej.teacher.handout import command
from rozdej.teacher.handout.writing import NEWER, Handout, update, write_folder

STUB = 'zadani/klondike/klondike.py'
OWN = b'def popis_balicku(balicek):\n    return 1\n'


def earlier(folder, **files):
    """A handout with these files (`a='text'` is the file `a`), as it was once written."""
    made = handout(**files)
    write_folder(made, folder)
    return folder


def handout(**files):
    return Handout({name: text.encode() for name, text in files.items()}, ['klondike'], None)


def content(folder):
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob('*') if path.is_file()}


def test_what_nobody_touched_becomes_new(tmp_path):
    folder = earlier(tmp_path / 'a', stub='old', lesson='same')
    done = update(handout(stub='new', lesson='same', more='more'), folder)
    assert (done.written, done.removed, done.kept, done.left) == (['stub', 'more'], [], [], [])
    assert content(folder).keys() == {'stub', 'lesson', 'more', MANIFEST}
    assert content(folder)['stub'] == b'new'


def test_what_the_student_wrote_stays_and_our_new_version_lies_beside(tmp_path):
    folder = earlier(tmp_path / 'a', stub='old', other='old')
    (folder / 'stub').write_bytes(OWN)
    (folder / 'other').write_bytes(OWN)
    (folder / 'mine.py').write_bytes(OWN)
    done = update(handout(stub='new', other='old'), folder)
    assert done.kept == ['stub']
    found = content(folder)
    assert found['stub'] == found['other'] == found['mine.py'] == OWN
    assert found['stub' + NEWER] == b'new'
    assert 'other' + NEWER not in found


def test_the_same_update_again_changes_nothing(tmp_path):
    folder = earlier(tmp_path / 'a', stub='old')
    (folder / 'stub').write_bytes(OWN)
    update(handout(stub='new'), folder)
    (folder / ('stub' + NEWER)).unlink()
    before = content(folder)
    done = update(handout(stub='new'), folder)
    assert (done.written, done.kept) == ([], [])
    assert content(folder) == before


def test_what_is_no_longer_handed_out_goes_unless_the_student_changed_it(tmp_path):
    files = {'old/deep/file': 'ours', 'old/changed': 'ours', 'stays': 'ours'}
    folder = tmp_path / 'a'
    write_folder(Handout({name: text.encode() for name, text in files.items()}, ['klondike'], None), folder)
    (folder / 'old/changed').write_bytes(OWN)
    done = update(handout(stays='ours'), folder)
    assert (done.removed, done.left) == (['old/deep/file'], ['old/changed'])
    assert content(folder).keys() == {'old/changed', 'stays', MANIFEST}
    assert not (folder / 'old/deep').exists()


def test_a_lost_file_comes_back(tmp_path):
    folder = earlier(tmp_path / 'a', stub='old')
    (folder / 'stub').unlink()
    assert update(handout(stub='old'), folder).written == ['stub']


def test_other_line_ends_are_no_change(tmp_path):
    folder = earlier(tmp_path / 'a', stub='a\nb\n')
    (folder / 'stub').write_bytes(b'a\r\nb\r\n')
    assert update(handout(stub='new\n'), folder).written == ['stub']


@pytest.mark.whole(reason='writes whole handouts')
def test_from_a_part_to_the_whole_exercise(tmp_path):
    """The command itself: first up to level 12, then up to 23; the student has begun meanwhile."""
    folder = tmp_path / 'kurz'
    assert hand_out('klondike', '--until', '12', '--out', folder, pages=False).code == 0
    (folder / STUB).write_bytes(OWN)
    assert not (folder / 'tests/klondike/test_020_vytvor_balicek.py').exists()
    done = hand_out('klondike', '--until', '23', '--update', folder, pages=False)
    assert done.code == 0, done.output
    assert f'{STUB}: changed by the student, so the new version lies beside it as klondike.py{NEWER}' in done.output
    assert (folder / STUB).read_bytes() == OWN
    assert b'def vytvor_balicek' in (folder / (STUB + NEWER)).read_bytes()
    assert (folder / 'tests/klondike/test_020_vytvor_balicek.py').exists()
    again = hand_out('--update', folder, pages=False)
    assert again.lines == [f'{folder}: 0 files brought up to date, 0 removed.']
    manifest = json.loads((folder / MANIFEST).read_text(encoding='utf-8'))
    assert manifest['until'] == 23
    found = {path.relative_to(folder).as_posix() for path in folder.rglob('*') if path.is_file()}
    assert found == {*manifest['files'], MANIFEST, STUB + NEWER}


@pytest.mark.parametrize(
    ('arguments', 'said'),
    [
        (['klondike', '--out', 'full'], 'full is not empty: choose a new folder'),
        (['klondike', '--out', 'full/file'], 'full/file is a file: give a new folder, or a name that ends with .zip'),
        (['klondike', '--update', 'full'], 'full is no earlier handout (.rozdej.json is missing)'),
        (['klondike', '--out', 'broken/new'], 'broken/new would lie inside the handout broken: choose a place outside'),
        (['klondike', '--out', 'broken/deep/x.zip'], 'broken/deep/x.zip would lie inside the handout broken'),
        (['--update', 'broken'], '.rozdej.json is damaged: make a new handout with --out'),
        (['--update', 'nonsense'], '.rozdej.json cannot be read'),
        (['--update', 'climbing'], '.rozdej.json is damaged: make a new handout with --out'),
        (['--update', 'driving'], '.rozdej.json is damaged: make a new handout with --out'),
    ],
)
def test_bad_input_is_told_in_one_sentence(tmp_path, monkeypatch, capsys, arguments, said):
    (tmp_path / 'full').mkdir()
    (tmp_path / 'full/file').write_text('x')
    climbing = '{"exercises": ["klondike"], "until": null, "files": {"../full/file": ""}}'
    texts = {'broken': '[]', 'nonsense': '{', 'climbing': climbing, 'driving': climbing.replace('..', 'C:')}
    for name, text in texts.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / MANIFEST).write_text(text)
    before = content(tmp_path)
    monkeypatch.chdir(tmp_path)
    assert main(['handout', '--uncommitted', *arguments]) == 1
    told = capsys.readouterr().out
    assert said.replace('/', os.sep) in told
    assert told.count('\n') == 1, told
    assert content(tmp_path) == before


@pytest.fixture
def quick(monkeypatch):
    """Handouts have one file for each exercise, named like it."""

    def make(exercises, until, root, web):
        names = [exercise.name for exercise in exercises]
        return Handout({name: b'' for name in names}, names, until, web)

    monkeypatch.setattr(command, 'make', make)


@pytest.mark.usefixtures('quick')
def test_another_exercise_is_added_to_those_of_the_earlier_handout(tmp_path):
    folder = earlier(tmp_path / 'a', klondike='old')
    assert main(['handout', '--uncommitted', 'srdce', '--update', str(folder)]) == 0
    assert content(folder).keys() == {'klondike', 'srdce', MANIFEST}
    assert json.loads(content(folder)[MANIFEST])['exercises'] == ['klondike', 'srdce']


def test_nothing_is_added_to_a_handout_up_to_a_level(tmp_path, capsys):
    write_folder(Handout({}, ['klondike'], 33), tmp_path / 'a')
    assert main(['handout', '--uncommitted', 'srdce', '--update', str(tmp_path / 'a')]) == 1
    assert 'can end at a level (--until), as levels differ: hand out the others alone' in capsys.readouterr().out


def test_out_and_update_exclude_each_other(tmp_path):
    assert hand_out('klondike', '--out', 'a', '--update', 'b', cwd=tmp_path).code == 2
    assert hand_out('klondike', cwd=tmp_path).code == 2
