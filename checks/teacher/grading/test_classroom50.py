"""What Classroom 50 collects keeps to the schema that is published with it."""

import json

import jsonschema
import pytest

from checks.teacher.grading.conftest import REQUIRED, hand_in
from checks.teacher.grading.recorded import CLASSROOM
from rozdej import CannotRun
from rozdej.teacher.grading.report.exports import read_identity

TEXT = {'type': 'string', 'minLength': 1}
WHOLE = {'type': 'integer', 'minimum': 0}
IDENTITY = {
    'schema': {'const': 'classroom50/result/v1'},
    **dict.fromkeys(('classroom', 'assignment', 'owner', 'commit', 'release', 'review'), TEXT),
    'assignment_type': {'enum': ['individual', 'group']},
    'submission': {'type': 'string', 'pattern': '^submit/'},
    'datetime': {'type': 'string', 'pattern': r'^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:[0-5]\dZ$'},
}
TEST = {'test-name': TEXT, 'passed': {'type': 'boolean'}, 'score': WHOLE, 'max-score': WHOLE}
SCHEMA = {  # the structure of schemas/result-v1.schema.json of foundation50/classroom50, without what is optional
    'type': 'object',
    'additionalProperties': False,
    'required': [*IDENTITY, 'score', 'max-score', 'tests'],
    'properties': {
        **IDENTITY,
        'score': WHOLE,
        'max-score': WHOLE,
        'tests': {'type': 'array', 'items': {'type': 'object', 'required': [*TEST], 'properties': TEST}},
    },
}


@pytest.fixture
def graded(tmp_path, grade_class, monkeypatch):
    """`graded(program, *options)` is the result of an autograder that grades that program."""
    for name, value in CLASSROOM.items():
        monkeypatch.setenv(name, value)

    def run(files, *options):
        checkout = hand_in(tmp_path / 'checkout', files)
        file = tmp_path / 'result.json'
        code, text = grade_class(checkout, '--exercise', 'klondike', '--classroom50', file, *options, until=None)
        assert code == 0, text
        result = json.loads(file.read_text(encoding='utf-8'))
        jsonschema.validate(result, SCHEMA)
        assert 0 <= result['score'] <= result['max-score']
        assert all(test['score'] <= test['max-score'] for test in result['tests'])
        return result

    return run


def test_second_run_writes_it_again(graded, tmp_path):
    first = graded({'klondike.py': '# passes to 31'})
    (tmp_path / 'result.json').unlink()
    assert graded({'klondike.py': '# passes to 31'}) == first


def test_repository_is_one_student_whatever_is_in_it(graded):
    files = {'jan/klondike.py': '# passes to 11', 'eva/klondike.py': '# passes to 11'}
    assert graded(files)['score'] == sum(level <= 11 for level in REQUIRED)
    assert graded({'jan/klondike.py': '# passes to 31'})['owner'] == 'jnovak'


def test_points_by_hand_for_a_whole_class(graded, tmp_path):
    """A whole number has no `is_integer` in Python 3.11, and the others of the class are not known here."""
    hand_in(tmp_path, {'remarks.toml': '[jnovak.klondike]\npoints = 7\n[mala.klondike]\npoints = 8\n'})
    assert graded({'klondike.py': '# passes to 31'}, '--remarks', tmp_path / 'remarks.toml')['score'] == 7


def test_nothing_usable_is_no_point_and_no_crash(graded):
    assert graded({'dopis.txt': ''})['score'] == 0


@pytest.mark.parametrize('missing', CLASSROOM)
def test_outside_of_classroom_50_the_option_is_refused(missing):
    with pytest.raises(CannotRun, match=missing):
        read_identity({name: value for name, value in CLASSROOM.items() if name != missing})


def test_one_exercise_has_to_be_asked_for(tmp_path, grade_class):
    code, text = grade_class(hand_in(tmp_path / 'a', {'klondike.py': ''}), '--classroom50', tmp_path / 'r.json')
    assert (code, 'say which with --exercise' in text) == (2, True)
