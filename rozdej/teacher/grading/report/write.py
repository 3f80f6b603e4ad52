"""Writes all reports of a class in one pass over the results."""

from rozdej.teacher.grading.report.course import ClassStatistics, CourseTable
from rozdej.teacher.grading.report.exports import JUnitXml, ResultsJson, gradescope_text
from rozdej.teacher.grading.report.feedback import feedback_text
from rozdej.teacher.grading.report.folder import ReportFolder
from rozdej.teacher.grading.report.grade_tables import write_grades_csv, write_grades_xlsx
from rozdej.teacher.grading.report.moodle import FilledWorksheet, Gradebook, Worksheet
from rozdej.teacher.grading.report.page import write_page
from rozdej.teacher.grading.report.rows import file_name

Report = ResultsJson | JUnitXml | Gradebook | FilledWorksheet
"""Takes the results of each student with `add`; `finish` ends it."""


def write_reports(
    folder: ReportFolder, course: CourseTable, statistics: ClassStatistics, sheet: Worksheet | None
) -> list[str]:
    """Write all reports, and fill the `course` and the `statistics` from the same rows.

    Returns the students without exactly one row in Moodle's worksheet.
    """
    group = course.group
    sheets = [FilledWorksheet(folder, group, sheet)] if sheet else []
    reports: list[Report] = [ResultsJson(folder, group), JUnitXml(folder, group), Gradebook(folder, group), *sheets]
    for rows in group.students():
        course.add(rows)
        statistics.add(rows)
        for report in reports:
            report.add(rows)
        folder.write(f'feedback/{file_name(rows[0].result)}.txt', feedback_text(rows, group))
        for row in rows:
            place = f'{row.result.exercise or "unknown"}/{file_name(row.result)}'
            folder.write(f'gradescope/{place}.json', gradescope_text(row, group))
    for report in reports:
        report.finish()
    write_grades_csv(folder, course)
    write_grades_xlsx(folder, course)
    write_page(folder, course, statistics)
    return [name for one in sheets for name in one.missing]
