"""Writes the end of a run: the first failure in full, an overview, and what to do next."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from shutil import get_terminal_size

from rozdej.core.exercises import Exercise
from rozdej.core.exercises.lesson import Level
from rozdej.core.feedback import texts
from rozdej.core.feedback.environment_check import typed_line
from rozdej.core.feedback.explanations import Verdict
from rozdej.core.feedback.program_tree import warned_of
from rozdej.core.mutation_hints.process import steps_of
from rozdej.core.testing.hint_choice import HintChoice
from rozdej.core.testing.level_selection import BeyondLevelRunner, LevelRules
from rozdej.core.testing.overview import by_course, by_exercise, by_section
from rozdej.core.testing.programs_under_test import ProgramsUnderTest
from rozdej.core.testing.progress import Progress, changes, keep, parts_of
from rozdej.core.testing.question_offer import QuestionOffer
from rozdej.core.testing.watch import OPTION, go_on_up_to

MOST_LINES = 25
"""How long a first failure may be with all that stands around it, pytest's heading and last line as well."""

NARROWEST, WIDEST, MOST_STEPS = 60, 120, 36
"""Columns of a call that is shown line by line, as far as the terminal has them, and how many steps of it at most."""

IN_A_PAGE = 72, 24
"""Columns and lines where there is no terminal."""

UNREADABLE = ('syntax', 'missing_file')
"""Failures that hide how far the program is."""


@dataclass
class LevelOutcome:
    """How one test ended. Plain data, so that it can travel between processes.

    A test that is not `is_own` comes from elsewhere: its level is not one of the lesson.
    """

    exercise: str
    level: int | None
    file: str
    line: int
    name: str
    kind: str = 'passed'
    verdict: str = Verdict.PASSED.value
    text: list[str] = field(default_factory=list)
    ready: str = ''
    """A file with the call that failed, for `python -i`; '' when what is told of it can be typed as it is."""
    call: int = 0
    """The number of the call that the text shows, among those of the test; 0 for none."""
    is_bare: bool = False
    """Whether the text tells only facts, and does not say why."""
    is_own: bool = True
    called: list[str] = field(default_factory=list)
    """The functions that the test has called."""
    printing: list[str] = field(default_factory=list)
    """Those of them that printed something."""

    @property
    def passed(self) -> bool:
        """Whether the student's program did what the test asks."""
        return self.kind == 'passed'


