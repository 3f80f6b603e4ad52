"""Asks a program the fresh cases, and what comes out."""

import io
from collections.abc import Callable, Iterable, Iterator
from contextlib import redirect_stdout, suppress
from dataclasses import dataclass, replace
from functools import cache, partial, wraps
from itertools import takewhile
from time import monotonic
from typing import Any

from rozdej.core.feedback.values import error_line, sentence
from rozdej.core.student.calls import Call, with_classes
from rozdej.core.student.facade import importable
from rozdej.core.student.failures import SlowCalls, Stopped, Unusable
from rozdej.core.student.program import Program
from rozdej.teacher.generated_cases.api import Functions, Kind, Together
from rozdej.teacher.generated_cases.equality import Answer, change_all
from rozdej.teacher.generated_cases.questions import Question, Questions, answer_of, how_it_failed
from rozdej.teacher.generated_cases.verdicts import WrongAnswer, judge_answer, judge_together, lost_game

Judge = Callable[[], Any]
"""What an author has written to judge answers or games, with all that it is given."""

AT_ONCE = 50
"""Calls that are asked for in one go."""

STOPS = 3
"""After so many calls that had to be stopped, a function is not asked any more."""

REPEATED = 4
"""Kinds of which a case is asked a second time, after all that came back was changed."""

UNUSABLE = 'Funkce se nedá zavolat.'
AGAIN = 'Napodruhé, když se první výsledek mezitím změnil:'


@dataclass(frozen=True)
class Fault:
    """How a function did: how many cases it was asked, how many answers were wrong, and how many other effects.

    `levels` are those that are about the function. `text` is the shortest failing case, in Czech, `brief` the same on
    one line. `because` names the earlier function whose fault it is (or several, when all have to be mended): with the
    solution's in its place, nothing is wrong any more.
    """

    function: str
    asked: int
    wrong: int
    slips: int
    text: tuple[str, ...]
    brief: str = ''
    because: str = ''
    levels: tuple[int, ...] = ()


@dataclass(frozen=True)
class CaseResults:
    """What came out wrong in how many cases of a function, and whether all questions were asked.

    That they were not is no fault, when the calls took long together.
    """

    wrong: list[WrongAnswer]
    cases: int
    is_all: bool


