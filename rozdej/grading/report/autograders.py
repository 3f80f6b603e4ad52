"""What Gradescope and GitHub Classroom import: one text for each student and exercise."""

import base64
import json
from typing import Any

from rozdej.feedback.verdict import Verdict
from rozdej.grading.points import LevelScore, Policy
from rozdej.grading.report.feedback import feedback
from rozdej.grading.report.rows import GradedClass, Row
from rozdej.grading.result import TestVerdict

VISIBILITY = {Policy.SHOWN: 'visible', Policy.OUTCOME: 'visible', Policy.HIDDEN: 'after_published'}
VERSION = 1


def gradescope_text(row: Row, group: GradedClass) -> str:
    """Gradescope's `results.json`. The time it took is left out, as it is never the same twice."""
    told = feedback(row, group)
    tests = []
    for level in row.score.levels:
        for index, test in enumerate(row.tests_of(level.level.number), start=1):
            tests.append(_gradescope_test(row, group, level, index, test))
    data = {
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
    return json.dumps(data, ensure_ascii=False)


def _gradescope_test(row: Row, group: GradedClass, level: LevelScore, index: int, test: TestVerdict) -> dict[str, Any]:
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


def classroom_text(row: Row, group: GradedClass) -> str:
    """GitHub Classroom's base64 of compact JSON, with an entry for every possible test, whether it ran or not."""
    ran = {test.test: test for test in row.result.tests}
    levels = {level.level.number: level for level in row.score.levels}
    tests = []
    for name, number in group.possible.get(row.result.exercise, ()):
        if number in levels:
            test = ran.get(name, TestVerdict(name, number, Verdict.NOT_RUN))
            level = levels[number]
            counts = level.counts or (group.scheme.partial and test.passed)
            share = level.weight / (level.total or _tests_of(group, row.result.exercise, number))
            tests.append(_classroom_test(test, round(share, 4) if counts else 0, row, group))
    everything = row.score.is_finished and not row.result.problem
    data = {
        'version': VERSION,
        'status': 'error' if row.result.problem else 'pass' if everything else 'fail',
        'max_score': row.score.maximum,
        'tests': tests,
    }
    return base64.b64encode(json.dumps(data, separators=(',', ':')).encode()).decode() + '\n'


def _tests_of(group: GradedClass, exercise: str, level: int) -> int:
    return sum(number == level for _, number in group.possible[exercise])


def _classroom_test(test: TestVerdict, score: float, row: Row, group: GradedClass) -> dict[str, Any]:
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
