"""Writes tables for Moodle: one for the gradebook, and the filled-in grading worksheet of an assignment."""

import csv
import html
import io
import re
from dataclasses import dataclass, field
from pathlib import Path

from rozdej import CannotRun
from rozdej.teacher.grading.report.feedback import feedback
from rozdej.teacher.grading.report.folder import ReportFolder
from rozdej.teacher.grading.report.rows import GradedClass, Row, cell, number
from rozdej.teacher.grading.roster import delimiter_of

GRADE = ('grade', 'známka', 'hodnocení', 'hodnotenie', 'bewertung', 'ocena', 'note', 'calificación')
"""Moodle's names for the column of grades, in some languages."""
MAXIMUM = ('max', 'nejvyšší', 'nejlepší', 'najvyšš', 'najlepš', 'höchste')
FORMULA = re.compile(r"""([;\t]["' ]*)([=+\-@]|(?<=[;\t])[\t\r\n])""")
USERNAME = re.compile(r'[a-z0-9._@-]+')
"""A name that Moodle accepts as a username."""
COMMENTS = ('comment', 'koment', 'slovní', 'feedback')
"""Parts of the names of other columns, which differ by version and language of Moodle."""


class Gradebook:
    """Writes `moodle-gradebook-<exercise>.csv` for Moodle's import of grades.

    Nothing is written for a class from Moodle's bulk download, or with people's names as identifiers: they do not
    identify students in the gradebook, and Moodle refuses a whole table because of one unknown user. So students who
    are only known from the roster, where another kind of identifier may come first, are left out.
    """

    def __init__(self, folder: ReportFolder, group: GradedClass):
        self._folder = folder
        self._group = group
        self._rows: dict[str, list[tuple[str, str, str]]] = {}
        self._is_usable = True

    def add(self, rows: list[Row]) -> None:
        for row in rows:
            self._is_usable &= not row.result.is_from_moodle
            if self._is_usable and row.exercise and row.result.is_handed_in:
                line = (row.result.student, number(row.score.points), comment(row, self._group))
                self._rows.setdefault(row.result.exercise, []).append(line)

    def finish(self) -> None:
        if not self._is_usable:
            return
        for exercise, rows in sorted(self._rows.items()):
            title = cell(self._group.exercises[exercise].lesson.title)
            column = identifying_column([student for student, _, _ in rows])
            if column is None:
                continue
            with self._folder.open(f'moodle-gradebook-{exercise}.csv') as file:
                table = csv.writer(file, quoting=csv.QUOTE_ALL)
                table.writerow([column, title, f'{title} (Feedback)'])
                table.writerows((cell(student), points, cell(text)) for student, points, text in rows)


def identifying_column(identifiers: list[str]) -> str | None:
    """Return Moodle's name for the column of such identifiers; None when they are people's names."""
    if all('@' in identifier for identifier in identifiers):
        return 'Email address'
    if all(identifier.isdecimal() for identifier in identifiers):
        return 'ID number'
    return 'username' if all(map(USERNAME.fullmatch, identifiers)) else None


def comment(row: Row, group: GradedClass) -> str:
    """Make short feedback for Moodle's page of all grades: the summary and the first failure."""
    short = feedback(row, group, in_full=1)
    return '\n'.join([*short.summary, *(line for lines in short.failures for line in lines), short.rest]).strip()


def as_html(text: str) -> str:
    """Return the text as HTML, for a worksheet. As plain text, its lines and angle brackets would be lost.

    Entities end with a semicolon, after which nothing may look like a formula (see `cell`).
    """
    escaped = html.escape(text, quote=False)
    while (safer := FORMULA.sub(lambda found: f'{found[1]}&#{ord(found[2])};', escaped)) != escaped:
        escaped = safer
    return f'<pre style="white-space: pre-wrap">{escaped}</pre>'


