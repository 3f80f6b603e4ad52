"""All reports of a class, in one go over the results."""

from collections.abc import Sequence
from pathlib import Path

from rozdej.grading.formats.classroom import ClassroomWriter
from rozdej.grading.formats.gradescope import GradescopeWriter
from rozdej.grading.formats.json_results import JsonWriter
from rozdej.grading.formats.junit import JUnitWriter
from rozdej.grading.formats.moodle import GradebookWriter, Sheet, SheetWriter
from rozdej.grading.formats.table import TableWriter
from rozdej.grading.formats.writer import Writer
from rozdej.grading.report.page import PageWriter
from rozdej.grading.report.rows import Class
from rozdej.grading.report.texts import FeedbackWriter


def write_reports(
    folder: Path,
    group: Class,
    changes: list[tuple[str, str]],
    sheet: Sheet | None = None,
    others: Sequence[Writer] = (),
) -> tuple[list[str], list[str]]:
    """Write every report, and what `others` make of the same rows.

    Gives the files, and the students that have no row of their own in Moodle's sheet.
    """
    writers: Sequence[Writer] = (
        *others,
        PageWriter(folder, group, changes),
        TableWriter(folder),
        FeedbackWriter(folder, group),
        JsonWriter(folder, group),
        GradescopeWriter(folder, group),
        ClassroomWriter(folder, group),
        JUnitWriter(folder, group),
        GradebookWriter(folder, group),
    )
    sheets = [SheetWriter(folder, group, sheet)] if sheet else []
    for rows in group.students():
        for writer in (*writers, *sheets):
            writer.add(rows)
    for writer in (*writers, *sheets):
        writer.finish()
    files = [name for writer in (*writers, *sheets) for name in writer.files]
    return files, [name for one in sheets for name in one.missing]
