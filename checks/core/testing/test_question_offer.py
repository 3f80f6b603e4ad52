"""Tests the question about a finished program at the end of a run."""

import random
import shutil

import pytest

from checks.running import ROOT, Run, copy_solution, run_pytest
from rozdej.core.exercises import find_exercises
from rozdej.core.feedback.environment_check import typed_line
from rozdej.core.feedback.texts import NO_QUESTION, QUESTION_TO_COME
from rozdej.core.student.implementation import Implementation
from rozdej.core.student.program import LocalProgram
from rozdej.core.testing import question_offer
from rozdej.core.testing.question_offer import QuestionOffer

COMMAND = 'pytest tests/klondike --impl reseni --answer'


def question(run: Run) -> list[str]:
    """The lines from the question to what stands below it."""
    first = next(number for number, line in enumerate(run.lines) if line.startswith('Víš, co tvůj program udělá?'))
    last = next(number for number, line in enumerate(run.lines) if line.startswith('Odpověď'))
    return run.lines[first : last + 1]


@pytest.fixture(scope='module')
def asked() -> Run:
    return run_pytest(ROOT / 'tests/klondike', '--impl', 'reseni', cwd=ROOT)


def test_a_finished_program_is_asked_about_and_its_answer_is_a_command_away(asked):
    *words, offer = question(asked)
    assert '(klondike.py, řádek ' in words[0]
    assert len(words) > 2
    assert offer == f'Odpověď ukáže:  {COMMAND}'
    assert NO_QUESTION not in asked.output


def test_the_answer_is_to_the_same_question_in_any_order_of_tests(asked):
    files = sorted((ROOT / 'tests/klondike').glob('test_*.py'), reverse=True)
    answered = run_pytest(*files, '--impl', 'reseni', '--answer', cwd=ROOT)
    *words, answer = question(answered)
    assert words == question(asked)[:-1]
    assert answer.startswith('Odpověď: ')
    assert 'Odpověď ukáže' not in answered.output


def test_whoever_asks_for_an_answer_too_early_is_told_the_command(tmp_path):
    folder = copy_solution('klondike', tmp_path / 'klondike')
    command = typed_line('pytest', 'tests/klondike', '--impl', str(folder), '--answer')
    for words in (['--level', '31'], ['--overview']):
        run = run_pytest(ROOT / 'tests/klondike', '--impl', folder, '--answer', *words, cwd=ROOT)
        assert run.lines.count(QUESTION_TO_COME.format('Klondike', command)) == 1
        assert 'Víš, co' not in run.output
    (folder / 'klondike.py').write_text('def popis_balicku(balicek):\n    return 1\n', encoding='utf-8')
    run = run_pytest(ROOT / 'tests/klondike', '--impl', folder, '--answer', cwd=ROOT)
    assert QUESTION_TO_COME.format('Klondike', command) in run.lines


def leave_out_short_functions() -> None:
    question_offer.STATEMENTS = 1000


def test_a_finished_program_that_is_not_asked_about_is_told_no_command():
    words = ROOT / 'tests/klondike', '--impl', 'reseni', '--answer'
    run = run_pytest(*words, cwd=ROOT, before=leave_out_short_functions)
    assert run.lines.count(NO_QUESTION) == 1
    assert '--answer' not in run.output


def test_a_run_of_some_levels_does_not_ask_what_a_run_of_all_would_not(kit):
    shutil.copytree(ROOT / 'reseni/klondike', kit / 'zadani/klondike', dirs_exist_ok=True)
    assert 'Víš, co' in run_pytest('tests/klondike', cwd=kit).output
    run = run_pytest('tests/klondike', '--level', '31', cwd=kit)
    assert 'Hotovo! Klondike' in run.output
    assert 'Víš, co' not in run.output


def offered(tmp_path, text: str, luck: bool = False) -> list[str]:
    """What is asked about `popis_balicku` after two tests that call it."""
    folder = copy_solution('klondike', tmp_path / 'klondike')
    (folder / 'klondike.py').write_text(text, encoding='utf-8')
    exercise = next(one for one in find_exercises(ROOT) if one.name == 'klondike')
    program, offer = LocalProgram(Implementation(exercise, folder)), QuestionOffer(is_answered=True)
    for pack in ([], [(5, 'Sr', True)]):
        offer.begin()
        program.log.clear()
        program.call('klondike', 'popis_balicku', (pack,), {})
        if luck:
            random.random()
        offer.note(program)
    return offer.lines(program, 'pytest --answer')


PLAIN_OR_EMPTY = (
    'def popis_balicku(balicek):\n    if balicek:\n        return "plno"\n    popis = {}\n    return popis\n'
)


def test_no_question_hangs_on_chance(tmp_path):
    assert 'Odpověď: ' in '\n'.join(offered(tmp_path / 'plain', PLAIN_OR_EMPTY.format('"nic"')))
    assert offered(tmp_path / 'random', PLAIN_OR_EMPTY.format('"nic"'), luck=True) == []
    assert offered(tmp_path / 'set', PLAIN_OR_EMPTY.format('"".join({"n", "i", "c"})')) == []
