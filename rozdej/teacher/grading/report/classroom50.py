"""Writes the `result.json` of one submission for an autograder of Classroom 50, and the text for the student beside it.

The schema is published (`classroom50/result/v1`): points are whole numbers, and the workflow's environment tells whose
submission it is.
"""

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rozdej import CannotRun
from rozdej.teacher.grading.report.feedback import feedback_text
from rozdej.teacher.grading.report.rows import GradedClass, Row
from rozdej.teacher.grading.scheme import LevelScore, Policy

SCHEMA = 'classroom50/result/v1'
BODY = 'release-body.md'
"""The file with the text for the student, beside the result."""
VARIABLES = ('CLASSROOM', 'ASSIGNMENT', 'USERNAME', 'SUBMISSION_TAG', 'COMMIT_URL', 'RELEASE_URL')
TAG = re.compile(r'submit/(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z-.+')
KINDS = ('individual', 'group', 'team')
HUNDREDTHS = 100


def read_identity(environment: Mapping[str, str]) -> dict[str, str]:
    """Read whose submission it is from the environment, as fields of the result. Raises `CannotRun`."""
    if missing := [name for name in VARIABLES if not environment.get(name)]:
        raise CannotRun(f'--classroom50 is for an autograder of Classroom 50, which sets {", ".join(missing)}')
    tag = TAG.fullmatch(environment['SUBMISSION_TAG'])
    kind = environment.get('ASSIGNMENT_TYPE') or environment.get('MODE') or KINDS[0]
    if tag is None or kind not in KINDS:
        what = 'SUBMISSION_TAG' if tag is None else 'ASSIGNMENT_TYPE'
        raise CannotRun(f'{what} of Classroom 50 is not known here: {environment.get(what, kind)!r}')
    return {
        'schema': SCHEMA,
        'classroom': environment['CLASSROOM'],
        'assignment': environment['ASSIGNMENT'],
        'assignment_type': kind,
        'owner': environment['USERNAME'],
        'submission': environment['SUBMISSION_TAG'],
        'commit': environment['COMMIT_URL'],
        'release': environment['RELEASE_URL'],
        'review': environment.get('REVIEW_URL') or environment['COMMIT_URL'],
        'datetime': f'{tag[1]}T{tag[2]}:{tag[3]}:{tag[4]}Z',
    }


def write_classroom50(path: Path, group: GradedClass, identity: dict[str, str]) -> None:
    """Write the result of the only submission to `path`, and the text for the student beside it."""
    [row] = group.rows()
    path.write_text(json.dumps(_result(row, group, identity), ensure_ascii=False), encoding='utf-8')
    path.with_name(BODY).write_text(_code_block(feedback_text([row], group)), encoding='utf-8')


def _result(row: Row, group: GradedClass, identity: dict[str, str]) -> dict[str, Any]:
    """Make the result. Levels that are hidden from students do not count."""
    told = [level for level in row.score.levels if group.policy(row, level.level.number) is not Policy.HIDDEN]
    are_whole = all(points.is_integer() for points in (*(level.weight for level in told), row.score.points))
    unit = 1 if are_whole and not group.scheme.partial else HUNDREDTHS
    tests = [_test(level, unit) for level in told]
    maximum = sum(test['max-score'] for test, level in zip(tests, told, strict=True) if not level.level.is_voluntary)
    points = round(row.score.points * unit) if row.is_by_hand else sum(test['score'] for test in tests)
    score = min(points, maximum)
    return {**identity, 'score': score, 'max-score': maximum, 'tests': tests}


def _test(level: LevelScore, unit: int) -> dict[str, Any]:
    return {
        'test-name': f'Level {level.level.number}: {level.level.sentence}',
        'passed': level.counts,
        'score': round(level.points * unit),
        'max-score': round(level.weight * unit),
    }


def _code_block(text: str) -> str:
    """Return the text as a Markdown code block that no backticks in it can end."""
    longest = max(map(len, re.findall('`+', text)), default=0)
    fence = '`' * max(3, longest + 1)
    return f'{fence}text\n{text.rstrip()}\n{fence}\n'
