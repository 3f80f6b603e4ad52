"""The course at a glance: one row a student over all exercises, in the report, in grades.csv and in grades.xlsx."""

import re
import time
from pathlib import Path
from zipfile import ZipFile

import pytest
from openpyxl import load_workbook
from xlsxwriter import Workbook

from checks.teacher.grading.conftest import KLONDIKE, REQUIRED, hand_in, results_of, table
from rozdej.teacher.grading.roster import Roster

FORMULA = "=HYPERLINK('http__x','y')"
CLASS = {
    'Jan/klondike.py': '# passes to 31',
    'Jan/blackjack.py': '# passes to 200',
    'Eva/klondike.py': '# passes to 200',
    f'{FORMULA}/blackjack.py': '',
    'a;=1+1/klondike.py': '# passes to 1',
}


@pytest.fixture(scope='module')
def out(tmp_path_factory) -> Path:
    return results_of(tmp_path_factory.mktemp('course'), CLASS)


def sheets(file: Path) -> dict[str, list[dict[str, str | float]]]:
    """The sheets of a spreadsheet by name: their rows by the heads of the columns. Nothing is a formula or a link."""
    found = {}
    for sheet in load_workbook(file):
        head, *rows = sheet.iter_rows()
        assert not any(cell.data_type == 'f' or cell.hyperlink for row in (head, *rows) for cell in row)
        titles = [cell.value for cell in head]
        named = [zip(titles, (cell.value for cell in row), strict=True) for row in rows]
        found[sheet.title] = [{title: value for title, value in row if value is not None} for row in named]
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
    rows = {row['name']: row for row in table(out / 'grades.csv')}
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


ROSTER = 'Příjmení;Jméno;E-mailová adresa\nMalá;Eva;eva@x.cz\nNovák;Jan;jan@x.cz\nŽlutá;Ela;ela@x.cz\n'
NAMED = {
    'Jan Novák/klondike.py': '# passes to 31',
    'eva@x.cz/klondike.py': '# passes to 200',
    'Cizí Člověk/klondike.py': '# passes to 1',
}


def as_spreadsheet(path: Path, text: str) -> Path:
    book = Workbook(path)
    sheet = book.add_worksheet()
    for number, line in enumerate(text.splitlines()):
        sheet.write_row(number, 0, line.split(';'))
    book.close()
    return path


@pytest.mark.parametrize('kind', ['utf-8', 'cp1250', 'xlsx'])
def test_roster_tells_who_is_missing_and_who_is_not_on_it(tmp_path, grade_class, kind):
    if kind == 'xlsx':
        roster = as_spreadsheet(tmp_path / 'roster.xlsx', ROSTER)
    else:
        roster = tmp_path / 'roster.csv'
        roster.write_bytes(ROSTER.encode(kind))
    code, text = grade_class(hand_in(tmp_path / 'class', NAMED), '--roster', roster)
    assert code == 0, text
    assert text.splitlines()[-3:] == [
        'Needs your eyes:',
        '  handed nothing in: Ela Žlutá',
        '  not on the roster: Cizí Člověk',
    ]
    rows = {row['name']: row for row in sheets(tmp_path / 'out' / 'grades.xlsx')['course']}
    assert set(rows) == {'Jan Novák', 'Eva Malá', 'Cizí Člověk', 'Ela Žlutá'}
    assert (rows['Ela Žlutá']['identifier'], rows['Ela Žlutá']['points']) == ('ela@x.cz', 0)
    page = (tmp_path / 'out' / 'report.html').read_text(encoding='utf-8')
    assert 'Ela Žlutá' in page.partition('class="course"')[2].partition('</section>')[0]
    again = grade_class(tmp_path / 'class')[1]
    assert 'Ela' not in again + (tmp_path / 'out' / 'report.html').read_text(encoding='utf-8')


def test_who_handed_in_one_exercise_after_another_has_one_row_by_the_roster(tmp_path, grade_class):
    files = {f'{name}/{student}/{name}.py': '# passes to 11' for name in ('klondike', 'blackjack') for student in 'ab'}
    roster = tmp_path / 'roster.csv'
    roster.write_text('name,username\nAnna,a\nBára,b\n', encoding='utf-8')
    _, text = grade_class(hand_in(tmp_path / 'class', files), '--roster', roster)
    assert 'eyes' not in text
    rows = sheets(tmp_path / 'out' / 'grades.xlsx')['course']
    assert [(row['name'], row['Klondike: level'], row['Blackjack: level']) for row in rows] == [
        ('Anna', 11, 11),
        ('Bára', 11, 11),
    ]


@pytest.mark.parametrize(
    'roster',
    [
        '"identifier","github_username","github_id","name"\n"novak@x.cz","jnovak","1",""\n',
        'username,first_name,last_name,email,section,github_id\njnovak,Jan,Novák,novak@x.cz,A,1\n',
    ],
    ids=['GitHub Classroom', 'Classroom 50'],
)
def test_rosters_of_classrooms_know_accounts(tmp_path, grade_class, roster):
    (tmp_path / 'roster.csv').write_text(roster, encoding='utf-8')
    code, text = grade_class(
        hand_in(tmp_path / 'class', {'jnovak/klondike.py': ''}), '--roster', tmp_path / 'roster.csv'
    )
    assert (code, 'on the roster' in text, 'handed nothing in' in text) == (0, False, False), text


