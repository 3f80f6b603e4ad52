"""Judging submissions: every verdict there is, and nothing that a submission can do about those of others."""

import os
import random
import sys

import pytest

from checks.running import ROOT
from checks.short_limits import hurry
from checks.teacher.grading.conftest import KLONDIKE, hand_in
from rozdej.core.feedback.evidence import Objection
from rozdej.core.feedback.explanations import Verdict
from rozdej.core.student.failures import MissingFile, TooSlow
from rozdej.core.student.limits import Limits
from rozdej.core.student.source import decode
from rozdej.teacher.grading.judge import NOT_ASKED, Judge, verdict_of

LIMITS = Limits(seconds_per_call=0.3)


@pytest.fixture(scope='module')
def judge(bubblewrap):
    """A warm judge for the first levels of Klondike."""
    with pytest.MonkeyPatch.context() as patch:
        hurry(patch.setattr)
        with Judge(KLONDIKE, LIMITS, until=34) as warm:
            yield warm


def by_verdict(graded):
    found = {}
    for test in graded.tests:
        found.setdefault(test.verdict, []).append(test)
    return found


def test_the_solution_passes_everything_and_nothing_is_said(judge):
    graded = judge.grade(KLONDIKE.solution)
    assert {test.verdict for test in graded.tests} == {Verdict.PASSED}
    assert {test.text for test in graded.tests} == {()}
    assert (graded.notes, graded.exposure, graded.doubtful) == ((), '', False)


def test_the_list_of_tests_is_fixed_and_in_teaching_order(judge, submission):
    assert [test.test for test in judge.grade(submission('')).tests] == [name for name, _ in judge.tests.values()]
    levels = [level for _, level in judge.tests.values()]
    assert levels == sorted(levels)
    assert ('test_001_soubor.py::test_import_je_potichu', 1) in judge.tests.values()


def test_a_stub_fails_with_the_words_a_student_would_see(judge):
    graded = judge.grade(KLONDIKE.given)
    first = next(test for test in graded.tests if not test.passed)
    assert (first.level, first.verdict) == (11, Verdict.WRONG_VALUE)
    assert '\n'.join(first.text).endswith('  Funkce je zatím prázdná. Napiš ji: klondike.py, řádek 13')


def test_where_nothing_says_why_the_first_failure_names_the_command_that_shows_the_call(judge, submission):
    command = 'pytest tests/klondike --trace-call'
    text = 'def popis_balicku(balicek):\n    return popis_kartu(balicek[0]) if balicek else "[   ]"\n'
    text += 'def popis_seznam_karet(karty):\n    return "-".join(map(popis_kartu, karty))\n'
    failed = [test for test in judge.grade(submission(text, on='solution')).tests if not test.passed]
    assert failed[0].text[-1].endswith(f'řádek po řádku, ukáže:  {command}')
    assert len(failed) > 1
    assert command not in str([test.text for test in failed[1:]])
    said = judge.grade(submission('def popis_balicku(balicek):\n    print("[   ]")\n', on='solution')).tests
    assert command not in str([test.text for test in said])


def test_grading_again_gives_the_same_to_the_letter(judge, submission):
    folder = submission('def popis_balicku(b):\n    return {object(), "a", "b", "c"}\n', on='solution')
    first = judge.grade(folder)
    assert judge.grade(folder) == first
    with Judge(KLONDIKE, LIMITS, until=11) as other:
        again = other.grade(folder)
    assert len(again.tests) > 3
    assert again.tests == first.tests[: len(again.tests)]


POPIS = 'def popis_balicku(b):\n    '


def test_a_file_that_does_not_parse_is_graded_as_far_as_it_can_be_read(judge, submission):
    text = (
        (KLONDIKE.solution / 'klondike.py')
        .read_text(encoding='utf-8')
        .replace('def vytvor_balicek():', 'def vytvor_balicek()')
    )
    graded = judge.grade(submission(text))
    verdicts = {test.level: test.verdict for test in graded.tests}
    assert (verdicts[1], verdicts[20]) == (Verdict.FILE_DOES_NOT_PARSE, Verdict.FILE_DOES_NOT_PARSE)
    assert (verdicts[11], verdicts[max(verdicts)]) == (Verdict.PASSED, Verdict.PASSED)
    assert graded.notes == ('Soubor klondike.py jde přečíst jen zčásti, hodnotí se ta část, která přečíst jde.',)
    first = next(test for test in graded.tests if not test.passed)
    assert 'Na konci řádku chybí dvojtečka.' in '\n'.join(first.text)
    missing = next(test for test in graded.tests if test.level == 20)
    assert 'Na konci řádku chybí dvojtečka.' in '\n'.join(missing.text)


