"""What other programs import keeps to their rules."""

import csv
import html
import io
import json
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import jsonschema
import pytest

from checks.running import ROOT
from checks.teacher.grading.conftest import KLONDIKE, REQUIRED, hand_in, results_of, table
from checks.teacher.grading.doubles import expected_tests
from rozdej.teacher.grading.report.grades_csv import cell
from rozdej.teacher.grading.report.moodle import as_html, identifying_column
from rozdej.teacher.grading.report.rows import file_name
from rozdej.teacher.grading.result import Record, Result

FORMULA = '=HYPERLINK("http:__x","y")'
CLASS = {
    f'{FORMULA}/klondike.py': '# passes to 31',
    '+420/klondike.py': '# passes to 11\n# raises',
    'Žofie Ťuhýková/Klondike (1).py': '# passes to 200',
    'nic/dopis.txt': '',
}
POLICY = '[feedback]\n"100-" = "hidden"\n"40-50" = "outcome"\n'


@pytest.fixture(scope='module')
def out(tmp_path_factory) -> Path:
    """The results of a class, with all reports."""
    return results_of(tmp_path_factory.mktemp('formats'), CLASS)


@pytest.fixture(scope='module')
def out_with_policy(tmp_path_factory) -> Path:
    """The same, with levels that students are not told all about."""
    folder = tmp_path_factory.mktemp('policy')
    (folder / 'points.toml').write_text(POLICY, encoding='utf-8')
    return results_of(folder, CLASS, '--points', str(folder / 'points.toml'))


def only(folder: Path, start: str) -> Path:
    [path] = (path for path in folder.iterdir() if path.name.startswith(start))
    return path


def test_grades_table(out):
    rows = table(out / 'grades.csv')
    assert [row['identifier'] for row in rows] == sorted(
        ["'+420", f"'{FORMULA}", 'nic', 'Žofie Ťuhýková'], key=lambda name: name.removeprefix("'")
    )
    by_name = {row['name']: row for row in rows}
    finished = by_name['Žofie Ťuhýková']
    assert finished['points'] == finished['maximum'] == str(len(REQUIRED))
    assert finished['klondike level'] == '131'
    assert finished['klondike verdict'] == 'finished'
    assert (
        by_name['nic']['klondike verdict']
        == by_name['nic']['needs your eyes']
        == 'not graded: no file klondike.py here, only dopis.txt'
    )
    assert (out / 'grades.csv').read_bytes().startswith(b'\xef\xbb\xbf"name",')


def test_no_cell_is_a_formula(out):
    for file in out.glob('*.csv'):
        for row in csv.reader(io.StringIO(file.read_bytes().decode('utf-8-sig'), newline='')):
            assert not any(value.startswith(('=', '+', '-', '@', '\t')) for value in row)


@pytest.mark.parametrize('text', ['=1', '+1', '-1', '@x', '\tx', '\rx', '\nx'])
def test_dangerous_cell(text):
    assert cell(text) == f"'{text}"
    assert cell('x' + text).removeprefix('x') in (text, f"'{text}", text.replace('\t', "\t'"))


@pytest.mark.parametrize('text', ['a;=1+1', 'a;"=1+1', 'a; @x', "a;' -1", 'a\t=1', 'a;b;+1'])
def test_cell_that_a_semicolon_divides_is_no_formula_either(text):
    """As where Czech spreadsheets open a table with commas."""
    parts = re.split('[;\t]', cell(text))
    assert not any(part.lstrip('"\' ').startswith(('=', '+', '-', '@')) and part[0] != "'" for part in parts)
    assert cell(text).replace("'", '') == text.replace("'", '')


def test_json_keeps_to_the_published_schema(out):
    schema = json.loads((ROOT / 'docs' / 'results.schema.json').read_text(encoding='utf-8'))
    jsonschema.Draft202012Validator.check_schema(schema)
    data = json.loads((out / 'results.json').read_text(encoding='utf-8'))
    jsonschema.validate(data, schema)
    assert len(data['results']) == len(CLASS)
    assert len(data['results'][0]['tests']) == len(expected_tests(KLONDIKE))
    data['results'][0]['points'] = '3'
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(data, schema)


