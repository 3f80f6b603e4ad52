"""What failed fresh cases mean: points, what the teacher looks at, what the student reads; and the seed."""

import json
import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest

from checks.running import ROOT
from checks.teacher.grading.conftest import hand_in
from checks.teacher.grading.doubles import expected_tests
from rozdej.core.exercises import Exercise
from rozdej.core.feedback.explanations import Verdict
from rozdej.core.student.implementation import Implementation
from rozdej.core.student.program import LocalProgram
from rozdej.core.testing.pytest_session import CollectedTests
from rozdej.teacher.fresh_cases import CaseRunner, Fault
from rozdej.teacher.grading.fresh_cases import with_fresh_cases
from rozdej.teacher.grading.judge import Judge
from rozdej.teacher.grading.report.exports import gradescope_text
from rozdej.teacher.grading.report.feedback import feedback
from rozdej.teacher.grading.report.rows import GradedClass
from rozdej.teacher.grading.result import Record, Result, TestVerdict
from rozdej.teacher.grading.scheme import Policy, Scheme, Span
from rozdej.teacher.grading.store import FILE

BLACKJACK = Exercise('blackjack', ROOT)
LESSON = BLACKJACK.lesson
TABLE = """
def vyhodnot_ruku(ruka):
    return {answers!r}.get(repr(ruka))
"""


def fault(wrong: int, slips: int = 0, because: str = '', function: str = 'vyplat', levels=range(90, 97)) -> Fault:
    return Fault(
        function, 50, wrong, slips, ('  vyplat(hra)', '  vrátí: 1'), 'vyplat(hra) vrátí: 1', because, tuple(levels)
    )


def result(*faults: Fault, failed: int = 0) -> Result:
    tests = tuple(
        TestVerdict(name, level, Verdict.WRONG_VALUE if level == failed else Verdict.PASSED)
        for name, level in expected_tests(BLACKJACK)
    )
    return Result('a', 'A', 'blackjack', Record('', '', '', ''), tests, fresh=faults)


def row(given: Result, **how):
    group = GradedClass(lambda: [given], {'blackjack': BLACKJACK}, Scheme(**how), '')
    [made] = group.rows()
    return made, group


def points(given: Result, **how) -> float:
    return row(given, **how)[0].score.points


FULL = points(result())


def test_a_function_with_most_answers_wrong_does_not_count():
    made, group = row(result(fault(26)))
    assert made.score.points == FULL - 6
    assert made.verdict == 'stuck at level 91: fails fresh cases'
    assert made.score.reached == 90, 'that the function exists is still so'
    assert made.result.needs_eyes == ['fresh cases: does not count: vyplat (26 of 50 wrong)']
    text = '\n'.join(feedback(made, group).lines)
    assert 'špatně v 26 případech z 50' in text
    assert text.count('vrátí: 1') == 1


def test_one_with_some_wrong_keeps_its_points():
    made, group = row(result(fault(25), fault(3, because='vyplat', function='stuj', levels=[121])))
    assert made.score.points == FULL
    assert made.verdict == 'finished'
    assert made.result.needs_eyes == [
        'fresh cases: vyplat, 25 of 50 answers wrong; because of it also stuj: vyplat(hra) vrátí: 1'
    ]
    text = '\n'.join(feedback(made, group).lines)
    assert 'Poznámka k funkci vyplat' in text
    assert 'vrátí: 1' in text
    assert 'stuj' not in text


def test_other_effects_never_make_a_function_unwritten():
    assert points(result(fault(0, slips=50))) == FULL
    assert '50 of 50 times something else changed or printed' in row(result(fault(0, 50)))[0].result.needs_eyes[0]


def test_strict_means_that_each_wrong_answer_counts():
    assert points(result(fault(1)), is_strict=True) == FULL - 6
    assert 'špatně v 1 případě z 50' in '\n'.join(feedback(*row(result(fault(1)), is_strict=True)).lines)
    assert points(result(fault(0, slips=1)), is_strict=True) == FULL - 6
    assert points(result(fault(50, because='vyhodnot_ruku')), is_strict=True) == FULL


def test_a_fault_of_an_earlier_function_costs_the_later_one_nothing():
    made, _ = row(result(fault(50, because='vyhodnot_ruku')))
    assert made.score.points == FULL
    assert not made.result.needs_eyes