@dataclass
class Worksheet:
    """Moodle's grading worksheet of an assignment, and the indexes of its columns."""

    header: list[str]
    rows: list[list[str]]
    has_mark: bool
    grade: int = -1
    comments: int = -1
    maximum: int = -1

    @classmethod
    def read(cls, path: Path) -> 'Worksheet':
        """Read a worksheet from a file. Raises `CannotRun`."""
        try:
            data = path.read_bytes()
            text = data.decode('utf-8-sig')
        except OSError as error:
            raise CannotRun(f'{path}: {error.strerror}') from None
        except UnicodeDecodeError:
            raise CannotRun(f'{path} is not in UTF-8: take the file as Moodle gave it') from None
        table = csv.reader(io.StringIO(text, newline=''), delimiter=delimiter_of(text))
        rows = [row for row in table if row]
        if len(rows) < 2:
            raise CannotRun(f'{path} has no students: take the grading worksheet of the assignment')
        sheet = cls(rows[0], rows[1:], data.startswith(b'\xef\xbb\xbf'))
        if any(len(row) != len(rows[0]) for row in rows):
            raise CannotRun(f'{path} has rows of different lengths: take the file as Moodle gave it')
        names = [name.strip().casefold() for name in sheet.header]
        grade = next((names.index(name) for name in GRADE if name in names), None)
        comments = _column(names, COMMENTS)
        maximum = _column(names, MAXIMUM)
        for wanted, column in (('Grade', grade), ('Maximum Grade', maximum), ('Feedback comments', comments)):
            if column is None:
                columns = ', '.join(sheet.header)
                raise CannotRun(
                    f'{path} has no column {wanted!r} ({columns}): '
                    "take the assignment's grading worksheet, downloaded in Czech or English"
                )
        sheet.grade, sheet.comments, sheet.maximum = grade, comments, maximum  # type: ignore[assignment]
        for row in sheet.rows:
            if _number(row[sheet.maximum]) is None:
                name, value = sheet.header[sheet.maximum], row[sheet.maximum]
                raise CannotRun(f'{path}: column {name!r} says {value!r}, which is no number of points')
        return sheet

    def row_of(self, student: str, name: str, is_from_moodle: bool) -> tuple[list[str] | None, bool]:
        """Find the row of a student: by Moodle's number, else by a cell with the identifier, else by the name.

        The second value is off when it was found by the name only, which several people may have.
        """
        if is_from_moodle:
            numbers = (re.search(r'(\d+)\s*$', row[0]) for row in self.rows)
            found = [row for row, match in zip(self.rows, numbers, strict=True) if match and match[1] == student]
        else:
            found = [row for row in self.rows if student in row]
        is_sure = bool(found)
        found = found or [row for row in self.rows if name in row]
        return (found[0] if len(found) == 1 else None), is_sure

    def scale(self, row: list[str], points: float, maximum: float) -> str:
        """Scale points to the maximum of a row, with the sheet's decimal separator."""
        text = row[self.maximum]
        grade = number(points / maximum * (_number(text) or 0.0) if maximum else 0.0)
        return grade.replace('.', ',') if ',' in text else grade

    def text(self) -> str:
        """Return the sheet for Moodle's import, with commas, even if a spreadsheet changed them."""
        out = io.StringIO(newline='')
        out.write('\ufeff' if self.has_mark else '')
        csv.writer(out, lineterminator='\n').writerows([self.header, *self.rows])
        return out.getvalue()


def _number(text: str) -> float | None:
    """Parse a number of points as Moodle writes it; None when it is malformed."""
    plain = text.strip().replace(',', '.')
    return float(plain) if re.fullmatch(r'\d+(\.\d+)?', plain, re.ASCII) else None


def _column(names: list[str], parts: tuple[str, ...]) -> int | None:
    """Return the index of the column with one of these parts in its name; earlier parts are preferred."""
    return next((number for part in parts for number, name in enumerate(names) if part in name), None)


@dataclass(frozen=True)
class Claim:
    """A student to whom a line of the sheet may belong, and what would be written there."""

    line: list[str]
    is_sure: bool
    student: str
    name: str
    grade: str
    comment: str


@dataclass
class FilledWorksheet:
    """Writes the filled-in worksheet, `moodle-sheet.csv`. `missing` are students without exactly one row."""

    folder: ReportFolder
    group: GradedClass
    sheet: Worksheet
    missing: list[str] = field(default_factory=list)
    _claims: dict[int, list[Claim]] = field(default_factory=dict)

    def add(self, rows: list[Row]) -> None:
        for row in rows:
            result = row.result
            line, is_sure = self.sheet.row_of(result.student, result.name, result.is_from_moodle)
            if line is None:
                self.missing.append(result.name)
                continue
            grade = self.sheet.scale(line, row.score.points, row.score.maximum)
            claim = Claim(line, is_sure, result.student, result.name, grade, as_html(comment(row, self.group)))
            self._claims.setdefault(id(line), []).append(claim)

    def finish(self) -> None:
        for claims in self._claims.values():
            sure = [claim for claim in claims if claim.is_sure] or claims
            is_clear = len({claim.student for claim in sure}) == 1  # else it is unknown whose row it is
            for claim in claims:
                if is_clear and claim in sure:
                    claim.line[self.sheet.grade], claim.line[self.sheet.comments] = claim.grade, claim.comment
                else:
                    self.missing.append(claim.name)
        self.folder.write('moodle-sheet.csv', self.sheet.text())
