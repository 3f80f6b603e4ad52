"""Writes results for other programs: `results.json`, `junit.xml`, and files for Gradescope and Classroom 50."""

import json
import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

from rozdej import CannotRun
from rozdej.core.feedback.explanations import Verdict
from rozdej.teacher.grading.report.feedback import feedback, feedback_text
from rozdej.teacher.grading.report.folder import ReportFolder
from rozdej.teacher.grading.report.rows import GradedClass, Row
from rozdej.teacher.grading.result import TestVerdict
from rozdej.teacher.grading.scheme import LevelScore, Policy, worth_points

RESULTS_VERSION = 3
"""The version of `docs/results.schema.json`."""

WRONG = {Verdict.WRONG_VALUE, Verdict.FUNCTION_MISSING, Verdict.WRONG_NUMBER_OF_PARAMETERS}
"""Verdicts that are failures. Others, except a pass, are errors."""
COUNTED = {'failures': 'failure', 'errors': 'error', 'skipped': 'skipped'}
"""Attributes of a suite, each with the element of test cases that it counts."""
ILLEGAL = re.compile('[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]')

VISIBILITY = {Policy.SHOWN: 'visible', Policy.OUTCOME: 'visible', Policy.HIDDEN: 'after_published'}

CLASSROOM50_SCHEMA = 'classroom50/result/v1'
FEEDBACK_FILE = 'release-body.md'
"""The file with the text for the student, beside the result."""
CLASSROOM50_VARIABLES = ('CLASSROOM', 'ASSIGNMENT', 'USERNAME', 'SUBMISSION_TAG', 'COMMIT_URL', 'RELEASE_URL')
SUBMISSION_TAG = re.compile(r'submit/(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z-.+')
CLASSROOM50_KINDS = ('individual', 'group', 'team')
HUNDREDTHS = 100


class ResultsJson:
    """Writes `results.json`, with each result on one line."""

    def __init__(self, folder: ReportFolder, group: GradedClass):
        self._group = group
        self._file = folder.open('results.json')
        self._separator = '\n'
        self._exercises: set[str] = set()
        head = {'version': RESULTS_VERSION, 'settings': group.settings, 'formula': group.formula}
        self._file.write(f'{_json(head)[:-1]}, "results": [')

    def add(self, rows: list[Row]) -> None:
        for row in rows:
            if row.exercise:
                self._exercises.add(row.result.exercise)
            self._file.write(f'{self._separator}{_json(_result_data(row))}')
            self._separator = ',\n'

    def finish(self) -> None:
        exercises = {name: self._exercise(name) for name in sorted(self._exercises)}
        self._file.write(f'\n], "exercises": {_json(exercises)}}}\n')
        self._file.close()

    def _exercise(self, name: str) -> dict[str, Any]:
        lesson, scheme = self._group.exercises[name].lesson, self._group.scheme
        levels = [
            {
                'level': level.number,
                'sentence': level.sentence,
                'points': scheme.weight(name, level),
                'voluntary': level.is_voluntary,
            }
            for level in scheme.levels(lesson)
        ]
        return {'title': lesson.title, 'levels': levels}


def _result_data(row: Row) -> dict[str, Any]:
    result, score = row.result, row.score
    return {
        'identifier': result.student,
        'name': result.name,
        'exercise': result.exercise,
        'verdict': row.verdict,
        'level_reached': score.reached,
        'points': score.points,
        'maximum': score.maximum,
        'computed': row.computed,
        'remark': row.remark.remark,
        'problem': result.problem,
        'sandboxed': not result.exposure,
        'doubtful': result.doubtful,
        'notes': list(result.notes),
        'remarks': list(result.remarks),
        'concerns': result.needs_eyes,
        'record': asdict(result.record),
        'levels': [
            {'level': level.level.number, 'passed': level.passed, 'tests': level.total, 'points': level.points}
            for level in score.levels
        ],
        'tests': [
            {'name': test.test, 'level': test.level, 'verdict': str(test.verdict), 'feedback': list(test.text)}
            for test in result.tests
        ],
    }


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False)


class JUnitXml:
    """Writes `junit.xml` (xunit2), with a suite for each student and exercise.

    Suites are kept in a temporary file until the counts above them are known.
    """

    def __init__(self, folder: ReportFolder, group: GradedClass):
        self._folder = folder
        self._group = group
        self._suites = TemporaryFile('w+', encoding='utf-8', newline='')  # noqa: SIM115
        self._counts: Counter[str] = Counter()

    def add(self, rows: list[Row]) -> None:
        for row in rows:
            suite = _suite(row, self._group)
            self._counts.update({name: int(suite.attrib[name]) for name in ('tests', 'failures', 'errors')})
            self._suites.write(ET.tostring(suite, encoding='unicode') + '\n')

    def finish(self) -> None:
        counts = ''.join(f' {name}="{self._counts[name]}"' for name in ('tests', 'failures', 'errors'))
        self._suites.seek(0)
        with self._folder.open('junit.xml') as file, self._suites:
            file.write(f'<?xml version="1.0" encoding="utf-8"?>\n<testsuites name="rozdej"{counts}>\n')
            while part := self._suites.read(1 << 20):
                file.write(part)
            file.write('</testsuites>\n')