class CaseRunner:
    """Asks programs the same questions, one program after another."""

    def __init__(self, questions: Questions):
        self.questions = questions

    def wrong_judges(self) -> Iterator[str]:
        """What is wrong with how the exercise judges its cases (English): the solution has to pass all of them."""
        program, told = self.questions.another_solution(), set[Kind]()  # the other one is asked by games, too
        functions = Functions(program, self.questions.modules)
        with importable(program), program.keyboard.plugged_in(), redirect_stdout(io.StringIO()):
            for function, cases in self.questions.cases.items():
                program.reset()
                answers = list(self._answers(program, function, [case for case in cases if not case.kind.play]))
                for kind, judge in (*_judges(answers), *self._games(cases, functions)):
                    if kind not in told and (what := _objection(judge)):
                        told.add(kind)
                        yield f'{kind.function}, "{kind.name}" {what}'

    def _games(self, cases: list[Question], functions: Functions) -> Iterator[tuple[Kind, Judge]]:
        for case in cases:
            if case.kind.play:
                yield case.kind, partial(case.kind.play, self.questions.dice(case.kind, case.number), functions)

    def faults(self, program: Program, functions: Iterable[str], faulty: Iterable[str] = ()) -> list[Fault]:
        """Those of these functions that fail any case. `faulty` are functions whose faults are known already.

        Raises nothing of what the program does.
        """
        with importable(program), program.keyboard.plugged_in(), redirect_stdout(io.StringIO()):
            return self._faults(program, functions, faulty)

    def _faults(self, program: Program, functions: Iterable[str], faulty: Iterable[str]) -> list[Fault]:
        found: list[Fault] = []
        known = set(faulty)
        wanted = set(functions)
        for function in self.questions.cases:
            if function not in wanted:
                continue
            asked = self.run_function(program, function)
            if not asked.wrong:
                continue
            fault = _fault(function, asked.cases, asked.wrong, self.questions.levels[function])
            before = takewhile(function.__ne__, self.questions.modules)
            if earlier := [name for name in before if name in known]:
                fault = self._attribute_fault(program, fault, asked.wrong, earlier)
            found.append(fault)
            if not fault.because:
                known.add(function)
        return found

    def run_function(self, program: Program, function: str) -> CaseResults:
        """How the program answers all cases of a function."""
        return self._ask_cases(program, function, self.questions.cases[function])

    def _attribute_fault(self, program: Program, fault: Fault, wrong: list[WrongAnswer], earlier: list[str]) -> Fault:
        """The fault when the functions before do what the solution's do."""
        cases = [one.case for one in wrong]
        left = self._ask_cases(program, fault.function, cases, earlier).wrong
        if not left:
            alone = (name for name in earlier if not self._ask_cases(program, fault.function, cases, [name]).wrong)
            return replace(fault, because=next(alone, ', '.join(earlier)))
        return fault if len(left) == len(wrong) else _fault(fault.function, fault.asked, left, fault.levels)

    def _ask_cases(
        self, program: Program, function: str, cases: list[Question], replaced: Iterable[str] = ()
    ) -> CaseResults:
        program.reset()
        try:
            self._replace(program, replaced)
            batch = [case for case in cases if not case.kind.play]
            answers = list(self._answers(program, function, batch))
            wrong = [one for case, answer in answers if (one := judge_answer(case, answer))]
            wrong += judge_together(answers)
            bad = {one.case for one in wrong}
            sound = {case.kind: case for case, _ in answers if case not in bad and case.expected}
            repeated = list(sound.values())[:REPEATED]
            again = list(self._ask_twice(program, function, repeated))
            late = [one for case, answer in again if (one := judge_answer(case, answer))]
            wrong += [replace(one, before=tuple(sentence(AGAIN))) for one in late]
            games, lost = self._play_games(program, [case for case in cases if case.kind.play])
        except Unusable:
            every = [WrongAnswer(case, True, 0, lambda: (sentence(UNUSABLE), UNUSABLE)) for case in cases]
            return CaseResults(every, len(cases), True)
        is_all = (len(answers), len(again)) == (len(batch), len(repeated))
        return CaseResults(wrong + lost, len(answers) + games, is_all)

    def _replace(self, program: Program, names: Iterable[str]) -> None:
        """Put the solution's functions in place of these."""
        for name in names:
            function = getattr(self.questions.solution, name)
            for module in dict.fromkeys(self.questions.modules.values()):
                with suppress(Unusable):  # a file that is not there has no such name either
                    if name in program.names(module) or module == self.questions.modules[name]:
                        program.set(module, name, _answering(program, function))

    def _answers(self, program: Program, function: str, cases: list[Question]) -> Iterator[tuple[Question, Answer]]:
        """What comes of the cases, as far as they are asked."""
        module, stops, left, began = self.questions.modules[function], 0, cases, monotonic()
        while left and stops < STOPS:
            many = [_arguments_for(program, case) for case in left[:AT_ONCE]]
            try:
                calls: Iterable[Call] = program.call_many(module, function, many)
            except Stopped:  # nobody knows which of them it was
                calls = (_call(program, module, function, _arguments_for(program, case)) for case in left[:AT_ONCE])
            made = 0
            for case, call in zip(left[:AT_ONCE], calls, strict=False):
                answered = len(cases) - len(left) + made
                if isinstance(call.exception, SlowCalls) and _took_long(answered, program, began):
                    return  # all of them took long together, which is no fault
                yield case, answer_of(call)
                made += 1
                stops += isinstance(call.exception, Stopped)
                if stops == STOPS:
                    return
            left = left[made:]

    def _ask_twice(self, program: Program, function: str, cases: list[Question]) -> Iterator[tuple[Question, Answer]]:
        """Ask once more, and again after all that came back was changed: a program may have kept it."""
        module = self.questions.modules[function]
        for case in cases:
            first = _call(program, module, function, _arguments_for(program, case))
            change_all((first.result, first.arguments))
            again = _call(program, module, function, _arguments_for(program, case))
            if isinstance(again.exception, SlowCalls):  # no fault, as in `_answers`
                return
            yield case, answer_of(again)

    def _play_games(self, program: Program, cases: list[Question]) -> tuple[int, list[WrongAnswer]]:
        """How many games were played, and those that went wrong."""
        functions, wrong, stops = Functions(program, self.questions.modules), [], 0
        for number, case in enumerate(cases, start=1):
            program.log.clear()
            try:
                assert case.kind.play
                case.kind.play(self.questions.dice(case.kind, case.number), functions)
            except AssertionError as error:
                wrong.append(lost_game(case, program, str(error)))
            except BaseException as error:
                if isinstance(error, KeyboardInterrupt):
                    raise
                wrong.append(lost_game(case, program, error_line(error)))
                stops += isinstance(error, Stopped)
            if stops == STOPS:
                return number, wrong
        return len(cases), wrong


