"""Runs the command `rozdej questions`."""

import argparse
import hashlib
import json
import os
import sqlite3
import sys
from concurrent.futures import Future
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rozdej import CannotRun
from rozdej.core.exercises import Exercise
from rozdej.core.student.limits import Limits
from rozdej.teacher.commands import ProgressLine, add_student, add_until, check_level, positive
from rozdej.teacher.grading.archive_tree import Unreadable
from rozdej.teacher.grading.fingerprint import kit_fingerprint, tests_fingerprint
from rozdej.teacher.grading.report.folder import ReportFolder
from rozdej.teacher.grading.roster import Roster
from rozdej.teacher.grading.run import check_out, first_done, need, open_workers
from rozdej.teacher.grading.store import ResultStore
from rozdej.teacher.grading.submissions import Submission, find_submissions
from rozdej.teacher.grading.worker_pool import GradingFailed, Task, Work
from rozdej.teacher.questions.pages import INDEX, make_sheets, write_pages
from rozdej.teacher.questions.questioner import Questioner

STORED = 'questions '
"""Begins the names under which the store keeps what can be asked about a program."""

WRITTEN = 'pages of questions'
"""The name under which it keeps which files were written."""


def add_options(command: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    command.add_argument('submissions', type=Path, help='folder, zip or file with what students handed in')
    command.add_argument('--exercise', metavar='NAME', help='the exercise to ask about (default: found from the files)')
    add_until(command, 'ask only about functions of levels up to this one')
    add_student(command)
    command.add_argument(
        '--out', type=Path, default=Path('questions'), metavar='DIR', help='where pages go (questions)'
    )
    command.add_argument('--roster', type=Path, metavar='FILE', help='who is in the course (CSV or XLSX)')
    command.add_argument('--seed', metavar='WORD', default='', help='choose the same questions as a run with this seed')
    command.add_argument('--jobs', type=positive, metavar='N', help='processes to use (default: one per core)')
    command.add_argument('--no-sandbox', action='store_true', help='without bubblewrap, if you trust the programs')


def ask(options: argparse.Namespace, exercises: list[Exercise]) -> int:
    """Write pages with questions for a class. Returns the exit code: 0, 1 when a program could not be asked, 2 when
    nothing can be done, 130 when it was stopped.
    """
    try:
        return QuestionRun(options, exercises).carry_out()
    except (CannotRun, Unreadable) as error:
        print(f'rozdej questions: {error}', file=sys.stderr)
        return 2
    except BrokenPipeError:
        raise
    except (OSError, sqlite3.Error) as error:
        print(f'rozdej questions: pages cannot be written to {options.out}: {error}', file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print('\nStopped. What was found is kept: the same command goes on from here.', file=sys.stderr)
        return 130


class QuestionRun:
    """One run of the command. Raises `CannotRun`."""

    def __init__(self, options: argparse.Namespace, exercises: list[Exercise]):
        need('jinja2', *(['openpyxl'] if options.roster and options.roster.suffix.lower() == '.xlsx' else []))
        self.options = options
        self.exercises = {exercise.name: exercise for exercise in exercises}
        if options.exercise and options.exercise not in self.exercises:
            raise CannotRun(f'no exercise {options.exercise!r}; there are: {", ".join(self.exercises)}')
        check_out(options.out, options.submissions)
        self.roster = Roster.read(options.roster) if options.roster else Roster([])

    def carry_out(self) -> int:
        """Find submissions, ask about them and write the pages. Returns the exit code."""
        asked_for = self.exercises.get(self.options.exercise)
        where, whose = self.options.submissions, self.options.student
        submissions = find_submissions(where, [*self.exercises.values()], asked_for, whose)
        if not submissions:
            raise CannotRun(f'{where} holds no submissions')
        met = [self.exercises[name] for name in {one.exercise for one in submissions} if name]
        check_level([asked_for] if asked_for else met, self.options.until)
        with ResultStore(self.options.out) as store:
            self.seed = store.seed(self.options.seed)
            programs = {one.key: program for one in submissions if (program := self._program(one))}
            works, keys = dict(programs.values()), {student: key for student, (key, _) in programs.items()}
            failed = self._find_questions(works, store)
            store.keep_facts(STORED, {STORED + key for key in works})
            known = {key: store.fact(STORED + key) for key in works}
            sheets = make_sheets(submissions, keys, known, self.exercises, self.roster, self.seed)
            folder = ReportFolder(self.options.out)
            write_pages(folder, sheets)
            folder.remove({*json.loads(store.fact(WRITTEN) or '[]')} - {*folder.files})
            store.set_fact(WRITTEN, json.dumps(folder.files))
        whole = sum(bool(sheet.questions) for sheet in sheets)
        print(f'{whole} pages with questions, {len(sheets) - whole} without; see {self.options.out / INDEX}')
        for one in submissions:
            if (key := keys.get(one.key)) in failed:
                print(f'{one.student}: {failed[key]}')
        return int(bool(failed))

    def _program(self, submission: Submission) -> tuple[str, Work] | None:
        """A fingerprint of a submission's program, and the program; None when there is nothing to run."""
        exercise = self.exercises.get(submission.exercise)
        try:
            files = submission.read()
        except Unreadable:
            files = {}
        if exercise is None or not files:
            return None
        options = self.options
        task = Task(
            *(str(exercise.root), exercise.name, tests_fingerprint(exercise), kit_fingerprint(), Questioner, Limits()),
            *(not options.no_sandbox, options.until, self.seed),
        )
        digest = hashlib.sha256(repr((task, sorted(files.items()))).encode())
        return digest.hexdigest(), Work(task, files)

    def _find_questions(self, programs: dict[str, Work], store: ResultStore) -> dict[str, str]:
        """Find what can be asked about each program that is new, and store it. Returns why some failed, by key."""
        new = {key: work for key, work in programs.items() if not store.fact(STORED + key)}
        failed: dict[str, str] = {}
        if not new:
            return failed
        progress = ProgressLine()
        with open_workers(None, min(self.options.jobs or os.cpu_count() or 1, len(new))) as workers:
            waiting: dict[Future[Any], str] = {workers.submit(work): key for key, work in new.items()}
            while waiting:
                for future in first_done(waiting):
                    key = waiting.pop(future)
                    try:
                        questions, remark = future.result()
                        stored = json.dumps([[*map(asdict, questions)], remark], ensure_ascii=False)
                        store.set_fact(STORED + key, stored)
                    except GradingFailed as error:
                        failed[key] = str(error)
                progress.tell(f'{len(new) - len(waiting)} of {len(new)} programs')
        progress.clear()
        return failed
