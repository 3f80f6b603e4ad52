"""`grades.csv`: one row a student and exercise, to open in a spreadsheet."""

import csv
from pathlib import Path

from rozdej.grading.formats.cells import cell
from rozdej.grading.formats.writer import Writer
from rozdej.grading.report.rows import Row, number

COLUMNS = ('name', 'identifier', 'exercise', 'level reached', 'points', 'maximum', 'verdict')


class TableWriter(Writer):
    """Writes `grades.csv`; its mark of UTF-8 tells Excel how to read Czech names."""

    def __init__(self, folder: Path):
        super().__init__(folder)
        self._file = self.open('grades.csv', encoding='utf-8-sig')
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
