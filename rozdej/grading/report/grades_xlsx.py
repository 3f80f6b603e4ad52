"""`grades.xlsx`: the course on one sheet, each exercise on another; it opens alike in every language."""

from datetime import datetime
from io import BytesIO

from xlsxwriter import Workbook
from xlsxwriter.worksheet import Worksheet

from rozdej.exercises import Exercise
from rozdej.grading.report.course import CourseTable
from rozdej.grading.report.folder import ReportFolder
from rozdej.grading.report.rows import Row, number

Value = str | float | None
LONGEST_SHEET_NAME = 31
LONGEST_CELL = 32_000
"""Characters that a spreadsheet takes; it has some more."""
WRITTEN = datetime(2000, 1, 1)
"""When the file says that it was written: the same results are the same bytes."""


class GradesXlsx:
    """Writes `grades.xlsx`. Every text is written as a text: no name becomes a formula or a link."""

    def __init__(self, folder: ReportFolder, course: CourseTable):
        self._folder = folder
        self._course = course

    def add(self, rows: list[Row]) -> None:
        """The course gathers what is needed."""

    def finish(self) -> None:
        memory = BytesIO()
        with Workbook(memory, {'in_memory': True}) as book:
            book.set_properties({'created': WRITTEN})
            head = book.add_format({'bold': True, 'bottom': 1})
            self._fill(book.add_worksheet('course'), head)
            for exercise in self._course.exercises:
                self._fill_exercise(book.add_worksheet(exercise.name[:LONGEST_SHEET_NAME]), head, exercise)
        with self._folder.open_bytes('grades.xlsx') as file:
            file.write(memory.getvalue())

    def _fill(self, sheet: Worksheet, head: object) -> None:
        """The course: a row a student, with the level reached and the points in each exercise."""
        course = self._course
        columns = ['name', 'identifier', 'points', 'maximum', 'finished']
        for exercise in course.exercises:
            title = exercise.lesson.title
            most = number(course.maximum_of(exercise))
            columns += [f'{title}: level', f'{title}: points of {most}', f'{title}: by hand']
        rows = []
        for row in course.rows:
            cells: list[Value] = [row.name, row.identifier, row.points, course.maximum, row.finished]
            for exercise in course.exercises:
                part = row.parts.get(exercise.name)
                cells += [part.reached, part.points, part.by_hand or None] if part else [None] * 3
            rows.append([*cells, '; '.join(row.needs_eyes)])
        _write(sheet, head, [*columns, 'needs your eyes'], rows)

    def _fill_exercise(self, sheet: Worksheet, head: object, exercise: Exercise) -> None:
        """An exercise: a row a student who handed it in, with the points of each level."""
        course = self._course
        maximum = course.maximum_of(exercise)
        levels = [f'level {level.number}' for level in course.levels(exercise)]
        columns = ['name', 'identifier', 'level reached', 'points', 'maximum', 'verdict', 'by hand', *levels]
        rows = []
        for row in course.rows:
            if part := row.parts.get(exercise.name):
                cells: list[Value] = [row.name, row.identifier, part.reached, part.points, maximum]
                rows.append([*cells, part.verdict, part.by_hand or None, *part.by_level])
        _write(sheet, head, columns, rows)


def _write(sheet: Worksheet, head: object, columns: list[str], rows: list[list[Value]]) -> None:
    """Fill a sheet: its head stays on top, names stay at the side."""
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
