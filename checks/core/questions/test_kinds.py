"""Tests each kind of question: what it asks about a small program, and what it does not ask."""

from dataclasses import replace

from rozdej.core.exercises.lesson import Level
from rozdej.core.questions.kinds import Calls, Changed, ProgramQuestion, numbers, questions_about

SUM = """def soucet(cisla, meze):
    celkem = 0
    for cislo in cisla:
        if cislo < 0:
            raise ValueError('zaporne')
        if cislo > meze:
            continue
        celkem = celkem + cislo
    if celkem > 9:
        return 'hodne'
    return celkem
"""


def of_kind(calls: Calls | Changed, kind: str) -> list[ProgramQuestion]:
    return [question for question in questions_about(calls) if question.kind == kind]


def test_what_a_call_returns_is_asked_with_the_rarest_way_first(calls):
    found = of_kind(calls(SUM, ([1], 5), ([2], 5), ([5, 5], 5)), 'returns')
    assert (found[0].calls, found[0].answer) == ((('soucet([5, 5], 5)',),), "`'hodne'`")
    assert found[0].why == "Z funkce `soucet` přijdou na řadu řádky 2–4, 6 a 8–10. Ukončí ji řádek 10: `return 'hodne'`"
    assert found[0].line == 10
    assert [question.answer for question in found] == ["`'hodne'`", '`1`', '`2`']


def test_of_calls_with_the_same_answer_only_the_first_is_asked_and_in_its_place(calls):
    found = of_kind(calls('def zbytek(x):\n    return x % 2\n', (1,), (2,), (13,)), 'returns')
    assert [question.calls for question in found] == [(('zbytek(1)',),), (('zbytek(2)',),)]


def test_no_result_is_asked_that_is_always_the_same_or_stands_in_the_call(calls):
    assert not of_kind(calls('def vzdy(x):\n    return True\n', (1,), (2,)), 'returns')
    assert not of_kind(calls('def stejne(x):\n    return x\n', ('ahoj',), ([1, 2],)), 'returns')
    assert not of_kind(calls('def nic(x):\n    x.append(1)\n', ([],), ([2],)), 'returns')


def test_a_result_is_asked_where_the_line_that_came_last_returns_it(calls):
    last = 'def delka(x):\n    try:\n        return len(x)\n    finally:\n        x = None\n'
    assert not of_kind(calls(last, ([1],), ([],)), 'returns')
    wrapped = 'def delka(x):\n    return len(x)\n\n\ndef obal(f):\n    def g(x):\n        return f(x)\n    return g\n'
    assert not of_kind(calls(f'{wrapped}\n\ndelka = obal(delka)\n', ([1],), ([],)), 'returns')


def test_no_answer_is_hard_to_type_or_full_of_digits(calls):
    text = "def podil(x):\n    return [x / 3, float('inf'), '`'] if x > 1 else x / 2\n"
    assert [one.answer for one in of_kind(calls(text, (0,), (1,), (2,)), 'returns')] == ['`0.0`', '`0.5`']
    assert [one.answer for one in of_kind(calls('def f(x):\n    return x / 3\n', (0,), (1,), (3,)), 'returns')] == [
        '`0.0`',
        '`1.0`',
    ]


def test_one_of_three_lines_runs_or_does_not(calls):
    found = of_kind(calls(SUM, ([1], 5), ([7], 5), ([5, 5], 5)), 'line')
    asked = {(question.calls[0][0], question.text): question.answer for question in found}
    one_runs = 'Z řádků 7, 8 a 10 při tomhle volání přijde na řadu jen jeden. Který?'
    one_does_not = 'Z řádků 7, 8 a 11 při tomhle volání nepřijde na řadu právě jeden. Který?'
    assert asked['soucet([1], 5)', one_runs] == 'řádek 8'
    assert asked['soucet([1], 5)', one_does_not] == 'řádek 7'
    assert all(question.why.startswith('Z funkce `soucet` přijdou na řadu řádky') for question in found)


