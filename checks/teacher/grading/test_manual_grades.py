"""Points and sentences given by hand: they stay, and are told as what they are; mistakes are one sentence."""

import json

import openpyxl
import pytest

from checks.teacher.grading.conftest import EXERCISES, REQUIRED, hand_in, table
from rozdej import CannotRun
from rozdej.teacher.grading.manual_grades import ManualGrade, load_manual_grades
from rozdej.teacher.grading.name_matching import find_one_named

PASSED = sum(level <= 31 for level in REQUIRED)
BY_HAND = """
["jan.novak".klondike]
points = 12.5
remark = "Vysvětlil u tabule."

[mala.klondike]
add = -1

[petr.klondike]
remark = "Hezky napsané: =1+1"
talk = "Ví, proč je tam   řádek 31."
"""


@pytest.fixture
def graded(tmp_path, grade_class):
    """A class of three graded with remarks by hand; gives the folder with results."""
    files = {f'{name}/klondike.py': '# passes to 31' for name in ('jan.novak', 'mala', 'petr')}
    hand_in(tmp_path / 'class', files)
    hand_in(tmp_path / 'out', {'remarks.toml': BY_HAND})
    code, text = grade_class(tmp_path / 'class')
    assert code == 0, text
    assert '12.5 of ' in text
    assert 'by hand' in text
    return tmp_path / 'out'


def test_points_by_hand_count_everywhere(graded):
    rows = {row['name']: row for row in table(graded / 'grades.csv')}
    computed = float(rows['petr']['points'])
    assert rows['jan.novak']['points'] == '12.5'
    assert rows['jan.novak']['klondike by hand'] == (f'12.5 points by hand, {computed:g} by tests: Vysvětlil u tabule.')
    assert float(rows['mala']['points']) == computed - 1
    assert rows['petr']['klondike by hand'] == 'Hezky napsané: =1+1'
    results = {one['name']: one for one in json.loads((graded / 'results.json').read_text(encoding='utf-8'))['results']}
    assert (results['jan.novak']['points'], results['jan.novak']['computed']) == (12.5, computed)
    score = json.loads((graded / 'gradescope' / 'klondike' / 'jan.novak.json').read_text(encoding='utf-8'))
    assert score['score'] == 12.5
    assert 'Vysvětlil u tabule.' in score['output']
    gradebook = (graded / 'moodle-gradebook-klondike.csv').read_text(encoding='utf-8')
    assert '"12.5"' in gradebook
    assert 'Vysvětlil u tabule.' in gradebook
    assert 'Vysvětlil u tabule.' in (graded / 'junit.xml').read_text(encoding='utf-8')
    book = openpyxl.load_workbook(graded / 'grades.xlsx')
    for sheet in ('course', 'klondike'):
        cells = [cell.value for row in book[sheet].iter_rows() for cell in row]
        assert 12.5 in cells
        assert any('Vysvětlil u tabule.' in str(cell) for cell in cells)


def test_a_note_about_a_talk_stands_in_the_spreadsheet_and_nowhere_else(graded, grade_class, tmp_path):
    sheets = openpyxl.load_workbook(graded / 'grades.xlsx')
    head, *rows = sheets['klondike'].iter_rows(values_only=True)
    assert {row[0]: row[head.index('talk')] for row in rows} == {
        'jan.novak': None,
        'mala': None,
        'petr': 'Ví, proč je tam řádek 31.',
    }
    files = [path for path in graded.rglob('*') if path.is_file() and path.name not in ('remarks.toml', 'grades.xlsx')]
    assert [path for path in files if 'proč je tam' in path.read_bytes().decode('utf-8', 'replace')] == []
    (graded / 'remarks.toml').unlink()
    assert grade_class(tmp_path / 'class')[0] == 0
    assert 'talk' not in next(openpyxl.load_workbook(graded / 'grades.xlsx')['klondike'].iter_rows(values_only=True))


def test_students_and_teacher_are_told_that_it_is_by_hand(graded):
    told = (graded / 'feedback' / 'jan.novak.txt').read_text(encoding='utf-8')
    assert 'Body: 12,5 z ' in told
    assert '(přiděleno ručně, testy daly ' in told
    assert 'Poznámka: Vysvětlil u tabule.' in told
    assert 'ručně' not in (graded / 'feedback' / 'petr.txt').read_text(encoding='utf-8')
    page = (graded / 'report.html').read_text(encoding='utf-8')
    assert 'By hand</b> 12.5 points by hand, ' in page
    assert 'Points by hand stand in their place.' in page


