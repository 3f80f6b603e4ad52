"""Submissions that tests hand in and find again."""

from pathlib import Path

from checks.grading.conftest import EXERCISES
from rozdej.grading.submissions import Submission, find_submissions

CODE = 'def popis_balicku(balicek):\n    return 1\n\ndef vytvor_balicek():\n    return 2\n'


def found(path: Path, **how) -> dict[str, Submission]:
    """The submissions by student; no student has two."""
    submissions = find_submissions(path, EXERCISES, **how)
    assert len({one.student for one in submissions}) == len(submissions)
    return {one.student: one for one in submissions}


def is_taken(submission: Submission, content: str = CODE) -> bool:
    return submission.exercise == 'klondike' and submission.read() == {'klondike': content.encode()}
