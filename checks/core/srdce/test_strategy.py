"""The measurement behind levels 200 to 202: games once for each program, whoever asks first."""

import importlib.util
from statistics import mean
from typing import ClassVar

import pytest

from checks.running import ROOT, copy_solution
from checks.teacher.isolation.sameness import ProgramHere, graded
from rozdej.author.check.sample_programs import expectations
from rozdej.core.exercises import Exercise
from rozdej.core.feedback.explanations import Verdict
from rozdej.core.student.facade import Facade, installed_in_sys_modules
from rozdej.core.student.implementation import Implementation
from rozdej.core.student.program import LocalProgram

SRDCE = Exercise('srdce', ROOT)
LEVELS = [f'test_200_strategie.py::test_strategie_pod_{name}' for name in ('6', '5_75', '5_5')]

LOWEST = """

def vyloz(ruka, stul):
    return min(sorted(smi_vylozit(ruka, stul), key=str), key=str)
"""


class Counting(ProgramHere):
    calls: ClassVar[list[int]] = []

    def reset(self):
        super().reset()
        self.calls.append(0)

    def call(self, *what):
        self.calls[-1] += 1
        return super().call(*what)


@pytest.mark.whole(reason='measures strategies')
def test_each_program_is_measured_once_and_by_itself(tmp_path):
    other = copy_solution('srdce', tmp_path / 'other')
    with open(other / 'srdce.py', 'a', encoding='utf-8') as file:
        file.write(LOWEST)
    work = [(folder, frozenset(LEVELS)) for folder in (SRDCE.solution, other, SRDCE.solution)]
    verdicts = [[test.verdict for test in result.tests] for result in graded(SRDCE, work, Counting)[0]]
    assert verdicts == [[Verdict.PASSED] * 3, [Verdict.WRONG_VALUE] * 3, [Verdict.PASSED] * 3]
    assert sum(count > 500 for count in Counting.calls) == 3  # a hundred games ask some nine times each


def test_no_single_call_is_shown_beside_the_mean(tmp_path):
    other = copy_solution('srdce', tmp_path / 'other')
    with open(other / 'srdce.py', 'a', encoding='utf-8') as file:
        file.write(LOWEST)
    [[result]] = graded(SRDCE, [(other, frozenset(LEVELS))], ProgramHere)
    for test in result.tests:
        assert 'Za 700 her má vyloz v průměru 7,43 bodu, má mít méně než' in '\n'.join(test.text)
        assert 'vyloz(' not in '\n'.join(test.text)


@pytest.mark.whole(reason='plays a thousand games with each strategy')
def test_what_is_clear_early_stays_so_in_a_thousand_games(tmp_path, monkeypatch):
    spec = importlib.util.spec_from_file_location('strategy', SRDCE.tests / 'test_200_strategie.py')
    level = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(level)

    def points(program):
        for name, text in program.files.items():
            (tmp_path / name).write_text(text, 'utf-8')
        program = LocalProgram(Implementation(SRDCE, tmp_path))
        with installed_in_sys_modules(program):
            return level.body_her(Facade(program, 'srdce'))

    measured = [it for it in expectations(SRDCE) if it.name == 'solution' or 200 <= (it.first_red or 0) <= 202]
    early = [points(program) for program in measured]
    monkeypatch.setattr(level, 'je_jasno', lambda body: False)
    late = [points(program) for program in measured]
    assert {len(body) for body in late} == {1000}
    assert [body == whole[: len(body)] for body, whole in zip(early, late, strict=True)] == [True] * len(measured)
    passed = [[[mean(body) < bound for bound in level.CILE] for body in games] for games in (early, late)]
    assert passed[0] == passed[1]
    assert {sum(bounds) for bounds in passed[0]} == {0, 1, 2, 3}
    assert {len(body) < 1000 for body in early} == {True, False}
