"""Tests programs in which a function remembers earlier calls, and the list of those that no test can notice."""

import re
from collections import namedtuple

import pytest

from rozdej.author.check.program_checks import compare
from rozdej.author.check.program_runner import Job, ProgramOutcome, close_tests, run_jobs
from rozdej.author.check.remembering import (
    check_remembering,
    first_answer,
    kept_answers,
    merge,
    remembering_programs,
    shared_answer,
)
from rozdej.core.exercises import Exercise

LESSON = '''# Věty

```python
def spoj(slova, mezi=' '):
    """Spojí slova."""


def vypis(slova):
    """Vypíše slova."""


def zapomen(slova):
    """Odebere první slovo."""
```

* level 11: Funkce `spoj` spojí slova.
* level 21: Funkce `vypis` vypíše slova.
* level 31: Funkce `zapomen` odebere první slovo.
'''
SOLUTION = '''def spoj(slova, mezi=' '):
    """Spojí slova."""
    return mezi.join(slova)


def vypis(slova):
    """Vypíše slova."""
    print(spoj(slova))


def zapomen(slova):
    """Odebere první slovo."""
    slova.pop(0)
'''
TESTS = '''import pytest


@pytest.mark.level(11)
def test_spoj(vety):
    """Spojí slova."""
    assert vety.spoj(['a', 'b']) == 'a b'
    assert vety.spoj(['c', 'd'], mezi='-') == 'c-d'


@pytest.mark.level(21)
def test_vypis(vety, capsys):
    """Vypíše slova."""
    vety.vypis(['a', 'b'])
    assert capsys.readouterr().out == 'a b\\n'


@pytest.mark.level(31)
def test_zapomen(vety):
    """Odebere první slovo."""
    slova = ['a', 'b', 'c']
    vety.zapomen(slova)
    vety.zapomen(slova)
    assert slova == ['c']
'''
UNSEEN = """# Known.

kept vety.zapomen: it returns and prints nothing
"""


@pytest.fixture
def exercise(kit) -> Exercise:
    for file, text in {
        'zadani/vety/lekce.md': LESSON,
        'zadani/vety/vety.py': re.sub(r'"""\n    .*', '"""', SOLUTION),
        'reseni/vety/vety.py': SOLUTION,
        'tests/vety/test_vety.py': TESTS,
        'samples/vety/remembering.txt': UNSEEN,
    }.items():
        path = kit / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding='utf-8')
    return Exercise('vety', kit)


def test_each_function_is_tried_in_all_ways(exercise, tmp_path):
    programs = {program.name: program for program in remembering_programs(exercise)}
    jobs = [Job(name, program.write(tmp_path / str(n))) for n, (name, program) in enumerate(programs.items())]
    try:
        outcomes = run_jobs(exercise, jobs)
    finally:
        close_tests()
    first, kept = 'gives its first answer for ever', 'keeps its answers between calls'
    assert {outcome.name: outcome.first_red for outcome in outcomes} == {
        f'remembering/vety.spoj: {first}': 11,
        f'remembering/vety.spoj: {kept}': 11,
        f'remembering/vety.vypis: {first}': None,
        f'remembering/vety.vypis: {kept}': None,
        f'remembering/vety.zapomen: {first}': 31,
        f'remembering/vety.zapomen: {kept}': None,
    }
    told = [p.format(exercise.root) for outcome in outcomes for p in compare(programs[outcome.name], outcome)]
    assert len(told) == 2, 'what is listed may pass'
    assert told[0] == (
        f'reseni/vety/vety.py:6: {first!r} passes all levels\n'
        '    Call vypis twice in a test of it, or write into remembering.txt why nobody can see it.'
    )


def test_what_is_listed_and_seen_is_told(exercise):
    [program] = (p for p in remembering_programs(exercise) if p.name.startswith('remembering/vety.zapomen: keeps'))
    [outcome] = run_jobs(exercise, [Job(program.name, program.write(exercise.root / 'seen'))])
    close_tests()
    outcome.first_red = 31
    [problem] = compare(program, outcome)
    assert 'must pass all levels, but fails first at level 31' in problem.what
    assert problem.path.name == 'remembering.txt'


def test_what_only_the_level_of_another_function_sees_is_told(exercise):
    [program] = (p for p in remembering_programs(exercise) if p.name.startswith('remembering/vety.spoj: gives'))
    assert program.own == {11}
    assert list(compare(program, ProgramOutcome(program.name, first_red=11))) == []
    [problem] = compare(program, ProgramOutcome(program.name, first_red=21, text='✗ level 21'))
    assert problem.what.endswith('fails first at level 21, which is about another function')
    assert '✗ level 21' in problem.fix


