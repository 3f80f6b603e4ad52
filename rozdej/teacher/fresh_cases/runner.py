"""Calls a program's functions with the fresh cases, judges the answers and explains faults in Czech."""

import io
from collections.abc import Callable, Iterable, Iterator
from contextlib import redirect_stdout, suppress
from dataclasses import dataclass, replace
from functools import cache, partial, wraps
from itertools import takewhile
from time import monotonic
from typing import Any

from rozdej.core.feedback.mismatch import first_difference_lines
from rozdej.core.feedback.values import call_lines, cut, error_line, labelled, safe_repr, sentence, text_block
from rozdej.core.student.calls import Call, restore, with_classes
from rozdej.core.student.facade import installed_in_sys_modules
from rozdej.core.student.failures import CallAborted, SlowCalls, Unusable
from rozdej.core.student.program import Program
from rozdej.teacher.fresh_cases.api import Functions, Kind, Together
from rozdej.teacher.fresh_cases.equality import Answer, change_all, same_data, same_effects, same_ending
from rozdej.teacher.fresh_cases.questions import Question, Questions, answer_of, describe_failure

Judge = Callable[[], Any]
"""An author's function that judges answers or plays a game, with its arguments bound."""

AT_ONCE = 50
"""Calls that are sent together."""

STOPS = 3
"""Number of stopped calls after which a function is not called any more."""

REPEATED = 4
"""Number of kinds of which a case is called a second time, after all that it returned was changed."""

UNUSABLE = 'Funkce se nedá zavolat.'
AGAIN = 'Napodruhé, když se první výsledek mezitím změnil:'

MOST_LINES = 4
"""Most lines for one value."""

LONGEST_BRIEF = 250
"""Longest explanation on one line, in characters."""

OTHER_SHAPE = 'Funkce vrátila něco jiného, než má.'
CHANGED_LATER = 'Co tohle volání vrátilo, se změnilo, když se funkce volala znovu.'
LOST = 'Hra nedopadla podle pravidel.'


@dataclass(frozen=True)
class WrongAnswer:
    """A case that came out wrong."""

    case: Question
    is_answer: bool
    """Whether the result is wrong; else the changed arguments or the output are."""
    size: int
    """Length of the explanation; only the shortest one is shown."""
    tell: Callable[[], tuple[list[str], str]]
    """Makes the explanation, in lines and on one line."""
    before: tuple[str, ...] = ()
    """Lines before the explanation."""


@dataclass(frozen=True)
class Fault:
    """How a function failed."""

    function: str
    asked: int
    """Number of cases."""
    wrong: int
    """Number of wrong answers."""
    slips: int
    """Number of cases with a right answer and another wrong effect."""
    text: tuple[str, ...]
    """The shortest failing case, in Czech."""
    brief: str = ''
    """The same on one line."""
    because: str = ''
    """The earlier function that causes it, or several: with the solution's functions instead, nothing is wrong."""
    levels: tuple[int, ...] = ()
    """The levels of the function."""


@dataclass(frozen=True)
class CaseResults:
    """The wrong cases of a function, the number of cases, and whether all were called.

    Some are left out when the calls take too long together, which is no fault.
    """

    wrong: list[WrongAnswer]
    cases: int
    is_all: bool


