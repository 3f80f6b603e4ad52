"""Runs of the command: what is graded again, what survives."""

import errno
import os
import re
import shutil
import sqlite3
from pathlib import Path

import pytest

from checks.running import ROOT
from checks.teacher.grading.conftest import (
    CODE,
    EXERCISES,
    KLONDIKE,
    REQUIRED,
    files_of,
    hand_in,
    options_of,
    read_results,
)
from checks.teacher.grading.doubles import make_obedient
from rozdej.core.exercises import find_exercises
from rozdej.core.feedback.explanations import Verdict
from rozdej.teacher.grading import command
from rozdej.teacher.grading.name_matching import sort_key
from rozdej.teacher.grading.result import MOST_CHARACTERS, Record, Result, TestVerdict
from rozdej.teacher.grading.store import FILE, ResultStore
from rozdej.teacher.grading.terminal import show_progress

CLASS = {
    'Eva Malá/klondike.py': '# passes to 200',
    'novak/klondike.py': '# passes to 31',
    'zika/Klondike (1).py': '# passes to 11\n# raises',
    'nic/dopis.txt': '',
}


@pytest.fixture
def collected(tmp_path: Path) -> Path:
    return hand_in(tmp_path / 'class', CLASS)


def by_name(out: Path) -> dict[str, Result]:
    return {result.student: result for result in read_results(out)}


def test_second_run_grades_only_what_changed(collected, grade_class, tmp_path):
    code, text = grade_class(collected)
    assert (code, '3 graded, 0 unchanged, 1 could not be graded' in text) == (0, True)
    before = files_of(tmp_path / 'out')
    hand_in(collected, {'novak/klondike.py': '# passes to 31\n# raises', 'nova/klondike.py': '# passes to 1'})
    shutil.rmtree(collected / 'zika')
    code, text = grade_class(collected)
    assert (code, '2 graded, 2 unchanged' in text) == (0, True)
    after = files_of(tmp_path / 'out')
    assert {Path(name).stem for name in set(after) - set(before)} == {'nova'}
    assert not any('zika' in name for name in after)
    assert set(by_name(tmp_path / 'out')) == {'Eva Malá', 'novak', 'nova', 'nic'}


@pytest.mark.parametrize('tried', [CODE, (ROOT / 'reseni/klondike/klondike.py').read_text(encoding='utf-8')])
@pytest.mark.parametrize('options', [[], ['--exercise', 'klondike']])
def test_a_stub_in_which_a_teacher_has_tried_the_exercise_is_no_stub(kit, grade_class, tmp_path, tried, options):
    (kit / 'zadani/klondike/klondike.py').write_text(tried, encoding='utf-8')
    collected = hand_in(tmp_path / 'class', {'eva/klondike.py': tried})
    code, text = grade_class(collected, *options, exercises=find_exercises(kit))
    assert code == 2
    assert text.startswith('rozdej grade: zadani/klondike/klondike.py has code in popis_balicku, vytvor_balicek')
    assert not (tmp_path / 'out').exists()


@pytest.mark.parametrize(('level', 'near'), [(13, '12, 20'), (9999, '131')])
def test_a_level_that_is_not_there_is_refused(collected, grade_class, tmp_path, level, near):
    code, text = grade_class(collected, '--exercise', 'klondike', '--level', level)
    assert (code, text) == (2, f'rozdej grade: there is no level {level}; near it: {near}\n')
    assert not (tmp_path / 'out').exists()


def test_run_without_changes_grades_and_writes_nothing(collected, grade_class, tmp_path, monkeypatch):
    grade_class(collected)
    report = tmp_path / 'out' / 'report.html'
    written = report.stat().st_mtime_ns
    monkeypatch.setattr(command, 'open_workers', lambda *_: pytest.fail('a process that grades was started'))
    _, text = grade_class(collected)
    assert '0 graded, 4 unchanged' in text
    assert report.stat().st_mtime_ns == written
    assert 'Eva Malá' in text


def test_lost_report_is_written_again(collected, grade_class, tmp_path):
    grade_class(collected)
    before = files_of(tmp_path / 'out')
    (tmp_path / 'out' / 'report.html').unlink()
    grade_class(collected)
    assert files_of(tmp_path / 'out') == before


