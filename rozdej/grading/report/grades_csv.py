"""`grades.csv`: one row a student and exercise, to open in a spreadsheet."""

import csv
import re

from rozdej.grading.report.folder import ReportFolder
from rozdej.grading.report.rows import Row, number

COLUMNS = ('name', 'identifier', 'exercise', 'level reached', 'points', 'maximum', 'verdict')
DANGEROUS = re.compile(r"""(^|[;\t])(?=["' ]*[=+\-@]|[\t\r\n])""")
"""Where a spreadsheet may see the beginning of a formula; Czech ones begin a new cell at a semicolon."""


def cell(text: str) -> str:
    """The text as a cell of a spreadsheet. An apostrophe in front keeps it from becoming a formula."""
    return DANGEROUS.sub(r"\1'", text)


class GradesCsv:
    """Writes `grades.csv`; its mark of UTF-8 tells Excel how to read Czech names."""

    def __init__(self, folder: ReportFolder):
        self._file = folder.open('grades.csv', encoding='utf-8-sig')
        self._table = csv.writer(self._file, quoting=csv.QUOTE_ALL)
        self._table.writerow(COLUMNS)

    def add(self, rows: list[Row]) -> None:
        for row in rows:
            result, score = row.result, row.score
            texts = (result.name, result.student, result.exercise)
            numbers = (score.reached, number(score.points), number(score.maximum))
            self._table.writerow([*map(cell, texts), *numbers, cell(row.verdict)])

    def finish(self) -> None:
        self._file.close()