@pytest.mark.parametrize(
    'data',
    [
        'Jméno\tPříjmení\r\nJan\tNovák\r\n'.encode('utf-16'),
        'sep=;\r\nJméno;Příjmení\r\nJan;Novák\r\n'.encode(),
        '\r\nname;id\r\nJan Novák;1\r\n'.encode(),
        'name;"note, if any";e-mail, if any\nJan Novák;;\n'.encode(),
    ],
    ids=['unicode text', 'for Excel', 'empty line', 'comma in the head'],
)
def test_roster_as_spreadsheets_save_it(tmp_path, data):
    (tmp_path / 'r.csv').write_bytes(data)
    assert [entry.name for entry in Roster.read(tmp_path / 'r.csv').entries] == ['Jan Novák']


def test_spreadsheet_that_is_wrong_about_its_size_is_read_whole(tmp_path):
    whole = as_spreadsheet(tmp_path / 'whole.xlsx', ROSTER)
    with ZipFile(whole) as old, ZipFile(tmp_path / 'r.xlsx', 'w') as new:
        for name in old.namelist():
            new.writestr(name, old.read(name).replace(b'<dimension ref="A1:C4"/>', b'<dimension ref="A1"/>'))
    assert [entry.name for entry in Roster.read(tmp_path / 'r.xlsx').entries] == ['Eva Malá', 'Jan Novák', 'Ela Žlutá']


def test_number_in_a_spreadsheet_of_google_is_an_identifier(tmp_path):
    book = Workbook(tmp_path / 'whole.xlsx')
    book.add_worksheet().write_column(0, 0, ['name', 'Jan Novák'])
    book.worksheets()[0].write_column(0, 1, ['id', 123])
    book.close()
    with ZipFile(tmp_path / 'whole.xlsx') as old, ZipFile(tmp_path / 'r.xlsx', 'w') as new:
        for name in old.namelist():
            new.writestr(name, old.read(name).replace(b'<v>123</v>', b'<v>123.0</v>'))
    assert Roster.read(tmp_path / 'r.xlsx').entries[0].identifiers == ('123',)


def test_who_is_on_the_roster_twice_is_one_person(tmp_path, grade_class):
    """As where a table has a row for each group that somebody is in."""
    roster = tmp_path / 'roster.csv'
    roster.write_text('name,group\nJan Novák,A\nJan Novák,B\nEva Malá,A\nEva Malá,B\n', encoding='utf-8')
    _, text = grade_class(hand_in(tmp_path / 'class', {'Jan Novák/klondike.py': ''}), '--roster', roster)
    assert text.splitlines()[-2:] == ['Needs your eyes:', '  handed nothing in: Eva Malá']


def test_two_hand_ins_of_one_person_on_the_roster_are_told(tmp_path, grade_class):
    roster = tmp_path / 'roster.csv'
    roster.write_text('name,username\nJan Novák,jn\n', encoding='utf-8')
    files = {'jn/klondike.py': '', 'Novák Jan/klondike.py': ''}
    _, text = grade_class(hand_in(tmp_path / 'class', files), '--roster', roster)
    assert 'one more hand-in of Jan Novák of the roster' in text


@pytest.mark.parametrize(
    'roster',
    [
        '"Příjmení, jméno, titul";Jméno;ID\n;Petr Malý;12\n;Jan Novák;14\n',
        'name,identifier\nPetr Malý,12\nNovák J.,Participant 12\n',
    ],
)
def test_a_number_of_moodle_is_nobodys_other_number(tmp_path, grade_class, roster):
    (tmp_path / 'roster.csv').write_text(roster, encoding='utf-8')
    files = {'Jan Novák_12_assignsubmission_file_/klondike.py': '# passes to 11'}
    _, text = grade_class(hand_in(tmp_path / 'class', files), '--roster', tmp_path / 'roster.csv')
    assert 'handed nothing in: Petr Malý' in text
    assert 'not on the roster' not in text


@pytest.mark.parametrize(
    ('name', 'content', 'message'),
    [
        ('r.csv', 'name,id\nJan Novák,a1\nPetr Malý,a1\n', "'a1' identifies Jan Novák and Petr Malý"),
        ('r.csv', 'a,b\n1,2\n', 'no column of names (a, b)'),
        ('r.csv', '', 'no column of names'),
        ('r.xlsx', 'no zip', 'is no spreadsheet'),
        ('there is none.csv', None, 'No such file'),
    ],
)
def test_wrong_roster_is_one_sentence(tmp_path, grade_class, name, content, message):
    if content is not None:
        (tmp_path / name).write_text(content, encoding='utf-8')
    code, text = grade_class(hand_in(tmp_path / 'class', NAMED), '--roster', tmp_path / name)
    assert (code, message in text) == (2, True)
    assert text.startswith('rozdej grade: ')
    assert not (tmp_path / 'out').exists()
