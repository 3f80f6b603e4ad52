"""What a teacher should look at is found, and shown first and last."""

import platform
import re
import sys
import warnings
import zipfile

import pytest

from checks.teacher.grading.conftest import CODE, KLONDIKE, found, hand_in, pack
from rozdej.teacher.grading import module_matching
from rozdej.teacher.grading.sanitizing import sanitize

PLAIN = {'novak/klondike.py': CODE}
ASKS = {
    'versions': (
        PLAIN | {'novak/zaloha/klondike.py': CODE},
        '2 versions of klondike.py: novak/klondike.py was graded',
    ),
    'name': ({'novak/Klondike (1).py': CODE}, 'novak/Klondike (1).py was taken for klondike.py'),
    'modules': (
        {'novak/klondike.py': f'import pomoc\n{CODE}', 'novak/pomoc.py': ''},
        'modules of its own: novak/pomoc.py',
    ),
    'folder': (
        {'novak/klondike.py': f'from pomocne.vse import *\n{CODE}', 'novak/pomocne/vse.py': ''},
        'modules of its own: novak/pomocne/vse.py',
    ),
    'like': (
        PLAIN | {'novak/klondike_mala.py': CODE},
        'novak/klondike_mala.py was left out, but has 2 functions of the exercise',
    ),
    'nothing': (PLAIN, ''),
}


@pytest.mark.parametrize(('files', 'concern'), ASKS.values(), ids=ASKS)
def test_what_asks_for_a_look(tmp_path, files, concern):
    [submission] = found(hand_in(tmp_path, files), asked_for=KLONDIKE).values()
    assert submission.concerns == ((concern,) if concern else ())


def test_two_entries_of_one_name_in_a_zip_are_told(tmp_path):
    with warnings.catch_warnings():
        warnings.simplefilter('ignore')  # Python warns of what is the point here
        with zipfile.ZipFile(tmp_path / 'novak.zip', 'w') as archive:
            archive.writestr('klondike.py', CODE)
            archive.writestr('klondike.py', '# other')
    pack(tmp_path / 'mala.zip', {'klondike.py': CODE})
    novak = found(tmp_path)['novak']
    assert novak.read() == {'klondike': CODE.encode()}
    assert novak.concerns == ('novak.zip/klondike.py: a second entry of this name in the zip; the first was taken',)


def test_right_file_is_found_among_very_many(tmp_path, monkeypatch):
    monkeypatch.setattr(module_matching, 'MOST_SEEN', 1000)
    names = (f'data/{number}.txt' for number in range(1005))
    pack(tmp_path / 'novak.zip', dict.fromkeys(names, '') | {'data/klondike.py': CODE})
    [submission] = found(tmp_path / 'novak.zip').values()
    assert not submission.problem
    assert submission.concerns == ('more than 1,000 files: the rest was not looked at',)


@pytest.mark.parametrize(
    ('text', 'concern'),
    [
        (f'TABULKA = {dict.fromkeys(range(400), 1)}\n', 'klondike.py holds a literal of 800 values'),
        (f'TABULKA = {"x" * 3000!r}\n', 'klondike.py holds a text of 3,000 characters'),
        ('def f(x):\n' + '    if x == 1: return 2\n' * 800, 'klondike.py holds 1,600 constants'),
        (f'KARTY = {[(n, "srdce", "červená", True) for n in range(52)]}\n', ''),
        (f'"""{"x" * 3000}"""\n', ''),
        ('def f(:\n', ''),
    ],
)
def test_large_tables_are_told(tmp_path, text, concern):
    (tmp_path / 'work').mkdir()
    folder = hand_in(tmp_path / 'in', {'klondike.py': text})
    told = sanitize(KLONDIKE, folder, tmp_path / 'work').concerns
    assert told == ((f'{concern}: perhaps a table of answers',) if concern else ())


CLASS = {
    'dobra/klondike.py': '# passes to 200',
    'novak/Klondike (1).py': '# passes to 11',
    'nic/dopis.txt': '',
}


def test_report_begins_with_what_needs_eyes_and_the_terminal_ends_with_it(tmp_path, grade_class):
    _, text = grade_class(hand_in(tmp_path / 'class', CLASS))
    assert text.splitlines()[-3:] == [
        'Needs your eyes:',
        '  nic: not graded: no file klondike.py here, only dopis.txt',
        '  novak: novak/Klondike (1).py was taken for klondike.py',
    ]
    page = (tmp_path / 'out' / 'report.html').read_text(encoding='utf-8').partition('<main')[2]
    first = re.search(r'<h[12]>(.*?)</h', page)
    assert first
    assert first[1] == 'Needs your eyes'
    told = page.partition('</section>')[0]
    assert 'was taken for klondike.py' in told
    assert 'not graded: no file' in told
    assert 'dobra' not in told


def test_nothing_to_look_at_is_not_mentioned(tmp_path, grade_class):
    _, text = grade_class(hand_in(tmp_path / 'class', {'dobra/klondike.py': '# passes to 200'}))
    assert 'eyes' not in text
    assert 'Needs your eyes' not in (tmp_path / 'out' / 'report.html').read_text(encoding='utf-8')


@pytest.mark.parametrize(
    ('data', 'concern'),
    [
        (
            'def popis_balicku(balicek):\n    return "prázdný"\n'.encode('cp1250'),
            'klondike.py is not saved as UTF-8: letters may be lost, and points with them',
        ),
        (b'# coding: neni\nx = 1\n', ''),
        (b'', 'klondike.py is empty: perhaps its content has stayed in a cloud'),
        (
            b'try:\n    x = 1\nexcept ValueError, TypeError:\n    x = 2\n',
            f'klondike.py needs Python 3.14 for line 3 and was read by {platform.python_version()}',
        ),
    ],
)
def test_a_file_that_may_be_right_elsewhere_is_told(tmp_path, data, concern):
    (tmp_path / 'work').mkdir()
    (tmp_path / 'in').mkdir()
    (tmp_path / 'in/klondike.py').write_bytes(data)
    told = sanitize(KLONDIKE, tmp_path / 'in', tmp_path / 'work').concerns
    if not concern.startswith('klondike.py needs') or sys.version_info < (3, 14):
        assert told == ((concern,) if concern else ())
