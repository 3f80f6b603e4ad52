"""What fresh cases find in a program, and what is told of it."""

import itertools
import random
import sys

import pytest

from checks.teacher.fresh_cases.conftest import FRESH, SOLUTION
from rozdej.author.check.fresh_cases import check_fresh_cases
from rozdej.teacher.fresh_cases import BadFreshCases, Questions, badly_shuffled, same_data, too_often
from rozdej.teacher.grading import fingerprint

VEZMI = '\ndef vezmi(sirky, kolik):\n'
UBER = '\ndef uber(hromadka):\n'


def test_the_solution_has_none(faults):
    assert faults() == {}


def test_a_wrong_result_is_told_with_its_call(faults):
    found = faults(VEZMI + '    if kolik > sirky:\n        raise ValueError\n    return sirky\n')
    assert list(found) == ['vezmi']
    vezmi = found['vezmi']
    assert (vezmi.asked, vezmi.wrong, vezmi.slips, vezmi.levels) == (50, 40, 0, (10, 11))
    call, expected, got = vezmi.text
    assert call.startswith('  vezmi(')
    assert expected.startswith('  má vrátit: ')
    assert got.startswith('  vrátí:     ')
    assert vezmi.brief.startswith('vezmi(')


def test_kinds_have_their_shares(exercise):
    questions = Questions.of(exercise, 'seed')
    assert questions
    kinds = [case.kind.name for case in questions.cases['vezmi']]
    assert (kinds.count('some'), kinds.count('too many')) == (40, 10)


def test_another_exception_is_another_answer(faults):
    assert faults(VEZMI + '    return sirky - kolik if kolik <= sirky else None\n')['vezmi'].wrong == 10
    late = VEZMI + '    if kolik > sirky:\n        raise IndexError(kolik)\n    return sirky - kolik\n'
    assert 'má vyhodit: ValueError' in '\n'.join(faults(late)['vezmi'].text)


def test_a_number_is_what_it_is_worth(faults):
    """As in the tests: who passes them must not lose points for `5.0`, or for `True` where 1 is meant."""
    rest = VEZMI + '    if kolik > sirky:\n        raise ValueError\n    return '
    assert faults(rest + 'float(sirky - kolik)\n') == {}
    assert faults(rest + 'sirky - kolik + 0.5\n')['vezmi'].wrong == 40
    assert faults(rest + 'sirky - kolik if sirky - kolik != 1 else True\n') == {}


def test_a_number_is_no_answer_to_a_question():
    assert not same_data(True, 1)
    assert not same_data(False, 0)
    assert same_data([(1, True)], [(1, 1)])
    assert not same_data([None], [0])


def test_an_exception_of_ones_own_kind_of_value_error_is_right(faults):
    own = (
        '\nclass Moc(ValueError):\n    pass\n'
        + VEZMI
        + '    if kolik > sirky:\n        raise Moc\n    return sirky - kolik\n'
    )
    assert faults(own) == {}


def test_what_is_changed_and_printed_is_the_answer_where_the_solution_does_so(faults):
    found = faults(UBER + '    if not hromadka:\n        raise ValueError\n    print(hromadka[-1])\n')
    assert found['uber'].wrong > 30
    assert 'hromadka po volání má být' in '\n'.join(found['uber'].text)
    found = faults(UBER + '    if not hromadka:\n        raise ValueError\n    hromadka.pop()\n')
    assert 'Má vypsat:' in '\n'.join(found['uber'].text)


def test_what_is_printed_besides_is_no_wrong_answer(faults):
    found = faults('\nspravne = vezmi\n' + VEZMI + '    print("beru")\n    return spravne(sirky, kolik)\n')
    assert (found['vezmi'].wrong, found['vezmi'].slips) == (0, 50)
    assert 'Vypíše navíc:' in '\n'.join(found['vezmi'].text)


def test_what_is_printed_besides_changes_is_no_wrong_answer_either(faults):
    silent = SOLUTION.replace('print(hromadka.pop())', 'hromadka.pop()')
    spoken = UBER + '    if not hromadka:\n        raise ValueError\n    print(hromadka.pop())\n'
    found = faults(spoken, solution=silent)['uber']
    assert (found.wrong, found.slips > 30) == (0, True)
    assert faults(UBER + '    if not hromadka:\n        raise ValueError\n', solution=silent)['uber'].wrong > 30


def test_a_list_that_is_given_out_again_is_found(faults):
    keeping = '\nkept = {}\n' + VEZMI + '    if kolik > sirky:\n        raise ValueError\n'
    keeping += '    return kept.setdefault((sirky, kolik), RESULT)\n'
    assert faults(keeping.replace('RESULT', 'sirky - kolik')) == {}, 'a number cannot be changed'
    lists = SOLUTION.replace('return sirky - kolik', 'return [sirky - kolik]')
    found = faults(keeping.replace('RESULT', '[sirky - kolik]'), solution=lists)['vezmi']
    assert found.wrong == 1
    assert 'Napodruhé' in found.text[0]