class CaseRunner:
    """Calls one program after another with the same cases."""

    def __init__(self, questions: Questions):
        self.questions = questions

    def wrong_judges(self) -> Iterator[str]:
        """Describe in English the judges of the exercise that the solution does not pass."""
        program, reported = self.questions.another_solution(), set[Kind]()  # games call the first one
        functions = Functions(program, self.questions.modules)
        with installed_in_sys_modules(program), program.keyboard.plugged_in(), redirect_stdout(io.StringIO()):
            for function, cases in self.questions.cases.items():
                program.reset()
                answers = list(self._answers(program, function, [case for case in cases if not case.kind.play]))
                for kind, judge in (*_judges(answers), *self._games(cases, functions)):
                    if kind not in reported and (what := _objection(judge)):
                        reported.add(kind)
                        yield f'{kind.function}, "{kind.name}" {what}'

    def _games(self, cases: list[Question], functions: Functions) -> Iterator[tuple[Kind, Judge]]:
        for case in cases:
            if case.kind.play:
                yield case.kind, partial(case.kind.play, self.questions.dice(case.kind, case.number), functions)

    def faults(self, program: Program, functions: Iterable[str], faulty: Iterable[str] = ()) -> list[Fault]:
        """Return the faults of these functions. `faulty` are functions whose faults are known already.

        Exceptions of the program are caught.
        """
        with installed_in_sys_modules(program), program.keyboard.plugged_in(), redirect_stdout(io.StringIO()):
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
        """Call a function with all its cases."""
        return self._ask_cases(program, function, self.questions.cases[function])

    def _attribute_fault(self, program: Program, fault: Fault, wrong: list[WrongAnswer], earlier: list[str]) -> Fault:
        """Attribute a fault to earlier functions if it is gone when the solution's functions replace them."""
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
        """Replace these functions by the solution's."""
        for name in names:
            function = getattr(self.questions.solution, name)
            for module in dict.fromkeys(self.questions.modules.values()):
                with suppress(Unusable):  # the file may be missing
                    if name in program.names(module) or module == self.questions.modules[name]:
                        program.set(module, name, _answering(program, function))

    def _answers(self, program: Program, function: str, cases: list[Question]) -> Iterator[tuple[Question, Answer]]:
        """Call a function with these cases and yield the answers. It may end early; see `CaseResults`."""
        module, stops, left, began = self.questions.modules[function], 0, cases, monotonic()
        while left and stops < STOPS:
            many = [arguments_for(program, case.before) for case in left[:AT_ONCE]]
            try:
                calls: Iterable[Call] = program.call_many(module, function, many)
            except CallAborted:  # by which of them is not known
                calls = (
                    _call(program, module, function, arguments_for(program, case.before)) for case in left[:AT_ONCE]
                )
            made = 0
            for case, call in zip(left[:AT_ONCE], calls, strict=False):
                answered = len(cases) - len(left) + made
                if isinstance(call.exception, SlowCalls) and _took_long(answered, program, began):
                    return  # the calls took too long together, which is no fault
                yield case, answer_of(call)
                made += 1
                stops += isinstance(call.exception, CallAborted)
                if stops == STOPS:
                    return
            left = left[made:]

    def _ask_twice(self, program: Program, function: str, cases: list[Question]) -> Iterator[tuple[Question, Answer]]:
        """Call with each case twice and change what the first call returned: the program may have kept it."""
        module = self.questions.modules[function]
        for case in cases:
            first = _call(program, module, function, arguments_for(program, case.before))
            change_all((first.result, first.arguments))
            again = _call(program, module, function, arguments_for(program, case.before))
            if isinstance(again.exception, SlowCalls):  # no fault, as in `_answers`
                return
            yield case, answer_of(again)

    def _play_games(self, program: Program, cases: list[Question]) -> tuple[int, list[WrongAnswer]]:
        """Play the games. Returns their number and those that went wrong."""
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
                stops += isinstance(error, CallAborted)
            if stops == STOPS:
                return number, wrong
        return len(cases), wrong


def arguments_for(program: Program, frozen: Any) -> tuple[Any, ...]:
    """Return new arguments from what `freeze` has copied, with records of the classes that the program imports."""
    arguments = restore(frozen)
    return arguments if isinstance(frozen, bytes) else _with_classes_of(program, arguments)


def _judges(answers: list[tuple[Question, Answer]]) -> Iterator[tuple[Kind, Judge]]:
    """Yield the author's judges of these answers. Unlike `judge_answer`, they may fail."""
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
    """Describe what an author's judge objects to in the solution, or how it fails; '' when it is content."""
    try:
        objection = judge()
    except AssertionError as error:
        objection = str(error) or 'an assert'
    except Exception as error:
        return describe_failure(error)
    if objection is not None and not isinstance(objection, str):
        return f'says {objection!r}, and no text'
    return f'does not let the solution pass: {objection}' if objection else ''


def _answering(program: Program, function: Callable[..., Any]) -> Callable[..., Any]:
    """Wrap a function of the solution, so that it returns records of the program's classes."""

    @wraps(function)
    def answer(*arguments: Any, **keywords: Any) -> Any:
        return _with_classes_of(program, function(*arguments, **keywords))

    return answer


def _with_classes_of(program: Program, value: Any) -> Any:
    """Return the value with records of the program's classes."""
    own = cache(lambda kind: kind if kind is tuple else program.attribute(kind.__module__, kind.__name__))
    return with_classes(value, own)


def _took_long(answered: int, program: Program, began: float) -> bool:
    """Whether that many answers can have taken all the time of a test. The program's own report is not believed."""
    return min(answered * program.time_limit, monotonic() - began) >= program.seconds_per_test


def _call(program: Program, module: str, function: str, arguments: tuple[Any, ...]) -> Call:
    """Make a single call and return it, also when it raised an exception."""
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


# Judging answers, and explaining wrong ones in Czech