GRADESCOPE = {
    'type': 'object',
    'required': ['score', 'tests'],
    'additionalProperties': False,
    'properties': {
        'score': {'type': 'number'},
        'execution_time': {'type': 'number'},
        'output': {'type': 'string'},
        'output_format': {'enum': ['text', 'html', 'simple_format', 'md', 'ansi']},
        'visibility': {'$ref': '#/$defs/visibility'},
        'stdout_visibility': {'$ref': '#/$defs/visibility'},
        'extra_data': {'type': 'object'},
        'tests': {
            'type': 'array',
            'items': {
                'type': 'object',
                'additionalProperties': False,
                'properties': {
                    'score': {'type': 'number', 'minimum': 0},
                    'max_score': {'type': 'number', 'minimum': 0},
                    'status': {'enum': ['passed', 'failed']},
                    'name': {'type': 'string'},
                    'number': {'type': 'string', 'pattern': r'^\d+\.\d+$'},
                    'output': {'type': 'string'},
                    'output_format': {'enum': ['text', 'html', 'simple_format', 'md', 'ansi']},
                    'tags': {'type': 'array', 'items': {'type': 'string'}},
                    'visibility': {'$ref': '#/$defs/visibility'},
                    'extra_data': {'type': 'object'},
                },
            },
        },
    },
    '$defs': {'visibility': {'enum': ['hidden', 'after_due_date', 'after_published', 'visible']}},
}


def test_gradescope(out):
    files = list((out / 'gradescope' / 'klondike').iterdir())
    assert len(files) == len(CLASS)
    for file in files:
        data = json.loads(file.read_text(encoding='utf-8'))
        jsonschema.validate(data, GRADESCOPE)
        assert data['score'] == pytest.approx(sum(test['score'] for test in data['tests']), abs=1e-9)
        numbers = [test['number'] for test in data['tests']]
        assert len(set(numbers)) == len(numbers)


def test_gradescope_hides_what_is_not_released(out_with_policy):
    data = json.loads(only(out_with_policy / 'gradescope' / 'klondike', '+420').read_text(encoding='utf-8'))
    by_level = {int(test['number'].partition('.')[0]): test for test in data['tests']}
    assert (by_level[12]['visibility'], bool(by_level[12]['output'])) == ('visible', True)
    assert (by_level[42]['visibility'], by_level[42]['output']) == ('visible', '')
    assert by_level[100]['visibility'] == 'after_published'


def test_junit(out):
    root = ET.fromstring((out / 'junit.xml').read_bytes())
    allowed = {
        'testsuites': {'name', 'tests', 'failures', 'errors'},
        'testsuite': {'name', 'tests', 'failures', 'errors', 'skipped'},
        'testcase': {'classname', 'name'},
        'failure': {'message'},
        'error': {'message'},
        'skipped': {'message'},
    }
    for element in root.iter():
        assert set(element.attrib) == allowed[element.tag]
    suites = root.findall('testsuite')
    assert len(suites) == len(CLASS)
    for suite in suites:
        assert int(suite.get('tests')) == len(suite.findall('testcase'))
        assert int(suite.get('failures')) == len(suite.findall('testcase/failure'))
        assert int(suite.get('errors')) == len(suite.findall('testcase/error'))
    assert int(root.get('failures')) == len(root.findall('.//failure'))
    assert int(root.get('errors')) == len(root.findall('.//error'))
    assert root.findall('.//failure')
    assert any('<b>&\ufffd"]]>' in (failure.text or '') for failure in root.findall('.//failure'))
    raised = next(suite for suite in suites if '+420' in suite.get('name'))
    assert raised.findall('testcase/error')
    assert not raised.findall('testcase/failure')


def test_junit_hides_what_is_not_released(out_with_policy):
    root = ET.fromstring((out_with_policy / 'junit.xml').read_bytes())
    cases = {(suite.get('name'), case.get('name')): case for suite in root for case in suite}
    levels = {int(re.search(r'level (\d+):', name)[1]) for _, name in cases if name != 'grading'}
    assert max(levels) < 100
    [case, *_] = (case for (who, name), case in cases.items() if '+420' in who and name.startswith('level 42:'))
    [outcome] = case
    assert (outcome.tag, outcome.get('message'), outcome.text) == ('failure', 'failed', None)
    counts = {int(suite.get('tests')) for suite in root}
    assert max(counts) == sum(level < 100 for _, level in expected_tests(KLONDIKE))


