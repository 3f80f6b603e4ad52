"""The course at a glance: one row a student over all exercises, in the report, in grades.csv and in grades.xlsx."""

import csv
import io
import re
import time
import xml.etree.ElementTree as ET
import zipfile
from pathlib import Path

import pytest

from checks.grading.conftest import KLONDIKE, REQUIRED, hand_in

NAMES = '{http://schemas.openxmlformats.org/spreadsheetml/2006/main}'
FORMULA = '=HYPERLINK("http:__x","y")'
CLASS = {
    'Jan/klondike.py': '# passes to 31',
    'Jan/blackjack.py': '# passes to 200',
    'Eva/klondike.py': '# passes to 200',
    f'{FORMULA}/blackjack.py': '',
    'a;=1+1/klondike.py': '# passes to 1',
}


@pytest.fixture
def out(tmp_path, grade_class) -> Path:
    code, text = grade_class(hand_in(tmp_path / 'class', CLASS))
    assert code == 0, text
    return tmp_path / 'out'


def sheets(file: Path) -> dict[str, list[dict[str, str | float]]]:
    """The sheets of a spreadsheet by name: their rows by the heads of the columns."""
    with zipfile.ZipFile(file) as archive:
        assert archive.testzip() is None
        texts = [''.join(item.itertext()) for item in ET.fromstring(archive.read('xl/sharedStrings.xml'))]
        names = [sheet.get('name') for sheet in ET.fromstring(archive.read('xl/workbook.xml')).iter(f'{NAMES}sheet')]
        found = {}
        for number, name in enumerate(names, start=1):
            root = ET.fromstring(archive.read(f'xl/worksheets/sheet{number}.xml'))
            assert list(root.iter(f'{NAMES}f')) == []
            assert list(root.iter(f'{NAMES}hyperlink')) == []
            rows = []
            for row in root.iter(f'{NAMES}row'):
                cells = {}
                for cell in row:
                    value = cell.findtext(f'{NAMES}v')
                    column = re.match('[A-Z]+', cell.get('r'))[0]
                    cells[column] = texts[int(value)] if cell.get('t') == 's' else float(value)
                rows.append(cells)
            found[name] = [{rows[0][column]: value for column, value in row.items()} for row in rows[1:]]
    return found


def test_spreadsheet_has_the_course_and_each_exercise(out):
    found = sheets(out / 'grades.xlsx')
    assert list(found) == ['course', 'klondike', 'blackjack']
    by_name = {row['name']: row for row in found['course']}
    assert set(by_name) == {'Jan', 'Eva', FORMULA, 'a;=1+1'}
    jan = by_name['Jan']
    assert (jan['Klondike: level'], jan[f'Klondike: points of {len(REQUIRED)}']) == (31, sum(n <= 31 for n in REQUIRED))
    assert jan['points'] == sum(value for head, value in jan.items() if ': points of' in head)
    assert jan['maximum'] > by_name['Eva']['points'] == len(REQUIRED)
    assert (jan['finished'], by_name['Eva']['finished']) == (1, 1)
    assert 'Klondike: level' not in by_name[FORMULA]
    [klondike] = (row for row in found['klondike'] if row['name'] == 'Jan')
    assert (klondike['level 31'], klondike['level 32'], klondike['verdict']) == (1, 0, 'stuck at level 32: wrong value')
    assert (
        sum(value for head, value in klondike.items() if head.startswith('level ') and head != 'level reached')
        == (klondike['points'])
    )
    assert len([head for head in klondike if re.fullmatch(r'level \d+', head)]) == len(KLONDIKE.lesson.levels)


def test_spreadsheet_is_the_same_bytes_later(tmp_path, grade_class, monkeypatch):
    folder = hand_in(tmp_path / 'class', CLASS)
    grade_class(folder, '--out', tmp_path / 'one')
    later = time.time() + 10_000
    monkeypatch.setattr(time, 'time', lambda: later)
    grade_class(folder, '--out', tmp_path / 'two')
    assert (tmp_path / 'one' / 'grades.xlsx').read_bytes() == (tmp_path / 'two' / 'grades.xlsx').read_bytes()


def test_table_has_one_row_a_student(out):
    text = (out / 'grades.csv').read_bytes().decode('utf-8-sig')
    rows = {row['name']: row for row in csv.DictReader(io.StringIO(text, newline=''))}
    assert set(rows) == {'Jan', 'Eva', f"'{FORMULA}", "a;'=1+1"}
    assert (rows['Jan']['klondike level'], rows['Jan']['blackjack verdict']) == ('31', 'finished')
    assert rows['Eva']['blackjack points'] == ''
    assert rows['Jan']['maximum'] == rows['Eva']['maximum']


def test_report_has_the_course_where_there_are_several_exercises(out, tmp_path, grade_class):
    page = (out / 'report.html').read_text(encoding='utf-8')
    course = page.partition('<section class="course">')[2].partition('</section>')[0]
    assert re.search(r'<bdi>Jan</bdi>.*?<td class="numeric">31 · \d+</td>', course)
    assert re.search(r'<bdi>Eva</bdi>.*?<td class="numeric">–</td></tr>', course)
    grade_class(hand_in(tmp_path / 'one', {'Jan/klondike.py': ''}), '--out', tmp_path / 'out1')
    assert 'class="course"' not in (tmp_path / 'out1' / 'report.html').read_text(encoding='utf-8')
