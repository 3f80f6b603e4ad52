"""`feedback/`: one Czech text a student."""

from pathlib import Path

from rozdej.grading.formats.writer import Writer
from rozdej.grading.report.feedback import feedback
from rozdej.grading.report.rows import Class, Row, file_name


class FeedbackWriter(Writer):
    """Writes `feedback/<student>.txt`, with all exercises of the student."""

    def __init__(self, folder: Path, group: Class):
        super().__init__(folder)
        self._group = group

    def add(self, rows: list[Row]) -> None:
        parts = []
        for row in rows:
            title = f'{row.title}: {row.result.name}' if row.title else row.result.name
            parts.append('\n'.join([title, '=' * len(title), '', *feedback(row, self._group).lines]))
        self.write(f'feedback/{file_name(rows[0].result)}.txt', '\n\n\n'.join(parts) + '\n')
