"""Beginners are told what somebody has read and found true, and nothing else."""

from dataclasses import replace

import pytest

from checks.beginners.__main__ import HEAD, RESULTS, counts, title
from checks.beginners.corpus import Told, cases, run
from checks.beginners.starts import STARTS


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
