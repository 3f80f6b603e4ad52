"""Judges submissions with an exercise's level tests, which are collected once and run for each submission.

The tests run in this process. The student's program never does, see `rozdej.teacher.isolation`.
"""

import re
import shutil
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, chdir, closing, contextmanager, suppress
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from traceback import walk_tb
from typing import Any

import pytest

from rozdej import PACKAGE, CannotRun
from rozdej.core.exercises import Exercise
from rozdej.core.feedback.evidence import Objection
from rozdej.core.feedback.explanations import Verdict
from rozdej.core.feedback.texts import STEPS_THERE_ARE
from rozdej.core.student.failures import CallAborted, ScriptFailed, SkippedAfterHangs, Unusable
from rozdej.core.student.implementation import Implementation
from rozdej.core.student.limits import Limits
from rozdej.core.student.temporary_folders import LockedTempDir
from rozdej.core.testing.level_selection import level_of
from rozdej.core.testing.pytest_session import CollectedTests, FinishedTest
from rozdej.teacher.fresh_cases import BadFreshCases, CaseResults, CaseRunner, Fault, Questions
from rozdej.teacher.grading.path_redaction import redact_paths
from rozdej.teacher.grading.result import Graded, TestVerdict
from rozdej.teacher.grading.sanitizing import sanitize
from rozdej.teacher.isolation.remote import RemoteProgram
from rozdej.teacher.isolation.response_cache import PassedRun, ResponseCache, UnexpectedQuestion, without_details
from rozdej.teacher.isolation.workers import SandboxPool

ADDRESS = re.compile(r'\b0x[0-9a-fA-F]{6,}\b')
"""Addresses of objects, which differ in every run."""

UNSEEN = {'Cc', 'Cf', 'Cs', 'Zl', 'Zp'}
"""Unicode categories of invisible characters with an effect."""

MOST_CACHED = 96 * 1024 * 1024
"""Most bytes of recorded questions and answers. Without a record, a test has to be run, which takes longer."""

ISOLATION = str(PACKAGE / 'teacher/isolation')

NOT_RUN = ('  Test se nespustil: program spotřeboval všechen čas, který na hodnocení měl.',)
NOT_ASKED = 'not asked fresh cases, at least not all: the program took all the time there was'


def _printable(line: str) -> str:
    """Replace characters that would break a line, reverse its direction or control a terminal."""
    if line.isprintable():  # the frequent case; there are thousands of lines
        return line
    return ''.join('\ufffd' if unicodedata.category(c) in UNSEEN and c != '\t' else c for c in line)