def _arguments_for(program: Program, case: Question) -> tuple[Any, ...]:
    """The arguments of a case, their records of the classes that the program itself imports."""
    arguments = case.arguments()
    return arguments if isinstance(case.before, bytes) else _with_classes_of(program, arguments)


def _judges(answers: list[tuple[Question, Answer]]) -> Iterator[tuple[Kind, Judge]]:
    """What judges these answers, without what keeps its failures from students."""
    for case, answer in answers:
        if case.kind.holds:
            yield case.kind, partial(case.kind.holds, case.arguments(), answer)
    for kind in dict.fromkeys(case.kind for case, _ in answers if case.kind.together):
        assert kind.together
        own = [answer for case, answer in answers if case.kind is kind]
        yield kind, partial(_joined_objections, kind.together, own)


def _joined_objections(judge: Together, answers: list[Answer]) -> str:
    return '; '.join(what for _, what in judge(answers))


def _objection(judge: Judge) -> str:
    """What a judge of the exercise has against its solution, or how it fails; '' when all is well."""
    try:
        said = judge()
    except AssertionError as error:
        said = str(error) or 'an assert'
    except Exception as error:
        return how_it_failed(error)
    if said is not None and not isinstance(said, str):
        return f'says {said!r}, and no text'
    return f'does not let the solution pass: {said}' if said else ''


def _answering(program: Program, function: Callable[..., Any]) -> Callable[..., Any]:
    """The solution's function, whose records are of the classes that the program has."""

    @wraps(function)
    def answer(*arguments: Any, **keywords: Any) -> Any:
        return _with_classes_of(program, function(*arguments, **keywords))

    return answer


def _with_classes_of(program: Program, value: Any) -> Any:
    """The value, its records of the classes that the program has."""
    own = cache(lambda kind: kind if kind is tuple else program.attribute(kind.__module__, kind.__name__))
    return with_classes(value, own)


def _took_long(answered: int, program: Program, began: float) -> bool:
    """Whether so many answers, each within its limit, can have taken all their time: a program may only say so."""
    return min(answered * program.time_limit, monotonic() - began) >= program.seconds_per_test


def _call(program: Program, module: str, function: str, arguments: tuple[Any, ...]) -> Call:
    """A single call that was made, however it ended."""
    call = Call(module, function, arguments, {}, None)
    try:
        call.result = program.call(module, function, arguments, {})
    except BaseException as error:
        if isinstance(error, Unusable | KeyboardInterrupt):
            raise
        call.exception = error
    if program.log.calls:
        call.printed = program.log.calls[-1].printed
    return call


def _fault(function: str, asked: int, wrong: list[WrongAnswer], levels: tuple[int, ...]) -> Fault:
    answers = {one.case for one in wrong if one.is_answer}
    others = {one.case for one in wrong} - answers
    shortest = min(wrong, key=lambda one: (not one.is_answer, one.size))
    lines, brief = shortest.tell()
    return Fault(function, asked, len(answers), len(others), (*shortest.before, *lines), brief, levels=levels)
