"""What is kept of one graded submission: plain data, the same whenever and wherever it was graded."""

import json
from dataclasses import dataclass, replace
from typing import Any

from rozdej.feedback.verdict import Verdict
from rozdej.grading.verdict import TestVerdict

MOST_CHARACTERS = 1_000_000
"""Feedback of one submission; what is longer is cut test by test from the end."""
CUT = ('(Zpětná vazba je příliš dlouhá, tady je zkrácená.)',)


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
    are no tests.
    """

    student: str
    name: str
    exercise: str
    record: Record
    tests: tuple[TestVerdict, ...] = ()
    notes: tuple[str, ...] = ()
    remarks: tuple[str, ...] = ()
    problem: str = ''
    sandboxed: bool = True
    doubtful: bool = False
    is_from_moodle: bool = False

    @property
    def key(self) -> tuple[str, str]:
        """What tells it from all others: the student and the exercise."""
        return self.student, self.exercise

    @property
    def label(self) -> str:
        """The student's name, with what tells apart those of the same name: class, account or number."""
        return self.student if self.student.endswith(self.name) else f'{self.name} ({self.student})'

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
        return json.dumps(data, ensure_ascii=False, separators=(',', ':'))

    @classmethod
    def from_json(cls, text: str) -> 'Result':
        """The result that `to_json` wrote."""
        data: dict[str, Any] = json.loads(text)
        data['record'] = Record(**data['record'])
        data['tests'] = tuple(
            TestVerdict(test, level, Verdict(verdict), tuple(lines)) for test, level, verdict, lines in data['tests']
        )
        data.pop('differs', None)  # kept by earlier kits
        for name in ('notes', 'remarks'):
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