@dataclass(eq=False)
class Judge:
    """Grades submissions of one exercise, one at a time. A context manager: it is warm from beginning to end.

    `until` is the last level to run (default: all). With a `seed`, functions are asked fresh cases too. With
    `sandboxed` off, programs run without bubblewrap, confined as far as an unprivileged process can confine itself.

    Raises `NoSandbox` where there is no sandbox, `CannotRun` when fresh cases cannot be made, RuntimeError when the
    exercise's tests cannot be run.

    Run one judge in a process and nothing beside it: it changes the current directory, `sys.stdout` and `sys.modules`.
    """

    caches_responses = True
    """Whether a test is skipped for a program that gives the same answers as one that passed it."""

    exercise: Exercise
    limits: Limits = field(default_factory=Limits)
    sandboxed: bool = True
    until: int | None = None
    seed: str = ''

    def __post_init__(self) -> None:
        self.tests: dict[pytest.Item, tuple[str, int]] = {}
        """All tests that will be run, their names and levels, in teaching order."""
        self._caches: dict[pytest.Item | str, ResponseCache] = {}
        """By test, or by function for fresh cases."""
        self._capacity = MOST_CACHED
        self._open = ExitStack()
        self._pool: SandboxPool
        self._folder: Path
        self._collected: CollectedTests
        self._case_runner: CaseRunner | None = None

    def __enter__(self) -> 'Judge':
        with ExitStack() as opened:
            try:
                questions = Questions.of(self.exercise, self.seed) if self.seed else None
            except BadFreshCases as error:
                raise CannotRun(str(error)) from None
            self._case_runner = _CachingCaseRunner(questions, self) if questions else None
            self._pool = opened.enter_context(closing(SandboxPool(self.sandboxed)))
            self._folder = opened.enter_context(LockedTempDir('judging'))
            stub = Implementation(self.exercise, self.exercise.given, keeps_given=True)
            with closing(RemoteProgram(stub, self._pool, self.limits)) as program:
                self._collected = opened.enter_context(CollectedTests(self.exercise, self.until, program))
            self.tests = {
                item: (f'{item.path.name}::{item.name}', level_of(item) or 0) for item in self._collected.items
            }
            self._open = opened.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def grade(self, folder: Path) -> Graded:
        """Grade the submission in a folder, which is only read.

        Raises RuntimeError when the warm sandbox worker ended meanwhile, which says nothing about the submission.
        """
        self._pool.renew()
        graded = self._grade(folder)
        if self._pool.renew():
            raise RuntimeError('the process that makes rooms for programs ended by itself')
        return graded

    def _grade(self, folder: Path) -> Graded:
        with self._working_folder() as work:
            intake = sanitize(self.exercise, folder, work)
            with closing(RemoteProgram(intake.implementation, self._pool, self.limits, intake.unreadable)) as program:
                tests, doubtful = self._judge(program)
                concerns, fresh = intake.concerns, tuple(self._faults(program, tests))
                if self._case_runner and program.has_used_its_time:
                    concerns = (*concerns, NOT_ASKED)
        return Graded(tuple(tests), intake.notes, self._pool.exposure, doubtful, concerns, intake.remarks, fresh)

    def _faults(self, program: RemoteProgram, tests: list[TestVerdict]) -> Iterator[Fault]:
        """Yield the faults of functions that passed a level which asks for more than their name."""
        if self._case_runner is None:
            return
        lesson, levels = self.exercise.lesson, self._case_runner.questions.levels
        failed = {test.level for test in tests if not test.passed}
        passed = {test.level for test in tests if not lesson.levels[test.level].only_exists} - failed
        begun = [name for name, about in levels.items() if passed.intersection(about)]
        faulty = [name for name, about in levels.items() if failed.intersection(about)]
        for fault in self._case_runner.faults(program, begun, faulty):
            yield replace(fault, text=self._clean(fault.text), brief=self._clean([fault.brief])[0])

    def _judge(self, program: RemoteProgram) -> tuple[list[TestVerdict], bool]:
        """Return the verdicts on all tests, and whether one of them changed when its test was repeated."""
        hung: dict[str, FinishedTest] = {}
        verdicts: dict[pytest.Item, TestVerdict] = {}
        for test in self._tests_of(program):
            is_first = all(verdict.passed for verdict in verdicts.values())
            verdicts[test.item] = self._verdict(test, is_first)
            if function := _hung_function(test, verdicts[test.item], program):
                hung.setdefault(function, test)
            if program.has_used_its_time:
                break
        doubtful = False
        for test in hung.values():
            if program.has_used_its_time or not program.forget_hangs():
                break
            again = self._verdict(self._collected.run_again(test.item))
            if again.verdict is not verdicts[test.item].verdict:
                doubtful = True
                verdicts[test.item] = again
        left = self._collected.items[len(verdicts) :]
        not_run = (TestVerdict(*self.tests[item], Verdict.NOT_RUN, NOT_RUN) for item in left)
        return [*verdicts.values(), *not_run], doubtful

    def _tests_of(self, program: RemoteProgram) -> Iterator[FinishedTest]:
        """Run the tests on the program, lazily. Tests that it passes with recorded answers are not run."""
        self._collected.under_test.replace(program)
        for item in self._collected.items:
            yield self._with_cache(
                program,
                item,
                partial(self._collected.passed, item),
                partial(self._collected.run_again, item),
                lambda test: test.error is None and self._collected.hangs_on_answers_only(test.item),
                bytes if self._collected.sees_exceptions(item) else without_details,
            )

    def _with_cache(
        self,
        program: RemoteProgram,
        what: pytest.Item | str,
        passed: Callable[[], Any],
        ask: Callable[[], Any],
        is_right: Callable[[Any], bool],
        visible: Callable[[bytes], bytes],
    ) -> Any:
        """Return `passed()` when all answers are recorded ones, else `ask()`.

        `visible` reduces an answer to what the test can see of it.
        """
        known = self._caches.get(what)
        if known and program.replays(known):
            return passed()
        with suppress(UnexpectedQuestion):
            found = ask()
        if known and program.has_diverged:
            found = ask()
        if self.caches_responses and is_right(found):
            self._record(what, program.recorded_run(), visible)
        return found

    def _record(self, what: pytest.Item | str, passed: PassedRun | None, visible: Callable[[bytes], bytes]) -> None:
        """Record a passed test, if there is capacity for it."""
        if passed and self._capacity > 0:
            if what not in self._caches:
                self._caches[what] = ResponseCache(passed, visible)
            self._capacity -= self._caches[what].learn(passed)

    def _verdict(self, test: FinishedTest, is_first: bool = False) -> TestVerdict:
        """Make the verdict on a test. The first failed one names the command that shows the student more."""
        outcome, more = test.outcome, []
        if is_first and outcome.is_bare and outcome.call:
            more = ['  ' + STEPS_THERE_ARE.format(f'pytest tests/{self.exercise.name} --trace-call')]
        verdict = verdict_of(Verdict(outcome.verdict), test.error)
        return TestVerdict(*self.tests[test.item], verdict, self._clean([*outcome.text, *more]))

    def _clean(self, lines: Iterable[str]) -> tuple[str, ...]:
        """Remove addresses, control characters and paths of this machine from lines."""
        root = self.exercise.root
        return tuple(redact_paths(_printable(ADDRESS.sub('0x…', line)), root) for line in lines)

    @contextmanager
    def _working_folder(self) -> Iterator[Path]:
        """Make a folder for one submission and the current directory. So messages show file names without folders."""
        work = self._folder / 'program'
        work.mkdir()
        try:
            with chdir(work):
                yield work
        finally:
            shutil.rmtree(work)