def test_a_result_is_told_as_it_was_before_the_next_call(faults):
    lists = SOLUTION.replace('return sirky - kolik', 'return [sirky - kolik]')
    kept = (
        '\nkept = []\n' + VEZMI + '    if kolik > sirky:\n        raise ValueError\n{}    kept.append(sirky - kolik)\n'
    )
    kept += '    return kept\n'
    assert faults(kept.format(''), solution=lists)['vezmi'].wrong == 40
    cleared = faults(kept.format('    kept.clear()\n'), solution=lists)['vezmi']
    assert 20 < cleared.wrong < 40, 'each was right by itself; the last one, and those that are equal to it, stay so'
    assert cleared.text[1:] == ('  Co tohle volání vrátilo, se změnilo, když se funkce volala znovu.',)


def test_an_empty_list_that_is_given_out_again_is_found(faults):
    lists = SOLUTION.replace('return sirky - kolik', 'return []')
    keeping = '\nkept = []\n' + VEZMI + '    if kolik > sirky:\n        raise ValueError\n    return kept\n'
    assert 'Napodruhé' in faults(keeping, solution=lists)['vezmi'].text[0]


RECORDS = 'from typing import NamedTuple\n\n\nclass Zbytek(NamedTuple):\n    sirky: int\n\n\n'


def test_a_tuple_without_names_is_no_record(faults):
    records = RECORDS + SOLUTION.replace('return sirky - kolik', 'return Zbytek(sirky - kolik)')
    plain = VEZMI + '    if kolik > sirky:\n        raise ValueError\n    return (sirky - kolik,)\n'
    assert faults(solution=records) == {}
    assert faults(plain, solution=records)['vezmi'].wrong == 40
    named = RECORDS + VEZMI + '    if kolik > sirky:\n        raise ValueError\n    return Zbytek(sirky - kolik)\n'
    assert faults(named, solution=SOLUTION.replace('return sirky - kolik', 'return (sirky - kolik,)')) == {}


def test_a_function_that_loops_is_stopped_and_others_are_asked(faults):
    found = faults(VEZMI + '    while True:\n        pass\n')
    assert (found['vezmi'].asked, found['vezmi'].wrong) == (3, 3)
    assert 'uber' not in found


def test_calls_that_take_long_together_are_no_fault(faults, monkeypatch):
    """Their time ends with the one that is made again: after a hundred of the solution, fifty, and its first time."""
    count = itertools.count(1)
    monkeypatch.setattr('rozdej.core.student.program.is_over', lambda *_: next(count) == 152)
    assert faults() == {}


def test_a_function_that_ends_the_program_has_given_a_wrong_answer(faults):
    assert faults(VEZMI + '    exit()\n')['vezmi'].wrong == 50
    assert faults(VEZMI + '    input()\n')['vezmi'].wrong == 3


def test_a_missing_function_fails_all_its_cases(faults):
    found = faults('\ndel vezmi\n')
    assert (found['vezmi'].asked, found['vezmi'].wrong) == (50, 50)


def test_a_fault_belongs_to_the_earliest_function(faults):
    calling = UBER + '    if not vezmi(len(hromadka), 0):\n        raise ValueError\n    print(hromadka.pop())\n'
    found = faults(VEZMI + '    return 0\n' + calling)
    assert found['uber'].because == 'vezmi'
    assert faults(calling) == {}


HOLDS = """
@fresh.cases('vezmi', holds=lambda given, answer: '' if answer.result[0] < 14 else 'Moc.')
def judged(dice):
    return dice.randint(3, 13), 0
"""
TOGETHER = """
@fresh.together('vezmi', times=30, given=lambda dice: (dice.randint(3, 13), 1))
def all_alike(answers):
    yield from ((number, 'Pořád totéž.') for number, one in enumerate(answers) if one.result == answers[0].result)
"""
PLAYS = """
@fresh.plays('vezmi', times=4)
def a_game(dice, program):
    assert program.vezmi(13, 3) == dice.solution.vezmi(13, 3), 'Zbude jich deset.'
    program.typed('x')
    program.uber([1])
    assert program.printed == '1\\n', 'Vypíše se jedna.'
"""


def test_a_result_of_another_shape_is_wrong_and_no_error_of_ours(faults):
    found = faults(fresh=FRESH + HOLDS)
    assert 'Funkce vrátila něco jiného, než má.' in '\n'.join(found['vezmi'].text)


def test_many_answers_are_judged_together(faults):
    found = faults(fresh=FRESH + TOGETHER)['vezmi']
    assert found.asked == 80
    assert 1 <= found.wrong < 30
    assert 'Pořád totéž' in found.brief


def test_games_are_played(faults):
    assert faults(fresh=FRESH + PLAYS) == {}
    found = faults(UBER + '    if not hromadka:\n        raise ValueError\n    hromadka.pop()\n', FRESH + PLAYS)
    assert found['vezmi'].wrong == 4
    assert 'Vypíše se jedna.' in found['vezmi'].brief
    assert faults(VEZMI + '    raise GeneratorExit\n', FRESH + PLAYS)['vezmi'].wrong == 54


