"""GitHub Classroom's results: base64 of compact JSON, one text for each student and exercise."""

import base64
import json
from pathlib import Path
from typing import Any

from rozdej.grading.formats.writer import Writer
from rozdej.grading.points import Policy
from rozdej.grading.report.rows import Class, Row, file_name
from rozdej.grading.verdict import TestVerdict, Verdict

VERSION = 1


class ClassroomWriter(Writer):
    """Writes `classroom/<exercise>/<student>.txt`."""

    def __init__(self, folder: Path, group: Class):
        super().__init__(folder)
        self._group = group

    def add(self, rows: list[Row]) -> None:
        for row in rows:
            text = json.dumps(classroom(row, self._group), separators=(',', ':'))
            name = f'classroom/{row.result.exercise or "unknown"}/{file_name(row.result)}.txt'
            self.write(name, base64.b64encode(text.encode()).decode() + '\n')


def classroom(row: Row, group: Class) -> dict[str, Any]:
    """The data of one result: an entry for every possible test, whether it ran or not."""
    ran = {test.test: test for test in row.result.tests}
    levels = {level.level.number: level for level in row.score.levels}
    tests = []
    for name, number in group.possible.get(row.result.exercise, ()):
        if number in levels:
            test = ran.get(name, TestVerdict(name, number, Verdict.NOT_RUN))
            level = levels[number]
            counts = level.counts or (group.scheme.partial and test.passed)
            share = level.weight / (level.total or _tests_of(group, row.result.exercise, number))
            tests.append(_test(test, round(share, 4) if counts else 0, row, group))
    everything = row.score.is_finished and not row.result.problem
    return {
        'version': VERSION,
        'status': 'error' if row.result.problem else 'pass' if everything else 'fail',
        'max_score': row.score.maximum,
        'tests': tests,
    }


def _tests_of(group: Class, exercise: str, level: int) -> int:
    return sum(number == level for _, number in group.possible[exercise])


def _test(test: TestVerdict, score: float, row: Row, group: Class) -> dict[str, Any]:
    file, _, name = test.test.partition('::')
    shown = group.policy(row, test.level) is Policy.SHOWN
    not_run = test.verdict is Verdict.NOT_RUN
    return {
        'name': f'level {test.level}: {name}',
        'status': 'pass' if test.passed else 'error' if not_run else 'fail',
        'score': score,
        'message': '' if test.passed else str(test.verdict),
        'output': '\n'.join(test.text) if shown else '',
        'test_code': test.test,
        'task_id': test.level,
        'filename': file,
        'line_no': 0,
        'duration': 0,
    }
