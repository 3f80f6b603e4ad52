"""Writes the course as tables: `grades.csv` for programs, `grades.xlsx` for people.

A spreadsheet opens `grades.xlsx` alike in every language.
"""

import csv
from datetime import datetime
from io import BytesIO

from xlsxwriter import Workbook
from xlsxwriter.worksheet import Worksheet

from rozdej.core.exercises import Exercise
from rozdej.teacher.grading.report.course import CourseTable
from rozdej.teacher.grading.report.folder import ReportFolder
from rozdej.teacher.grading.report.rows import cell, number

Value = str | float | None
LONGEST_SHEET_NAME = 31
LONGEST_CELL = 32_000
"""Longest text of a cell; a spreadsheet allows somewhat more."""
WRITTEN = datetime(2000, 1, 1)
"""The creation date in the file. A fixed one, so that the same results give the same bytes."""


def write_grades_xlsx(folder: ReportFolder, course: CourseTable) -> None:
    """Write `grades.xlsx`: the course on one sheet, each exercise on another. No text becomes a formula or link."""
    memory = BytesIO()
    with Workbook(memory, {'in_memory': True}) as book:
        book.set_properties({'created': WRITTEN})
        head = book.add_format({'bold': True, 'bottom': 1})
        _write(book.add_worksheet('course'), head, *_of_course(course))
        for exercise in course.exercises:
            _write(book.add_worksheet(exercise.name[:LONGEST_SHEET_NAME]), head, *_of_exercise(course, exercise))
    with folder.open_bytes('grades.xlsx') as file:
        file.write(memory.getvalue())


def _of_course(course: CourseTable) -> tuple[list[str], list[list[Value]]]:
    """Make the sheet of the course: a row for each student, with level and points in each exercise."""
    columns = ['name', 'identifier', 'points', 'maximum', 'finished']
    for exercise in course.exercises:
        title = exercise.lesson.title
        most = number(course.group.maximum_of(exercise.name))
        columns += [f'{title}: level', f'{title}: points of {most}', f'{title}: by hand']
    rows = []
    for row in course.rows:
        cells: list[Value] = [row.name, row.identifier, row.points, course.maximum, row.finished]
        for exercise in course.exercises:
            part = row.parts.get(exercise.name)
            cells += [part.reached, part.points, part.by_hand or None] if part else [None] * 3
        rows.append([*cells, '; '.join(row.needs_eyes)])
    return [*columns, 'needs your eyes'], rows


def _of_exercise(course: CourseTable, exercise: Exercise) -> tuple[list[str], list[list[Value]]]:
    """Make the sheet of an exercise: a row for each student who handed it in, with the points of each level.

    It has a column for talks if there was any.
    """
    maximum = course.group.maximum_of(exercise.name)
    levels = [f'level {level.number}' for level in course.group.scheme.levels(exercise.lesson)]
    talk = ['talk'] if any(row.parts[exercise.name].talk for row in course.rows if exercise.name in row.parts) else []
    columns = ['name', 'identifier', 'level reached', 'points', 'maximum', 'verdict', 'by hand', *talk, *levels]
    rows = []
    for row in course.rows:
        if part := row.parts.get(exercise.name):
            cells: list[Value] = [row.name, row.identifier, part.reached, part.points, maximum]
            rows.append([*cells, part.verdict, part.by_hand or None, *[part.talk or None] * len(talk), *part.by_level])
    return columns, rows


def _write(sheet: Worksheet, head: object, columns: list[str], rows: list[list[Value]]) -> None:
    """Fill a sheet. Titles and names stay visible when it is scrolled."""
    for column, title in enumerate(columns):
        sheet.write_string(0, column, title, head)
    for line, cells in enumerate(rows, start=1):
        for column, value in enumerate(cells):
            if isinstance(value, str):
                sheet.write_string(line, column, value[:LONGEST_CELL])
            elif value is not None:
                sheet.write_number(line, column, value)
    sheet.freeze_panes(1, 1)
    sheet.autofilter(0, 0, max(1, len(rows)), len(columns) - 1)
    sheet.set_column(0, 1, 24)


COLUMNS = ('name', 'identifier', 'points', 'maximum')
OF_EXERCISE = ('level', 'points', 'verdict', 'by hand')
"""Columns of each exercise."""
EYES = 'needs your eyes'


def write_grades_csv(folder: ReportFolder, course: CourseTable) -> None:
    """Write `grades.csv`, a row for each student. It begins with a BOM, so that Excel reads it as UTF-8."""
    names = [exercise.name for exercise in course.exercises]
    with folder.open('grades.csv', encoding='utf-8-sig') as file:
        table = csv.writer(file, quoting=csv.QUOTE_ALL)
        table.writerow([*COLUMNS, *(f'{name} {what}' for name in names for what in OF_EXERCISE), EYES])
        for row in course.rows:
            parts = (row.parts.get(name) for name in names)
            cells = [cell(row.name), cell(row.identifier), number(row.points), number(course.maximum)]
            for part in parts:
                texts = [str(part.reached), number(part.points), part.verdict, part.by_hand] if part else []
                cells += [cell(text) for text in texts] or [''] * len(OF_EXERCISE)
            table.writerow([*cells, cell('; '.join(row.needs_eyes))])
