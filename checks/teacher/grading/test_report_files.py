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
from checks.teacher.grading.recorded import MOODLE, SHEET
from rozdej.teacher.grading.report.moodle import as_html, identifying_column
from rozdej.teacher.grading.report.rows import cell, file_name
from rozdej.teacher.grading.result import Record, Result

FORMULA = "=HYPERLINK('http__x','y')"
CLASS = {
    f'{FORMULA}/klondike.py': '# passes to 31',
    '+420/klondike.py': '# passes to 11\n# raises',
    'Žofie Ťuhýková/Klondike (1).py': '# passes to 200',
    'nic/dopis.txt': '',
}


@pytest.fixture(scope='module')
def out(tmp_path_factory) -> Path:
    """The results of a class, with all reports."""
    return results_of(tmp_path_factory.mktemp('formats'), CLASS)


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


def test_identifying_column_of_moodle():
    assert identifying_column(['a@b.cz', 'c@d.cz']) == 'Email address'
    assert identifying_column(['123', '045']) == 'ID number'
    assert identifying_column(['123', 'novakj']) == 'username'
    assert identifying_column(['novakj', 'Eva Malá']) is None


@pytest.mark.parametrize('text', ['a<=1', '; = =x', '"=1', '<b>\t@x', 'x;-+1', '<b>\n\n='])
def test_comment_in_moodle_is_no_formula(text):
    made = as_html(text)
    assert cell(made) == made
    assert html.unescape(made) == f'<pre style="white-space: pre-wrap">{text}</pre>'


def test_who_is_not_in_the_worksheet_is_named_each_time(tmp_path, grade_class):
    (tmp_path / 'sheet.csv').write_bytes(SHEET.encode())
    for _ in range(2):  # also when nothing is graded anew
        _, text = grade_class(hand_in(tmp_path / 'class', MOODLE), '--moodle-sheet', tmp_path / 'sheet.csv')
        assert "not in Moodle's sheet, or more than once: Cizí Člověk" in text
    assert not list((tmp_path / 'out').glob('moodle-gradebook*'))


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