def test_a_function_that_cannot_be_read_is_not_looked_for_under_other_names(judge, submission):
    text = (
        (KLONDIKE.solution / 'klondike.py')
        .read_text(encoding='utf-8')
        .replace('def popis_balicku(balicek):', 'def popis_balicku(b)')
    )
    graded = judge.grade(submission(f'{text}\n\ndef popis_balicek(b):\n    return 1\n'))
    told = '\n'.join(next(test for test in graded.tests if test.level == 10).text)
    assert 'Soubor se nenačetl celý' in told
    assert 'Nemá se jmenovat' not in told


@pytest.mark.parametrize(
    'data', [b'', b'\0', b'\xff\xfe\0', '# ♠'.encode('utf-16'), b'def', b'(' * 5000, b'x = ' + b'-' * 90_000 + b'1']
)
def test_files_that_are_no_programs_fail_everything(judge, submission, data):
    graded = judge.grade(submission(data))
    assert not any(test.passed for test in graded.tests if test.level > 1)


def test_a_folder_without_the_file_fails_everything(judge, tmp_path):
    graded = judge.grade(tmp_path)
    assert {test.verdict for test in graded.tests if test.level > 1} == {Verdict.FUNCTION_MISSING}


def test_only_ordinary_files_are_read(judge, submission, tmp_path):
    folder = submission('')
    secret = tmp_path / 'secret.py'
    secret.write_text('SECRET = 5')
    (folder / 'klondike.py').unlink()
    (folder / 'klondike.py').symlink_to(secret)
    os.mkfifo(folder / 'pomocnik.py')
    (folder / 'slozka.py').mkdir()
    (folder / 'velky.py').write_bytes(b'#' * 2_000_000)
    graded = judge.grade(folder)
    assert not any(test.passed for test in graded.tests if test.level > 1)
    assert [note.split()[0] for note in graded.notes] == ['klondike.py', 'pomocnik.py', 'slozka.py', 'velky.py']


def test_what_does_not_belong_to_a_submission_is_left_out_and_told(judge, submission):
    names = ('conftest.py', 'random.py', 'test_010.py', 'karty.py')
    graded = judge.grade(hand_in(submission('', on='solution'), dict.fromkeys(names, 'raise SystemExit')))
    assert all(test.passed for test in graded.tests)
    left_out = [note.split()[1] for note in graded.notes if note.startswith('Soubor ')]
    assert left_out == ['conftest.py', 'karty.py', 'random.py', 'test_010.py']
    assert any('random.py' in note for note in graded.notes if not note.startswith('Soubor '))  # it hides Python's own


def test_a_submission_changes_nothing_of_the_judge(judge, submission):
    folder = submission('import sys, os, builtins\nbuiltins.len = sys.path = None\nos.chdir("/")\n', on='solution')
    judge.grade(folder)  # what the judge itself imports only when it is needed
    before = sys.stdout, os.getcwd(), dict(os.environ), sorted(sys.modules), list(sys.path)
    judge.grade(folder)
    assert (sys.stdout, os.getcwd(), dict(os.environ), sorted(sys.modules), list(sys.path)) == before
    assert all(test.passed for test in judge.grade(KLONDIKE.solution).tests)


@pytest.mark.whole(reason='waits until the time in all is up')
def test_time_in_all_is_limited_and_the_rest_is_not_run(submission):
    limits = Limits(seconds_per_call=0.5, seconds_in_all=1.0)
    text = 'import time\nfor f in "popis_balicku", "vytvor_balicek", "popis_seznam_karet", "rozdej_sloupecky":\n'
    with Judge(KLONDIKE, limits, until=34) as judge:
        graded = judge.grade(submission(f'{text}    globals()[f] = lambda *a: time.sleep(0.3)\n', on='solution'))
    assert sum(test.verdict not in (Verdict.PASSED, Verdict.NOT_RUN) for test in graded.tests) <= 1.0 / 0.3 + 1
    assert graded.tests[-1].verdict is Verdict.NOT_RUN
    assert 'se nespustil' in graded.tests[-1].text[0]
    assert len(graded.tests) == len(judge.tests)


@pytest.mark.whole(reason='waits until the time in all is up')
def test_who_has_used_the_time_is_not_asked_fresh_cases_and_a_teacher_hears_of_it(submission):
    limits = Limits(seconds_in_all=0.5)
    text = 'import time\nhrac_vyhral = lambda hra: time.sleep(0.7) or all(len(hra[p]) == 13 for p in "WXYZ")\n'
    with Judge(KLONDIKE, limits, until=92, seed='x') as judge:
        graded = judge.grade(submission(text, on='solution'))
    assert graded.fresh == ()
    assert NOT_ASKED in graded.concerns


def test_a_hang_that_was_only_bad_luck_is_doubtful(judge, monkeypatch):
    from rozdej.core.student.failures import TooSlow
    from rozdej.teacher.isolation.worker_client import WorkerClient

    ask, struck = WorkerClient.ask, []

    def slow_once(self, kind, *parts, **how):
        if kind == 'call' and not struck:
            struck.append(parts)
            raise TooSlow(0.5)
        return ask(self, kind, *parts, **how)

    monkeypatch.setattr(WorkerClient, 'ask', slow_once)
    monkeypatch.setattr(judge, '_caches', {})  # so that tests ask, whatever was graded before
    graded = judge.grade(KLONDIKE.solution)
    assert graded.doubtful
    assert all(test.passed for test in graded.tests)


