"""Beginners are told what somebody has read and found true, and nothing else."""

from dataclasses import replace

import pytest

from checks.core.beginners.__main__ import HEAD, LENGTHS, RESULTS, counts, title
from checks.core.beginners.corpus import Told, cases, program, run
from checks.core.beginners.lengths import COLUMNS, how_many_tests
from checks.core.beginners.starts import STARTS
from checks.running import run_pytest
from rozdej.core.testing.level_report import lines_around
from rozdej.core.testing.summary import MOST_LINES, height


def test_messages_are_those_that_were_read(draw):
    wrong = {case.name: problems for case, told in run(draw(cases()), 1) if (problems := list(case.problems(told)))}
    assert not wrong, '\n'.join(f'{name}: {"; ".join(problems)}' for name, problems in wrong.items())


def test_no_mistake_stands_there_twice():
    names = [case.name for case in cases()]
    assert sorted(set(names)) == sorted(names)


def test_nothing_false_is_known():
    false = [mistake.name for mistake in (*cases(), *STARTS) if mistake.outcome == 'false']
    assert not false, 'mend what they are told: ' + ', '.join(false)


def test_table_is_about_these_mistakes():
    kept = RESULTS.read_text(encoding='utf-8')
    assert '\n'.join(counts(cases())) in kept, HEAD
    assert all(title(mistake) in kept for mistake in (*cases(), *STARTS)), HEAD


def test_nearly_all_fit_25_lines():
    *_, every = RESULTS.read_text(encoding='utf-8').partition(LENGTHS)[2].split('\n\n')[0].split('\n')
    name, _, most, _ = every.split()
    assert name == 'all'
    assert int(most) <= 25


def test_real_run_fits_too_and_has_the_lines_that_are_counted(tmp_path):
    [case] = [case for case in cases() if case.name == 'klondike 31: half of an odd number']
    for file, text in program(case).items():
        (tmp_path / file).write_text(text, encoding='utf-8')
    lines = run_pytest('tests/klondike', '--level', '31', '--impl', tmp_path, COLUMNS=str(COLUMNS)).lines
    assert height(lines, COLUMNS) <= MOST_LINES
    [before] = [number for number, line in enumerate(lines) if line.startswith('✗ level')]
    assert before + 1 == lines_around(how_many_tests(case.exercise, 31), COLUMNS)


@pytest.mark.whole(reason='starts Python for each of them; each is also tested where it is handled')
@pytest.mark.parametrize('start', STARTS, ids=lambda start: start.what)
def test_wrong_command_or_place_is_told(start, tmp_path):
    told = start.told(tmp_path / 'kit')
    assert start.problems(told) == [], told


def test_sentence_that_nobody_has_read_is_noticed():
    first = cases()[0]
    case = replace(first, words={**{word: [] for word in first.words}, 'says': ['Karta chybí.']}, flags=set())
    unread = ['is told what nobody has read: Nechybí ti čepice?']
    told = Told(case.level, 'rule\n\n  f(1)\n  Karta chybí.')
    assert list(case.problems(told)) == []
    assert list(case.problems(Told(case.level, f'{told.text}\n  Nechybí ti čepice?'))) == unread
    assert list(case.problems(Told(case.level, f'{told.text} Nechybí ti čepice?'))) == unread
    assert list(case.problems(Told(case.level, 'rule\n\n  f(1)'))) == ["is not told 'Karta chybí.'"]
