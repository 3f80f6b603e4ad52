"""Stores the results of a class in one SQLite file.

Each result is written in its own transaction: a grader that is killed loses only the submissions in progress.
"""

import json
import os
import secrets
import sqlite3
from collections.abc import Container, Iterable, Iterator
from contextlib import suppress
from pathlib import Path

from rozdej import CannotRun
from rozdej.teacher.grading.name_matching import sort_key
from rozdej.teacher.grading.result import Record, Result

FILE = 'results.sqlite'
OWN_FILE = 0o600
OWN_FOLDER = 0o700
"""Permissions of files and folders made here: other users of the machine must not read about students."""
VERSION = 2
SCHEMA = """
CREATE TABLE result (
    student TEXT NOT NULL,
    exercise TEXT NOT NULL,
    sorted_by TEXT NOT NULL,
    present INTEGER NOT NULL DEFAULT 1,
    submission TEXT NOT NULL,
    tests TEXT NOT NULL,
    kit TEXT NOT NULL,
    settings TEXT NOT NULL,
    content TEXT NOT NULL,
    PRIMARY KEY (student, exercise)
) WITHOUT ROWID;
CREATE TABLE fact (name TEXT PRIMARY KEY, value TEXT NOT NULL);
"""


class ResultStore:
    """Stores results in a folder. Use as a context manager. Raises `CannotRun`."""

    def __init__(self, folder: Path):
        self.folder = folder
        folder.mkdir(OWN_FOLDER, parents=True, exist_ok=True)
        with suppress(FileExistsError):  # SQLite gives its other files the same permissions
            os.close(os.open(folder / FILE, os.O_CREAT | os.O_EXCL, OWN_FILE))
        try:
            self._connection = sqlite3.connect(folder / FILE, isolation_level=None)
            if _checked_version(self._connection, folder / FILE) == 0:
                self._connection.executescript(f'BEGIN; {SCHEMA} PRAGMA user_version = {VERSION}; COMMIT')
            # A result survives a kill of this process as soon as it is put, without waiting for the disk.
            self._connection.execute('PRAGMA journal_mode = WAL')
            self._connection.execute('PRAGMA synchronous = NORMAL')
        except sqlite3.DatabaseError as error:
            raise CannotRun(f'{folder / FILE} cannot be used: {error}') from None

    def __enter__(self) -> 'ResultStore':
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(sqlite3.OperationalError):  # another process is reading
            self._connection.execute('PRAGMA journal_mode = DELETE')  # leaves one file only
        self._connection.close()

    def records(self) -> dict[tuple[str, str], Record]:
        """The records of all stored results, hidden ones too, by student and exercise."""
        rows = self._connection.execute('SELECT student, exercise, submission, tests, kit, settings FROM result')
        return {(student, exercise): Record(*rest) for student, exercise, *rest in rows}

    def present(self) -> list[tuple[str, ...]]:
        """Student, exercise and record of each result that is shown."""
        columns = 'student, exercise, submission, tests, kit, settings'
        return list(self._connection.execute(f'SELECT {columns} FROM result WHERE present ORDER BY student, exercise'))

    def put(self, result: Result) -> None:
        """Store a result in place of an older one of the same student and exercise."""
        record = result.record
        self._connection.execute(
            'REPLACE INTO result VALUES (?, ?, ?, 1, ?, ?, ?, ?, ?)',
            (
                *(result.student, result.exercise, place_in_class(result)[0]),
                *(record.submission, record.tests, record.kit, record.settings),
                result.to_json(),
            ),
        )

    def keep_only(self, keys: Iterable[tuple[str, str]]) -> None:
        """Show only these results from now on. Others stay hidden, in case their submissions come back."""
        self._connection.execute('BEGIN IMMEDIATE')
        with self._connection:  # all or nothing
            self._connection.execute('UPDATE result SET present = 0')
            self._connection.executemany('UPDATE result SET present = 1 WHERE student = ? AND exercise = ?', keys)

    def students(self) -> dict[str, str]:
        """The names of all students by identifier, hidden ones too."""
        return {result.student: result.name for result in _results(self._connection, also_absent=True)}

    def absent(self, exercises: Iterable[str]) -> tuple[int, int]:
        """The number of hidden results, for these exercises and for others."""
        graded = set(exercises)
        hidden = [exercise for (exercise,) in self._connection.execute('SELECT exercise FROM result WHERE NOT present')]
        gone = sum(exercise in graded for exercise in hidden)
        return gone, len(hidden) - gone

    def forget(self, students: Iterable[str]) -> int:
        """Delete all results of the students and return their number. No trace of them stays in the file."""
        self._connection.execute('PRAGMA secure_delete = ON')
        rows = [(student,) for student in students]
        count = self._connection.executemany('DELETE FROM result WHERE student = ?', rows).rowcount
        self._connection.execute("DELETE FROM fact WHERE name != 'seed'")  # other texts may tell of students too
        self._connection.execute('VACUUM')
        return count

    def results(self) -> Iterator[Result]:
        """Yield the results that are shown, sorted by student and exercise."""
        return _results(self._connection)

    def fact(self, name: str) -> str:
        """Return another text stored under that name; '' when there is none."""
        row = self._connection.execute('SELECT value FROM fact WHERE name = ?', (name,)).fetchone()
        return row[0] if row else ''

    def set_fact(self, name: str, value: str) -> None:
        """Store another text under that name."""
        self._connection.execute('REPLACE INTO fact VALUES (?, ?)', (name, value))

    def keep_facts(self, prefix: str, names: Container[str]) -> None:
        """Delete all texts whose names begin with the prefix, but those with these names."""
        stored = self._connection.execute('SELECT name FROM fact').fetchall()
        others = [(name,) for (name,) in stored if name.startswith(prefix) and name not in names]
        self._connection.executemany('DELETE FROM fact WHERE name = ?', others)

    def seed(self, wanted: str = '') -> str:
        """Return and store the seed of fresh cases: the wanted one, else the stored one, else a new one."""
        seed = wanted or self.fact('seed') or secrets.token_hex(8)
        self.set_fact('seed', seed)
        return seed

    def written(self) -> set[str]:
        """The report files that the last run made, relative to the folder."""
        return set(json.loads(self.fact('written') or '[]'))

    def set_written(self, paths: Iterable[str]) -> None:
        """Store which report files there are."""
        self.set_fact('written', json.dumps(sorted(set(paths))))


def place_in_class(result: Result) -> tuple[str, str, str]:
    """The key for sorting results by student and exercise."""
    return sort_key(result.name), result.student, result.exercise


def _checked_version(connection: sqlite3.Connection, file: Path) -> int:
    try:
        [version] = connection.execute('PRAGMA user_version').fetchone()
        [tables] = connection.execute('SELECT count(*) FROM sqlite_schema').fetchone()
    except sqlite3.DatabaseError as error:
        raise CannotRun(f'{file} cannot be used: {error}') from None
    if version not in (0, VERSION) or (version == 0 and tables):
        raise CannotRun(f'{file} was not made by this version of rozdej: choose another folder with --out')
    return version


def _results(connection: sqlite3.Connection, also_absent: bool = False) -> Iterator[Result]:
    rows = connection.execute(
        'SELECT content FROM result WHERE present OR ? ORDER BY sorted_by, student, exercise', [also_absent]
    )
    for (content,) in rows:
        yield Result.from_json(content)
