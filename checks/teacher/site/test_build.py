"""Building the site: what goes in, what comes out, and what is refused."""

import errno
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from checks.running import ROOT
from checks.teacher.site.conftest import GUIDE, text_of
from rozdej import CannotRun
from rozdej.cli import main
from rozdej.core.exercises import Exercise
from rozdej.teacher.site import build


def sums(folder: Path) -> dict[str, str]:
    return {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in folder.rglob('*')
        if path.is_file()
    }


@pytest.mark.whole(reason='builds the site of an exercise twice')
def test_the_command_gives_the_same_bytes_from_anywhere(tmp_path):
    site, out = tmp_path / 'tady', tmp_path / 'jinde' / 'lekce'
    build([Exercise('klondike', ROOT)], site, guide=GUIDE)
    environment = os.environ | {'PYTHONHASHSEED': '7', 'TZ': 'Asia/Tokyo', 'LC_ALL': 'C', 'SOURCE_DATE_EPOCH': '1'}
    command = [sys.executable, '-m', 'rozdej', 'lessons', 'klondike', '--out', str(out)]
    done = subprocess.run(command, cwd=ROOT / 'docs', env=environment, capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stderr) == (0, '')
    assert done.stdout == f'The pages are being made …\nWritten: open {out / "index.html"} in a browser\n'
    assert sums(out) == sums(site)
    assert not [name for name in sums(out) if Path(name).suffix not in ('.html', '.css', '.svg')]


@pytest.mark.whole(reason='builds the site of all lessons')
def test_no_page_knows_where_it_was_made(site):
    for path in site.rglob('*'):
        if path.is_file():
            text = path.read_text(encoding='utf-8')
            assert str(ROOT) not in text
            assert '/tmp/' not in text


def test_a_site_is_replaced(exercise, tmp_path):
    out = tmp_path / 'out'
    build([exercise], out)
    (out / 'old.html').write_text('')
    build([exercise], out)
    assert not (out / 'old.html').exists()


def test_until_ends_the_lesson_with_its_section(exercise, tmp_path):
    build([exercise], tmp_path / 'out', until=10)
    text = text_of(tmp_path / 'out')
    assert 'id="level-10"' in text
    for later in ('level-11', 'Druhá část', 'Později', 'level-20'):
        assert later not in text
    assert 'Konec' in text  # where a lesson thanks for what it comes from: nobody's thanks are cut
    assert 'Levelů: 2' in (tmp_path / 'out' / 'index.html').read_text(encoding='utf-8')


def test_until_a_level_that_is_not_there_is_refused(exercise, tmp_path):
    with pytest.raises(CannotRun, match='there is no level 13; near it: 11, 20'):
        build([exercise], tmp_path / 'out', until=13)


def test_until_before_the_first_level_is_refused(exercise, tmp_path):
    with pytest.raises(CannotRun, match='zkouska has no level up to 0; its first one is '):
        build([exercise], tmp_path / 'out', until=0)


@pytest.mark.parametrize(
    ('extra', 'message'),
    [
        ('![Obrázek](obrazky/neni.svg)', 'image file not readable: zkouska/obrazky/neni.svg'),
        ('[Odkaz](neni.py)', 'the link to neni.py leads nowhere'),
    ],
    ids=['picture', 'link'],
)
def test_what_is_missing_is_named(exercise, tmp_path, extra, message):
    lesson = exercise.given / 'lekce.md'
    lesson.write_text(lesson.read_text(encoding='utf-8') + f'\n{extra}\n', encoding='utf-8')
    with pytest.raises(CannotRun) as caught:
        build([exercise], tmp_path / 'out')
    assert str(caught.value) == f'zadani/zkouska/lekce.md: {message}: mend it and build again'
    assert not (tmp_path / 'out').exists()


@pytest.mark.parametrize('is_file', [True, False], ids=['file', 'folder'])
def test_what_is_no_site_stays_as_it_is(tmp_path, capsys, is_file):
    out = tmp_path / 'mine'
    mine = out if is_file else out / 'index.html'
    mine.parent.mkdir(exist_ok=True)
    mine.write_text('important')
    with pytest.raises(SystemExit) as caught:
        main(['lessons', '--out', str(out)])
    assert caught.value.code == 2
    assert 'choose' in capsys.readouterr().err
    assert mine.read_text() == 'important'


def test_without_the_generator_the_command_says_what_to_install(tmp_path, capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, 'myst_parser', None)
    with pytest.raises(SystemExit):
        main(['lessons', '--out', str(tmp_path / 'out')])
    assert 'pip install -e ".[teacher]"' in capsys.readouterr().err


def test_an_unknown_exercise_is_refused(tmp_path, capsys):
    with pytest.raises(SystemExit):
        main(['lessons', 'kanasta', '--out', str(tmp_path / 'out')])
    assert "rozdej lessons: error: no exercise 'kanasta'" in capsys.readouterr().err


def test_the_small_site_needs_nothing_of_the_kit(exercise, tmp_path):
    """The page of a lesson stays when the exercise is gone."""
    build([exercise], tmp_path / 'out')
    before = sums(tmp_path / 'out')
    shutil.rmtree(exercise.root)
    assert sums(tmp_path / 'out') == before
    assert 'zkouska/dany.html' in before


def test_a_folder_that_cannot_be_written_is_told_in_a_sentence(tmp_path, monkeypatch, capsys):
    def build(*_):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(tmp_path))

    monkeypatch.setattr('rozdej.teacher.site.build', build)
    assert main(['lessons', '--out', str(tmp_path)]) == 2
    advice = 'if another program has it open, close it there'
    assert capsys.readouterr().err == f'rozdej lessons: {tmp_path}: {os.strerror(errno.EACCES)}; {advice}\n'
