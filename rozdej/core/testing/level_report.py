"""Explains each failed test during the run, and prints the report at its end."""

import ast
import os
import random
import sys
import threading
from collections.abc import Generator
from dataclasses import asdict, replace
from functools import lru_cache
from itertools import chain
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

import pytest

from rozdej.core.exercises import Exercise
from rozdej.core.feedback import texts
from rozdej.core.feedback.console import LEGEND, lacks_suits
from rozdej.core.feedback.evidence import Comparison, Evidence
from rozdej.core.feedback.explanations import Verdict
from rozdej.core.feedback.locations import CalledFunctions
from rozdej.core.student.failures import TooSlow, Unusable
from rozdej.core.student.limits import EXPLAINING_SECONDS
from rozdej.core.student.program import Program
from rozdej.core.student.watchdog import WATCHDOG
from rozdej.core.testing.hint_choice import HintChoice
from rozdej.core.testing.level_selection import BeyondLevelRunner, LevelRules, level_of
from rozdej.core.testing.programs_under_test import ProgramsUnderTest
from rozdej.core.testing.progress import Progress
from rozdej.core.testing.question_offer import QuestionOffer
from rozdej.core.testing.summary import LevelOutcome, Summary

if TYPE_CHECKING:
    from rozdej.core.feedback.diagnosis import Diagnosis