def test_turns_of_a_loop_are_counted_where_they_depend_on_the_call(calls):
    found = of_kind(calls(SUM, ([1], 5), ([1, 2, 3], 5)), 'turns')
    assert {question.calls[0][0]: question.answer for question in found} == {
        'soucet([1], 5)': 'jednou',
        'soucet([1, 2, 3], 5)': '3krát',
    }
    assert found[0].text == 'Kolikrát při tomhle volání přijde na řadu řádek 4, kterým začíná tělo cyklu?'
    always = 'def trikrat(x):\n    for i in range(3):\n        x = x + 1\n    return x\n'
    assert not of_kind(calls(always, (1,), (2,)), 'turns')


def test_turns_of_an_inner_loop_are_counted_together(calls):
    text = 'def tabulka(x):\n    for i in range(3):\n        for j in range(2):\n            x = x + 1\n    return x\n'
    [one] = of_kind(calls(text, (1,), (2,)), 'turns')
    assert one.answer == '6krát'
    assert one.why == 'První v těle cyklu z řádku 3 je řádek 4: `x = x + 1`'
    assert one.text == 'Kolikrát při tomhle volání přijde na řadu řádek 4, kterým začíná tělo cyklu?'


def test_a_variable_is_asked_after_a_line_and_before_the_last_one(calls):
    text = 'def delka(x):\n    n = len(x)\n    for i in x:\n        n = n * i\n    return n > 4\n'
    found = of_kind(calls(text, ([1, 2],), ([3],)), 'variable')
    answers = {(question.text, question.calls[0][0]): question.answer for question in found}
    after = 'Jakou hodnotu má při tomhle volání proměnná `n` hned po provedení řádku 2?'
    before = 'Jakou hodnotu má při tomhle volání proměnná `n` ve chvíli, kdy přijde na řadu řádek 5?'
    assert answers[before, 'delka([3])'] == '`3`'
    assert {text for text, _ in answers} >= {after, before}


def test_a_variable_is_asked_once_about_a_value_that_it_keeps(calls):
    text = 'def soucet(x):\n    s = 0\n    s = sum(x)\n    return s > 4\n'
    [one] = of_kind(calls(text, ([1, 2],), ([3, 4],)), 'variable')
    assert 'kdy přijde na řadu řádek 4?' in one.text


def test_no_variable_is_asked_that_only_copies_what_one_sees(calls):
    text = 'def posledni(x):\n    nula = 0\n    karta: int = x[-1]\n    return karta + nula\n'
    assert not of_kind(calls(text, ([1, 2],), ([3],)), 'variable')


def test_which_of_two_lists_is_changed(calls):
    text = 'def presun(odkud, kam):\n    kam.append(odkud[-1])\n'
    [one] = of_kind(calls(text, ([1], [2]), ([3], [4, 5])), 'mutates')
    assert one.text == 'Jeden z argumentů `odkud` a `kam` tohle volání změní. Který?'
    assert one.answer == '`kam`'
    assert one.why.endswith('Po volání je v něm `[2, 1]`.')
    assert not of_kind(calls('def presun(odkud, kam):\n    kam.append(odkud.pop())\n', ([1], [2])), 'mutates')
    assert not of_kind(calls('def pridej(kam, co):\n    kam.append(co)\n', ([1], 2)), 'mutates')


def test_which_of_three_calls_raises(calls):
    [one] = of_kind(calls(SUM, ([1], 5), ([2], 5), ([-3], 5)), 'raises')
    letter = 'abc'[one.calls.index(('soucet([-3], 5)',))]
    assert one.answer == f'{letter}), řádek 5'
    assert sorted(one.calls) == [('soucet([-3], 5)',), ('soucet([1], 5)',), ('soucet([2], 5)',)]
    assert one.shown_calls == tuple(
        (f'{mark} {call}',) for mark, (call,) in zip(('a)', 'b)', 'c)'), one.calls, strict=True)
    )
    several = replace(one, calls=(('x = 1', 'f(x)'), *one.calls[1:]))
    assert several.shown_calls[0] == ('a) x = 1', '   f(x)')
    assert replace(one, calls=one.calls[:1]).shown_calls == one.calls[:1]
    by_python = 'def cislo(text):\n    return int(text)\n'
    assert not of_kind(calls(by_python, ('1',), ('2',), ('x',)), 'raises')


