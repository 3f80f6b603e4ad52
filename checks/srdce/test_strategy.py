"""The measurement behind levels 200 to 202: a thousand games once for each program, whoever asks first."""

import shutil
from typing import ClassVar

from checks.isolation.sameness import ProgramHere, graded
from checks.running import ROOT
from rozdej.exercises import Exercise
from rozdej.feedback.explanations import Verdict

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


def test_each_program_is_measured_once_and_by_itself(tmp_path):
    other = shutil.copytree(SRDCE.solution, tmp_path / 'other')
    with open(other / 'srdce.py', 'a', encoding='utf-8') as file:
        file.write(LOWEST)
    work = [(folder, frozenset(LEVELS)) for folder in (SRDCE.solution, other, SRDCE.solution)]
    verdicts = [[test.verdict for test in result.tests] for result in graded(SRDCE, work, Counting)]
    assert verdicts == [[Verdict.PASSED] * 3, [Verdict.WRONG_VALUE] * 3, [Verdict.PASSED] * 3]
    assert sum(count > 1000 for count in Counting.calls) == 3


def test_no_single_call_is_shown_beside_the_mean(tmp_path):
    other = shutil.copytree(SRDCE.solution, tmp_path / 'other')
    with open(other / 'srdce.py', 'a', encoding='utf-8') as file:
        file.write(LOWEST)
    [result] = graded(SRDCE, [(other, frozenset(LEVELS))], ProgramHere)
    for test in result.tests:
        assert 'Za tisíc her má vyloz v průměru' in '\n'.join(test.text)
        assert 'vyloz(' not in '\n'.join(test.text)