class LevelReport:
    """Header, explained failures, and the summary with the next step."""

    def __init__(
        self,
        under_test: ProgramsUnderTest,
        config: pytest.Config,
        rules: LevelRules,
        beyond: BeyondLevelRunner,
        hint_choice: HintChoice,
    ):
        self.under_test = under_test
        self.config = config
        self.rules = rules
        self.beyond = beyond
        self.hint_choice = hint_choice
        self.question_offer = QuestionOffer(config.getoption('answer'))
        self.outcomes: list[LevelOutcome] = []
        self.evidence: Evidence | None = None
        """What the last failed test left behind."""
        self.is_repeatable = hint_choice.follows
        """Whether each test begins with the same luck, so that it can be run once more in another process."""
        self._comparison: Comparison | None = None
        self._called_functions: WeakKeyDictionary[Program, CalledFunctions] = WeakKeyDictionary()
        self._called: dict[str, set[tuple[str, str]]] = {}
        self._outcomes: dict[tuple[str, str], LevelOutcome] = {}
        self._terminal: Any = None
        self._exit_status = 0
        self._header_shown = False
        style = config.getoption('tbstyle', None)  # none with `-p no:terminal`
        is_asked = hint_choice.asked is not None or beyond.is_overview
        self._explains_itself = style == 'auto' or (style is not None and is_asked)
        if self._explains_itself:
            self._quiet_pytest()

    def _quiet_pytest(self) -> None:
        """Switch off the parts of pytest's output that this report replaces."""
        option = self.config.option
        option.tbstyle = 'no'
        if option.reportchars == 'fE':
            option.reportchars = ''
        if option.verbose <= 0:
            option.no_header = True

    @pytest.hookimpl(tryfirst=True)
    def pytest_keyboard_interrupt(self, excinfo: pytest.ExceptionInfo[BaseException]) -> None:
        """Say in Czech what has ended the tests: a key, a wrong file, `--stepwise`; pytest would name a class."""
        if not self._explains_itself:
            return
        told = texts.INTERRUPTED if isinstance(excinfo.value, KeyboardInterrupt) else str(excinfo.value)
        if isinstance(excinfo.value, pytest.Session.Interrupted):
            told = texts.NOT_STARTED if 'during collection' in str(excinfo.value) else str(excinfo.value)
            told = texts.FIRST_FAILED if self.config.getoption('stepwise', False) and self.outcomes else told
        shown = SimpleNamespace(reprcrash=SimpleNamespace(message=told))
        excinfo.getrepr = lambda **_: shown  # type: ignore[method-assign,assignment]

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Say in Czech, too, that the run was to end at the first failure."""
        if session.shouldfail and self.outcomes and self._explains_itself and self.config.getoption('maxfail') == 1:
            session.shouldfail = texts.FIRST_FAILED

    def pytest_runtest_setup(self) -> None:
        self._comparison = self.evidence = None
        if self.is_repeatable:
            random.seed(0)

    @pytest.hookimpl(tryfirst=True)
    def pytest_pyfunc_call(self) -> None:
        self.question_offer.begin()

    def pytest_assertrepr_compare(self, op: str, left: object, right: object) -> None:
        self._comparison = Comparison(op, left, right)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item, call: pytest.CallInfo
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        outcome = self.outcome_of(item, _raised_in(call)) if call.when == 'call' else None
        if outcome and not outcome.passed and self._explains_itself:
            text = '\n'.join(outcome.text)
            item.repr_failure = lambda *_, **__: text  # type: ignore[method-assign]
        report = yield
        if report.failed and (outcome is None or outcome.passed):
            # A fixture failed, or another plugin (unittest's) knows only now that the test did.
            outcome = self.outcome_of(item, _raised_in(call))
            if outcome.passed:
                outcome.kind, outcome.verdict = 'error', Verdict.GRADERS_OWN_ERROR.value
                outcome.text = report.longreprtext.splitlines()[-12:]
        if outcome and not report.skipped:
            report.rozdej = asdict(outcome)  # type: ignore[attr-defined]  # travels with the report, also from xdist
        return report

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(
        self, collector: pytest.Collector
    ) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
        """`from klondike import x` at the top of a test file fails while the tests are collected."""
        for program in self.under_test.programs_for(collector.path) if self._explains_itself else ():
            program.log.clear()
        explain_else = collector.repr_failure

        def explain(excinfo: pytest.ExceptionInfo[BaseException]) -> Any:
            return self._unreadable(collector.path, excinfo.value) or explain_else(excinfo)

        collector.repr_failure = explain  # type: ignore[method-assign]
        return (yield)

    def _unreadable(self, path: Path, exception: BaseException) -> str:
        """Why a test file cannot be loaded: what the student's program lacks, or a slip in the file; '' otherwise."""
        cause = exception.__cause__ or exception
        for program in self.under_test.programs_for(path) if self._explains_itself else ():
            if isinstance(cause, Unusable) or program.log.missing is not None:
                lines = self._diagnose(program, cause, path).lines
                break
        else:
            from rozdej.core.feedback.missing_functions import explain_test_file  # not needed in a green run

            programs = self.under_test.programs_for(path) if self._explains_itself else []
            told = explain_test_file(programs[0].implementation, path, cause) if programs else []
            lines = [f'  {line}' for line in told]
        return '\n'.join([texts.UNREADABLE_TESTS.format(self.under_test.shown(path)), '', *lines]) if lines else ''

    def outcome_of(self, item: pytest.Item, exception: BaseException | None) -> LevelOutcome:
        """Return how a test ended, explained; `exception` is what it raised, None when it passed."""
        program = self._program_of(item)
        exercise = program.implementation.exercise
        outcome = replace(self._passing(item, exercise))
        if exception is not None:
            diagnosis = self._diagnose(program, exception, item.path)
            outcome.kind, outcome.verdict = diagnosis.kind, diagnosis.verdict.value
            rule = self._rule(item, exercise)
            # Syntax errors break no rule yet.
            outcome.text = [*(rule[:1] if diagnosis.kind == 'syntax' else rule), '', *diagnosis.lines]
            outcome.ready, outcome.call, outcome.is_bare = diagnosis.ready, diagnosis.call, diagnosis.is_bare
        outcome.called = list(dict.fromkeys(call.function for call in program.log.calls))
        outcome.printing = list(dict.fromkeys(call.function for call in program.log.calls if call.printed))
        if not hasattr(self.config, 'workerinput'):  # a worker of pytest-xdist sees only some of the tests
            called = {(call.module, call.function) for call in program.log.calls}
            if outcome.passed and not called:  # it need not have been run: it did all that another program did
                called = self._called.get(item.nodeid, called)
            elif outcome.passed:
                self._called[item.nodeid] = called
            self._called_functions.setdefault(program, CalledFunctions()).note(called, outcome.passed)
            self.question_offer.note(program)
        return outcome

    def _passing(self, item: pytest.Item, exercise: Exercise) -> LevelOutcome:
        """The outcome of a test of that exercise that passes: a test is run for one program after another."""
        key = item.nodeid, exercise.name
        if key not in self._outcomes:
            file, line, _ = item.location
            is_own = item.path.is_relative_to(exercise.tests)
            file = file if is_own else self.under_test.shown(item.path)
            outcome = LevelOutcome(exercise.name, level_of(item), file, line or 0, item.name, is_own=is_own)
            self._outcomes[key] = outcome
        return self._outcomes[key]

    def _program_of(self, item: pytest.Item) -> Program:
        """The program that the test is about: which it has touched, else whose modules its file names."""
        programs = self.under_test.programs_for(item.path)
        if len(programs) == 1:
            return programs[0]
        names = _modules_named(item.path)
        touched = (program for program in programs if program.log.touched)
        named = (program for program in programs if names & {*program.implementation.exercise.modules})
        return next(chain(touched, named, (program for program in programs if program.problems), programs))

    def _diagnose(self, program: Program, exception: BaseException, test_file: Path) -> 'Diagnosis':
        # Not needed in a green run, and a quarter of all that the kit imports.
        from rozdej.core.feedback.diagnosis import Diagnosis, diagnose
        from rozdej.core.feedback.evidence import gather
        from rozdej.core.feedback.pasting import ready_call

        def explain() -> Diagnosis:
            right = self._called_functions[program].right if program in self._called_functions else frozenset()
            self.evidence = evidence = gather(program, exception, self._comparison, test_file, right)
            diagnosis = diagnose(evidence)
            if getattr(self.config, 'cache', None):  # somebody will want to try it
                diagnosis.ready = ready_call(evidence, diagnosis.lines)
            return diagnosis

        try:
            return WATCHDOG.run(EXPLAINING_SECONDS, explain, outside=True)
        except (Exception, TooSlow) as error:  # a student's object may fail in whatever is done with it
            return Diagnosis('wrong', texts.unexplained(exception, error))

    def _rule(self, item: pytest.Item, exercise: Exercise) -> list[str]:
        """The rule that the test is about: the level's sentence and the test's own words."""
        number = level_of(item)
        is_own = item.path.is_relative_to(exercise.tests)
        level = exercise.lesson.levels.get(number) if number is not None and is_own else None
        section = level.section if level else '' if is_own else item.name
        lines = [texts.headline(number, exercise.lesson.title, section, item.name)]
        if level:
            lines.append(f'  {level.sentence}')
            if level.only_exists:  # the test has nothing to add
                return lines
        docstring = getattr(getattr(item, 'function', None), '__doc__', None) or ''
        return lines + [f'  {line.strip()}' for line in docstring.strip().splitlines()]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if data := getattr(report, 'rozdej', None):
            self.outcomes.append(LevelOutcome(**data))

    def pytest_report_collectionfinish(self) -> list[str]:
        self._header_shown = True
        level = self.rules.level
        asked_for = self.rules.about | self.rules.own_tests
        programs = [
            p for name, p in self.under_test.programs.items() if name in asked_for
        ] or self.under_test.programs.values()
        implementations = [program.implementation for program in programs]
        lessons = [implementation.exercise.lesson for implementation in implementations]
        if len(lessons) > 2:
            lines = [texts.header_of_several([lesson.title for lesson in lessons], level)]
        else:
            lines = [
                texts.header(
                    lesson.title,
                    self.under_test.shown_in_kit(i.folder),
                    level,
                    max(lesson.levels, default=0) if i.exercise.name in self.rules.own_tests else 0,
                )
                for i, lesson in zip(implementations, lessons, strict=True)
            ]
        if self.rules.is_about_all and not self.beyond.is_overview and (waiting := self.under_test.waiting):
            lines.append(texts.NOT_BEGUN.format(', '.join(exercise.lesson.title for exercise in waiting)))
        return lines

    def pytest_terminal_summary(self, terminalreporter: Any, exitstatus: int) -> None:
        if hasattr(self.config, 'workerinput'):
            return  # a worker of pytest-xdist has run only some of the tests
        self._terminal, self._exit_status = terminalreporter, exitstatus
        if not self._explains_itself:
            return
        errors = [r for r in terminalreporter.stats.get('error', ()) if not hasattr(r, 'rozdej')]
        for report in errors:
            terminalreporter.write_line(report.longreprtext)
        if not self._header_shown:  # other processes collected the tests
            for line in self.pytest_report_collectionfinish():
                terminalreporter.write_line(line)
        if self.rules.level == 0 and not self.outcomes:
            terminalreporter.write_line(texts.LEVEL_ZERO)
        elif exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED and (words := self.config.getoption('keyword', '')):
            terminalreporter.write_line(texts.NO_SUCH_WORDS.format(words))
        if not self.outcomes and not self.beyond.is_overview:
            return
        progress = Progress(self.config)
        width = terminalreporter._tw.fullwidth
        around = lines_around(len(self.outcomes), width)
        summary = Summary(
            self.under_test,
            self.outcomes,
            self.rules,
            self.beyond,
            progress,
            self.hint_choice,
            self.question_offer,
            width,
            around,
        )
        whole = not errors and exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED)
        lines = summary.lines(whole)
        if self.question_offer.is_answered and not self.question_offer.is_shown:
            lines.append(summary.no_question())
        progress.save()
        self.hint_choice.save()
        for line in lines:
            terminalreporter.write_line(line, bold=line.startswith(('✗', '✓')))
        if lacks_suits('\n'.join(lines)):
            terminalreporter.write_line(LEGEND)

    @pytest.hookimpl(trylast=True)
    def pytest_unconfigure(self, config: pytest.Config) -> None:
        """Python waits at its end for every thread; one that a student's program left running may never end."""
        if self._terminal is None or not _threads_left():
            return
        self._terminal.write_line(texts.THREAD_LEFT)
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(int(self._exit_status))


def lines_around(tests: int, width: int) -> int:
    """Return how many lines pytest writes around a summary: a heading of three, the dots, and the last one."""
    return 4 + max(1, -(-tests // max(width - len(' [100%]') - 1, 1)))


@lru_cache
def _modules_named(path: Path) -> set[str]:
    """Return what a file of tests imports, and the names of all parameters in it."""
    try:
        nodes = list(ast.walk(ast.parse(path.read_bytes())))
    except (OSError, SyntaxError, ValueError):
        return set()
    imported = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    imported |= {node.module for node in nodes if isinstance(node, ast.ImportFrom) and node.module}
    return imported | {node.arg for node in nodes if isinstance(node, ast.arg)}


def _raised_in(call: pytest.CallInfo) -> BaseException | None:
    return call.excinfo.value if call.excinfo is not None else None


def _threads_left() -> bool:
    """Whether a thread runs that would keep the process from ending."""
    others = [t for t in threading.enumerate() if t is not threading.main_thread() and not t.daemon]
    for thread in others:
        thread.join(1 / len(others))
    return any(thread.is_alive() for thread in others)