@pytest.mark.whole(reason='grades a class twice')
def test_same_bytes_whatever_the_number_of_jobs(grade_class, tmp_path):
    files = {f's{number:02}/klondike.py': f'# passes to {number * 5}' for number in range(12)}
    folder = hand_in(tmp_path / 'class', files)
    for jobs in (1, 4):
        assert grade_class(folder, '--jobs', jobs, '--out', tmp_path / f'out{jobs}')[0] == 0
    assert files_of(tmp_path / 'out1') == files_of(tmp_path / 'out4')


def test_changed_tests_or_settings_are_graded_again(collected, grade_class):
    grade_class(collected)
    assert '3 graded' in grade_class(collected, '--level', 31)[1]
    assert '3 graded' in grade_class(collected, '--time-limit', 0.5, '--level', 31)[1]
    assert '3 graded' in grade_class(collected, '--no-sandbox')[1]


def test_changed_test_is_noticed(kit, grade_class, tmp_path):
    from rozdej.core.exercises import find_exercises

    folder = hand_in(tmp_path / 'class', {'novak/klondike.py': '# passes to 31'})
    grade_class(folder, exercises=find_exercises(kit))
    test = next((kit / 'tests' / 'klondike').glob('test_*.py'))
    test.write_text(test.read_text(encoding='utf-8') + '\n# more\n', encoding='utf-8')
    assert '1 graded' in grade_class(folder, exercises=find_exercises(kit))[1]
    assert '0 graded' in grade_class(folder, exercises=find_exercises(kit))[1]


def test_stub_is_graded_once_and_decides_what_levels_are_worth(collected, grade_class, tmp_path, kit):
    from rozdej.core.exercises import find_exercises

    exercises = find_exercises(kit)
    stub = kit / 'zadani' / 'klondike' / 'klondike.py'
    stub.write_text(stub.read_text(encoding='utf-8') + '\n# passes to 10\n', encoding='utf-8')
    how = {'exercises': exercises, 'until': None}
    grade_class(collected, '--out', tmp_path / 'old', **how)
    with ResultStore(tmp_path / 'old') as store:
        kept = store.fact('stub of klondike')
    assert kept
    grade_class(collected, '--out', tmp_path / 'old', **how)
    free = [number for number in KLONDIKE.lesson.levels if number <= 10]
    page = (tmp_path / 'old' / 'grades.csv').read_text(encoding='utf-8-sig')
    most = len(REQUIRED) - len(free)
    assert f'"{most}","{most}","131","{most}","finished"' in page


def test_only_one_student_leaves_the_others_in_the_report(collected, grade_class, tmp_path):
    grade_class(collected)
    hand_in(collected, {'novak/klondike.py': '# passes to 1', 'Eva Malá/klondike.py': '# passes to 1'})
    assert '1 graded, 0 unchanged' in grade_class(collected, '--only', 'NOVAK')[1]
    results = by_name(tmp_path / 'out')
    assert len(results) == 4
    assert all(test.passed for test in results['Eva Malá'].tests)
    assert not all(test.passed for test in results['novak'].tests)


def test_only_one_student_with_other_settings_says_that_the_others_have_the_old_ones(collected, grade_class):
    """Else they seem to have lost all levels that were not asked for before."""
    grade_class(collected, '--level', 31)
    mixed = grade_class(collected, '--only', 'novak')[1]
    assert '3 more as graded before, with other tests, kit or settings: run without --only to renew them' in mixed
    assert 'as graded before' not in grade_class(collected)[1]
    assert 'as graded before' not in grade_class(collected, '--only', 'novak')[1]


@pytest.mark.parametrize('what', ['dies', 'fails'])
def test_grader_that_fails_on_one_goes_on_and_blames_nobody(collected, grade_class, tmp_path, what):
    hand_in(collected, {'hrozny/klondike.py': f'# {what}'})
    code, text = grade_class(collected)
    assert code == 1
    results = by_name(tmp_path / 'out')
    assert results['hrozny'].problem.startswith("grader's own error")
    assert all(not one.problem for name, one in results.items() if name not in ('hrozny', 'nic'))
    assert 'nepodařilo' in next((tmp_path / 'out' / 'feedback').glob('hrozny*')).read_text(encoding='utf-8')
    hand_in(collected, {'hrozny/klondike.py': '# passes to 1'})
    code, text = grade_class(collected)
    assert (code, '1 graded' in text) == (0, True)


