"""Programs that become gigabytes when they are compiled are seen for what they are before that."""

import ast
import time
import tracemalloc

import pytest

from checks.grading.conftest import KLONDIKE, hand_in
from checks.running import ROOT
from rozdej.grading.compiled_size import MOST_NODES, compiled_size
from rozdej.grading.intake import take_in

GOOD = 'def popis_balicku(balicek):\n    return 1\n'


def nested(depth: int, inside: str = 'pass') -> str:
    """A function with that many `finally` in each other."""
    lines = ['def zbytecna():']
    for level in range(1, depth + 1):
        lines += [' ' * level + 'try:', ' ' * (level + 1) + 'pass', ' ' * level + 'finally:']
    return '\n'.join([*lines, ' ' * (depth + 1) + inside]) + '\n'


def left_by_many_ways(number: int) -> str:
    """A function that goes through a long `finally` from many places."""
    body, inner = '    if x: return\n' * number, '    a = b + c\n' * number
    return f'def zbytecna(x):\n  try:\n{body}  finally:\n{inner}'


def test_copies_are_counted():
    assert compiled_size(ast.parse(nested(12))) > 1.9 * compiled_size(ast.parse(nested(11)))
    assert compiled_size(ast.parse(nested(3))) < 200
    plain = 'def f():\n    return 1\n'
    assert compiled_size(ast.parse(plain)) == sum(1 for _ in ast.walk(ast.parse(plain)))


@pytest.mark.parametrize('harmful', [nested(19), left_by_many_ways(3000)], ids=['nested', 'many returns'])
def test_harmful_program_is_not_compiled(tmp_path, harmful):
    (tmp_path / 'work').mkdir()
    folder = hand_in(tmp_path / 'in', {'klondike.py': GOOD + harmful + GOOD})
    tracemalloc.start()
    started = time.monotonic()
    try:
        intake = take_in(KLONDIKE, folder, tmp_path / 'work')
        assert tracemalloc.get_traced_memory()[1] < 100_000_000
    finally:
        tracemalloc.stop()
    assert time.monotonic() - started < 20
    assert set(intake.unreadable) == {'klondike'}
    assert set(intake.implementation.source('klondike').functions) == {'popis_balicku'}


@pytest.mark.parametrize('text', [nested(6), left_by_many_ways(20)], ids=['nested', 'many returns'])
def test_ordinary_finally_is_no_harm(tmp_path, text):
    (tmp_path / 'work').mkdir()
    intake = take_in(KLONDIKE, hand_in(tmp_path / 'in', {'klondike.py': GOOD + text}), tmp_path / 'work')
    assert not intake.unreadable


def test_all_solutions_are_far_below():
    for path in (ROOT / 'reseni').glob('*/*.py'):
        assert compiled_size(ast.parse(path.read_text(encoding='utf-8'))) < MOST_NODES / 5
