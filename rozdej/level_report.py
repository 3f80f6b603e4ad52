"""Explaining each failed test while the run goes on, and printing what the student reads at its end."""

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

import pytest

from rozdej.course import Course
from rozdej.exercises import Exercise
from rozdej.feedback import texts
from rozdej.feedback.comparison import Comparison
from rozdej.feedback.console import LEGEND, degrade, encoding_of, lacks_suits
from rozdej.feedback.summary import Outcome, Summary
from rozdej.level_rules import LevelRules, level_of
from rozdej.progress import Progress


class LevelReport:
    """Header, explained failures, and the summary with the next step."""

    def __init__(self, course: Course, config: pytest.Config, rules: LevelRules):
        self.course = course
        self.config = config
        self.rules = rules
        self.outcomes: list[Outcome] = []
        self._comparison: Comparison | None = None
        self._explains_itself = config.option.tbstyle == 'auto'
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

    def pytest_runtest_setup(self) -> None:
        self._comparison = None

    def pytest_assertrepr_compare(self, op: str, left: object, right: object) -> None:
        self._comparison = Comparison(op, left, right)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo) -> Iterator[Any]:
        outcome = self._outcome_of(item, call) if call.when == 'call' else None
        if outcome and not outcome.passed and self._explains_itself:
            text = '\n'.join(outcome.text)
            item.repr_failure = lambda *_, **__: text  # type: ignore[method-assign]
        report = yield
        if outcome and not report.skipped:
            report.rozdej = asdict(outcome)
        return report

    def _outcome_of(self, item: pytest.Item, call: pytest.CallInfo) -> Outcome:
        programs = self.course.programs_for(item.path)
        program = next((p for p in programs if p.log.touched or p.problems), programs[0])
        exercise = program.implementation.exercise
        file, line, _ = item.location
        outcome = Outcome(exercise.name, level_of(item), file, line or 0, item.name)
        if call.excinfo is not None:
            # Not needed in a green run, and a quarter of all that the kit imports.
            from rozdej.feedback.diagnosis import diagnose
            from rozdej.feedback.evidence import gather

            diagnosis = diagnose(gather(program, call.excinfo.value, self._comparison, item.path))
            outcome.kind = diagnosis.kind
            rule = self._rule(item, exercise)
            # A file that Python cannot read breaks no rule of the exercise yet.
            outcome.text = [*(rule[:1] if diagnosis.kind == 'syntax' else rule), '', *diagnosis.lines]
        return outcome

    def _rule(self, item: pytest.Item, exercise: Exercise) -> list[str]:
        """The rule that the test is about: the level's sentence and the test's own words."""
        number = level_of(item)
        level = exercise.lesson.levels.get(number) if number is not None else None
        lines = [texts.headline(number, level.section if level else '', item.name)]
        if level:
            lines.append(f'  {level.sentence}')
        docstring = getattr(getattr(item, 'function', None), '__doc__', None) or ''
        return lines + [f'  {line.strip()}' for line in docstring.strip().splitlines()]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if data := getattr(report, 'rozdej', None):
            self.outcomes.append(Outcome(**data))

    def pytest_report_collectionfinish(self) -> list[str]:
        lines = []
        for program in self.course.programs.values():
            lesson = program.implementation.exercise.lesson
            folder = self.course.shown_in_kit(program.implementation.folder)
            lines.append(texts.header(lesson.title, folder, self.rules.level, max(lesson.levels, default=0)))
        return [degrade(line, encoding_of(None)) for line in lines]

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        if not self._explains_itself:
            return
        for report in terminalreporter.stats.get('error', ()):
            self._write(terminalreporter, report.longreprtext)
        if self.rules.level == 0 and not self.outcomes:
            self._write(terminalreporter, texts.LEVEL_ZERO)
        if not self.outcomes:
            return
        progress = Progress(self.config)
        summary = Summary(self.course, self.outcomes, self.rules, progress)
        lines = summary.lines()
        progress.save()
        for line in lines:
            self._write(terminalreporter, line, bold=line.startswith(('✗', '✓')))
        if lacks_suits('\n'.join(lines), encoding_of(None)):
            self._write(terminalreporter, LEGEND)

    def _write(self, terminal: Any, text: str, **markup: bool) -> None:
        terminal.write_line(degrade(text, encoding_of(None)), **markup)