def test_an_unfinished_function_keeps_what_it_can_do():
    unfinished = result(fault(44), failed=92)
    assert points(unfinished) == points(replace(unfinished, fresh=())) == FULL - 1
    assert points(unfinished, is_strict=True) == FULL - 1
    assert not row(unfinished)[0].result.needs_eyes


def test_an_unfinished_one_that_knows_only_the_tests_keeps_nothing():
    learned = result(fault(45), failed=92)
    assert points(learned) == FULL - 6
    assert points(learned, partial=True) == FULL - 6


def test_levels_that_are_not_graded_are_left_alone():
    until = Scheme(until=89)
    assert with_fresh_cases(result(fault(50)), until.levels(LESSON), False).tests == result().tests


def test_hidden_levels_stay_hidden():
    given = result(fault(5))
    hidden = (Span('', 90, 96, Policy.HIDDEN),)
    made, group = row(given, policies=hidden)
    assert 'vyplat' not in '\n'.join(feedback(made, group).lines)


def test_a_result_is_kept_with_its_faults():
    given = result(fault(5))
    assert Result.from_json(given.to_json()) == given


@pytest.fixture(scope='module')
def judge(bubblewrap):
    with Judge(BLACKJACK, seed='judged') as judge:
        yield judge


@pytest.fixture(scope='module')
def early_judge(bubblewrap):
    """One that leaves out whole games."""
    with Judge(BLACKJACK, until=121, seed='judged') as judge:
        yield judge


def graded(judge: Judge, folder, text: str) -> Result:
    (folder / 'blackjack.py').write_text(text, encoding='utf-8')
    done = judge.grade(folder)
    return Result('a', 'A', 'blackjack', Record('', '', '', ''), done.tests, fresh=done.fresh)


SOLUTION = (BLACKJACK.solution / 'blackjack.py').read_text(encoding='utf-8')


@pytest.mark.whole(reason='judges three programs with their fresh cases')
def test_what_is_known_to_be_right_is_not_asked_again(early_judge, tmp_path, monkeypatch):
    monkeypatch.setattr('rozdej.teacher.isolation.worker_client.SECONDS', 60.0)  # however busy the machine is
    monkeypatch.setattr('rozdej.teacher.isolation.remote.QUICK', 60.0)
    asked: list[str] = []
    ask = CaseRunner.run_function
    monkeypatch.setattr(CaseRunner, 'run_function', lambda self, *given: asked.append(given[1]) or ask(self, *given))
    graded(early_judge, tmp_path, SOLUTION)
    asked.clear()
    assert graded(early_judge, tmp_path, SOLUTION.replace("ValueError('", "ValueError('Ne. ")).fresh == ()
    assert set(asked) <= {'stuj'}, 'a game may look at what an exception says'
    wrong = SOLUTION.replace('soucet + 10 <= 21', 'soucet + 10 <= 21 and soucet not in (4, 5, 9)')
    assert [one.function for one in graded(early_judge, tmp_path, wrong).fresh if not one.because] == ['vyhodnot_ruku']
    assert 'vyhodnot_ruku' in asked


@pytest.mark.whole(reason='waits until the time for fresh cases is up')
def test_what_takes_too_long_to_be_asked_all_is_not_taken_for_known(early_judge, tmp_path, monkeypatch):
    """A program that only says so is asked all the same."""
    monkeypatch.setattr(early_judge, '_caches', {})
    ask = CaseRunner.run_function
    monkeypatch.setattr(CaseRunner, 'run_function', lambda *given: replace(ask(*given), is_all=False))
    graded(early_judge, tmp_path, SOLUTION)
    assert not [what for what in early_judge._caches if isinstance(what, str)]


def asked_by_tests(function: str, until: int) -> dict[str, object]:
    """What the tests up to a level ask the function, and what the solution answers."""
    program = LocalProgram(Implementation(BLACKJACK, BLACKJACK.solution))
    with CollectedTests(BLACKJACK, until) as tests:
        calls = [call for _ in tests.run(program) for call in program.log.calls if call.function == function]
    return {repr(call.arguments[0]): call.result for call in calls}


