"""Makes the results that Gradescope imports, one for each student and exercise."""

import json
from collections.abc import Iterator
from typing import Any

from rozdej.teacher.grading.report.feedback import feedback
from rozdej.teacher.grading.report.rows import GradedClass, Row
from rozdej.teacher.grading.result import TestVerdict
from rozdej.teacher.grading.scheme import LevelScore, Policy, worth_points

VISIBILITY = {Policy.SHOWN: 'visible', Policy.OUTCOME: 'visible', Policy.HIDDEN: 'after_published'}


def gradescope_text(row: Row, group: GradedClass) -> str:
    """Make Gradescope's `results.json`. It leaves out times, which differ in every run."""
    told = feedback(row, group)
    tests = [test for level in row.score.levels for test in _tests_of(row, group, level)]
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
            'sandboxed': not row.result.exposure,
        },
        'tests': tests,
    }
    return json.dumps(data, ensure_ascii=False)


def _tests_of(row: Row, group: GradedClass, level: LevelScore) -> Iterator[dict[str, Any]]:
    """Yield the tests of a level. Their maximum scores add up exactly to what the level is worth."""
    tests = row.tests_of(level.level.number)
    counted = worth_points(tests, group.scheme.stub(row.result.exercise))
    sums = [round(level.weight * count / (len(counted) or 1), 4) for count in range(len(counted) + 1)]
    shares = {test.test: round(after - before, 4) for test, before, after in zip(counted, sums, sums[1:], strict=False)}
    for index, test in enumerate(tests, start=1):
        yield _test(row, group, level, f'{level.level.number}.{index}', test, shares.get(test.test, 0.0))


def _test(
    row: Row, group: GradedClass, level: LevelScore, place: str, test: TestVerdict, share: float
) -> dict[str, Any]:
    policy = group.policy(row, level.level.number)
    counts = level.counts or (group.scheme.partial and test.passed and level.points > 0)  # 0: fails fresh cases
    shown = policy is Policy.SHOWN and not test.passed
    return {
        'name': f'Level {level.level.number}: {level.level.sentence}',
        'number': place,
        'score': share if counts else 0,
        'max_score': share,
        'status': 'passed' if test.passed else 'failed',
        'output': '\n'.join(test.text) if shown else '',
        'output_format': 'text',
        'tags': [row.result.exercise],
        'visibility': VISIBILITY[policy],
        'extra_data': {'test': test.test, 'verdict': str(test.verdict)},
    }
