"""What grading a submission gives: a verdict for each test.

Nothing here depends on when, where or how fast it was found out: the same submission gives
the same values, so that two runs can be compared.
"""

from dataclasses import dataclass

from rozdej.feedback.verdict import Verdict


@dataclass(frozen=True)
class TestVerdict:
    """How one test ended, and what the student reads about it.

    `test` names the test ('test_031_x.py::test_sedm'), `level` its level, `text` has the lines of
    feedback in Czech (empty when it passed).
    """

    test: str
    level: int
    verdict: Verdict
    text: tuple[str, ...] = ()

    @property
    def passed(self) -> bool:
        """Whether it counts."""
        return self.verdict is Verdict.PASSED


TestVerdict.__test__ = False  # type: ignore[attr-defined]  # pytest would take it for a class of tests


@dataclass(frozen=True)
class Graded:
    """How one submission did in one exercise.

    `tests` has every test that was to be run, in teaching order, fixed before the run. `notes` are
    Czech sentences for the student that belong to no test ("only part of the file could be read").
    `sandboxed` says whether the program was shut in while it ran, `doubtful` whether two runs of
    the same test ended differently.
    """

    exercise: str
    tests: tuple[TestVerdict, ...]
    notes: tuple[str, ...] = ()
    sandboxed: bool = True
    doubtful: bool = False