def test_a_helper_is_asked_about_in_calls_of_the_function_that_uses_it(calls):
    helper = 'def pomoc(x):\n    if x > 3:\n        return 1\n    y = x * 2\n    return y\n'
    found = calls(f'def dva(x):\n    return pomoc(x) + 1\n\n\n{helper}', (1,), (2,), (7,), about='pomoc')
    [one] = of_kind(found, 'variable')
    assert (one.calls[0][0], one.answer) == ('dva(1)', '`2`')
    assert [name for name, *_ in one.code] == ['pokus.py', 'pokus.py']
    assert [lines[0] for _, lines in one.code] == [(5, 'def pomoc(x):'), (1, 'def dva(x):')]
    assert not of_kind(found, 'returns')


def test_long_functions_are_harder(calls):
    long = 'def dlouha(x):\n' + '    x = x + 1\n' * 10 + '    return x\n'
    short = 'def kratka(x):\n    return x + 1\n'
    [one, *_], [other, *_] = (of_kind(calls(text, (1,), (2,)), 'returns') for text in (long, short))
    assert (one.difficulty, other.difficulty) == (2, 1)


def change(calls, lines: tuple[int, int] = (2, 2), **facts) -> Changed:
    """What leaving a line out of a function would do."""
    before = calls('def dva(x):\n    x = x * 2\n    return x\n', (1,), (3,))
    after = calls('def dva(x):\n    pass\n    return x\n', (1,), (3,))
    pairs = list(zip(before.every, after.every, strict=True))
    return Changed(before.function, lines, False, pairs, **facts)


def test_what_a_call_does_without_a_line(calls, tmp_path):
    level = Level(11, 'Funkce `dva` násobí.', 'Dva', tmp_path, 1)
    [one, _, purpose] = questions_about(change(calls, level=level, is_only=True))
    assert one.text == 'Představ si, že Python vždycky přeskočí řádek 2. Jak pak dopadne tohle volání?'
    assert (one.calls, one.answer) == ((('dva(1)',),), 'vrátí `1`')
    broken = 'Z levelů o jednotlivých funkcích pak neprojde jen level 11'
    assert one.why == f'Teď vrátí `2`. {broken}: Funkce `dva` násobí.'
    assert purpose.text == 'K čemu je v programu řádek 2? Které pravidlo by bez něj neplatilo?'
    assert purpose.answer == 'Funkce `dva` násobí.'
    assert purpose.why == f'{broken}. Třeba `dva(1)` pak vrátí `1`. Teď vrátí `2`.'


def test_the_purpose_is_asked_only_if_one_level_fails(calls, tmp_path):
    level = Level(11, 'Funkce `dva` násobí.', 'Dva', tmp_path, 1)
    assert {one.kind for one in questions_about(change(calls, level=level))} == {'change'}
    assert {one.kind for one in questions_about(change(calls))} == {'change'}


def test_a_condition_is_turned_round(calls):
    one, *_ = questions_about(Changed(change(calls).function, (2, 2), True, change(calls).calls))
    assert one.text.startswith('Představ si, že podmínka na řádku 2 platí právě tehdy, když teď neplatí.')


def test_line_numbers_in_words():
    assert numbers([3]) == '3'
    assert numbers([4, 3]) == '3 a 4'
    assert numbers([3, 4, 5, 8, 10]) == '3–5, 8 a 10'
    assert numbers(range(3, 6)) == '3–5'