def test_failure_of_the_grader_is_tried_again_by_the_next_run(collected, grade_class):
    hand_in(collected, {'hrozny/klondike.py': '# fails'})
    grade_class(collected)
    assert '1 graded, 4 unchanged' in grade_class(collected)[1]


def test_test_that_could_not_be_run_is_nobodys_fault(collected, grade_class, tmp_path):
    hand_in(collected, {'smula/klondike.py': '# passes to 31\n# breaks'})
    code, text = grade_class(collected)
    assert code == 1
    assert "stuck at level 32: grader's own error" in text
    told = (tmp_path / 'out' / 'feedback' / 'smula.txt').read_text(encoding='utf-8')
    assert 'Chyba není ve tvém programu.' in told
    assert '1 graded, 4 unchanged' in grade_class(collected)[1]


def test_students_of_the_same_name_and_exercises_of_one_student_are_told_apart(grade_class, tmp_path):
    folder = hand_in(
        tmp_path / 'class',
        {
            '1. A/Eva Malá/klondike.py': '# passes to 31',
            '1. A/Jan Novák/klondike.py': '# passes to 31',
            '1. B/Eva Malá/klondike.py': '# passes to 31',
            '1. B/Petr Malý/klondike.py': '# passes to 31',
            '1. B/Eva Malá/blackjack.py': '# passes to 31',
        },
    )
    _, text = grade_class(folder)
    assert '│ 1. A/Eva Malá ' in text
    assert '│ 1. B/Eva Malá ' in text


WRONG = [
    (['--exercise', 'neni'], 'no exercise'),
    (['--only', 'nikdo'], 'none of 4 students'),
    (['--points', 'neni.toml'], 'neni.toml'),
    (['--moodle-sheet', 'neni.csv'], 'neni.csv'),
    (['--only', 'NOV'], "none of 4 students is called 'NOV'; did you mean 'novak'?"),
    (['--cluster', 'tcp://127.0.0.1:1'], 'no cluster answers'),
    (['--cluster', 'nic'], 'is no address of a cluster'),
]


@pytest.mark.parametrize(('arguments', 'message'), WRONG, ids=lambda value: value[0] if isinstance(value, list) else '')
def test_wrong_command_is_one_sentence(collected, grade_class, arguments, message, monkeypatch):
    if '--cluster' in arguments:
        monkeypatch.setattr('rozdej.teacher.grading.cluster.SECONDS_TO_ANSWER', 0.1)
    code, text = grade_class(collected, *arguments)
    assert code == 2
    assert message in text
    assert text.startswith('rozdej grade: ')


@pytest.mark.parametrize(
    ('arguments', 'message'),
    [
        # A correct program fails under such a limit, and its student would be told of an error that is not there.
        (['--memory-limit', '8'], '8 MB is too little for any program'),
        (['--out', ''], 'the name of the folder is empty'),
    ],
)
def test_options_that_would_only_do_harm_are_refused(arguments, message, capsys):
    with pytest.raises(SystemExit):
        options_of(['class', *arguments])
    assert message in capsys.readouterr().err


def test_full_disk_for_temporary_files_is_not_called_that_of_the_results(collected, grade_class, tmp_path, monkeypatch):
    (tmp_path / 'full').mkdir()
    monkeypatch.setattr('tempfile.tempdir', str(tmp_path / 'full'))

    def no_room(**how):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(tmp_path / 'full' / 'rozdej-work'))

    monkeypatch.setattr('tempfile.mkdtemp', no_room)
    code, text = grade_class(collected)
    assert code == 2
    assert re.search('full, cannot be used: .*No space left on device.*; TMPDIR names another one', text)
    assert 'results' not in text


def test_results_do_not_go_among_the_submissions(collected, grade_class):
    code, text = grade_class(collected, '--out', collected / 'grades')
    assert (code, 'choose another folder' in text) == (2, True)
    assert not (collected / 'grades').exists()