def test_what_fresh_cases_see_is_told_though_it_is_listed(exercise):
    [program] = (p for p in remembering_programs(exercise) if p.name.startswith('remembering/vety.zapomen: keeps'))
    assert list(compare(program, ProgramOutcome(program.name))) == []
    [problem] = compare(program, ProgramOutcome(program.name, alarms=['zapomen: a fault']))
    assert 'passes all levels, and fails fresh cases' in problem.what


@pytest.mark.parametrize(
    'line', ['kept vety.zapomenout: why', 'kept zapomen: why', 'often vety.zapomen: why', 'kept vety.zapomen:']
)
def test_a_line_about_nothing_is_told(exercise, line):
    assert list(check_remembering(exercise)) == []
    path = exercise.root / 'samples/vety/remembering.txt'
    path.write_text(f'# Known.\n\n{line}\n', encoding='utf-8')
    [problem] = check_remembering(exercise)
    assert (problem.path, problem.line) == (path, 3)


def test_without_a_list_nothing_is_told(exercise):
    (exercise.root / 'samples/vety/remembering.txt').unlink()
    assert list(check_remembering(exercise)) == []


Pair = namedtuple('Pair', 'one other')


@pytest.mark.parametrize(
    ('before', 'new', 'expected'),
    [
        ([1], [2], [1, 2]),
        ('a', 'b', 'ab'),
        (2, 3, 5),
        (True, False, True),
        ({1}, {2}, {1, 2}),
        (frozenset({1}), frozenset({2}), frozenset({1, 2})),
        ({'a': [1], 'b': 2}, {'a': [3], 'c': 4}, {'a': [1, 3], 'b': 2, 'c': 4}),
        ((1, 'a'), (2, 'b'), (3, 'ab')),
        ((1,), (2, 3), (2, 3)),
        (Pair(1, 'a'), Pair(2, 'b'), Pair(3, 'ab')),
        (None, [1], [1]),
        (None, None, None),
        (1, 'a', 'a'),
    ],
)
def test_what_is_kept_comes_with_what_is_new(before, new, expected):
    result = merge(before, new)
    assert result == expected
    assert type(result) is type(expected)


def test_what_was_printed_comes_again(capsys):
    def tell(word: str) -> list[str]:
        print(word)
        return [word]

    def tell_too(word: str) -> list[str]:
        return tell(word)

    assert [first_answer(tell, word) for word in 'ab'] == [['a'], ['a']]
    assert capsys.readouterr().out == 'a\na\n'
    assert [kept_answers(tell_too, word) for word in 'abc'] == [['a'], ['a', 'b'], ['a', 'b', 'c']]
    assert capsys.readouterr().out == 'a\n' + 'a\nb\n' + 'a\nb\nc\n'


@pytest.mark.parametrize(('before', 'new'), [([1, 2], [3]), ({'a': 1}, {'b': 2}), ({1, 2}, {3})])
def test_what_was_returned_first_becomes_what_is_returned(before, new):
    answers = [before, new]

    def tell() -> object:
        return answers.pop(0)

    first, second = shared_answer(tell), shared_answer(tell)
    assert first is second
    assert first == new


def test_only_what_holds_others_of_a_kind_is_shared():
    answers = iter([(1,), (2,), [3], {4: 5}])

    def tell() -> object:
        return next(answers)

    assert [shared_answer(tell) for _ in range(4)] == [(1,), (2,), [3], {4: 5}]
    tell.shared_answer = same = [6]  # type: ignore[attr-defined]
    answers = iter([same])
    assert shared_answer(tell) == [6]


@pytest.mark.parametrize(
    ('body', 'is_tried'),
    [
        ('nova = slova.copy()\n    return nova', True),
        ('return {slovo for slovo in slova}', True),
        ('return vyrob(slova)', True),
        ('return sorted(slova), 1', False),
        ('return slova', False),
        ('nova = [slova]\n    return slova', False),
    ],
)
def test_where_a_list_is_made_answers_are_shared(exercise, body, is_tried):
    path = exercise.solution / 'vety.py'
    text = path.read_text(encoding='utf-8').replace('return mezi.join(slova)', body)
    path.write_text(f'{text}\n\ndef vyrob(slova):\n    return [*slova]\n', encoding='utf-8')
    names = [program.name for program in remembering_programs(exercise)]
    assert ('remembering/vety.spoj: puts each answer into the object that it returned first' in names) == is_tried
