"""Reads the roster of a course, a table of its students that Moodle, schools and spreadsheets export."""

import csv
import io
import re
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from rozdej import CannotRun
from rozdej.teacher.grading.name_matching import comparable
from rozdej.teacher.grading.result import Result
from rozdej.teacher.grading.submissions import Submission

FIRST_NAMES = {'first name', 'given name', 'křestní jméno', 'jméno', 'jmeno', 'meno'}
SURNAMES = {'last name', 'surname', 'family name', 'příjmení', 'prijmeni', 'priezvisko'}
NAMES = {'name', 'full name', 'celé jméno', 'jméno', 'jmeno', 'jméno a příjmení', 'příjmení a jméno', 'student', 'žák'}
IDENTIFIERS = {
    *('identifier', 'identifikátor', 'id', 'id number', 'id číslo', 'identifikační číslo', 'username', 'login'),
    *('uživatelské jméno', 'uživatel', 'account', 'účet', 'github', 'github username', 'email', 'e-mail'),
    *('email address', 'e-mailová adresa', 'emailová adresa'),
}
"""Titles of columns, in lower case."""


@dataclass(frozen=True)
class RosterEntry:
    """A student on the roster."""

    name: str
    identifiers: tuple[str, ...]

    @property
    def label(self) -> str:
        """The identifier for tables; the name if there is none."""
        return self.identifiers[0] if self.identifiers else self.name


class Roster:
    """The students of a course, in the order of the file; nobody, when there is no file."""

    def __init__(self, entries: list[RosterEntry]):
        self.entries = entries
        self._by_number = {number: entry for entry in entries for number in _numbers(entry)}
        own = {comparable(known): entry for entry in entries for known in entry.identifiers}
        self._by_identifier = self._by_number | own
        self._by_name: dict[tuple[str, ...], list[RosterEntry]] = {}
        for entry in entries:
            self._by_name.setdefault(_words(entry.name), []).append(entry)

    @classmethod
    def read(cls, path: Path) -> 'Roster':
        """Read a CSV or XLSX file. Raises `CannotRun`."""
        try:
            rows = _spreadsheet(path) if path.suffix.lower() == '.xlsx' else _table(path)
        except OSError as error:
            raise CannotRun(f'{path}: {error.strerror}') from None
        rows = [row for row in rows if any(row)]
        head = [comparable(title).replace('_', ' ').strip() for title in rows[0]] if rows else []
        surname, name = _column(head, SURNAMES), _column(head, NAMES)
        first = _column(head, FIRST_NAMES) if surname is not None else None
        identifiers = [index for index, title in enumerate(head) if title in IDENTIFIERS]
        if (name is None and surname is None) or len(rows) < 2:
            columns = ', '.join(rows[0]) if rows else 'nothing'
            raise CannotRun(f'{path} has no column of names ({columns}): call one "name", another one "identifier"')
        parts = [first, surname] if surname is not None else [name]
        entries = []
        for row in rows[1:]:
            cells = [*row, *[''] * (len(head) - len(row))]
            called = ' '.join(cells[index].strip() for index in parts if index is not None).strip()
            known = tuple(cells[index].strip() for index in identifiers if cells[index].strip())
            if called or known:
                entries.append(RosterEntry(called or known[0], known))
        entries = list(dict.fromkeys(entries))  # some rosters have a row for each group of a student
        roster = cls(entries)
        for entry in entries:
            for identifier in entry.identifiers:
                other = roster._by_identifier[comparable(identifier)]
                if _words(other.name) != _words(entry.name):
                    raise CannotRun(f'{path}: {identifier!r} identifies {entry.name} and {other.name}')
        return roster

    def name_of(self, submission: Submission) -> str:
        """The student's name as reports show it: that on the roster, if it is there."""
        entry = self.entry_of(submission)
        return entry.name if entry else submission.name

    def without(self, found: Iterable[RosterEntry | None]) -> list[RosterEntry]:
        """The students who are not among those found."""
        there = {*found}
        return [entry for entry in self.entries if entry not in there]

    def entry_of(self, result: Result | Submission) -> RosterEntry | None:
        """Find the student of a result or a submission: by identifier, else by a name that only one student has.

        A Moodle number is compared with Moodle numbers only, as another kind of identifier may have the same number.
        """
        if result.is_from_moodle:
            named = self._by_name.get(_words(result.name), [])
            same = [entry for entry in named if result.student in entry.identifiers] or named
            return self._by_number.get(result.student) or (same[0] if len(same) == 1 else None)
        own = result.student.rpartition('/')[2]
        for identifier in (result.student, own):
            if entry := self._by_identifier.get(comparable(identifier)):
                return entry
        for name in (result.name, own):
            found = self._by_name.get(_words(name), [])
            if len(found) == 1:
                return found[0]
        return None


def _numbers(entry: RosterEntry) -> list[str]:
    """Return the number in an identifier such as Moodle's "Participant 12", in a list; [] when there is none."""
    numbers = (re.fullmatch(r'\D+ (\d+)', identifier) for identifier in entry.identifiers)
    return [match[1] for match in numbers if match]


def delimiter_of(text: str) -> str:
    """Guess the delimiter of a table: the commonest one in the first line, outside quotes."""
    return max(';\t,', key=re.sub('"[^"]*"', '', text.lstrip('\r\n').partition('\n')[0]).count)


def _words(name: str) -> tuple[str, ...]:
    """Return the words of a name in alphabetical order: systems write surnames first or last."""
    return tuple(sorted(comparable(name).replace(',', ' ').split()))


def _column(head: list[str], titles: set[str]) -> int | None:
    return next((index for index, title in enumerate(head) if title in titles), None)


def _table(path: Path) -> list[list[str]]:
    data = path.read_bytes()
    try:
        text = data.decode('utf-16' if data.startswith((BOM_UTF16_LE, BOM_UTF16_BE)) else 'utf-8-sig')
    except UnicodeDecodeError:
        text = data.decode('cp1250', 'replace')  # what a Czech spreadsheet saves
    if text.startswith('sep='):  # a line for Excel alone
        text = text.partition('\n')[2]
    return list(csv.reader(io.StringIO(text, newline=''), delimiter=delimiter_of(text)))


def _spreadsheet(path: Path) -> list[list[str]]:
    from openpyxl import load_workbook  # imported here, as most rosters are CSV

    try:
        book = load_workbook(path, read_only=True, data_only=True)
    except OSError:
        raise
    except Exception as error:  # for a damaged file it raises anything
        raise CannotRun(f'{path} is no spreadsheet: {error}') from None
    try:
        sheet = book.worksheets[0]
        sheet.reset_dimensions()  # some programs store wrong ones
        rows = sheet.iter_rows(values_only=True)
        return [[_text(value) for value in row] for row in rows]
    finally:
        book.close()


def _text(value: object) -> str:
    """Return the text of a cell. Some programs write whole numbers with a decimal point."""
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    return '' if value is None else str(value)
