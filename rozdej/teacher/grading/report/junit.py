"""Writes `junit.xml` (xunit2), with a suite for each student and exercise."""

import re
import xml.etree.ElementTree as ET
from collections import Counter
from tempfile import TemporaryFile

from rozdej.core.feedback.explanations import Verdict
from rozdej.teacher.grading.report.folder import ReportFolder
from rozdej.teacher.grading.report.rows import GradedClass, Row
from rozdej.teacher.grading.result import TestVerdict
from rozdej.teacher.grading.scheme import Policy

WRONG = {Verdict.WRONG_VALUE, Verdict.FUNCTION_MISSING, Verdict.WRONG_NUMBER_OF_PARAMETERS}
"""Verdicts that are failures. Others, except a pass, are errors."""
COUNTED = {'failures': 'failure', 'errors': 'error', 'skipped': 'skipped'}
"""Attributes of a suite, each with the element of test cases that it counts."""
ILLEGAL = re.compile('[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]')


class JUnitXml:
    """Writes `junit.xml`. Suites are kept in a temporary file until the counts above them are known."""

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
    told = {level for level in graded if group.policy(row, level) is not Policy.HIDDEN}
    for test in row.result.tests:
        if test.level in told:
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
