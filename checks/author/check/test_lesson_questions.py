"""Tests that the questions at the end of a lesson are found again, and that others are proposed where they are not."""

import pytest

from checks.core.testing.conftest import LESSON, pokus  # noqa: F401  a fixture
from checks.running import ROOT
from rozdej.author.check.lesson_questions import sections_that_ask
from rozdej.author.check.program_runner import Job, run_jobs
from rozdej.core.exercises import find_exercises

SOLUTION = """def dvakrat(x):
    return 2 * x


def znamenko(x):
    if x < 0:
        return 'minus'
    return 'plus'


def ozvena(slovo):
    return slovo
"""
MORE = """
```python
def znamenko(x):
    '''Vrátí 'minus', nebo 'plus'.'''


def ozvena(slovo):
    '''Vrátí slovo.'''
```
"""
TESTS = """def test_druhy(pokus):
    assert pokus.dvakrat(5) == 10
    assert pokus.znamenko(-3) == 'minus'
    assert pokus.znamenko(8) == 'plus'
    assert pokus.ozvena('ano') == 'ano'
    assert pokus.ozvena('ne') == 'ne'
"""
END = '\n## Víš, co tvůj program udělá?\n\nZkus to.\n\n'


def question(call: str, answer: str, text: str = '') -> str:
    asked = text or f'Co vrátí `{call}`?'
    folded = f'<details>\n<summary>Odpověď</summary>\n\n```pycon\n>>> {call}\n{answer}\n```\n\nProto.\n\n</details>\n'
    return f'**Odhadni:** {asked}\n\n{folded}\n'


DOUBLED, SIGN = question('dvakrat(7)', '14'), question('znamenko(0)', "'plus'")


@pytest.fixture
def told(pokus):  # noqa: F811
    """`told(end)` is what the check tells of a lesson with this end."""

    def check(end: str) -> str:
        exercise = pokus(TESTS)
        (exercise.given / 'lekce.md').write_text(f'{LESSON}{MORE}{end}', encoding='utf-8')
        (exercise.solution / 'pokus.py').write_text(SOLUTION, encoding='utf-8')
        [outcome] = run_jobs(exercise, [Job('solution', exercise.solution, is_solution=True)])
        assert outcome.first_red is None
        return '\n'.join(problem.format(exercise.root) for problem in outcome.problems)

    return check


def test_questions_that_the_kit_would_ask_are_right(told):
    assert told(f'{END}{DOUBLED}{SIGN}## Díky\n') == ''


def test_a_call_may_have_names_that_are_set_above_it(told):
    named = question('znamenko(cislo)', "'minus'", 'Co vrátí `znamenko` pro číslo o jedna menší než nula?')
    named = named.replace('>>> ', '>>> cislo = 0 - 1\n>>> ')
    assert told(f'{END}{DOUBLED}{named}') == ''


def test_a_lesson_without_the_section_is_right(told):
    assert told('') == ''
    assert told(f'\n## Jiný konec\n\n{DOUBLED}') == ''


def test_a_section_without_questions_gets_two_to_paste(told):
    output = told(END)
    assert output.startswith(
        'zadani/pokus/lekce.md:20: questions at the end of the lesson: 0, not 2\n    For example:\n'
    )
    pasted = output[output.index('**Odhadni:**') :]
    assert pasted.count('**Odhadni:** Co vrátí') == 2
    assert 'znamenko(' in pasted
    assert 'dvakrat(' in pasted
    assert 'return' not in pasted, 'nothing of the solution'
    assert told(f'{END}{pasted}').count('returns that\n    Write a Czech sentence') == 2
    assert told(f'{END}{pasted.replace("Proč?", "Proto.")}') == ''


def test_one_question_is_too_few_and_three_are_too_many(told):
    assert 'questions at the end of the lesson: 1, not 2' in told(f'{END}{SIGN}')
    assert 'questions at the end of the lesson: 3, not 2' in told(f'{END}{SIGN}{DOUBLED}{question("dvakrat(8)", "16")}')


def test_what_is_told_to_be_pasted_is_not_asked_already(told):
    assert '`dvakrat(5)`' not in told(f'{END}{question("dvakrat(5)", "10")}')


@pytest.mark.parametrize(
    ('call', 'answer'),
    [
        ("ozvena('ahoj')", "'ahoj'"),  # it stands in the call
        ('len([1])', '1'),
        ('dvakrat(x=7)', '14'),
        ("znamenko('a')", "'plus'"),  # it fails
        ('dvakrat(neznamo)', '14'),
    ],
)
def test_a_call_that_the_kit_would_not_ask_about_is_told(told, call, answer):
    output = told(f'{END}{SIGN}{question(call, answer)}')
    assert output.startswith(f'zadani/pokus/lekce.md:38: nobody would be asked: Co vrátí `{call}`?\n    For example:\n')
    assert '**Odhadni:** Co vrátí `dvakrat(' in output


@pytest.mark.parametrize(
    ('call', 'answer', 'text'),
    [
        ('dvakrat(7) == 13', 'False', ''),
        ('dvakrat(7)', '14', 'Co vrátí `dvakrat(8)`?'),
        ('dvakrat(7)', '14', 'Co vypíše `dvakrat(7)`?'),
        ('dvakrat(7)', '13', ''),
        ('dvakrat(7)', '1...', ''),
        ('cislo = dvakrat(7)', '', ''),
    ],
)
def test_another_question_or_answer_than_the_kit_has_is_told(told, call, answer, text):
    output = told(f'{END}{SIGN}{question(call, answer, text)}')
    assert output.startswith('zadani/pokus/lekce.md:38: does not ask what dvakrat(7) returns, or does not answer 14\n')
    assert output.rstrip().endswith(DOUBLED.strip().replace('Proto.', 'Proč?'))


def test_each_lesson_of_the_kit_asks_at_its_end():
    asked = {one.name: [len(found) for *_, found in sections_that_ask(one.lesson)] for one in find_exercises(ROOT)}
    assert {name: counts for name, counts in asked.items() if counts != [2]} == {}
