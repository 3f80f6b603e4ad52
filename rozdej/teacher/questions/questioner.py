"""Finds questions about a submission: follows calls of its functions in the sandbox, and tries small changes of it."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, suppress
from dataclasses import replace
from functools import partial
from itertools import chain, groupby, islice
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from rozdej.core.exercises.lesson import Level
from rozdej.core.feedback.explanations import explanation_of, fill_in
from rozdej.core.feedback.syntax_errors import find_damage
from rozdej.core.feedback.values import error_line
from rozdej.core.questions.changes import SmallChange, changes_of
from rozdej.core.questions.kinds import Calls, Changed, FollowedCall, ProgramQuestion, questions_about, shown_call
from rozdej.core.questions.own_code import OwnFunction, own_functions, users_of, varying_names
from rozdej.core.questions.tested_calls import calls_in_tests
from rozdej.core.student.calls import restore
from rozdej.core.student.facade import installed_in_sys_modules
from rozdej.core.student.failures import CallAborted, LoadProblem, Unusable
from rozdej.core.student.implementation import Implementation
from rozdej.core.student.program import LocalProgram
from rozdej.core.testing.level_selection import level_of
from rozdej.teacher.fresh_cases import arguments_for
from rozdej.teacher.grading.judge import Judge
from rozdej.teacher.grading.sanitizing import SanitizedSubmission, sanitize
from rozdej.teacher.isolation.remote import RemoteProgram
from rozdej.teacher.isolation.response_cache import without_details
from rozdej.teacher.isolation.workers import SandboxPool

KNOWN, FRESH, FOLLOWED = 20, 12, 8
"""Calls of each function, how many of them are fresh cases, and how many are drawn for one program and followed."""

CHANGES = 2
"""Changes of a program that are tried, each of another function."""

CALL_SECONDS, ALL_SECONDS, TRYING_SECONDS = 0.5, 8.0, 1.0
"""For one call that is followed, for all calls of a program, and for all that a changed one does in calls and tests."""

CHANGED_CALLS = 4
"""Calls that a changed program makes."""

NOT_WRITTEN = 'Žádná funkce, na kterou se ptáme, v programu zatím není napsaná.'
NOTHING_SURE = 'K žádné funkci programu se nenašla otázka s krátkou a jistou odpovědí.'


class Findings(NamedTuple):
    """What can be asked about a program, and in Czech what of it cannot be read or run, or why nothing can be asked."""

    questions: list[ProgramQuestion]
    remark: str


class Questioner(Judge):
    """Finds the questions about submissions, as a judge grades them.

    What depends on chance is left out: a program with sets is run in two workers, and nothing is asked about functions
    that use the clock, files and the like.
    """

    def __enter__(self) -> 'Questioner':
        with ExitStack() as opened:
            self._other_pool = opened.enter_context(closing(SandboxPool(self.sandboxed, hash_seed=1)))
            super().__enter__()
            self._positions = self._find_positions()
            self._open.push(opened.pop_all())
        return self

    def _find_positions(self) -> dict[str, list[Any]]:
        """Arguments by function, frozen: some fresh cases, then calls in level tests; only what is short to read."""
        questions = self._case_runner.questions if self._case_runner else None
        solution = Implementation(self.exercise, self.exercise.solution)
        found: dict[str, list[Any]] = {}
        arguments, functions = calls_in_tests(self._collected, LocalProgram(solution))
        is_quick = self._collected.hangs_on_answers_only
        self._quick = {
            item: called
            for item, called in functions.items()
            if is_quick(item) and 'spust' not in getattr(item, 'fixturenames', ())
        }
        signatures = self.exercise.lesson.signatures
        for name in arguments.keys() & signatures.keys():
            is_short = partial(_is_short, name, signatures[name].parameters)
            cases = questions.cases.get(name, ()) if questions else ()
            fresh = islice(filter(is_short, (case.before for case in cases if not case.kind.play)), FRESH)
            found[name] = [*islice(chain(fresh, filter(is_short, arguments[name])), KNOWN)]
        return found

    def grade(self, folder: Path) -> Findings:  # type: ignore[override]  # questions are no grade
        """Find the questions about the submission in a folder, which is only read."""
        pools = self._pool, self._other_pool
        for pool in pools:
            pool.renew()
        with self._working_folder() as work:
            found = self._found(sanitize(self.exercise, folder, work))
        if any([pool.renew() for pool in pools]):
            raise RuntimeError('the process that makes rooms for programs ended by itself')
        return found

    def _found(self, intake: SanitizedSubmission) -> Findings:
        implementation = intake.implementation
        own, outside = own_functions(implementation), varying_names(implementation, with_sets=False)
        functions = [one for one in own if one.name not in outside]
        self._chance = Random(repr((self.seed, [one.excerpt for one in functions])))  # the same for equal functions
        pools = [self._pool, self._other_pool][: 2 if varying_names(implementation) else 1]
        limits = replace(self.limits, seconds_per_call=CALL_SECONDS, seconds_in_all=ALL_SECONDS)
        with closing(
            _Workers(pools, lambda pool: RemoteProgram(implementation, pool, limits, intake.unreadable))
        ) as program:
            program.load()
            followed = {one.name: calls for one in functions if (calls := self._followed(one, program))}
            helpers = [one for one in functions if one.name not in self.exercise.lesson.signatures]
            pairs = [(calls, one) for calls in followed.values() for one in (calls[0].function, *helpers)]
            questions = [question for calls, one in pairs for question in questions_about(Calls(one, calls))]
            for change in self._changes(followed):
                if changed := self._try(change, followed[change.function.name], program):
                    questions += questions_about(changed)
            problems = program.one.problems | intake.unreadable
        here = [one for one in problems.values() if one.source.path.is_relative_to(implementation.folder)]
        remarks = [_remark(one, implementation) for one in here if one.cause]
        if not questions and not intake.unreadable:
            is_written = any(one.name in self._positions for one in own)
            remarks.append(NOTHING_SURE if is_written else NOT_WRITTEN)
        return Findings(questions, ' '.join(remarks))

    def _followed(self, function: OwnFunction, program: '_Workers') -> list[FollowedCall]:
        """Calls of a function of the lesson; [] for another, and for one of a later level."""
        known = self._positions.get(function.name, [])
        positions = self._chance.sample(known, min(FOLLOWED, len(known)))
        if program.one.has_used_its_time:
            return []
        with installed_in_sys_modules(program.one):
            return program.follow(function, [arguments_for(program.one, one) for one in positions])

    def _changes(self, followed: dict[str, list[FollowedCall]]) -> list[SmallChange]:
        """The changes to be tried, drawn by chance: if possible, where not all calls come by."""
        found, drawn = [], dict[str, SmallChange]()
        for name, calls in followed.items():
            ways = [set(call.lines_in(calls[0].function)) for call in calls]
            for one in changes_of(calls[0].function):
                if number := sum(one.lines[0] in way for way in ways):
                    found.append((number == len(ways), self._chance.random(), name, one))
        for *_, name, one in sorted(found):
            drawn.setdefault(name, one)
        return [*drawn.values()][:CHANGES]

    def _try(self, change: SmallChange, calls: list[FollowedCall], program: '_Workers') -> Changed | None:
        """What a change does to calls and levels; None if nothing."""
        function, before = change.function, program.one.implementation
        implementation = Implementation(self.exercise, before.folder, keeps_given=True)
        for module in before.modules:
            if source := before.source(module):
                implementation.put(module, change.source if module == function.module else source)
        limits = replace(self.limits, seconds_per_call=TRYING_SECONDS / 4, seconds_in_all=TRYING_SECONDS)
        unreadable = program.one.unreadable
        with closing(
            _Workers(program.pools, lambda pool: RemoteProgram(implementation, pool, limits, unreadable))
        ) as other:
            reached = [call for call in calls if change.lines[0] in call.lines_in(function)][:CHANGED_CALLS]
            differing = other.differing(reached)
            users = users_of(function.name, implementation)
            failed = [*islice(self._failing_levels(other.one, program.one, users), 2)]
            is_only = len(failed) == 1 and not other.one.has_used_its_time
        if not differing and not failed:
            return None
        return Changed(function, change.lines, change.is_turned, differing, (*failed, None)[0], is_only)

    def _failing_levels(self, changed: RemoteProgram, program: RemoteProgram, users: set[str]) -> Iterator[Level]:
        """Yield the levels that the program passes and the changed one fails.

        `users` are the functions for which the change may matter. None if what fails first fails in any case.
        """
        is_new = False
        for level, tests in groupby(self._quick, level_of):
            items = list(tests)
            reached = [item for item in items if self._quick[item] & users]
            if all(changed.has_used_its_time or self._passes(changed, item) for item in reached):
                continue
            if all(self._passes(program, item) for item in items):
                yield self.exercise.lesson.levels[level or 0]
                is_new = True
            elif not is_new:
                return

    def _passes(self, program: RemoteProgram, item: pytest.Item) -> bool:
        """Whether a program passes a test."""
        self._collected.under_test.replace(program)
        sees = bytes if self._collected.sees_exceptions(item) else without_details
        ask = partial(self._collected.error, item)
        return self._with_cache(program, item, lambda: None, ask, lambda error: error is None, sees) is None


def _remark(problem: LoadProblem, implementation: Implementation) -> str:
    """Say in a Czech sentence why not all of a file was read or run, and where."""
    file, cause = problem.source.path.name, problem.cause
    if problem.is_unreadable:
        damage = find_damage(problem.source, cause) if isinstance(cause, SyntaxError) else None
        return f'Python nepřečte celý soubor {file}, chyba je na řádku {damage.line if damage else problem.line}.'
    text = explanation_of(cause, implementation, 'file').file
    first, *_ = fill_in(text.partition('. ')[0], cause, file=file, error=error_line(cause) if cause else '')
    return f'{first}, řádek {problem.inner_line}.'


def _is_short(name: str, parameters: tuple[str, ...], frozen: Any) -> bool:
    """Whether a call with these arguments can be shown."""
    return bool(shown_call(name, restore(frozen), parameters))


class _Workers:
    """A program in a worker, and in a second one, which orders sets differently, if that may matter."""

    def __init__(self, pools: list[SandboxPool], make: Callable[[SandboxPool], RemoteProgram]):
        self.pools = pools
        self._programs = [make(pool) for pool in pools]
        self.one = self._programs[0]

    def follow(self, function: OwnFunction, many: list[tuple]) -> list[FollowedCall]:
        """Follow calls with these arguments. Returns those that do the same in both workers."""
        facts = []
        with suppress(Unusable, CallAborted):
            for program in self._programs if many else ():
                program.reset()
                facts.append(program.follow(function.module, function.name, many))
            made = zip(many, facts[0], facts[-1], strict=True) if facts else ()
            return [FollowedCall(function, given, one) for given, one, other in made if one and one == other]
        return []

    def differing(self, calls: list[FollowedCall]) -> list[tuple[FollowedCall, FollowedCall]]:
        """Make these calls of a function of another program here. Returns those that end otherwise, with those here."""
        here = self.follow(calls[0].function, [call.arguments for call in calls]) if calls else []
        ends = {id(one.arguments): one for one in here}
        pairs = [(one, two) for one in calls if (two := ends.get(id(one.arguments)))]
        return [(one, two) for one, two in pairs if one.outcome and one.outcome != two.outcome]

    def load(self) -> None:
        """Load all files, so that what never ends in them takes no call's time."""
        for program in self._programs:
            for module in program.implementation.modules:
                with suppress(Unusable, CallAborted):
                    program.import_quietly(module)

    def close(self) -> None:
        """End the workers."""
        for program in self._programs:
            program.close()
