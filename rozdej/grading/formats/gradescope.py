"""Gradescope's `results.json`, one for each student and exercise."""

import json
from pathlib import Path
from typing import Any

from rozdej.grading.formats.writer import Writer
from rozdej.grading.points import LevelScore, Policy
from rozdej.grading.report.feedback import feedback
from rozdej.grading.report.rows import Class, Row, file_name
from rozdej.grading.verdict import TestVerdict

VISIBILITY = {Policy.SHOWN: 'visible', Policy.OUTCOME: 'visible', Policy.HIDDEN: 'after_published'}


class GradescopeWriter(Writer):
    """Writes `gradescope/<exercise>/<student>.json`."""

    def __init__(self, folder: Path, group: Class):
        super().__init__(folder)
        self._group = group

    def add(self, rows: list[Row]) -> None:
        for row in rows:
            data = json.dumps(gradescope(row, self._group), ensure_ascii=False)
            self.write(f'gradescope/{row.result.exercise or "unknown"}/{file_name(row.result)}.json', data)


def gradescope(row: Row, group: Class) -> dict[str, Any]:
    """The data of one result. The time it took is not among them, as it is never the same twice."""
    told = feedback(row, group)
    tests = []
    for level in row.score.levels:
        for index, test in enumerate(row.tests_of(level.level.number), start=1):
            tests.append(_test(row, group, level, index, test))
    return {
        'score': row.score.points,
        'output': '\n'.join([*told.summary, '', *told.overview, told.rest]).strip(),
        'output_format': 'text',
        'visibility': 'visible',
        'stdout_visibility': 'hidden',
        'extra_data': {
            'identifier': row.result.student,
            'exercise': row.result.exercise,
            'submission': row.result.record.submission,
            'sandboxed': row.result.sandboxed,
        },
        'tests': tests,
    }


def _test(row: Row, group: Class, level: LevelScore, index: int, test: TestVerdict) -> dict[str, Any]:
    policy = group.policy(row, level.level.number)
    counts = level.counts or (group.scheme.partial and test.passed)
    share = round(level.weight / level.total, 4)
    shown = policy is Policy.SHOWN and not test.passed
    return {
        'name': f'Level {level.level.number}: {level.level.sentence}',
        'number': f'{level.level.number}.{index}',
        'score': share if counts else 0,
        'max_score': share,
        'status': 'passed' if test.passed else 'failed',
        'output': '\n'.join(test.text) if shown else '',
        'output_format': 'text',
        'tags': [row.result.exercise],
        'visibility': VISIBILITY[policy],
        'extra_data': {'test': test.test, 'verdict': str(test.verdict)},
    }
