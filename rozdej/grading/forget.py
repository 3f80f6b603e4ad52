"""`rozdej grade --forget STUDENT`: delete everything that is kept about a student."""

from pathlib import Path

from rozdej.grading.report.folder import ReportFolder
from rozdej.grading.store import FILE, NotAStore, ResultStore
from rozdej.grading.tree import comparable


class NobodyToForget(Exception):
    """The name is nobody's, or several students have it; the text says so in English."""


def forget(out: Path, wanted: list[str]) -> list[str]:
    """Delete all about the students, given by identifier or name, from a folder of results; what was done, in English.

    Files about the whole class go too: they are made from the results by the next run. Raises `NobodyToForget`,
    `NotAStore`.
    """
    if not (out / FILE).is_file():
        raise NotAStore(f'{out} has no results: {FILE} is not there')
    with ResultStore(out) as store:
        students = [_meant(name, store.students()) for name in wanted]
        count = store.forget(students)
        written = store.written()
        ReportFolder(out).remove(written)
        store.clear_facts()
        store.shrink()
    return [
        f'{", ".join(students)}: {count} results deleted, with all {len(written)} files of the report.',
        'Grade again with the options you had, and the report is written without them.',
        'What was handed in is still where you keep it: as long as it is among the submissions, it is graded again.',
    ]


def _meant(wanted: str, students: dict[str, str]) -> str:
    """The identifier of the student called so; `students` are names by identifier."""
    same = [student for student in students if comparable(student) == comparable(wanted)]
    found = same or [student for student, name in students.items() if comparable(name) == comparable(wanted)]
    if len(found) == 1:
        return found[0]
    if found:
        raise NobodyToForget(f'{len(found)} students are called {wanted!r}: {", ".join(found)}. Say which.')
    raise NobodyToForget(f'there is nothing about a student {wanted!r}')