def _suite(row: Row, group: GradedClass) -> ET.Element:
    suite = ET.Element('testsuite', name=_legal(f'{row.result.name} ({row.result.student}): {row.result.exercise}'))
    if not row.result.tests:
        case = ET.SubElement(suite, 'testcase', classname=row.result.exercise or 'unknown', name='grading')
        ET.SubElement(case, 'error', message=_legal(row.verdict))
    graded = (level.level.number for level in row.score.levels)
    visible = {level for level in graded if group.policy(row, level) is not Policy.HIDDEN}
    for test in row.result.tests:
        if test.level in visible:
            file, _, name = test.test.partition('::')
            where = _legal(f'{row.result.exercise}.{file.removesuffix(".py")}')
            case = ET.SubElement(suite, 'testcase', classname=where, name=_legal(f'level {test.level}: {name}'))
            _add_outcome(case, test, group.policy(row, test.level))
    suite.set('tests', str(len(suite)))
    if row.remark.remark:
        ET.SubElement(suite, 'system-out').text = _legal(row.remark.remark)
    for attribute, element in COUNTED.items():
        suite.set(attribute, str(sum(case.find(element) is not None for case in suite)))
    return suite


def _add_outcome(case: ET.Element, test: TestVerdict, policy: Policy) -> None:
    if test.verdict is Verdict.NOT_RUN:
        ET.SubElement(case, 'skipped', message=test.verdict)
    elif not test.passed and policy is Policy.OUTCOME:
        ET.SubElement(case, 'failure', message='failed')
    elif not test.passed:
        outcome = ET.SubElement(case, 'failure' if test.verdict in WRONG else 'error', message=test.verdict)
        outcome.text = _legal('\n'.join(test.text))


def _legal(text: str) -> str:
    """Replace characters that XML does not allow."""
    return ILLEGAL.sub('\ufffd', text)


def gradescope_text(row: Row, group: GradedClass) -> str:
    """Make Gradescope's `results.json`. It leaves out times, which differ in every run."""
    shown_feedback = feedback(row, group)
    tests = [test for level in row.score.levels for test in _gradescope_tests(row, group, level)]
    data = {
        'score': row.score.points,
        'output': '\n'.join([*shown_feedback.summary, '', *shown_feedback.overview, shown_feedback.rest]).strip(),
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


def _gradescope_tests(row: Row, group: GradedClass, level: LevelScore) -> Iterator[dict[str, Any]]:
    """Yield the tests of a level. Their maximum scores add up exactly to what the level is worth."""
    tests = row.tests_of(level.level.number)
    counted = worth_points(tests, group.scheme.stub(row.result.exercise))
    sums = [round(level.weight * count / (len(counted) or 1), 4) for count in range(len(counted) + 1)]
    shares = {test.test: round(after - before, 4) for test, before, after in zip(counted, sums, sums[1:], strict=False)}
    for index, test in enumerate(tests, start=1):
        yield _gradescope_test(row, group, level, f'{level.level.number}.{index}', test, shares.get(test.test, 0.0))


def _gradescope_test(
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


def read_identity(environment: Mapping[str, str]) -> dict[str, str]:
    """Read whose submission it is from the environment, as fields of the result. Raises `CannotRun`."""
    if missing := [name for name in CLASSROOM50_VARIABLES if not environment.get(name)]:
        raise CannotRun(f'--classroom50 is for an autograder of Classroom 50, which sets {", ".join(missing)}')
    tag = SUBMISSION_TAG.fullmatch(environment['SUBMISSION_TAG'])
    kind = environment.get('ASSIGNMENT_TYPE') or environment.get('MODE') or CLASSROOM50_KINDS[0]
    if tag is None or kind not in CLASSROOM50_KINDS:
        what = 'SUBMISSION_TAG' if tag is None else 'ASSIGNMENT_TYPE'
        raise CannotRun(f'{what} of Classroom 50 is not known here: {environment.get(what, kind)!r}')
    return {
        'schema': CLASSROOM50_SCHEMA,
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
    """Write the result of the only submission to `path`, and the text for the student beside it.

    The schema is published (`classroom50/result/v1`): points are whole numbers.
    """
    [row] = group.rows()
    path.write_text(json.dumps(_classroom50_result(row, group, identity), ensure_ascii=False), encoding='utf-8')
    path.with_name(FEEDBACK_FILE).write_text(_code_block(feedback_text([row], group)), encoding='utf-8')


def _classroom50_result(row: Row, group: GradedClass, identity: dict[str, str]) -> dict[str, Any]:
    """Make the result. Levels that are hidden from students do not count."""
    visible = [level for level in row.score.levels if group.policy(row, level.level.number) is not Policy.HIDDEN]
    are_whole = all(points.is_integer() for points in (*(level.weight for level in visible), row.score.points))
    unit = 1 if are_whole and not group.scheme.partial else HUNDREDTHS
    tests = [_classroom50_test(level, unit) for level in visible]
    maximum = sum(test['max-score'] for test, level in zip(tests, visible, strict=True) if not level.level.is_voluntary)
    points = round(row.score.points * unit) if row.is_by_hand else sum(test['score'] for test in tests)
    score = min(points, maximum)
    return {**identity, 'score': score, 'max-score': maximum, 'tests': tests}


def _classroom50_test(level: LevelScore, unit: int) -> dict[str, Any]:
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