def test_remarks_stay_and_can_be_changed_without_grading_anew(graded, grade_class, tmp_path):
    hand_in(tmp_path / 'class', {'mala/klondike.py': '# passes to 11'})
    grade_class(tmp_path / 'class')
    assert 'Body: 12,5 z ' in (graded / 'feedback' / 'jan.novak.txt').read_text(encoding='utf-8')
    hand_in(graded, {'remarks.toml': BY_HAND.replace('12.5', '13')})
    _, text = grade_class(tmp_path / 'class')
    assert '0 graded, 3 unchanged' in text
    assert 'Body: 13 z ' in (graded / 'feedback' / 'jan.novak.txt').read_text(encoding='utf-8')
    (graded / 'remarks.toml').unlink()
    grade_class(tmp_path / 'class')
    assert 'ručně' not in (graded / 'feedback' / 'jan.novak.txt').read_text(encoding='utf-8')


def test_nobody_is_told_points_of_hidden_levels(graded, grade_class, tmp_path):
    hand_in(tmp_path, {'points.toml': '[feedback]\n"40-" = "hidden"'})
    grade_class(tmp_path / 'class', '--points', tmp_path / 'points.toml')
    told = (graded / 'feedback' / 'jan.novak.txt').read_text(encoding='utf-8')
    assert 'Body' not in told
    assert 'Poznámka: Vysvětlil u tabule.' in told
    assert 'by hand' not in (graded / 'junit.xml').read_text(encoding='utf-8')


def test_a_student_who_is_not_there_is_told(graded, grade_class, tmp_path):
    """But in an autograder, which sees one student of the class."""
    (graded / 'remarks.toml').write_text('[nobody.klondike]\npoints = 7\n', encoding='utf-8')
    code, text = grade_class(tmp_path / 'class')
    assert (code, 'nobody' in text) == (2, True), text


def test_remarks_for_another_exercise_are_left_to_another_run(graded, grade_class, tmp_path):
    hand_in(tmp_path / 'class', {'mala/blackjack.py': '# passes to 31'})
    (graded / 'remarks.toml').write_text(f'{BY_HAND}\n[mala.blackjack]\nadd = -1\n', encoding='utf-8')
    code, text = grade_class(tmp_path / 'class', '--exercise', 'klondike')
    assert code == 0, text
    assert {row['name']: row['points'] for row in table(graded / 'grades.csv')}['mala'] == str(PASSED - 1)
    code, text = grade_class(tmp_path / 'class')
    assert code == 0, text


def test_students_are_called_as_on_the_roster_that_reports_show(tmp_path, grade_class):
    hand_in(tmp_path / 'class', {f'{name}/klondike.py': '# passes to 31' for name in ('jn', 'mala')})
    (tmp_path / 'roster.csv').write_text('name,username\nJan Novák,jn\n', encoding='utf-8')
    hand_in(tmp_path / 'out', {'remarks.toml': '["Jan Novák".klondike]\npoints = 3\n[mala.klondike]\npoints = 4\n'})
    code, text = grade_class(tmp_path / 'class', '--roster', tmp_path / 'roster.csv', '--only', 'Jan Novák')
    assert code == 0, text
    assert {row['name']: row['points'] for row in table(tmp_path / 'out/grades.csv')} == {'Jan Novák': '3'}
    assert grade_class(tmp_path / 'class', '--roster', tmp_path / 'roster.csv')[0] == 0
    assert {row['name']: row['points'] for row in table(tmp_path / 'out/grades.csv')} == {'Jan Novák': '3', 'mala': '4'}


def test_who_handed_nothing_in_can_be_given_points_too(tmp_path, grade_class):
    """Who is on the roster, or has handed in another exercise; none of them gets into the table for Moodle."""
    files = {'jn/klondike.py': '# passes to 31', 'mala/blackjack.py': '# passes to 31'}
    (tmp_path / 'roster.csv').write_text('name,username\nZoja Nová,zn\nJan Novák,jn\n', encoding='utf-8')
    by_hand = '["Zoja Nová".klondike]\npoints = 3\nremark = "Ukázala to u tabule."\n[mala.klondike]\nadd = 0\n'
    hand_in(
        tmp_path / 'out', {'remarks.toml': by_hand + 'remark = "Přijď."\n[jn.blackjack]\nadd = 2\ntalk = "nic neví"\n'}
    )
    arguments = hand_in(tmp_path / 'class', files), '--roster', tmp_path / 'roster.csv'
    code, text = grade_class(*arguments)
    assert code == 0, text
    assert 'Zoja Nová (zn): not graded: handed nothing in' in text.replace(' (Klondike)', '')
    rows = {row['name']: row for row in table(tmp_path / 'out/grades.csv')}
    assert [*rows] == ['Jan Novák', 'mala', 'Zoja Nová']
    assert (rows['Zoja Nová']['identifier'], rows['Zoja Nová']['points']) == ('zn', '3')
    assert rows['Jan Novák']['blackjack points'] == '2'
    assert float(rows['Jan Novák']['points']) == float(rows['Jan Novák']['klondike points']) + 2
    told = (tmp_path / 'out/feedback/Zoja Nová zn.txt').read_text(encoding='utf-8')
    assert 'Body: 3 z ' in told
    assert 'Poznámka: Ukázala to u tabule.\n' in told
    assert 'Poznámka: Přijď.' in (tmp_path / 'out/feedback/mala.txt').read_text(encoding='utf-8')
    for exercise in ('klondike', 'blackjack'):
        assert len(table(tmp_path / f'out/moodle-gradebook-{exercise}.csv')) == 1
    hand_in(tmp_path / 'class', {'zn/klondike.py': '# passes to 11'})
    _, text = grade_class(*arguments)
    assert 'not there any more' not in text
    told = (tmp_path / 'out/feedback/zn.txt').read_text(encoding='utf-8')
    assert 'Body: 3 z ' in told
    assert 'Prošlo levelů' in told