@dataclass(eq=False)
class Summary:
    """What to print after the tests, from their outcomes."""

    under_test: ProgramsUnderTest
    outcomes: list[LevelOutcome]
    rules: LevelRules
    beyond: BeyondLevelRunner
    progress: Progress
    hint_choice: HintChoice
    question_offer: QuestionOffer
    width: int = 80
    """Of the console, which breaks longer lines."""
    around: int = 0
    """How many lines pytest has written before, and will write after."""

    def __post_init__(self) -> None:
        under_test = self.under_test
        there = {*self.beyond.results, *(outcome.exercise for outcome in self.outcomes)}
        self.exercises = [exercise for exercise in under_test.exercises if exercise.name in there]
        order = {exercise.name: index for index, exercise in enumerate(self.exercises)}
        self.outcomes = sorted(self.outcomes, key=lambda o: (order[o.exercise], o.level or 0, o.file, o.line))
        folders = {under_test.programs[e.name].implementation.folder: e for e in self.exercises}
        current = self.progress.working_on(list(folders))
        self.working_on = folders[current] if current else None
        """The exercise that the student works on, as far as it is known."""
        self.invitations: dict[Exercise, str] = {}
        """Words that invite to the window, which has something new to show."""
        self.failed = [outcome for outcome in self.outcomes if not outcome.passed]

    def lines(self, whole: bool = True) -> list[str]:
        """The whole text; it also updates the progress.

        `whole` is off when the run was interrupted or some test could not be run at all:
        then nothing green is said.
        """
        broke = [line for exercise in self.exercises for line in self._remember(exercise)]
        if self.beyond.is_overview:
            return [*self._exercises_at_a_glance(), *broke, *self._onward()]
        if not self.failed:
            return [*broke, *self._doubts(), *self._next_steps(), *self._no_hint_needed()] if whole else []
        current = self.working_on
        first = next((o for o in self.failed if current is None or o.exercise == current.name), None)
        if current and not first and not broke:  # all that the student works on is green, the rest can wait
            return [*self._overview(MOST_LINES), *(self._next_step(current) if whole else ()), *self._no_hint_needed()]
        first = first or self.failed[0]
        end = [*broke, *self._invitation(self._place(first)[0]), *self._after_failure(first)]
        if self.hint_choice.follows:
            return [*first.text, '', *self._steps(first), '', *end]
        if self.hint_choice.asked is not None:
            return [*first.text, '', *self._hint(first), *end]
        if first.is_bare and first.call:
            end.append(texts.STEPS_THERE_ARE.format(f'{self._command(first)} --trace-call'))
        if self._can_hint(first) and self.hint_choice.offers(*self._place(first)):
            end.append(texts.HINTS_THERE_ARE.format(texts.hint_command(self._command(first))))
        if ready := self.progress.keep_ready(first.ready):
            first.text.append(texts.ready_call(self.under_test.shown(ready)))
        room = MOST_LINES - self.around - height([*first.text, *end], self.width) - 1
        return [*first.text, '', *self._overview(room), *end]

    def _doubts(self) -> Iterator[str]:
        """What is hardly meant so although all passes, one thing of each kind in each program.

        What Python would warn of in English, and a function that prints what it should only return.
        """
        for exercise in self.exercises:
            outcomes = (outcome for outcome in self.outcomes if outcome.exercise == exercise.name and outcome.is_own)
            names = dict.fromkeys(name for outcome in outcomes for name in outcome.printing)
            asked = (name for name in names if name in exercise.lesson.functions and not exercise.lesson.prints(name))
            if name := next(asked, None):
                yield texts.DOUBT_OF_PRINTING.format(name)
            implementation = self.under_test.programs[exercise.name].implementation
            readable = [source for source in implementation.sources() if source.is_readable]
            own = [source for source in readable if not implementation.is_given(source.path.stem)]
            told = ((warned_of(node), source.path, node) for source in own for node in source.nodes)
            for sentence, path, node in told:
                if sentence:
                    yield texts.DOUBT.format(self.under_test.shown(path), node.lineno, sentence)  # type: ignore[attr-defined]
                    break

    def _after_failure(self, outcome: LevelOutcome) -> list[str]:
        exercise, level, _ = self._place(outcome)
        command = self._command(outcome)
        is_broken = outcome.kind in (*UNREADABLE, 'broken_file')
        if not self.under_test.is_untouched(exercise) or is_broken or not outcome.is_own:
            return [texts.next_command(command, is_empty=outcome.kind == 'unwritten')]
        file, section = exercise.lesson.place(level)
        return texts.first_steps(self.under_test.shown(file), section, command)

    def _can_hint(self, outcome: LevelOutcome) -> bool:
        return outcome.kind not in UNREADABLE

    def _hint(self, outcome: LevelOutcome) -> list[str]:
        if not self._can_hint(outcome):
            return [texts.NO_HINT_YET]
        return self.hint_choice.lines(*self._place(outcome), self._command(outcome), has_call=bool(outcome.call))

    def _steps(self, outcome: LevelOutcome) -> list[str]:
        """The call that the failure is about, line by line."""
        if not outcome.call:
            return [texts.NO_CALL_TO_FOLLOW]
        implementation = self.under_test.programs[outcome.exercise].implementation
        test = f'{(self.under_test.root if outcome.is_own else self.under_test.here) / outcome.file}::{outcome.name}'
        width = min(max(get_terminal_size(IN_A_PAGE).columns, NARROWEST), WIDEST)
        found = steps_of(implementation, test, outcome.call, outcome.kind, (width, MOST_STEPS))
        return found or [texts.NOT_FOLLOWED]

    def _place(self, outcome: LevelOutcome) -> tuple[Exercise, int | None, Path]:
        """The exercise and level that the outcome is about, and the folder of the program."""
        implementation = self.under_test.programs[outcome.exercise].implementation
        return implementation.exercise, outcome.level if outcome.is_own else None, implementation.folder

    def _no_hint_needed(self) -> list[str]:
        return [] if self.hint_choice.asked is None else [texts.NO_HINT_NEEDED]

    def _results(self, exercise: Exercise) -> dict[int, bool | None]:
        """Level -> whether all its tests passed, of the levels that ran; None where that is nobody's work."""
        results: dict[int, bool | None] = {}
        for outcome in self.outcomes:
            if outcome.exercise == exercise.name and outcome.level is not None and outcome.is_own:
                results[outcome.level] = bool(results.get(outcome.level, True)) and outcome.passed
        return {level: None if good and self._is_stub(exercise, level) else good for level, good in results.items()}

    def _is_stub(self, exercise: Exercise, number: int) -> bool:
        """Whether the level asks only for a function that nobody has written yet: its stub passes."""
        level = exercise.lesson.levels.get(number)
        name = level.only_exists if level else None
        return name is not None and not self.under_test.programs[exercise.name].implementation.is_written(name)

    def _remember(self, exercise: Exercise) -> Iterator[str]:
        ran = [outcome.level for outcome in self.outcomes if outcome.exercise == exercise.name and outcome.is_own]
        whole = {level for level in ran if ran.count(level) == self.rules.tests_of_level[exercise.name, level or 0]}
        known = {n: good for n, good in self._results(exercise).items() if n in whole or good is False}
        results = {n: good for n, good in (known | self._results_beyond(exercise)).items() if good is not None}
        if self.under_test.is_untouched(exercise):  # what a stub passes is nobody's work
            results = {n: good for n, good in results.items() if not good}
        folder = self.under_test.programs[exercise.name].implementation.folder
        before = self.progress.passed(folder, exercise.name)
        broke = self.progress.update(folder, exercise, results)
        # What passed when something before it in its part did not may have passed by luck.
        if broke := [n for n in broke if not any(m < n for m in _missing(exercise, before, of_part_of=n))]:
            yield texts.broke(broke)
            yield from self._changes(exercise, broke)
        else:
            self._keep_texts(exercise, set())
        failed = min((number for number, good in results.items() if not good), default=inf)
        reached = _milestones(exercise, self.progress.passed(folder, exercise.name)) - _milestones(exercise, before)
        if reached := {number for number in reached if number in results and number < failed}:
            self.invitations[exercise] = exercise.lesson.milestones[max(reached)]

    def _changes(self, exercise: Exercise, broke: list[int]) -> list[str]:
        """Yield what has changed in the functions with which these levels passed, and keep the texts of all others."""
        implementation = self.under_test.programs[exercise.name].implementation
        failed = [o for o in self.outcomes if o.exercise == exercise.name and o.level in broke and not o.passed]
        kept = self.progress.texts(implementation.folder, exercise.name)
        found = list(changes(kept, implementation, [name for outcome in failed for name in outcome.called]))
        self._keep_texts(exercise, {name for outcome in failed for name in outcome.called})
        return found

    def _keep_texts(self, exercise: Exercise, broken: set[str]) -> None:
        """Keep the texts of the functions that passed."""
        implementation = self.under_test.programs[exercise.name].implementation
        good = {name for o in self.outcomes if o.exercise == exercise.name and o.passed for name in o.called}
        keep(self.progress.texts(implementation.folder, exercise.name), implementation, good, broken)

    def _results_beyond(self, exercise: Exercise) -> dict[int, bool | None]:
        """The same of the levels above, as far as it is known."""
        levels = self.beyond.results.get(exercise.name, {})
        return {level: None if good and self._is_stub(exercise, level) else good for level, good in levels.items()}

    def _exercises_at_a_glance(self) -> list[str]:
        """The whole course at a glance: a row for each exercise."""
        begun = (exercise for exercise in self.under_test.exercises if exercise.name in self.under_test.programs)
        return by_course(
            (one, None if self.under_test.is_untouched(one) else self._results_beyond(one)) for one in begun
        )

    def _onward(self) -> Iterator[str]:
        """Say what to do after an overview: of the exercise worked on, else of the first unfinished one."""
        todo = {exercise: self._todo(exercise) for exercise in self.exercises}
        unfinished = [exercise for exercise, levels in todo.items() if levels]
        if unfinished:
            exercise = self.working_on if self.working_on in unfinished else unfinished[0]
            level = todo[exercise][0]
            yield from texts.onward(level.number, level.sentence, self._further(exercise, level.number))
        elif waiting := self.under_test.waiting:
            yield from texts.next_exercise(waiting[0].lesson.title, self.under_test.shown(waiting[0].lesson.path))

    def _todo(self, exercise: Exercise) -> list[Level]:
        """The levels above the one asked for that are known not to pass or not known, and that have to pass."""
        climbed, last = self._results_beyond(exercise), exercise.lesson.last_level
        done = {level for level, good in climbed.items() if good is not False} | self._levels_that_pass(exercise)
        done |= self.beyond.skipped.get(exercise.name, {}).keys()
        asked = self._asked(exercise)
        above = [level for number, level in exercise.lesson.levels.items() if number > asked]
        unknown = [
            level for level in above if level.number not in climbed and not self._is_stub(exercise, level.number)
        ]
        waiting = [level for level in above if level in unknown or climbed.get(level.number) is False]
        may_wait = [level for level in waiting if level.is_voluntary and (level.number > last or level not in unknown)]
        return [level for level in waiting if level not in may_wait and level.number not in done]

    def _asked(self, exercise: Exercise) -> int:
        return max(max(self._results(exercise), default=0), self.rules.level or 0)

    def _levels_that_pass(self, exercise: Exercise) -> set[int]:
        """The levels that pass with the program as it is."""
        folder = self.under_test.programs[exercise.name].implementation.folder
        return {level for level, good in self.progress.known(folder, exercise).items() if good}

    def _further(self, exercise: Exercise, level: int) -> str:
        """Return what to type to go on; '' when the tests watch the files."""
        command = self.command(exercise, level)
        return f'{command} {OPTION}' if texts.is_watched() else command

    def _overview(self, most: int) -> list[str]:
        of_lessons = [exercise for exercise in self.exercises if self._results(exercise)]
        if len(of_lessons) != 1:
            return by_exercise((exercise, self._results(exercise)) for exercise in of_lessons)
        [exercise] = of_lessons
        highest = self.rules.level
        levels = [level for level in exercise.lesson.levels.values() if highest is None or level.number <= highest]
        return by_section(levels, self._results(exercise), most)

    def _command(self, outcome: LevelOutcome) -> str:
        exercise = next(e for e in self.exercises if e.name == outcome.exercise)
        if not outcome.is_own:
            return self._typed(outcome.file, self.rules.level)
        # A file that cannot be read hides how far it was: come back to where the run was.
        return self.command(exercise, self.rules.level if outcome.kind in UNREADABLE else outcome.level)

    def command(self, exercise: Exercise, level: int | None) -> str:
        """Return what to type, in the current directory, to run the exercise's tests up to the level."""
        return self._typed(self.under_test.shown(exercise.tests), level)

    def _typed(self, tests: str, level: int | None) -> str:
        up_to = [] if level is None else ['--level', str(level)]
        return typed_line(texts.typed_command(), tests, *up_to, *self.under_test.impl_option)

    def _next_steps(self) -> Iterator[str]:
        """Say what to do after a green run: of the exercise worked on, else of the first unfinished one."""
        if not any(outcome.is_own for outcome in self.outcomes):
            yield texts.ALL_PASSED
            return
        unfinished = [exercise for exercise in self.exercises if self._todo(exercise)]
        one = self.working_on or next(iter(unfinished), None)
        for exercise in [one] if one else self.exercises:
            yield from self._next_step(exercise)

    def _next_step(self, exercise: Exercise) -> Iterator[str]:
        """Say what to do when all tests of the exercise that ran were green."""
        lesson, title = exercise.lesson, exercise.lesson.title
        skipped = self.beyond.skipped.get(exercise.name, {})
        known, asked = {*self._results(exercise), *self._levels_that_pass(exercise), *skipped}, self._asked(exercise)
        below = [number for number in lesson.levels if number <= asked and number not in known]
        aside = [number for number in below if self.beyond.may_wait(exercise, number)]
        left_out = [number for number in below if number not in aside and not self._is_stub(exercise, number)]
        todo = self._todo(exercise)
        shown = title if len(self.exercises) > 1 else ''
        if left_out:
            yield from texts.part_done(shown, self._further(exercise, left_out[0]))
        elif not todo:
            done = texts.handed_out_done if lesson.is_part else texts.all_done
            missing = [*map(texts.NOT_HERE.format, skipped, skipped.values())]
            yield from done(title, self._play_command(exercise), missing)
            if not lesson.is_part:
                yield from self._other_way(exercise)
                ran = {*self._results(exercise), *skipped}
                # After a part of the levels, the command would answer another question.
                if all(number in ran or self.beyond.may_wait(exercise, number) for number in lesson.levels):
                    program = self.under_test.programs[exercise.name]
                    yield from self.question_offer.lines(program, self._answer_command(exercise))
            beyond = [number for number in lesson.levels if number > max(lesson.last_level, asked)]
            if more := next((number for number in (*aside, *beyond) if number not in known), None):
                yield from texts.voluntary(more, self._further(exercise, more))
        else:
            command = self._further(exercise, todo[0].number)
            if texts.is_watched() and self.rules.level is not None:
                go_on_up_to(todo[0].number)
                command = ''
            highest = max((level for level, good in self._results_beyond(exercise).items() if good), default=0)
            yield from texts.next_level(shown, highest, todo[0].number, todo[0].sentence, command)
            yield from self._invitation(exercise)

    def no_question(self) -> str:
        """Why this run has no answer to show, and what to type when there can be one."""
        exercise = self.working_on or self.exercises[0]
        if self.question_offer.is_looked_for or exercise.lesson.is_part:
            return texts.NO_QUESTION
        return texts.QUESTION_TO_COME.format(exercise.lesson.title, self._answer_command(exercise))

    def _answer_command(self, exercise: Exercise) -> str:
        return f'{self.command(exercise, None)} --answer'

    def _other_way(self, exercise: Exercise) -> list[str]:
        """A way to write a function that the student's is not written in: it does without some tool that this has."""
        from rozdej.core.exercises.hints import other_ways, tools_in  # only a finished program needs them

        there = parts_of(self.under_test.programs[exercise.name].implementation)
        for way in other_ways(exercise.given):
            own = there.get(way.function)
            if own and not way.tools <= tools_in(own.node):
                return texts.other_way(way.function, way.shown())
        return []

    def _invitation(self, exercise: Exercise) -> list[str]:
        """To the window, when it can show something new of a student's own work."""
        if exercise not in self.invitations or self.under_test.impl is not None:
            return []
        return [f'{self.invitations[exercise]}:  {self._play_command(exercise)}']

    def _play_command(self, exercise: Exercise) -> str:
        """Return what to type to play the exercise."""
        window = self.under_test.shown(self.under_test.root / 'ui.py')
        return typed_line(texts.typed_python(), window, exercise.name, *self.under_test.impl_option)


def height(lines: list[str], width: int) -> int:
    """Return how many lines these are in a console of that width."""
    return sum(max(1, -(-len(line) // width)) for line in lines)


def _milestones(exercise: Exercise, passed: set[int]) -> set[int]:
    """The milestones of the exercise with all that comes before them."""
    missing = _missing(exercise, passed)
    return {number for number in passed & exercise.lesson.milestones.keys() if not any(m < number for m in missing)}


def _missing(exercise: Exercise, passed: set[int], of_part_of: int | None = None) -> list[int]:
    """The levels that have not passed and have to, in the part of the lesson that a level is in or in all of it."""
    levels = exercise.lesson.levels
    part = levels[of_part_of].section if of_part_of in levels else None
    return [
        number
        for number, level in levels.items()
        if number not in passed and not level.only_exists and not level.is_voluntary and part in (None, level.section)
    ]