class _CachingCaseRunner(CaseRunner):
    """Asks programs in sandbox workers, and skips questions whose answers are recorded."""

    def __init__(self, questions: Questions, judge: Judge):
        super().__init__(questions)
        self._judge = judge

    def run_function(self, program: RemoteProgram, function: str) -> CaseResults:  # type: ignore[override]
        if program.has_used_its_time:
            return CaseResults([], 0, False)
        cases = self.questions.cases[function]
        return self._judge._with_cache(
            program,
            function,
            lambda: CaseResults([], len(cases), True),
            partial(super().run_function, program, function),
            lambda asked: not asked.wrong and asked.is_all,
            bytes if any(case.kind.sees_messages for case in cases) else without_details,
        )


class EveryTestJudge(Judge):
    """A judge that runs every test with every program."""

    caches_responses = False


def _hung_function(test: FinishedTest, verdict: TestVerdict, program: RemoteProgram) -> str:
    """The function that had to be stopped for the first time in a test; '' when there is none."""
    if verdict.verdict is not Verdict.TOO_SLOW or test.error is None or isinstance(test.error, SkippedAfterHangs):
        return ''
    frames = program.frames(test.error)  # the looping function may be another than the called one
    return frames[-1][2] if frames else '.'.join(program.log.touched or ('', ''))


def verdict_of(verdict: Verdict, error: BaseException | None) -> Verdict:
    """Return the verdict on a test that raised `error`: `verdict`, or the grader's own error if the kit raised it.

    A MemoryError counts as the student's, wherever it was raised.
    """
    if error is not None and not isinstance(error, MemoryError) and _is_ours(error):
        return Verdict.GRADERS_OWN_ERROR
    return verdict


def _is_ours(error: BaseException) -> bool:
    """Whether the kit itself failed, and did not report something that the student's program did."""
    if isinstance(error, CallAborted | Unusable | ScriptFailed | Objection) or hasattr(error, 'frames'):
        return False
    files = [frame.f_code.co_filename for frame, _ in walk_tb(error.__traceback__)]
    # Exceptions of a student's program that came from a worker have `frames`, which was checked above.
    return any(file.startswith(ISOLATION) for file in files) or bool(files and files[-1].startswith(str(PACKAGE)))