def test_moodle_gradebook(out, tmp_path, grade_class):
    name = 'moodle-gradebook-klondike.csv'
    assert not (out / name).exists(), 'its folders have names of people'
    grade_class(hand_in(tmp_path / 'class', {f'{student}/klondike.py': GOOD for student in ('novakj', 'eva.mala-2')}))
    path = tmp_path / 'out' / name
    assert not path.read_bytes().startswith(b'\xef\xbb\xbf')
    rows = table(path)
    assert list(rows[0]) == ['username', 'Klondike', 'Klondike (Feedback)']
    maximum = len(REQUIRED)
    assert all(row['Klondike'] and 0 <= float(row['Klondike']) <= maximum for row in rows)
    assert {row['username'] for row in rows} == {'novakj', 'eva.mala-2'}
    assert all(row['Klondike (Feedback)'] for row in rows)


def test_identifying_column_of_moodle():
    assert identifying_column(['a@b.cz', 'c@d.cz']) == 'Email address'
    assert identifying_column(['123', '045']) == 'ID number'
    assert identifying_column(['123', 'novakj']) == 'username'
    assert identifying_column(['novakj', 'Eva Malá']) is None


SHEET = """\ufeffIdentifier,"Full name","Email address",Status,Grade,"Maximum Grade","Grade can be changed","Last modified (submission)","Last modified (grade)","Feedback comments"
"Participant 12","Jan Novák",jan@x.cz,"Submitted for grading",,"100,00",Yes,"Monday, 3 November 2025, 10:15 AM",-,
"Participant 112","Eva, Malá",eva@x.cz,"No submission",,"100,00",Yes,-,"Tuesday, 4 November 2025, 9:05 PM",
"Participant 7","Kdo Chyběl",kdo@x.cz,"No submission","12,50","100,00",Yes,-,-,"dřívější"
"""  # noqa: E501

BULK = {
    'Jan Novák_12_assignsubmission_file_/klondike.py': '# passes to 31',
    'Eva, Malá_112_assignsubmission_file_/klondike.py': '# passes to 200',
    'Cizí Člověk_99_assignsubmission_file_/klondike.py': '# passes to 1',
}


def test_moodle_worksheet_is_filled_in_and_the_rest_kept(tmp_path, grade_class):
    collected = hand_in(tmp_path / 'class', BULK)
    sheet = tmp_path / 'sheet.csv'
    sheet.write_bytes(SHEET.encode())
    for _ in range(2):  # also when nothing is graded anew
        _, text = grade_class(collected, '--moodle-sheet', sheet, until=None)
        assert "not in Moodle's sheet, or more than once: Cizí Člověk" in text
    out = tmp_path / 'out'
    assert not list(out.glob('moodle-gradebook*'))
    before = list(csv.reader(io.StringIO(SHEET.removeprefix('\ufeff'), newline='')))
    data = (out / 'moodle-sheet.csv').read_bytes()
    assert data.startswith(b'\xef\xbb\xbf')
    after = list(csv.reader(io.StringIO(data.decode('utf-8-sig'), newline='')))
    filled = (4, 9)
    for old, new in zip(before, after, strict=True):
        assert [v for i, v in enumerate(old) if i not in filled] == [v for i, v in enumerate(new) if i not in filled]
    assert after[0] == before[0]
    assert after[2][4] == '100'
    passed = sum(number <= 31 for number in REQUIRED)
    assert after[1][4] == f'{100 * passed / len(REQUIRED):.2f}'.replace('.', ',')
    assert 'Prošlo' in after[1][9]
    assert after[3] == before[3]  # not handed in: what was there stays


