"""What tests of grading share: classes that handed things in, and runs of the command."""

import argparse
import csv
import io
import sqlite3
import zipfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from checks.running import ROOT
from checks.teacher.grading.doubles import Here, make_obedient
from rozdej.core.exercises import TAKEN, Exercise, find_exercises
from rozdej.teacher.grading import worker_pool
from rozdej.teacher.grading.command import add_options, grade
from rozdej.teacher.grading.result import Result
from rozdej.teacher.grading.store import FILE
from rozdej.teacher.grading.submissions import Submission, find_submissions

EXERCISES = find_exercises(ROOT)
KLONDIKE = next(exercise for exercise in EXERCISES if exercise.name == 'klondike')
CODE = 'def popis_balicku(balicek):\n    return 1\n\ndef vytvor_balicek():\n    return 2\n'
REQUIRED = [number for number, level in KLONDIKE.lesson.levels.items() if not level.is_voluntary]


def hand_in(folder: Path, files: dict[str, str | bytes]) -> Path:
    """A folder with these files, by their paths in it."""
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return folder


def pack(path: Path, files: dict[str, str | bytes]) -> Path:
    """A zip with these files, by their paths in it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(path, 'w', zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return path


def found(path: Path, **how) -> dict[str, Submission]:
    """The submissions by student; no student has two."""
    submissions = find_submissions(path, EXERCISES, **how)
    assert len({one.student for one in submissions}) == len(submissions)
    return {one.student: one for one in submissions}


def is_taken(submission: Submission, content: str = CODE) -> bool:
    read = {name: data for name, data in submission.read().items() if name not in TAKEN | {'karty', 'hra'}}
    return submission.exercise == 'klondike' and read == {'klondike': content.encode()}


def read_results(out: Path) -> list[Result]:
    """The results of a run that has ended or goes on."""
    with closing(sqlite3.connect(f'{(out / FILE).resolve().as_uri()}?mode=ro', uri=True)) as connection:
        rows = connection.execute('SELECT content FROM result WHERE present').fetchall()
    return [Result.from_json(content) for (content,) in rows]


def graded(out: Path) -> int:
    """How many results there are so far; none while the file for them is still being made."""
    try:
        return len(read_results(out))
    except sqlite3.Error:
        return 0


def files_of(out: Path) -> dict[str, bytes]:
    """All report files and their contents; the store aside, as it keeps its own order."""
    paths = (path for path in out.rglob('*') if path.is_file() and path.name != FILE)
    return {path.relative_to(out).as_posix(): path.read_bytes() for path in paths}


def table(path: Path, delimiter: str = ',') -> list[dict[str, str]]:
    """The rows of a table by the heads of their columns."""
    text = path.read_bytes().decode('utf-8-sig')
    return list(csv.DictReader(io.StringIO(text, newline=''), delimiter=delimiter))


def results_of(folder: Path, files: dict[str, str | bytes], *options: str) -> Path:
    """The results of a class that has handed in these files, made in the folder with the obedient grader."""
    words = [str(hand_in(folder / 'class', files)), '--out', str(folder / 'out'), *options]
    assert grade_here(words, EXERCISES) == 0
    return folder / 'out'


def grade_here(words: list[str], exercises: list[Exercise]) -> int:
    """The command with the obedient grader, in this process; in others where the words have `--jobs`."""
    with pytest.MonkeyPatch.context() as patch:
        if '--jobs' not in words:
            words = [*words, '--jobs', '1']
            patch.setattr(worker_pool, 'WorkerProcess', Here)
        return grade(options_of(words), exercises, make_obedient)


@pytest.fixture
def grade_class(tmp_path: Path, capsys: pytest.CaptureFixture) -> Callable[..., tuple[int, str]]:
    """`grade_class(folder, '--points', file)` grades as `grade_here` does; gives the exit code and all output.

    Unless the arguments or `until` say something else, up to a level that every exercise has, which takes a third of
    the time that all levels take.
    """

    def run(
        submissions: Path | None,
        *arguments: object,
        exercises: list[Exercise] = EXERCISES,
        until: int | None = 41,
    ) -> tuple[int, str]:
        words = [*([str(submissions)] if submissions else []), *map(str, arguments)]
        if '--out' not in words:
            words += ['--out', str(tmp_path / 'out')]
        if not {'--seed', '--fresh', '--forget'} & {*words}:
            words += ['--seed', 'the same for all']
        if until and not {'--level', '--forget'} & {*words}:
            words += ['--level', str(until)]
        code = grade_here(words, exercises)
        printed = capsys.readouterr()
        return code, printed.out + printed.err

    return run


def options_of(words: list[str]) -> argparse.Namespace:
    """The command line of `rozdej grade`, read."""
    parser = argparse.ArgumentParser()
    add_options(parser)
    return parser.parse_args(words)
