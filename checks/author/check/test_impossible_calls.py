"""Tests that a level test with a card twice in one call is reported with its line."""

from types import SimpleNamespace
from typing import Any

import pytest

from checks.running import ROOT
from rozdej.author.check.fresh_cases import impossible_calls
from rozdej.core.exercises import Exercise
from rozdej.core.student.calls import Call, freeze

SRDCE = Exercise('srdce', ROOT)
TEST: Any = SimpleNamespace(name='test_neco', path=SRDCE.tests / 'test_neco.py')


def call(*arguments: Any, line: int = 7) -> Call:
    return Call('srdce', 'smi_vylozit', arguments, {}, freeze(arguments), line)


def told(*calls: Call) -> list[str]:
    return [problem.format(ROOT).splitlines()[0] for problem in impossible_calls(SRDCE, TEST, calls)]


def test_cards_that_are_there_once_may_come_again_in_the_next_call():
    ruka, stul = {('Sr', 5), ('Pi', 'kral')}, [{'hrac': 'Petr', 'karta': ('Pi', 3)}]
    assert told(call(ruka, stul), call(ruka, stul), call(), call('Kr', 5)) == []


@pytest.mark.parametrize(
    'arguments',
    [
        ({('Sr', 5), ('Pi', 3)}, [{'hrac': 'Petr', 'karta': ('Pi', 3)}]),
        ([('Pi', 3), ('Pi', 3)],),
        ({'Petr': {'ruka': {('Pi', 3)}, 'stychy': [[{'hrac': 'Petr', 'karta': ('Pi', 3)}]]}},),
    ],
)
def test_a_card_that_is_in_two_places_is_told_once(arguments):
    [problem] = told(call(line=5), call(*arguments), call(*arguments, line=9))
    assert problem == "tests/srdce/test_neco.py:7: test_neco shows ('Pi', 3) twice in a call of smi_vylozit"


def test_what_a_call_did_to_its_arguments_does_not_count():
    hand = [('Pi', 3)]
    made = call(hand)
    hand *= 2
    assert told(made) == []


def test_exercises_without_cards_are_left_alone():
    made = [call([('Pi', 3), ('Pi', 3)])]
    assert list(impossible_calls(Exercise('piskvorky', ROOT), TEST, made)) == []
