"""The overview under a failure: no part is called passed that was not run."""

import pytest

from checks.running import ROOT
from rozdej.exercises import Exercise
from rozdej.testing.overview import by_section

LEVELS = Exercise('klondike', ROOT).lesson.levels


@pytest.mark.parametrize(('not_run', 'mark'), [((), '✓'), ((40, 41, 42), '·')])
def test_parts_above_that_are_told_in_one_line_passed_only_if_each_did(not_run, mark):
    results = {number: number < 51 for number in LEVELS if number < 60 and number not in not_run}
    lines = by_section(LEVELS.values(), results, 5)
    assert lines[0] == f'  {mark} předchozí části (6)'
    assert lines[1].startswith('  ✗ Přesun jedné karty')