def test_comment_in_moodle_names_every_level_that_did_not_pass(tmp_path, grade_class):
    sheet = tmp_path / 'sheet.csv'
    sheet.write_bytes(SHEET.encode())
    grade_class(hand_in(tmp_path / 'class', BULK), '--moodle-sheet', sheet, until=None)
    rows = table(tmp_path / 'out' / 'moodle-sheet.csv')
    [comment] = (row['Feedback comments'] for row in rows if row['Full name'] == 'Jan Novák')
    named = {int(number) for number in re.findall(r'\d+', comment.partition('✗')[2])}
    assert named >= {number for number in REQUIRED if number > 31}


def test_comment_in_moodle_is_html_that_shows_the_text_as_it_is(tmp_path, grade_class):
    """Moodle takes what is in a worksheet for HTML: all was on one line, and what stood in angle brackets gone."""
    sheet = tmp_path / 'sheet.csv'
    sheet.write_bytes(SHEET.encode())
    grade_class(hand_in(tmp_path / 'class', BULK), '--moodle-sheet', sheet)
    rows = table(tmp_path / 'out' / 'moodle-sheet.csv')
    [comment] = (row['Feedback comments'] for row in rows if row['Full name'] == 'Jan Novák')
    [feedback] = (file for file in (tmp_path / 'out' / 'feedback').iterdir() if file.name.startswith('Jan Novák'))
    assert '&lt;b&gt;' in comment
    shown = html.unescape(comment.removeprefix('<pre style="white-space: pre-wrap">').removesuffix('</pre>'))
    assert set(shown.splitlines()) <= {*feedback.read_text(encoding='utf-8').splitlines()}


@pytest.mark.parametrize('text', ['a<=1', '; = =x', '"=1', '<b>\t@x', 'x;-+1', '<b>\n\n='])
def test_comment_in_moodle_is_no_formula(text):
    made = as_html(text)
    assert cell(made) == made
    assert html.unescape(made) == f'<pre style="white-space: pre-wrap">{text}</pre>'


SHARED = f"""Identifier,Full name,Email address,Grade,Maximum Grade,Feedback comments
Participant 1,Jan,jan@x.cz,,{len(REQUIRED)},
Participant 2,Eva,eva@x.cz,,{len(REQUIRED)},
"""


GOOD, BAD = '# passes to 200', '# passes to 1'


@pytest.mark.parametrize(
    ('files', 'grades'),
    [
        (  # Moodle's number says that the other Jan is not the one in the sheet
            {'Jan_1_assignsubmission_file_/klondike.py': GOOD, 'Jan_99_assignsubmission_file_/klondike.py': BAD},
            [str(len(REQUIRED)), ''],
        ),
        (  # whose it is, nobody can tell
            {
                '1A/jan@x.cz/klondike.py': GOOD,
                '1A/eva@x.cz/klondike.py': GOOD,
                '1B/jan@x.cz/klondike.py': BAD,
                '1B/kdo@x.cz/klondike.py': BAD,
            },
            ['', str(len(REQUIRED))],
        ),
    ],
    ids=['surer', 'unsure'],
)
def test_row_of_the_sheet_is_not_taken_by_somebody_of_the_same_name(tmp_path, grade_class, files, grades):
    """What a student's folder is called must not overwrite somebody else's grade."""
    sheet = tmp_path / 'sheet.csv'
    sheet.write_text(SHARED, encoding='utf-8')
    _, text = grade_class(hand_in(tmp_path / 'class', files), '--moodle-sheet', sheet)
    assert [row['Grade'] for row in table(tmp_path / 'out' / 'moodle-sheet.csv')] == grades
    assert re.search('Jan|jan@x.cz', text)


def test_czech_worksheet_with_semicolons(tmp_path, grade_class):
    collected = hand_in(tmp_path / 'class', {'jan@x.cz/klondike.py': '# passes to 200'})
    sheet = tmp_path / 'sheet.csv'
    sheet.write_text(
        'Identifikátor;Celé jméno;E-mailová adresa;Známka;Max. známka;Komentáře\nÚčastník 5;Jan;jan@x.cz;;10,00;\n',
        encoding='utf-8',
    )
    grade_class(collected, '--moodle-sheet', sheet)
    [row] = table(tmp_path / 'out' / 'moodle-sheet.csv')  # Moodle reads nothing else back
    assert (row['Identifikátor'], row['Známka']) == ('Účastník 5', '10')