def test_an_error_of_the_kit_is_not_the_students(judge, monkeypatch):
    from rozdej.teacher.isolation import remote

    monkeypatch.setattr(remote.RemoteProgram, '_call', lambda self, call: 1 / 0)
    monkeypatch.setattr(judge, '_caches', {})  # so that tests call, whatever was graded before
    verdicts = {test.verdict for test in judge.grade(KLONDIKE.solution).tests}
    assert verdicts <= {Verdict.PASSED, Verdict.GRADERS_OWN_ERROR}
    assert Verdict.GRADERS_OWN_ERROR in verdicts


@pytest.mark.whole(reason='starts another judge')
def test_without_a_sandbox_the_program_still_runs_elsewhere(submission):
    text = f'{POPIS}import os; os._exit(0)'
    with Judge(KLONDIKE, LIMITS, sandboxed=False, until=20) as judge:
        graded = judge.grade(submission(text, on='solution'))
    assert 'namespaces' in graded.exposure or 'Landlock' in graded.exposure
    assert Verdict.ENDED_THE_PROGRAM in by_verdict(graded)


def test_a_judge_leaves_no_files_and_no_processes(tmp_path, monkeypatch, submission):
    folder = submission('import random', on='solution')
    monkeypatch.setattr('tempfile.tempdir', str(tmp_path / 'temporary'))
    (tmp_path / 'temporary').mkdir()
    state = random.getstate()
    with Judge(KLONDIKE, LIMITS, sandboxed=False, until=11) as judge:
        judge.grade(folder)
    assert list((tmp_path / 'temporary').iterdir()) == []
    random.setstate(state)


def test_places_of_the_machine_are_not_told(judge, submission):
    text = f'{POPIS}import sys; raise ValueError(sys.prefix)'
    told = '\n'.join(line for test in judge.grade(submission(text, on='solution')).tests for line in test.text)
    assert 'ValueError: …' in told
    assert sys.prefix not in told


@pytest.mark.whole(reason='a judge for all levels of Klondike')
def test_given_file_in_the_way_of_an_error_is_named_from_the_kit(submission):
    with Judge(KLONDIKE, LIMITS) as judge:
        graded = judge.grade(submission('def udelej_tah(hra, tah):\n    raise ValueError(1)\n', on='solution'))
    told = '\n'.join(line for test in graded.tests for line in test.text)
    assert 'zadani/klondike/hra.py, řádek' in told
    assert str(ROOT) not in told


BROKEN = """def udelej_hru():
    balicek = vytvor_balicek()
    sloupecky = rozdej_sloupecky(len(balicek))
    return {'U': balicek, 'A': sloupecky[0]}
"""


def test_caller_of_a_right_function_is_told_of_each_submission(bubblewrap, submission):
    wrong = submission(BROKEN, on='solution')
    with Judge(KLONDIKE, LIMITS, until=71) as judge:
        for _ in range(2):
            judge.grade(KLONDIKE.solution)
            told = [line for test in judge.grade(wrong).tests for line in test.text]
            assert any('Funkce rozdej_sloupecky ve svých testech obstála.' in line for line in told), told


def raised_by_the_kit() -> BaseException:
    with pytest.raises(AttributeError) as caught:
        decode(None, 'x.py')
    return caught.value


def raised_by_a_test() -> BaseException:
    with pytest.raises(AssertionError) as caught:
        raise AssertionError
    return caught.value


def test_an_error_of_the_kit_is_never_blamed_on_the_student():
    assert verdict_of(Verdict.WRONG_VALUE, raised_by_the_kit()) is Verdict.GRADERS_OWN_ERROR


@pytest.mark.parametrize('error', [MissingFile('klondike'), TooSlow(2.0), Objection('Nikdo neposlouchá.'), None])
def test_what_tells_of_the_program_is_no_error_of_the_kit(error):
    assert verdict_of(Verdict.RAISED, error) is Verdict.RAISED


def test_a_failed_assert_is_a_wrong_value():
    assert verdict_of(Verdict.WRONG_VALUE, raised_by_a_test()) is Verdict.WRONG_VALUE


def test_what_came_from_the_sandbox_is_the_programs():
    error = raised_by_the_kit()
    error.frames = []
    assert verdict_of(Verdict.RAISED, error) is Verdict.RAISED


def test_memory_is_the_programs_wherever_it_is_missed():
    error = MemoryError().with_traceback(raised_by_the_kit().__traceback__)
    assert verdict_of(Verdict.TOO_MUCH_MEMORY, error) is Verdict.TOO_MUCH_MEMORY
