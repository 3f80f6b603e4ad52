"""Defines the results of grading, which are kept and reported: plain data.

They do not depend on when, where or how fast a submission was graded, so two runs can be compared.
"""

import json
from dataclasses import dataclass, replace
from typing import Any

from rozdej.core.feedback.explanations import Verdict
from rozdej.teacher.fresh_cases import Fault
from rozdej.teacher.isolation.protection import Protection, describe_risks

MOST_CHARACTERS = 1_000_000
"""Longest feedback of one submission. Beyond it, the text of later tests is left out."""
HANDED_NOTHING_IN = 'handed nothing in'
"""The problem of a student who was graded by hand all the same."""

CUT = ('(Zpětná vazba je příliš dlouhá, tady je zkrácená.)',)


@dataclass(frozen=True)
class TestVerdict:
    """How one test ended."""

    __test__ = False  # pytest would take it for a class of tests
    test: str
    """The name: 'test_031_x.py::test_sedm'."""
    level: int
    verdict: Verdict
    text: tuple[str, ...] = ()
    """Lines of feedback in Czech; empty when the test passed."""

    @property
    def passed(self) -> bool:
        """Whether the test passed."""
        return self.verdict is Verdict.PASSED


@dataclass(frozen=True)
class Graded:
    """What a grader finds out about one submission."""

    tests: tuple[TestVerdict, ...]
    """All tests that were to be run, in teaching order."""
    notes: tuple[str, ...] = ()
    """Czech sentences for the student that belong to no test."""
    exposure: str = ''
    """What the program could do because it was not sandboxed, in English; '' when it was."""
    doubtful: bool = False
    """Whether two runs of the same test ended differently."""
    concerns: tuple[str, ...] = ()
    """English sentences on what a teacher should look at."""
    remarks: tuple[str, ...] = ()
    """English sentences that may be of use to a teacher."""
    fresh: tuple[Fault, ...] = ()
    """Faults in fresh cases."""


@dataclass(frozen=True)
class Record:
    """What a result was made with: fingerprints of the submission, the tests and the kit, and the settings."""

    submission: str
    tests: str
    kit: str
    settings: str


@dataclass(frozen=True)
class Result:
    """The result of a student in an exercise, as it is kept. Most fields are those of `Graded`."""

    student: str
    name: str
    exercise: str
    record: Record
    tests: tuple[TestVerdict, ...] = ()
    notes: tuple[str, ...] = ()
    remarks: tuple[str, ...] = ()
    problem: str = ''
    """Why there are no tests, in English."""
    exposure: str = ''
    doubtful: bool = False
    is_from_moodle: bool = False
    concerns: tuple[str, ...] = ()
    fresh: tuple[Fault, ...] = ()
    """Faults in fresh cases; `rozdej.teacher.grading.fresh_cases` applies them."""

    @property
    def key(self) -> tuple[str, str]:
        """The student and the exercise."""
        return self.student, self.exercise

    @property
    def is_handed_in(self) -> bool:
        """Whether there is a submission."""
        return self.problem != HANDED_NOTHING_IN

    @property
    def label(self) -> str:
        """The student's name, with class, account or number, which differ for namesakes."""
        if self.student.endswith(self.name) and not self.is_from_moodle:
            return self.student
        return f'{self.name} ({self.student.removesuffix(self.name).rstrip("/")})'

    @property
    def needs_eyes(self) -> list[str]:
        """Why a teacher should look at it, in English."""
        ungraded = [f'not graded: {self.problem}'] if self.problem else []
        doubtful = ['doubtful: two runs of a test ended differently'] if self.doubtful else []
        if left := sum(test.verdict is Verdict.NOT_RUN for test in self.tests):
            doubtful.append(f'{left} tests were not run: the program took all the time there was')
        return [*ungraded, *doubtful, *(concern for concern in self.concerns if concern != self.problem)]

    @property
    def is_graders_fault(self) -> bool:
        """Whether the grader itself failed."""
        return self.problem.startswith(Verdict.GRADERS_OWN_ERROR) or any(
            test.verdict is Verdict.GRADERS_OWN_ERROR for test in self.tests
        )

    def to_json(self) -> str:
        """Encode for the store."""
        data = vars(self) | {'record': vars(self.record)}  # `dataclasses.asdict` would copy every line of feedback
        data['tests'] = [[test.test, test.level, str(test.verdict), list(test.text)] for test in self.tests]
        data['fresh'] = [vars(fault) for fault in self.fresh]
        return json.dumps(data, ensure_ascii=False, separators=(',', ':'))

    @classmethod
    def from_json(cls, text: str) -> 'Result':
        """Decode a result from `to_json`."""
        data: dict[str, Any] = json.loads(text)
        data['record'] = Record(**data['record'])
        if not data.pop('sandboxed', True):  # written by an earlier version
            data['exposure'] = describe_risks(Protection(0))
        data['tests'] = tuple(
            TestVerdict(test, level, Verdict(verdict), tuple(lines)) for test, level, verdict, lines in data['tests']
        )
        faults = ((fault, tuple(fault.pop('text')), tuple(fault.pop('levels'))) for fault in data.get('fresh', ()))
        data['fresh'] = tuple(Fault(text=text, levels=levels, **fault) for fault, text, levels in faults)
        for name in ('notes', 'remarks', 'concerns'):
            data[name] = tuple(data[name])
        return cls(**data)

    def with_limited_feedback(self) -> 'Result':
        """Return the result with limited feedback, and without characters that UTF-8 cannot encode."""
        left = MOST_CHARACTERS
        tests = []
        for test in self.tests:
            lines = tuple(_storable(line) for line in test.text)
            left -= sum(len(line) + 1 for line in lines)
            tests.append(replace(test, text=lines if left >= 0 else CUT))
        return replace(self, tests=tuple(tests), notes=tuple(_storable(note) for note in self.notes))


def _storable(text: str) -> str:
    return text.encode('utf-8', 'replace').decode('utf-8')
