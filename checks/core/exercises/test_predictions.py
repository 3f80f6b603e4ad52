"""Before each function, and twice at its end, a lesson asks what a call gives.

The answer is folded, and run with the other examples.
"""

import re
from itertools import pairwise

import pytest

from checks.running import ROOT
from rozdej.core.exercises import find_exercises

EXERCISES = {exercise.name: exercise for exercise in find_exercises(ROOT)}
FUNCTION = re.compile(r'^```python\ndef (\w+)\(', re.MULTILINE)
PREDICTION = re.compile(
    r'^\*\*Odhadni:\*\* [^\n]+\n(?:[^\n]+\n)*\n'
    r'<details>\n<summary>Odpověď</summary>\n\n'
    r'```pycon\n(?P<answer>.+?)\n```\n\n(?P<why>.+?)\n\n</details>\n\n',
    re.MULTILINE | re.DOTALL,
)
"""Blank lines on both sides of the tags: between them it is Markdown for a page, a forge and an editor."""


@pytest.fixture(params=EXERCISES)
def exercise(request):
    return EXERCISES[request.param]


def sections(exercise):
    """The parts of the lesson that a heading begins."""
    for path in exercise.lesson.files:
        text = path.read_text(encoding='utf-8')
        starts = [match.start() for match in re.finditer(r'^## ', text, re.MULTILINE)]
        yield from (text[start:end] for start, end in pairwise([*starts, len(text)]))


END = '## Víš, co tvůj program udělá?\n'


def test_each_function_has_one(exercise):
    asked = {}
    for section in sections(exercise):
        if section.startswith(END):
            continue
        functions = [name for name in FUNCTION.findall(section) if name in exercise.lesson.functions]
        asked[tuple(functions)] = len(PREDICTION.findall(section))
    assert {functions: count for functions, count in asked.items() if len(functions) != count} == {}


def test_two_are_asked_at_the_end(exercise):
    assert [len(PREDICTION.findall(section)) for section in sections(exercise) if section.startswith(END)] == [2]


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