def test_maximum_of_the_sheet_is_known_by_its_czech_name_too(tmp_path, grade_class):
    collected = hand_in(tmp_path / 'class', {'jan@x.cz/klondike.py': '# passes to 200'})
    sheet = tmp_path / 'sheet.csv'
    header = 'Identifikátor,E-mailová adresa,Známka,Nejvyšší známka,Známku lze změnit,Komentář k hodnocení,Zpětná vazba'
    sheet.write_text(f'{header}\nÚčastník 5,jan@x.cz,,"50,00",Ano,,x\n', encoding='utf-8')
    grade_class(collected, '--moodle-sheet', sheet)
    [row] = table(tmp_path / 'out' / 'moodle-sheet.csv')
    assert (row['Známka'], row['Nejvyšší známka'], row['Známku lze změnit']) == ('50', '50,00', 'Ano')
    assert 'Prošly' in row['Komentář k hodnocení']
    assert row['Zpětná vazba'] == 'x'


@pytest.mark.parametrize(
    ('content', 'message'),
    [
        (b'', 'no students'),
        (b'a,b\n1,2\n', 'no column'),
        (b'\xff\xfe', 'not in UTF-8'),
        (b'Grade,x\n1,2\n', 'no column'),
        (b'Identifier,Grade,Feedback comments\n1,,\n', "no column 'Maximum Grade'"),
        (b'Identifier,Grade,Maximum Grade,Feedback comments\n1,,sto,\n', "column 'Maximum Grade' says 'sto'"),
        (b'Identifier,Grade,Maximum Grade,Feedback comments\n1,,10,\n2\n', 'rows of different lengths'),
    ],
)
def test_wrong_worksheet_is_refused_before_anything_is_graded(tmp_path, grade_class, content, message):
    sheet = tmp_path / 'sheet.csv'
    sheet.write_bytes(content)
    code, text = grade_class(hand_in(tmp_path / 'class', CLASS), '--moodle-sheet', sheet)
    assert (code, message in text) == (2, True)
    assert not (tmp_path / 'out').exists()


def test_feedback_is_czech_and_for_everybody(out):
    files = {path.name: path.read_text(encoding='utf-8') for path in (out / 'feedback').iterdir()}
    assert len(files) == len(CLASS)
    middle = next(text for text in files.values() if text.startswith(f'Klondike: {FORMULA}'))
    passed = sum(number <= 31 for number in REQUIRED)
    assert f'Prošlo levelů: {passed} z {len(REQUIRED)}' in middle
    assert '✗ level 32' in middle
    assert '✗ level 33 · ' not in middle  # the same would be told again
    assert 'Neprošly ještě levely: 33, 40, ' in middle
    best = next(text for name, text in files.items() if name.startswith('Žofie'))
    assert 'Prošly všechny levely, hotovo!' in best
    assert 'se má jmenovat „klondike.py“' in best
    assert 'Chybí soubor klondike.py.' in files['nic.txt']


def test_nobody_is_told_that_all_passed_while_something_is_hidden(out_with_policy):
    best = only(out_with_policy / 'feedback', 'Žofie').read_text(encoding='utf-8')
    assert 'Prošlo všechno, co je zatím zveřejněné.' in best
    assert 'Body' not in best
    assert '100' not in best
    middle = only(out_with_policy / 'feedback', '_HYPER').read_text(encoding='utf-8')
    assert 'vrátilo: <b>' in middle  # level 32 and 33 are shown
    assert '✗ level 40 · ' in middle
    assert 'hotovo' not in middle


@pytest.mark.parametrize(
    'name', ['a/b', '..', 'con', 'x' * 300, 'a\nb', '.hidden', 'lpt1.txt', '', '~', 'a:b', '\u202e', '--out', '-', 'a-']
)
def test_file_names_suit_every_system(name):
    made = file_name(Result(name, name, 'klondike', Record('', '', '', '')))
    assert made == Path(made).name
    assert 0 < len(made.encode()) <= 200
    assert not made.startswith(('.', '-'))
    assert made.isprintable()
    assert made != file_name(Result(name + 'x', name, 'klondike', Record('', '', '', '')))
