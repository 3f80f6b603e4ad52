"""`rozdej grade --forget STUDENT`: delete everything that is kept about a student."""

from pathlib import Path

from rozdej import CannotRun
from rozdej.grading.names import one_meant
from rozdej.grading.report.folder import ReportFolder
from rozdej.grading.store import FILE, ResultStore


def forget(out: Path, wanted: list[str]) -> list[str]:
    """Delete all about the students, given by identifier or name, from a folder of results; what was done, in English.

    Files about the whole class go too: they are made from the results by the next run. Raises `CannotRun`.
    """
    if not (out / FILE).is_file():
        raise CannotRun(f'{out} has no results: {FILE} is not there')
    with ResultStore(out) as store:
        students = [one_meant(name, store.students()) for name in wanted]
        written = store.written()
        ReportFolder(out).remove(written)
        count = store.forget(students)
    results = f'{count} result{"s" * (count != 1)}'
    return [
        f'{", ".join(students)}: {results} deleted, with all {len(written)} files of the report.',
        'Grade again with the options you had, and the report is written without them.',
        'What was handed in is still where you keep it: as long as it is among the submissions, it is graded again.',
    ]
