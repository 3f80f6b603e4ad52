"""Submissions that harm by how they are handed in, or are broken by accident, and the class in which they all are."""

from pathlib import Path

# Each of these puts its own into HANDED_IN.
from checks.teacher.hostile.handed import archives, contents, files, names  # noqa: F401
from checks.teacher.hostile.handed.submission import GOOD, HANDED_IN, SOLUTION, hand_in


def make_class(folder: Path, hostile: bool = True) -> Path:
    """The whole class in a folder, or only those whose submissions are well."""
    for number, student in enumerate(GOOD):
        mistake = '\n\ndef popis_balicku(balicek):\n    return 1\n' if number == 2 else ''
        hand_in(folder, student, SOLUTION + mistake)
    for one in HANDED_IN.values() if hostile else ():
        one.make(folder, one.called)
    return folder