@pytest.mark.whole(reason='judges with all fresh cases')
def test_what_was_learned_by_heart_is_found_out(judge, tmp_path):
    """A table of what the tests ask of one function; all others are right."""
    start = "\nif __name__ == '__main__':"
    text = SOLUTION.replace('vyhodnot_ruku(', 'soucet_ruky(')
    text = text.replace(start, TABLE.format(answers=asked_by_tests('vyhodnot_ruku', 45)) + start)
    given = graded(judge, tmp_path, text)
    assert all(test.passed for test in given.tests), 'the tests alone do not see it'
    assert [one.function for one in given.fresh] == ['vyhodnot_ruku']
    made, _ = row(given)
    assert made.verdict == 'stuck at level 41: fails fresh cases'
    assert made.score.points == FULL - 5


def test_one_fault_is_told_of_one_function_and_none_of_the_solution(early_judge, tmp_path):
    assert graded(early_judge, tmp_path, SOLUTION).fresh == ()
    wrong = SOLUTION.replace('soucet + 10 <= 21', 'soucet + 10 <= 21 and soucet not in (4, 5, 9)')
    given = graded(early_judge, tmp_path, wrong)
    assert [one.function for one in given.fresh if not one.because] == ['vyhodnot_ruku']
    assert {one.because for one in given.fresh} == {'', 'vyhodnot_ruku'}
    assert 'vyhodnot_ruku(' in given.fresh[0].brief


SEES_THE_DECK = """
pohled_spravne = pohled

def pohled(vesmir, hrac):
    return pohled_spravne(vesmir, hrac)._replace(balicek=vesmir.balicek)
"""


@pytest.mark.whole(reason='judges Šedesát šest with all fresh cases')
def test_one_fault_is_told_of_one_function_also_where_it_gives_records(bubblewrap, tmp_path):
    exercise = Exercise('sedesatsest', ROOT)
    texts = {path.name: path.read_text(encoding='utf-8') for path in exercise.solution.glob('*.py')}
    texts['vesmir66.py'] += SEES_THE_DECK
    with Judge(exercise, until=340, seed='judged') as judge:
        found = judge.grade(hand_in(tmp_path, texts)).fresh
    assert [one.function for one in found if not one.because] == ['pohled']
    assert {one.because for one in found} == {'', 'pohled'}
    assert any('První rozdíl je na .balicek[' in line for line in found[0].text)


def kept_seed(out) -> str:
    with closing(sqlite3.connect(out / FILE)) as connection:
        [seed] = connection.execute("SELECT value FROM fact WHERE name = 'seed'").fetchone()
    return seed


def test_a_seed_is_drawn_once_and_told_to_the_teacher_only(grade_class, tmp_path):
    collected, out = hand_in(tmp_path / 'class', {'eva/klondike.py': '# passes to 31'}), tmp_path / 'out'
    grade_class(collected, '--seed', '')
    seed = kept_seed(out)
    assert len(seed) == 16
    grade_class(collected, '--seed', '')
    assert kept_seed(out) == seed
    telling = {path.name for path in out.rglob('*') if path.is_file() and seed.encode() in path.read_bytes()}
    assert telling == {FILE, 'report.html', 'results.json'}
    grade_class(None, '--forget', 'eva')
    assert kept_seed(out) == seed


def test_a_seed_can_be_given_and_fresh_cases_left_out(grade_class, tmp_path):
    collected = hand_in(tmp_path / 'class', {'eva/klondike.py': '# passes to 31'})
    grade_class(collected, '--seed', 'autumn')
    assert kept_seed(tmp_path / 'out') == 'autumn'
    assert '1 graded' in grade_class(collected, '--fresh', 'off')[1]
    assert 'no fresh cases' in (tmp_path / 'out/report.html').read_text(encoding='utf-8')
    assert '0 graded' in grade_class(collected, '--fresh', 'off')[1]
    assert '1 graded' in grade_class(collected, '--fresh', 'strict', '--seed', 'autumn')[1]
    assert '0 graded' in grade_class(collected, '--seed', 'autumn')[1], 'whether they are strict, the points tell'


def test_tests_of_a_level_that_fails_fresh_cases_are_worth_nothing_to_gradescope(tmp_path):
    """Points for each test that passes were shown, and not counted."""
    made, group = row(result(fault(wrong=40)), partial=True)
    told = json.loads(gradescope_text(made, group))
    assert sum(test['score'] for test in told['tests']) == pytest.approx(told['score'])
