"""Tests which questions a student gets."""

from rozdej.core.questions.choice import choose
from rozdej.core.questions.kinds import ProgramQuestion

KINDS = {'returns': 1, 'line': 1, 'turns': 2, 'variable': 2, 'change': 3}


def question(kind: str, function: str, line: int, lines: int = 3) -> ProgramQuestion:
    code = ((f'{function}.py', tuple((number, 'x') for number in range(lines))),)
    return ProgramQuestion(kind, KINDS[kind], function, f'{kind} {function} {line}', (), 'x', '', line, code)


MANY = [
    question(kind, function, line, lines)
    for kind in KINDS
    for function, lines in (('a', 3), ('b', 5), ('c', 30), ('d', 4), ('e', 2))
    for line in (1, 2, 3)
]


def test_five_of_different_functions_and_kinds_the_easiest_first():
    for seed in 'abcdefgh':
        chosen = choose(MANY, seed)
        assert len({one.function for one in chosen}) == len({one.kind for one in chosen}) == len(chosen) == 5
        assert [one.difficulty for one in chosen] == [1, 1, 2, 2, 3]


def test_the_hardest_is_about_the_longest_function():
    assert {choose(MANY, seed)[-1].function for seed in 'abcdefgh'} == {'c'}


def test_a_seed_repeats_and_another_one_does_not():
    assert choose(MANY, 'a') == choose(MANY, 'a') == choose(MANY[::-1][::-1], 'a')
    assert len({tuple(choose(MANY, seed)) for seed in 'abcdefgh'}) > 4


def test_who_has_the_same_program_gets_other_questions():
    first = choose(MANY, 'a')
    second = choose(MANY, 'a', first)
    assert not {*first} & {*second}
    only = [question('change', 'c', 1, 30), *[one for one in MANY if one.function != 'c']]
    first = choose(only, 'a')
    assert not {*first} & {*choose(only, 'b', first)}  # though there is one about the longest function
    few = MANY[:6]
    assert len({*choose(few, 'a')} & {*choose(few, 'b', choose(few, 'a'))}) <= 4


def test_fewer_when_there_are_fewer_and_none_twice_about_one_line():
    assert choose([], 'a') == []
    assert len(choose([*MANY[:1], *MANY[:1]], 'a')) == 1
    again = [MANY[0], ProgramQuestion(**{**vars(MANY[0]), 'calls': (('f(1)',),)})]
    assert len(choose(again, 'a')) == 1
