"""Before each function, and twice at its end, a lesson asks what a call gives.

The answer is folded, and run with the other examples.
"""

import re
from itertools import pairwise

import pytest

from checks.running import ROOT
from rozdej.author.check.lesson_questions import PREDICTION, SECTION
from rozdej.core.exercises import find_exercises

EXERCISES = {exercise.name: exercise for exercise in find_exercises(ROOT)}
FUNCTION = re.compile(r'^```python\ndef (\w+)\(', re.MULTILINE)


@pytest.fixture(params=EXERCISES)
def exercise(request):
    return EXERCISES[request.param]


def sections(exercise):
    """The parts of the lesson that a heading begins."""
    for path in exercise.lesson.files:
        text = path.read_text(encoding='utf-8')
        starts = [match.start() for match in re.finditer(r'^## ', text, re.MULTILINE)]
        yield from (text[start:end] for start, end in pairwise([*starts, len(text)]))


def test_each_function_has_one(exercise):
    asked = {}
    for section in sections(exercise):
        if SECTION.match(section):
            continue
        functions = [name for name in FUNCTION.findall(section) if name in exercise.lesson.functions]
        asked[tuple(functions)] = len(PREDICTION.findall(section))
    assert {functions: count for functions, count in asked.items() if len(functions) != count} == {}


def test_each_can_be_read_by_the_check(exercise):
    text = '\n'.join(path.read_text(encoding='utf-8') for path in exercise.lesson.files)
    folded = [prediction['answer'] for prediction in PREDICTION.finditer(text)]
    assert text.count('<details>') == text.count('**Odhadni:**') == len(folded)
    examples = [block.text.rstrip('\n') for block in exercise.lesson.blocks if block.language == 'pycon']
    assert [answer for answer in folded if answer not in examples] == []


def test_no_call_is_answered_elsewhere(exercise):
    text = '\n'.join(path.read_text(encoding='utf-8') for path in exercise.lesson.files)
    for prediction in PREDICTION.finditer(text):
        asked = re.findall(r'^>>> (.+)$', prediction['answer'], re.MULTILINE)
        if len(asked) == 1:  # with lines above it, the same call can mean something else
            assert len(re.findall(rf'^ *>>> {re.escape(asked[0])}$', text, re.MULTILINE)) == 1, asked