def test_who_handed_it_in_under_another_identifier_is_told(tmp_path, grade_class):
    files = {'jn/klondike.py': '# passes to 31', 'Jan Novák/blackjack.py': '# passes to 31'}
    (tmp_path / 'roster.csv').write_text('name,username\nJan Novák,jn\n', encoding='utf-8')
    hand_in(tmp_path / 'out', {'remarks.toml': '["Jan Novák".klondike]\npoints = 3\n'})
    code, text = grade_class(hand_in(tmp_path / 'class', files), '--roster', tmp_path / 'roster.csv')
    assert (code, 'Jan Novák has a table for klondike, which was handed in as jn' in text) == (2, True), text


def test_nobody_is_given_points_for_an_exercise_that_nobody_handed_in(tmp_path, grade_class):
    hand_in(tmp_path / 'out', {'remarks.toml': '[mala.blackjack]\npoints = 3\n'})
    code, text = grade_class(hand_in(tmp_path / 'class', {'mala/klondike.py': '# passes to 31'}))
    assert (code, 'nobody handed in blackjack' in text) == (2, True), text


NAMES = {'12': 'Jan Novák', '13': 'Jan Malý', '14': 'Jan Malý'}


@pytest.mark.parametrize(
    ('text', 'message'),
    [
        ('["Jan Nowák".klondike]\npoints = 1', "none of 3 students is called 'Jan Nowák'; did you mean 'Jan Novák'?"),
        ('["Jan Malý".klondike]\npoints = 1', "2 students are called 'Jan Malý': 13, 14. Say which."),
        ('[12.klondyke]\npoints = 1', "no exercise 'klondyke'; there are: klondike, "),
        ('[12.srdce]\npoints = 1', 'nobody handed in srdce'),
        ('[12.klondike]\nbody = 1', '["12".klondike] has \'body\'; there can be points, add, remark'),
        ('[12.klondike]\npoints = "1"', '["12".klondike] points is \'1\'; write a number'),
        ('[12.klondike]\nadd = nan', '["12".klondike] add is nan; write a number'),
        ('[12.klondike]\npoints = -1', '["12".klondike] points are -1; write zero or more'),
        ('[12.klondike]\npoints = 1\nadd = 2', '["12".klondike] has points and add; one of them decides'),
        ('["Jan Novák".klondike]\nadd = 1\n[12.klondike]\nadd = 2', '12 has two tables for klondike'),
        ('[12.klondike]\nremark = 1', '["12".klondike] remark is 1; write a text'),
        ('[12]\npoints = 1', "'12' has no table of an exercise"),
        ('12 = 1', "'12' has no table of an exercise"),
        ('[12', 'is not TOML'),
    ],
)
def test_what_is_wrong_is_one_sentence(tmp_path, text, message):
    path = tmp_path / 'remarks.toml'
    path.write_text(text, encoding='utf-8')
    with pytest.raises(CannotRun, match=r'remarks\.toml') as caught:
        load_manual_grades(path, NAMES, {'klondike'}, {exercise.name: exercise for exercise in EXERCISES})
    assert message in str(caught.value)
    assert '\n' not in str(caught.value)


def test_more_than_the_maximum_is_refused(tmp_path, grade_class):
    hand_in(tmp_path / 'class', {'mala/klondike.py': ''})
    hand_in(tmp_path, {'mine.toml': '[mala.klondike]\npoints = 99'})
    code, text = grade_class(tmp_path / 'class', '--remarks', tmp_path / 'mine.toml')
    assert (code, 'by hand, mala has 99 points for klondike, where there are ' in text) == (2, True)


def test_what_is_added_stays_within_bounds():
    assert [ManualGrade(add=add).given(3, 10) for add in (-5, 2.5, 20)] == [0, 5.5, 10]


def test_an_identifier_is_sure(tmp_path):
    assert find_one_named('13', {'12': 'Jan Novák', '13': 'Jan Malý', '14': 'Jan Malý'}) == '13'
