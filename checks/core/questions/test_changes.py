"""Tests the small changes of a function."""

import ast

from rozdej.core.questions.changes import changes_of
from rozdej.core.questions.own_code import own_functions
from rozdej.core.student.source import decode

TEXT = '''def kolik(x):
    """Spočítá."""
    if x < 0:
        raise ValueError(
            'zaporne')
    elif x == 1:
        x = 5; y = 2
    else:
        y = 'ř' if x else 0
    return x, y
'''


def test_lines_are_left_out_and_conditions_turned_round_and_all_others_stay(program):
    [function] = own_functions(program(TEXT).implementation)
    found = {(one.lines, one.is_turned): one.source.text.split('\n') for one in changes_of(function)}
    assert set(found) == {((3, 3), True), ((4, 5), False), ((6, 6), True)}
    before = TEXT.split('\n')
    for (first, last), is_turned in found:
        after = found[(first, last), is_turned]
        assert len(after) == len(before)
        assert [*after[: first - 1], *after[last:]] == [*before[: first - 1], *before[last:]]
    assert found[(3, 3), True][2] == '    if (not (x < 0)):'
    assert found[(6, 6), True][5] == '    elif (not (x == 1)):'
    assert found[(4, 5), False][3:5] == ['        pass', '']


def test_a_short_condition_is_left_out_as_a_whole(program):
    text = 'def meze(x):\n    if x < 0:\n        x += 9\n    return x\n'
    [function] = own_functions(program(text).implementation)
    left = next(one for one in changes_of(function) if one.lines == (2, 3))
    assert left.source.text == 'def meze(x):\n    pass\n\n    return x\n'
    assert left.source.data == left.source.text.encode()


def test_a_changed_file_has_the_encoding_that_it_declares(program):
    [function] = own_functions(program(f'# coding: cp1250\n{TEXT}').implementation)
    for one in changes_of(function):
        assert decode(one.source.data, '') == one.source.text


def test_what_stands_close_together_is_still_python(program):
    text = """def tesne(x):
    if"a"in x:return 1
    elif"b"in x:x = 2
    else: x.pop()
    try: x()
    except: x.clear()
    finally: x.sort()
    match x:
        case []: x.pop()
    x.sort()
"""
    [function] = own_functions(program(text).implementation)
    found = [*changes_of(function)]
    assert [(one.lines, one.is_turned) for one in found] == [((2, 2), True), ((3, 3), True), ((10, 10), False)]
    for one in found:
        ast.parse(one.source.text)
