"""Runs the command `rozdej grade`."""

import argparse
import hashlib
import json
import os
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from heapq import merge
from pathlib import Path

from rozdej import KIT, CannotRun
from rozdej.core.exercises import Exercise
from rozdej.core.student.limits import Limits
from rozdej.teacher.commands import add_student, add_until, check_level, positive
from rozdej.teacher.fresh_cases import fresh_file
from rozdej.teacher.grading.archive_tree import Unreadable
from rozdej.teacher.grading.fingerprint import kit_fingerprint, settings_text, tests_fingerprint
from rozdej.teacher.grading.manual_grades import FILE as REMARKS
from rozdej.teacher.grading.manual_grades import ManualGrades, check_manual_grades, load_manual_grades
from rozdej.teacher.grading.name_matching import find_named, find_one_named
from rozdej.teacher.grading.report.course import ClassStatistics, CourseTable
from rozdej.teacher.grading.report.exports import read_identity, write_classroom50
from rozdej.teacher.grading.report.folder import ReportFolder
from rozdej.teacher.grading.report.moodle import Worksheet
from rozdej.teacher.grading.report.rows import GradedClass
from rozdej.teacher.grading.result import HANDED_NOTHING_IN, Record, Result
from rozdej.teacher.grading.roster import Roster
from rozdej.teacher.grading.run import Plan, amount, carry_out, check_out, first_done, make_plan, need, open_workers
from rozdej.teacher.grading.scheme import Scheme, Stub, check_levels, load_scheme
from rozdej.teacher.grading.store import FILE, ResultStore, place_in_class
from rozdej.teacher.grading.submissions import Submission, find_submissions
from rozdej.teacher.grading.worker_pool import GradingFailed, MakeGrader, Task, Work
from rozdej.teacher.handout.git_export import check_empty

NOTHING_THERE = 'Odevzdaný program tu od tebe není.'
"""What a student reads who was graded by hand and handed nothing in."""

LEAST_MEMORY = 64
"""Megabytes: with half as much, Python itself begins to fail in correct programs."""


def add_options(command: argparse.ArgumentParser) -> None:
    """Give the command its options."""
    command.add_argument('submissions', type=Path, nargs='?', help='folder, zip or file with what students handed in')
    command.add_argument('--exercise', metavar='NAME', help='the exercise to grade (default: found from the files)')
    add_until(command, 'grade levels up to this one only')
    add_student(command)
    command.add_argument('--out', type=_folder, default=Path('grades'), metavar='DIR', help='where results go (grades)')
    command.add_argument('--jobs', type=positive, metavar='N', help='processes to use (default: one per core)')
    command.add_argument('--points', type=Path, metavar='FILE', help='what levels are worth (default: 1 each)')
    command.add_argument('--partial', action='store_true', help='give a share of a level for each test that passes')
    command.add_argument(
        '--time-limit', type=amount('seconds', 86400), metavar='S', help='seconds for one call of a function'
    )
    command.add_argument('--memory-limit', type=_megabytes, metavar='MB', help='megabytes for a program')
    command.add_argument(
        '--run-every-test',
        action='store_true',
        help='run tests also where all answers are those with which another program passed (slower)',
    )
    command.add_argument(
        '--fresh',
        choices=('on', 'off', 'strict'),
        default='on',
        help='ask functions cases that are in no test (default); strict: each wrong answer counts',
    )
    command.add_argument('--seed', metavar='WORD', default='', help='ask the same fresh cases as a run with this seed')
    command.add_argument(
        '--no-sandbox', action='store_true', help='grade without bubblewrap, with what else Linux offers'
    )
    command.add_argument('--only', action='append', metavar='STUDENT', help='grade only this student (repeatable)')
    command.add_argument('--forget', action='append', metavar='STUDENT', help='delete all results of this student')
    command.add_argument(
        '--roster', type=Path, metavar='FILE', help='who is in the course (CSV or XLSX): name, identifier'
    )
    command.add_argument(
        '--remarks', type=Path, metavar='FILE', help='points and sentences by hand (default: remarks.toml in DIR)'
    )
    command.add_argument('--moodle-sheet', type=Path, metavar='FILE', help="an assignment's worksheet to fill in")
    command.add_argument(
        '--classroom50', type=Path, metavar='FILE', help='in an autograder of Classroom 50: its result'
    )
    command.add_argument('--cluster', metavar='ADDRESS', help='send the work to dask.distributed (tcp://host:port)')


