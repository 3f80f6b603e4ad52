"""What grading a submission gives, and what is kept of it: plain data.

Nothing in it depends on when, where or how fast the submission was graded, so that two runs can be compared.
"""

import json
from dataclasses import dataclass, replace
from typing import Any

from rozdej.core.feedback.explanations import Verdict
from rozdej.teacher.generated_cases import Fault
from rozdej.teacher.isolation.worker.confinement import Protection, describe_risks

MOST_CHARACTERS = 1_000_000
"""Feedback of one submission; what is longer is cut test by test from the end."""
CUT = ('(Zpětná vazba je příliš dlouhá, tady je zkrácená.)',)


@dataclass(frozen=True)
class TestVerdict:
    """How one test ended, and what the student reads about it.

    `test` names the test ('test_031_x.py::test_sedm'), `level` its level, `text` has the lines of
    feedback in Czech (empty when it passed).
    """

    __test__ = False  # pytest would take it for a class of tests
    test: str
    level: int
    verdict: Verdict
    text: tuple[str, ...] = ()

    @property
    def passed(self) -> bool:
        """Whether it counts."""
        return self.verdict is Verdict.PASSED


@dataclass(frozen=True)
class Graded:
    """How one submission did in one exercise.

    `tests` has every test that was to be run, in teaching order, fixed before the run. `notes` are
    Czech sentences for the student that belong to no test ("only part of the file could be read").
    `exposure` says in English what the program could do when it ran in no sandbox, `doubtful` whether two runs
    of the same test ended differently. `concerns` are English sentences on what a teacher should look at, `remarks` on
    what may be of use. `fresh` are the functions that fail fresh cases.
    """

    tests: tuple[TestVerdict, ...]
    notes: tuple[str, ...] = ()
    exposure: str = ''
    doubtful: bool = False
    concerns: tuple[str, ...] = ()
    remarks: tuple[str, ...] = ()
    fresh: tuple[Fault, ...] = ()


@dataclass(frozen=True)
class Record:
    """What was graded with what: fingerprints of the files taken, of the tests, of the kit, and the settings."""

    submission: str
    tests: str
    kit: str
    settings: str


@dataclass(frozen=True)
class Result:
    """How a student did in an exercise.

    `notes` are Czech, for the student; `remarks` and `problem` English, for the teacher. With a `problem` there
    are no tests. `concerns` say what in the submission a teacher should look at. `fresh` are the functions that fail
    fresh cases; what that means for the result, `rozdej.teacher.grading.fresh_cases` says.
    """

    student: str
    name: str
    exercise: str
    record: Record
    tests: tuple[TestVerdict, ...] = ()
    notes: tuple[str, ...] = ()
    remarks: tuple[str, ...] = ()
    problem: str = ''
    exposure: str = ''
    doubtful: bool = False
    is_from_moodle: bool = False
    concerns: tuple[str, ...] = ()
    fresh: tuple[Fault, ...] = ()

    @property
    def key(self) -> tuple[str, str]:
        """What identifies it: the student and the exercise."""
        return self.student, self.exercise

    @property
    def label(self) -> str:
        """The student's name, with what tells apart those of the same name: class, account or number."""
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
        """Whether something went wrong that the student has nothing to do with."""
        return self.problem.startswith(Verdict.GRADERS_OWN_ERROR) or any(
            test.verdict is Verdict.GRADERS_OWN_ERROR for test in self.tests
        )

    def to_json(self) -> str:
        """As text for the store; `from_json` reads it back."""
        data = vars(self) | {'record': vars(self.record)}  # dataclasses.asdict would copy every line of feedback
        data['tests'] = [[test.test, test.level, str(test.verdict), list(test.text)] for test in self.tests]
        data['fresh'] = [vars(fault) for fault in self.fresh]
        return json.dumps(data, ensure_ascii=False, separators=(',', ':'))

    @classmethod
    def from_json(cls, text: str) -> 'Result':
        """The result that `to_json` wrote."""
        data: dict[str, Any] = json.loads(text)
        data['record'] = Record(**data['record'])
        if not data.pop('sandboxed', True):  # an earlier kit knew no more
            data['exposure'] = describe_risks(Protection(0))
        data['tests'] = tuple(
            TestVerdict(test, level, Verdict(verdict), tuple(lines)) for test, level, verdict, lines in data['tests']
        )
        told = ((fault, tuple(fault.pop('text')), tuple(fault.pop('levels'))) for fault in data.get('fresh', ()))
        data['fresh'] = tuple(Fault(text=text, levels=levels, **fault) for fault, text, levels in told)
        for name in ('notes', 'remarks', 'concerns'):
            data[name] = tuple(data[name])
        return cls(**data)

    def bounded(self) -> 'Result':
        """The same with no more feedback than is kept, and nothing in it that could not be stored as text."""
        room = MOST_CHARACTERS
        tests = []
        for test in self.tests:
            lines = tuple(_storable(line) for line in test.text)
            room -= sum(len(line) + 1 for line in lines)
            tests.append(replace(test, text=lines if room >= 0 else CUT))
        return replace(self, tests=tuple(tests), notes=tuple(_storable(note) for note in self.notes))


def _storable(text: str) -> str:
    return text.encode('utf-8', 'replace').decode('utf-8')
