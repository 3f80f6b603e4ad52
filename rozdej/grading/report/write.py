"""All reports of a class, in one go over the results."""

from collections.abc import Sequence
from typing import Protocol

from rozdej.grading.report.course import CourseTable
from rozdej.grading.report.feedback import feedback_text
from rozdej.grading.report.folder import ReportFolder
from rozdej.grading.report.grades_csv import GradesCsv
from rozdej.grading.report.grades_xlsx import GradesXlsx
from rozdej.grading.report.gradescope import gradescope_text
from rozdej.grading.report.junit import JUnitXml
from rozdej.grading.report.moodle import FilledWorksheet, Gradebook, Worksheet
from rozdej.grading.report.page import ReportPage
from rozdej.grading.report.results_json import ResultsJson
from rozdej.grading.report.rows import GradedClass, Row, file_name


class Report(Protocol):
    """Something made from the rows of all students, student by student."""

    def add(self, rows: list[Row]) -> None:
        """Take the results of one student."""

    def finish(self) -> None:
        """There are no more students."""


def write_reports(
    folder: ReportFolder,
    group: GradedClass,
    changes: list[tuple[str, str]],
    course: CourseTable,
    sheet: Worksheet | None = None,
    others: Sequence[Report] = (),
) -> list[str]:
    """Write every report, and make `others` and the `course` from the same rows.

    Returns the students who have no row of their own in Moodle's worksheet.
    """
    sheets = [FilledWorksheet(folder, group, sheet)] if sheet else []
    reports: Sequence[Report] = (
        *others,
        course,
        ReportPage(folder, group, changes, course),
        GradesCsv(folder, course),
        GradesXlsx(folder, course),
        ResultsJson(folder, group),
        JUnitXml(folder, group),
        Gradebook(folder, group),
        *sheets,
    )
    for rows in group.students():
        for report in reports:
            report.add(rows)
        folder.write(f'feedback/{file_name(rows[0].result)}.txt', feedback_text(rows, group))
        for row in rows:
            place = f'{row.result.exercise or "unknown"}/{file_name(row.result)}'
            folder.write(f'gradescope/{place}.json', gradescope_text(row, group))
    for report in reports:
        report.finish()
    return [name for one in sheets for name in one.missing]