def _megabytes(text: str) -> int:
    if positive(text) < LEAST_MEMORY:
        raise argparse.ArgumentTypeError(f'{text} MB is too little for any program; give {LEAST_MEMORY} or more')
    return int(text)


def _folder(text: str) -> Path:
    if not text:
        raise argparse.ArgumentTypeError('the name of the folder is empty')
    return Path(text)


def grade(options: argparse.Namespace, exercises: list[Exercise], make_grader: MakeGrader | None = None) -> int:
    """Grade a class. Returns the exit code: 0, 1 when the grader failed on a submission, 2 when it cannot run."""
    try:
        if options.forget:
            print('\n'.join(forget(options.out, options.forget)))
            return 0
        if options.submissions is None:
            raise CannotRun('say which folder, zip or file to grade')
        return Run(options, exercises, make_grader).carry_out()
    except (CannotRun, Unreadable, GradingFailed) as error:
        print(f'rozdej grade: {error}', file=sys.stderr)
        return 2
    except BrokenPipeError:
        raise  # the results are kept; only the reader of the output has gone
    except (OSError, sqlite3.Error) as error:
        print(f'rozdej grade: {_of_disk(error, options.out)}', file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print('\nStopped. What was graded is kept: the same command goes on from here.', file=sys.stderr)
        return 130


def forget(out: Path, wanted: list[str]) -> list[str]:
    """Delete all results of the students, given by identifier or name. Returns what was done, in English.

    Report files about the whole class are deleted too; the next run writes them anew. Raises `CannotRun`.
    """
    if not (out / FILE).is_file():
        raise CannotRun(f'{out} has no results: {FILE} is not there')
    with ResultStore(out) as store:
        students = [find_one_named(name, store.students()) for name in wanted]
        written = store.written()
        ReportFolder(out).remove(written)
        count = store.forget(students)
    results = f'{count} result{"s" * (count != 1)}'
    return [
        f'{", ".join(students)}: {results} deleted, with all {len(written)} files of the report.',
        'Grade again with the options you had, and the report is written without them.',
        'What was handed in is still where you keep it: as long as it is among the submissions, it is graded again.',
    ]


class Run:
    """One run of the command."""

    def __init__(self, options: argparse.Namespace, exercises: list[Exercise], make_grader: MakeGrader | None):
        self.options = options
        self.make_grader = make_grader
        self.exercises = {exercise.name: exercise for exercise in exercises}
        if options.exercise and options.exercise not in self.exercises:
            raise CannotRun(f'no exercise {options.exercise!r}; there are: {", ".join(self.exercises)}')
        need('rich', 'jinja2', 'xlsxwriter')
        check_out(options.out, options.submissions)
        self.sandboxed = not options.no_sandbox
        self.limits = _limits(options)
        self.scheme = Scheme(partial=options.partial, until=options.until, is_strict=options.fresh == 'strict')
        if options.points:
            weights, policies = load_scheme(options.points, self.exercises)
            self.scheme = replace(self.scheme, weights=weights, policies=policies)
            check_levels(options.points, (*weights, *policies), {one.name: one.lesson for one in exercises})
        if options.classroom50 and not options.exercise:
            raise CannotRun('Classroom 50 has one exercise in an assignment: say which with --exercise')
        self.identity = read_identity(os.environ) if options.classroom50 else {}
        if options.roster and options.roster.suffix.lower() == '.xlsx':
            need('openpyxl')
        self.roster = Roster.read(options.roster) if options.roster else Roster([])
        self.sheet = Worksheet.read(options.moodle_sheet) if options.moodle_sheet else None

    def _isolation(self) -> str:
        """Describe the isolation in words; of a cluster's machines, only what was asked for is known."""
        if self.make_grader or self.options.cluster:
            return 'sandboxed' if self.sandboxed else 'reduced isolation'
        from rozdej.teacher.isolation.workers import describe_isolation  # `--help` and wrong options do not need it

        return describe_isolation(self.sandboxed)

    def carry_out(self) -> int:
        """Find submissions, grade them and write reports. Returns the exit code."""
        asked_for = self.exercises.get(self.options.exercise)
        whose = self.identity.get('owner') or self.options.student
        submissions = find_submissions(self.options.submissions, [*self.exercises.values()], asked_for, whose)
        if not submissions:
            raise CannotRun(f'{self.options.submissions} holds no submissions')
        if self.sheet and len({one.exercise for one in submissions if one.exercise}) > 1:
            raise CannotRun('a worksheet of Moodle is for one assignment: choose it with --exercise')
        self._check_exercises([asked_for] if asked_for else self._met(submissions))
        students = self._students(submissions)
        self.remarks = self._remarks(students, {one.exercise for one in submissions})
        self.by_hand_alone = self._graded_by_hand_alone(students, submissions)
        with ResultStore(self.options.out) as store:
            seed = store.seed(self.options.seed) if self.options.fresh != 'off' else ''
            self.settings = settings_text(self.limits, self.options.until, self._isolation(), seed)
            tasks = self._tasks({one.exercise for one in submissions}, seed)
            plan = make_plan(self._chosen(submissions), tasks, self.settings, store.records())
            self._grade(plan, tasks, store)
            store.keep_only(one.key for one in submissions)
            return self._report(plan, tasks, store)

    def _met(self, submissions: list[Submission]) -> list[Exercise]:
        """The exercises that were handed in; all of them, when the exercise of a submission is unknown."""
        names = {one.exercise for one in submissions}
        return [one for one in self.exercises.values() if one.name in names or not names <= self.exercises.keys()]

    def _check_exercises(self, exercises: list[Exercise]) -> None:
        """Check that stubs are empty and the last level exists. Raises `CannotRun`."""
        for exercise in exercises:
            check_empty(exercise)  # tests that a stub passes give no points
        check_level(exercises, self.options.until)

    def _students(self, submissions: list[Submission]) -> dict[str, Submission]:
        """A submission of each student; an empty one of those on the roster who handed nothing in."""
        missing = self.roster.without(map(self.roster.entry_of, submissions))
        return {one.label: Submission(one.label, one.name, '') for one in missing} | {
            one.student: one for one in submissions
        }

    def _remarks(self, students: dict[str, Submission], handed_in: set[str]) -> ManualGrades:
        """Load the manual grades."""
        file = self.options.remarks or self.options.out / REMARKS
        if not self.options.remarks and not file.exists():
            return {}
        names = {student: self.roster.name_of(one) for student, one in students.items()}
        return load_manual_grades(
            file, names, handed_in, self.exercises, self.options.exercise, is_one_of_class=bool(self.identity)
        )

    def _graded_by_hand_alone(self, students: dict[str, Submission], submissions: list[Submission]) -> list[Result]:
        """The results of those who have a manual grade for an exercise that they did not hand in, in their order.

        Raises `CannotRun` for somebody on the roster who handed it in under another identifier.
        """
        handed_in = {(self.roster.entry_of(one), one.exercise): one.student for one in submissions}
        found = []
        for student, exercise in self.remarks.keys() - {one.key for one in submissions}:
            one = students[student]
            entry = self.roster.entry_of(one)
            if entry and (own := handed_in.get((entry, exercise))):
                raise CannotRun(
                    f'by hand, {student} has a table for {exercise}, which was handed in as {own}: name that'
                )
            empty = Result(student, one.name, exercise, Record('', '', '', ''), notes=(NOTHING_THERE,))
            found.append(replace(empty, problem=HANDED_NOTHING_IN, is_from_moodle=one.is_from_moodle))
        return sorted(found, key=place_in_class)

    def _chosen(self, submissions: list[Submission]) -> list[Submission]:
        """The submissions that `--only` selects."""
        if not self.options.only:
            return submissions
        students = {one.student: self.roster.name_of(one) for one in submissions}
        wanted = {student for name in self.options.only for student in find_named(name, students)}
        return [one for one in submissions if one.student in wanted]

    def _tasks(self, names: set[str], seed: str) -> dict[str, Task]:
        """Make the task of each exercise."""
        if self.make_grader is None:
            from rozdej.teacher.grading.judge import EveryTestJudge, Judge

            self.make_grader = EveryTestJudge if self.options.run_every_test else Judge
        kit = kit_fingerprint()
        return {
            name: Task(
                str(exercise.root),
                name,
                tests_fingerprint(exercise),
                kit,
                self.make_grader,
                self.limits,
                self.sandboxed,
                self.options.until,
                seed,
            )
            for name, exercise in self.exercises.items()
            if name in names
        }

    def _grade(self, plan: Plan, tasks: dict[str, Task], store: ResultStore) -> None:
        for result in plan.at_once:
            store.put(result)
        unknown = [task for task in tasks.values() if _read_stub(task, store) is None]
        if not plan.orders and not unknown:
            return
        from rozdej.teacher.grading.terminal import show_progress

        jobs = min(self.options.jobs or os.cpu_count() or 1, len(plan.orders) + len(unknown))
        with open_workers(self.options.cluster, jobs) as workers:
            stubs = [(task, workers.submit(self._stub(task))) for task in unknown]
            for _ in show_progress(len(plan.orders), carry_out(plan, tasks, workers, store)):
                pass
            for task, graded in stubs:
                first_done([graded])
                stub = Stub.of(graded.result().tests)
                store.set_fact(f'stub of {task.exercise}', json.dumps([_graded_with(task), stub.tests, stub.levels]))

    def _stub(self, task: Task) -> Work:
        """The untouched stub of an exercise, to be graded like a program."""
        exercise = self.exercises[task.exercise]
        files = {module: exercise.given / f'{module}.py' for module in exercise.modules}
        return Work(task, {module: path.read_bytes() for module, path in files.items() if path.is_file()})

    def _report(self, plan: Plan, tasks: dict[str, Task], store: ResultStore) -> int:
        from rozdej.teacher.grading.terminal import ClassSummary

        stubs = {name: _read_stub(task, store) for name, task in tasks.items()}
        self.scheme = replace(self.scheme, stubs={name: stub for name, stub in stubs.items() if stub})
        without = [name for name, task in tasks.items() if task.seed and not fresh_file(self.exercises[name]).is_file()]
        none_for = f'; fresh cases are missing for {", ".join(without)}' if without else ''
        read, settings = partial(self._results, store), self.settings + none_for
        group = GradedClass(read, self.exercises, self.scheme, settings, self.remarks)
        check_manual_grades(self.remarks, group.maximum_of)
        wanted = self._report_fingerprint(store)
        is_new = self.identity or plan.orders or plan.at_once or store.fact('reports') != wanted
        if is_new or not all((self.options.out / name).exists() for name in store.written()):
            store.set_fact('reports', '')
            self._write_reports(store, group)
            store.set_fact('reports', wanted)
        summary = ClassSummary.from_json(store.fact('summary'))
        summary.show()
        if missing := store.fact('not in the sheet'):
            print(f"not in Moodle's sheet, or more than once: {missing}")
        if self.options.only and (count := self._graded_otherwise(tasks, store)):
            print(f'{count} more as graded before, with other tests, kit or settings: run without --only to renew them')
        gone, of_others = store.absent([self.options.exercise] if self.options.exercise else self.exercises)
        if gone:
            print(f'{gone} results of submissions that are not there any more are kept; --forget STUDENT deletes them')
        if of_others:
            print(f'{of_others} results of exercises that were not graded now are kept')
        refused = f', {len(plan.at_once)} could not be graded' if plan.at_once else ''
        counts = f'{len(plan.orders)} graded, {plan.unchanged} unchanged{refused}'
        print(f'{counts}; results in {self.options.out}, see report.html')
        summary.show_eyes()
        return 1 if summary.failures else 0

    def _results(self, store: ResultStore) -> Iterator[Result]:
        """The results of the class, sorted by student and exercise."""
        return merge(store.results(), self.by_hand_alone, key=place_in_class)

    def _write_reports(self, store: ResultStore, group: GradedClass) -> None:
        """Write all report files anew and remove others of the last run."""
        from rozdej.teacher.grading.report.write import write_reports
        from rozdej.teacher.grading.terminal import ClassSummary

        folder = ReportFolder(self.options.out)
        course, statistics = CourseTable(group, self.roster), ClassStatistics(group)
        if self.identity:
            write_classroom50(self.options.classroom50, group, self.identity)
        missing = write_reports(folder, course, statistics, self.sheet)
        folder.remove(store.written() - set(folder.files))
        store.set_written(folder.files)
        store.set_fact('summary', ClassSummary.of(course, statistics).to_json())
        store.set_fact('not in the sheet', ', '.join(missing))

    def _graded_otherwise(self, tasks: dict[str, Task], store: ResultStore) -> int:
        """Number of reported results that were graded with other tests, kit or settings."""
        now = {name: (task.tests, task.kit, self.settings) for name, task in tasks.items()}
        not_run = '', '', self.settings  # the record of a submission that could not be graded
        rows = store.present()
        return sum(now.get(exercise, not_run) != tuple(made) for _, exercise, _, *made in rows)

    def _report_fingerprint(self, store: ResultStore) -> str:
        """The fingerprint of everything that reports depend on, except the contents of results."""
        digest = hashlib.sha256(repr((store.present(), self.scheme, sorted(self.remarks.items()))).encode())
        for given in (self.options.moodle_sheet, self.options.roster):
            digest.update(given.read_bytes() if given else b'-')
        for file in sorted((KIT / 'rozdej/teacher/grading/report').glob('*.*')):
            digest.update(file.read_bytes())
        return digest.hexdigest()


def _read_stub(task: Task, store: ResultStore) -> Stub | None:
    """What the stub passes, if that is stored for these tests and this kit; else None."""
    made_with, tests, levels = json.loads(store.fact(f'stub of {task.exercise}') or '[null, [], []]')
    return Stub(tuple(tests), tuple(levels)) if made_with == _graded_with(task) else None


def _graded_with(task: Task) -> list[object]:
    return [task.tests, task.kit, task.until]


def _limits(options: argparse.Namespace) -> Limits:
    limits = Limits()
    if options.time_limit:
        limits = replace(limits, seconds_per_call=options.time_limit)
    if options.memory_limit:
        limits = replace(limits, memory_bytes=options.memory_limit * 1024 * 1024)
    return limits


def _of_disk(error: OSError | sqlite3.Error, out: Path) -> str:
    """Describe which folder cannot be used, and why."""
    temporary = Path(tempfile.gettempdir())
    is_ours = isinstance(error, OSError) and error.filename and Path(error.filename).is_relative_to(temporary)
    if is_ours and not out.resolve().is_relative_to(temporary):
        return f'the folder for temporary files, {temporary}, cannot be used: {error}; TMPDIR names another one'
    return f'results cannot be kept in {out}: {error}'
