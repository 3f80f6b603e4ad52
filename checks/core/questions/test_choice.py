"""Tests which questions a student gets."""

from collections import Counter
from dataclasses import replace

from rozdej.core.questions.choice import choose
from rozdej.core.questions.kinds import ProgramQuestion

KINDS = {'returns': 1, 'line': 1, 'turns': 2, 'variable': 2, 'change': 3}
LENGTHS = {'a': 5, 'b': 2, 'c': 9, 'd': 1, 'e': 3}


def question(kind: str, function: str, line: int) -> ProgramQuestion:
    code = ((f'{function}.py', ((line, 'x'),) * LENGTHS[function]),)
    return ProgramQuestion(kind, KINDS[kind], function, f'{kind} {function} {line}', (), 'x', '', line, code)


MANY = [question(kind, function, line) for kind in KINDS for function in 'abcde' for line in (1, 2, 3)]


def test_five_of_different_functions_and_kinds_the_easiest_first():
    for seed in 'abcdefgh':
        chosen = choose(MANY, seed)
        assert len({one.function for one in chosen}) == len({one.kind for one in chosen}) == len(chosen) == 5
        assert [one.difficulty for one in chosen] == [1, 1, 2, 2, 3]


def test_the_hard_one_is_about_a_long_function_and_not_the_same_for_a_whole_class():
    found = [choose(MANY, str(seed)) for seed in range(100)]
    hard = Counter((one.kind, one.function) for *_, one in found)
    assert hard.keys() == {('change', 'a'), ('change', 'c')}
    every = Counter(question for chosen in found for question in chosen)
    assert max(hard.values()) < 70
    assert max(every.values()) < 30


def test_much_is_asked_about_one_function_without_being_asked_more_often():
    more = [question('variable', 'a', line) for line in range(10, 100)]
    found = [one for seed in range(100) for one in choose([*MANY, *more], str(seed)) if one.kind == 'variable']
    assert sum(one.function == 'a' for one in found) < 40


def test_a_long_call_is_seldom_read_for_an_easy_question():
    wordy = [replace(one, calls=(('x',) * 9,)) if one.function == 'a' else one for one in MANY]
    found = [one for seed in range(100) for one in choose(wordy, str(seed)) if one.function == 'a']
    assert len(found) == 100
    assert sum(one.difficulty == 1 for one in found) < 20  # a function or a kind would come twice instead
    assert len(choose([one for one in wordy if one.function == 'a'], 'a')) == 5


def test_a_seed_repeats_and_another_one_does_not():
    assert choose(MANY, 'a') == choose(MANY, 'a') == choose(MANY[::-1][::-1], 'a')
    assert len({tuple(choose(MANY, seed)) for seed in 'abcdefgh'}) > 4


def test_who_has_the_same_program_gets_other_questions():
    first = choose(MANY, 'a')
    second = choose(MANY, 'a', first)
    assert not {*first} & {*second}
    only = [question('change', 'c', 1), *[one for one in MANY if one.kind != 'change']]
    first = choose(only, 'a')
    assert not {*first} & {*choose(only, 'b', first)}  # though only one is hard
    few = MANY[:6]
    assert len({*choose(few, 'a')} & {*choose(few, 'b', choose(few, 'a'))}) <= 4


def test_fewer_when_there_are_fewer_and_none_twice_about_one_line():
    assert choose([], 'a') == []
    assert len(choose([*MANY[:1], *MANY[:1]], 'a')) == 1
    again = [MANY[0], ProgramQuestion(**{**vars(MANY[0]), 'calls': (('f(1)',),)})]
    assert len(choose(again, 'a')) == 1
