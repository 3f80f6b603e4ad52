"""What is known of functions that passed their tests, also where a test need not be run a second time."""

import shutil

import pytest

from checks.grading.test_judge import KLONDIKE, LIMITS
from rozdej.grading.judge import Judge

BROKEN = """def udelej_hru():
    balicek = vytvor_balicek()
    sloupecky = rozdej_sloupecky(len(balicek))
    return {'U': balicek, 'A': sloupecky[0]}
"""


def test_caller_of_a_right_function_is_told_of_each_submission(tmp_path):
    if shutil.which('bwrap') is None:
        pytest.skip('bubblewrap is not installed')
    right, wrong = tmp_path / 'right', tmp_path / 'wrong'
    for folder in right, wrong:
        shutil.copytree(KLONDIKE.solution, folder)
    with open(wrong / 'klondike.py', 'a', encoding='utf-8') as file:
        file.write(f'\n\n{BROKEN}')
    with Judge(KLONDIKE, LIMITS, until=72) as judge:
        for _ in range(2):
            judge.grade(right)
            told = [line for test in judge.grade(wrong).tests for line in test.text]
            assert any('Funkce rozdej_sloupecky ve svých testech obstála.' in line for line in told), told
