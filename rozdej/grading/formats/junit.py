"""`junit.xml` (xunit2): a suite for each student and exercise."""

import re
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryFile
from xml.sax.saxutils import escape, quoteattr

from rozdej.grading.formats.writer import Writer
from rozdej.grading.points import Policy
from rozdej.grading.report.rows import Class, Row
from rozdej.grading.verdict import TestVerdict, Verdict

WRONG = {Verdict.WRONG_VALUE, Verdict.FUNCTION_MISSING, Verdict.WRONG_NUMBER_OF_PARAMETERS}
"""Verdicts that are a failure; the other bad ones are errors."""
ILLEGAL = re.compile('[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]')


class JUnitWriter(Writer):
    """Writes `junit.xml`; the suites wait in a temporary file for the numbers that stand above them."""

    def __init__(self, folder: Path, group: Class):
        super().__init__(folder)
        self._group = group
        self._suites = TemporaryFile('w+', encoding='utf-8', newline='')  # noqa: SIM115
        self._counts = dict.fromkeys(('tests', 'failures', 'errors', 'skipped'), 0)

    def add(self, rows: list[Row]) -> None:
        for row in rows:
            cases = list(_cases(row, self._group))
            counts = {
                'tests': len(cases),
                'failures': sum('<failure' in case for case in cases),
                'errors': sum('<error' in case for case in cases),
                'skipped': sum('<skipped' in case for case in cases),
            }
            name = _attribute(f'{row.result.name} ({row.result.student}): {row.result.exercise}')
            self._suites.write(f'<testsuite name={name}{_numbers(counts)}>\n{"".join(cases)}</testsuite>\n')
            self._counts = {key: self._counts[key] + count for key, count in counts.items()}

    def finish(self) -> None:
        del self._counts['skipped']  # the whole has no such attribute
        self._suites.seek(0)
        with self.open('junit.xml') as file, self._suites:
            file.write(f'<?xml version="1.0" encoding="utf-8"?>\n<testsuites name="rozdej"{_numbers(self._counts)}>\n')
            while part := self._suites.read(1 << 20):
                file.write(part)
            file.write('</testsuites>\n')


def _cases(row: Row, group: Class) -> Iterator[str]:
    if not row.result.tests:
        case = f'<error message={_attribute(row.verdict)}/>'
        yield f'<testcase classname={_attribute(row.result.exercise or "unknown")} name="grading">{case}</testcase>\n'
    levels = {level.level.number for level in row.score.levels}
    for test in row.result.tests:
        if test.level in levels:
            file, _, name = test.test.partition('::')
            where = f'{row.result.exercise}.{file.removesuffix(".py")}'
            names = f'classname={_attribute(where)} name={_attribute(f"level {test.level}: {name}")}'
            yield f'<testcase {names}>{_outcome(test, group.policy(row, test.level))}</testcase>\n'


def _outcome(test: TestVerdict, policy: Policy) -> str:
    if test.passed:
        return ''
    if test.verdict is Verdict.NOT_RUN:
        return f'<skipped message={_attribute(test.verdict)}/>'
    tag = 'failure' if test.verdict in WRONG else 'error'
    text = '\n'.join(test.text) if policy is Policy.SHOWN else ''
    return f'<{tag} message={_attribute(test.verdict)}>{escape(_legal(text))}</{tag}>'


def _numbers(counts: dict[str, int]) -> str:
    return ''.join(f' {name}="{count}"' for name, count in counts.items())


def _attribute(text: str) -> str:
    return quoteattr(_legal(text), {'\n': '&#10;', '\r': '&#13;', '\t': '&#9;'})


def _legal(text: str) -> str:
    """The text with a replacement for every character that XML cannot carry."""
    return ILLEGAL.sub('\ufffd', text)
