"""`grades.csv`: one row a student, for programs; a spreadsheet opens `grades.xlsx` better."""

import csv
import re

from rozdej.teacher.grading.report.course import CourseTable
from rozdej.teacher.grading.report.folder import ReportFolder
from rozdej.teacher.grading.report.rows import number

COLUMNS = ('name', 'identifier', 'points', 'maximum')
OF_EXERCISE = ('level', 'points', 'verdict', 'by hand')
"""Columns that each exercise has, behind its name."""
EYES = 'needs your eyes'
DANGEROUS = re.compile(r"""(^|[;\t])(?=["' ]*[=+\-@]|[\t\r\n])""")
"""Where a spreadsheet may see the beginning of a formula; Czech ones begin a new cell at a semicolon."""


def cell(text: str) -> str:
    """The text as a cell of a spreadsheet. An apostrophe in front keeps it from becoming a formula."""
    return DANGEROUS.sub(r"\1'", text)


def write_grades_csv(folder: ReportFolder, course: CourseTable) -> None:
    """Write `grades.csv`; its mark of UTF-8 tells Excel how to read Czech names."""
    names = [exercise.name for exercise in course.exercises]
    with folder.open('grades.csv', encoding='utf-8-sig') as file:
        table = csv.writer(file, quoting=csv.QUOTE_ALL)
        table.writerow([*COLUMNS, *(f'{name} {what}' for name in names for what in OF_EXERCISE), EYES])
        for row in course.rows:
            parts = (row.parts.get(name) for name in names)
            cells = [cell(row.name), cell(row.identifier), number(row.points), number(course.maximum)]
            for part in parts:
                told = [str(part.reached), number(part.points), part.verdict, part.by_hand] if part else []
                cells += [cell(text) for text in told] or [''] * len(OF_EXERCISE)
            table.writerow([*cells, cell('; '.join(row.needs_eyes))])