WRONG_JUDGES = {
    'a name that is not there': (HOLDS.replace('14', 'most'), 'NameError("name \'most\' is not defined")'),
    'no text': (HOLDS.replace("'' if answer.result[0] < 14 else 'Moc.'", 'True'), 'says True, and no text'),
    'what the solution does not do': (PLAYS.replace('1\\n', '2'), 'does not let the solution pass: Vypíše se jedna.'),
    'a game that fails': (PLAYS.replace('[1]', 'hromadka'), 'NameError("name \'hromadka\' is not defined")'),
    'many together': (TOGETHER, 'does not let the solution pass: Pořád totéž.'),
}


@pytest.mark.parametrize('judge', WRONG_JUDGES)
def test_what_does_not_let_the_solution_pass_is_told_to_the_author(exercise, faults, judge):
    text, told = WRONG_JUDGES[judge]
    faults(fresh=FRESH + text.replace('answer.result[0]', 'answer.result'))
    [problem] = check_fresh_cases(exercise)
    assert problem.what.startswith('vezmi, "')
    assert told in problem.what


BAD = {
    'an unknown function': (FRESH.replace("'uber'", "'ubrat'"), 'does not have: ubrat'),
    'a function that is not asked': (FRESH.partition("@fresh.cases('uber')")[0], 'does not ask uber'),
    'a generator that fails': (
        FRESH.replace('return dice.randint(0, 2)', 'return 1 / 0'),
        'of fresh.py: ZeroDivisionError',
    ),
    'no arguments': (FRESH.replace('return ([', 'return sum([').replace('],)', '])'), 'gives no tuple'),
    'a case that the solution cannot do': (
        FRESH.replace('return dice.randint(0, 2)', "return 'x'"),
        'fails with TypeError',
    ),
    'an error': (FRESH.replace('FreshCases()', 'FreshCases(asked={})'), 'does not run: TypeError'),
    'nothing': ('', 'has no "fresh = FreshCases()"'),
}


@pytest.mark.parametrize('bad', BAD)
def test_what_cannot_be_used_is_told(exercise, faults, bad):
    text, told = BAD[bad]
    with pytest.raises(BadFreshCases, match=told.replace('(', r'\(').replace(')', r'\)')):
        faults(fresh=text)
    [problem] = check_fresh_cases(exercise)
    assert told in problem.what


def test_an_escape_has_to_be_a_wrong_program(exercise, faults):
    faults(fresh=FRESH.replace('FreshCases()', "FreshCases(escapes={'wrong/sirky/x: y': 'z'})"))
    [problem] = check_fresh_cases(exercise)
    assert "no wrong program 'wrong/sirky/x: y'" in problem.what


def test_decks_that_are_badly_shuffled():
    cards = [(value, suit) for suit in 'abcd' for value in range(13)]
    decks = [random.Random(number).sample(cards, 52) for number in range(200)]
    assert list(badly_shuffled(decks)) == []
    assert [number for number, _ in badly_shuffled([*decks, decks[7]])] == [200]
    assert [number for number, _ in badly_shuffled([*decks, sorted(cards)])] == [200]
    cut = [cards[number % 52 :] + cards[: number % 52] for number in range(50)]
    assert [number for number, _ in badly_shuffled(cut)] == [0], 'the same neighbours'
    first = [[cards[0], *(card for card in deck if card != cards[0])] for deck in decks]
    assert [number for number, _ in badly_shuffled(first)] == [0], 'the same place'
    assert list(badly_shuffled([])) == []


def test_what_happens_too_often():
    assert too_often(10, 0.5, 1e-9) == 11, 'ten of ten is not that rare'
    assert too_often(100, 0.5, 1e-9) == 80
    assert too_often(200, 1 / 52, 1e-9 / 5408) == 26


def test_cases_can_be_a_package_of_parts(exercise):
    folder = exercise.root / 'samples/sirky'
    before, expected = fingerprint.tests_fingerprint(exercise), Questions.of(exercise, 'seed')
    (folder / 'fresh').mkdir()
    ground, _, kinds = FRESH.partition('\n\n\n')
    (folder / 'fresh/ground.py').write_text(f'{ground}\n', encoding='utf-8')
    (folder / 'fresh/kinds.py').write_text(f'from .ground import fresh\n\n\n{kinds}', encoding='utf-8')
    (folder / 'fresh/__init__.py').write_text('from . import kinds\nfrom .ground import fresh\n', encoding='utf-8')
    (folder / 'fresh.py').unlink()
    made = Questions.of(exercise, 'seed')
    assert made
    assert expected
    assert {name: [one.before for one in cases] for name, cases in made.cases.items()} == {
        name: [one.before for one in cases] for name, cases in expected.cases.items()
    }
    assert not [name for name in sys.modules if name.startswith('fresh_cases_of')]
    assert {path.name for path in (folder / 'fresh').iterdir()} == {'ground.py', 'kinds.py', '__init__.py'}
    packed = fingerprint.tests_fingerprint(exercise)
    (folder / 'fresh/kinds.py').write_text(f'from .ground import fresh\n\n\n{kinds}\n', encoding='utf-8')
    assert len({before, packed, fingerprint.tests_fingerprint(exercise)}) == 3