def judge_answer(case: Question, got: Answer) -> WrongAnswer | None:
    """Judge an answer by itself. Returns None when it is right."""
    expected, kind, later = case.expected, case.kind, CHANGED_LATER if got.has_changed else ''
    if kind.together or kind.holds:
        what = error_line(got.error) if got.error else (kind.holds and _claim(case, got)) or later
        return _wrong(case, partial(_as_text, what)) if what else None
    assert expected
    is_answer = same_ending(expected, got)
    if (is_answer and same_effects(expected, got)) or _is_allowed(case, expected, got):
        return _wrong(case, partial(_as_text, later)) if later else None
    changes = not same_data(case.arguments(), expected.arguments) and not same_data(expected.arguments, got.arguments)
    is_wrong_result = not is_answer or changes or bool(expected.printed)
    return _wrong(case, partial(_describe_difference, case, expected, got), is_wrong_result)


def _as_text(what: str) -> tuple[list[str], list[str]]:
    return sentence(what), [what]


def _describe_difference(case: Question, expected: Answer, got: Answer) -> tuple[list[str], list[str]]:
    """Explain how an answer differs from the expected one, in lines and briefly."""
    lines = list(_difference(case, expected, got))
    is_answer = same_ending(expected, got)
    where = [] if is_answer else first_difference_lines(expected.result, got.result, same_data)
    return [*lines, *where], where or lines


def _claim(case: Question, got: Answer) -> str:
    assert case.kind.holds
    try:
        objection = case.kind.holds(case.arguments(), got)
        return objection if isinstance(objection, str) else ''  # `rozdej check` reports another type
    except Exception:  # the author's function expects another type of result
        return OTHER_SHAPE


def _is_allowed(case: Question, expected: Answer, got: Answer) -> bool:
    try:
        return case.kind.allows is not None and case.kind.allows(case.arguments(), expected, got)
    except Exception:
        return False


def judge_together(answers: list[tuple[Question, Answer]]) -> Iterator[WrongAnswer]:
    """Judge many answers together and yield the wrong ones."""
    for judge in dict.fromkeys(case.kind.together for case, _ in answers if case.kind.together):
        own = [(case, answer) for case, answer in answers if case.kind.together is judge and not answer.error]
        try:
            found = list(judge([answer for _, answer in own]))
        except Exception:
            found = [(index, OTHER_SHAPE) for index in range(len(own))]
        for index, what in found:
            yield _wrong(own[index][0], partial(_as_text, what))


def lost_game(case: Question, program: Program, what: str) -> WrongAnswer:
    """Explain a game that went wrong: what is wrong, and the last call."""
    lines = sentence(what or LOST)
    if program.log.calls:
        call = program.log.calls[-1]
        parameters = program.implementation.exercise.lesson.signatures[call.function].parameters
        lines += [*sentence('Naposledy se volalo:'), *call_lines(call.function, call.arguments_before, {}, parameters)]
    return WrongAnswer(case, True, sum(map(len, lines)), lambda: (lines, ' '.join(what.split())))


def _wrong(case: Question, what: Callable[[], tuple[list[str], list[str]]], is_answer: bool = True) -> WrongAnswer:
    """Make a wrong answer that `what` explains, in lines and briefly."""

    def tell() -> tuple[list[str], str]:
        arguments, function = case.arguments(), case.kind.function
        shown = call_lines(function, arguments, {}, case.parameters, MOST_LINES)
        call = cut(f'{function}({", ".join(map(safe_repr, arguments))})')
        lines, briefly = what()
        brief = f'{call} {" ".join(" ".join(line.split()) for line in briefly)}'
        return [*shown, *lines], cut(brief, LONGEST_BRIEF)

    return WrongAnswer(case, is_answer, len(repr(case.arguments())), tell)


def _difference(case: Question, expected: Answer, got: Answer) -> Iterator[str]:
    """Yield lines on how an answer differs from the expected one."""
    if not same_ending(expected, got):
        yield from _ending('má vrátit: ', 'má vyhodit: ', expected)
        yield from _ending('vrátí:     ', 'skončí:     ', got)
    elif not same_data(expected.arguments, got.arguments):
        for name, one, other in zip(case.parameters, expected.arguments, got.arguments, strict=False):
            if not same_data(one, other):
                yield from labelled(f'{name} po volání má být: ', one, MOST_LINES)
                yield from labelled(f'{name} po volání je:     ', other, MOST_LINES)
    else:
        yield from (*sentence('Má vypsat:'), *text_block(expected.printed)) if expected.printed else ()
        yield from (*sentence('Vypíše:' if expected.printed else 'Vypíše navíc:'), *text_block(got.printed))


def _ending(returned: str, raised: str, answer: Answer) -> list[str]:
    if answer.error is None:
        return labelled(returned, answer.result, MOST_LINES)
    return [f'  {raised}{error_line(answer.error)}']