@pytest.mark.parametrize('content', [b'nothing of ours', None])
def test_file_of_somebody_else_is_left_alone(collected, grade_class, tmp_path, content):
    file = tmp_path / 'out' / FILE
    file.parent.mkdir()
    if content is None:
        with sqlite3.connect(file) as database:
            database.execute('CREATE TABLE mine (x)')
        database.close()
    else:
        file.write_bytes(content)
    before = file.read_bytes()
    code, text = grade_class(collected)
    assert code == 2
    assert str(file) in text
    assert file.read_bytes() == before


def test_missing_library_is_named(collected, grade_class, monkeypatch):
    monkeypatch.setattr('rozdej.teacher.grading.run.find_spec', lambda name: None if name == 'jinja2' else name)
    code, text = grade_class(collected)
    assert code == 2
    assert 'jinja2 missing: type pip install -e ".[teacher]" in the folder of the kit' in text


def test_reduced_isolation_is_said_first(collected, grade_class, tmp_path):
    _, text = grade_class(collected, '--no-sandbox')
    assert text.startswith('Reduced isolation')
    assert 'may have got all points' in ' '.join(text.split())
    page = (tmp_path / 'out' / 'report.html').read_text(encoding='utf-8')
    assert page.partition('<body>')[2].lstrip().startswith('<p class="banner">Reduced isolation')
    assert 'may have got all points' in page


def test_progress_names_what_is_running_and_counts(capsys, monkeypatch):
    monkeypatch.setenv('FORCE_COLOR', '1')  # as on a terminal
    results = [(None, ['Jan', 'Eva']), (None, ['Eva', '[b]', 'c', 'd']), (None, [])]
    assert len(list(show_progress(3, results))) == 3
    plain = re.sub(r'\x1b\[[0-9;?]*[A-Za-z]', '', capsys.readouterr().err)
    assert re.findall(r'([0-3]/3) [-:0-9]+ (.*?) *\r', plain) == [
        ('0/3', 'starting'),
        ('1/3', 'Jan, Eva'),
        ('2/3', 'Eva, [b], c …'),
        ('3/3', ''),
    ]


def test_store_gives_back_what_was_put(tmp_path):
    text = ('✗ level 1', '\u202e"\'\x00')
    result = Result(
        *('=cmd', 'Jan "Ř"\n', 'klondike'),
        Record('a', 'b', 'c', 'd'),
        (TestVerdict('t.py::x', 1, Verdict.RAISED, text),),
        *(('note',), ('remark',), '', False, True, True),
    )
    with ResultStore(tmp_path) as store:
        store.put(result)
        assert list(store.results()) == [result]
        assert store.records() == {('=cmd', 'klondike'): Record('a', 'b', 'c', 'd')}
    assert read_results(tmp_path) == [result]
    assert [path.name for path in tmp_path.iterdir()] == [FILE]


def test_names_are_sorted_as_in_czech():
    names = ['Adam', 'Ádám', 'cena', 'cyp', 'Čeněk', 'hora', 'chata', 'Ivan', 'řeka', 's', 'Š', 'z', 'ža']
    assert sorted(reversed(names), key=sort_key) == names


def test_feedback_of_one_submission_is_bounded():
    tests = tuple(TestVerdict(f't.py::{number}', 1, Verdict.WRONG_VALUE, ('x' * 200_000,)) for number in range(20))
    result = Result('a', 'a', 'klondike', Record('', '', '', ''), (*tests, TestVerdict('u', 1, Verdict.PASSED)))
    bounded = result.with_limited_feedback()
    assert len(bounded.to_json()) < MOST_CHARACTERS * 1.1
    assert [test.verdict for test in bounded.tests] == [test.verdict for test in result.tests]
    lonely = Result('a', 'a', 'klondike', result.record, (TestVerdict('u', 1, Verdict.RAISED, ('\ud800',)),))
    lonely.with_limited_feedback().to_json().encode()


def test_workers_do_not_share_the_terminal_or_temporary_files(collected, tmp_path, monkeypatch):
    scratch = tmp_path / 'scratch'
    scratch.mkdir()
    monkeypatch.setenv('TMPDIR', str(scratch))
    options = options_of([str(collected), '--out', str(tmp_path / 'out')])
    assert command.grade(options, EXERCISES, make_obedient) == 0
    assert os.listdir(scratch) == []
    assert KLONDIKE.tests.is_dir()
