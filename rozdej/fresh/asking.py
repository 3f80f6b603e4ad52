"""Asking a program the fresh cases, and what comes out."""

import io
from collections.abc import Iterable, Iterator
from contextlib import redirect_stdout, suppress
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any

from rozdej.feedback.values import call_lines, error_line, labelled, sentence, text_block
from rozdej.fresh.comparing import Answer, change_all, same_data, same_effects, same_ending
from rozdej.fresh.questions import Question, Questions, answer_of
from rozdej.fresh.writing import Functions
from rozdej.student.calls import Call
from rozdej.student.facade import importable
from rozdej.student.failures import SlowCalls, Stopped, Unusable
from rozdej.student.program import Program

AT_ONCE = 25
"""Calls that are asked for in one go."""

STOPS = 3
"""After so many calls that had to be stopped, a function is not asked any more."""

REPEATED = 3
"""Cases that are asked a second time, after all that came back was changed."""

WIDTH_OF_TEXT = 5
"""Lines for one value."""


@dataclass(frozen=True)
class Wrong:
    """A case that came out wrong. It `is_answer` when the result was; otherwise it is what the call left or printed.

    `text` tells of it in Czech; `size` says how much there is to read.
    """

    case: Question
    is_answer: bool
    text: tuple[str, ...]
    size: int


@dataclass(frozen=True)
class Fault:
    """How a function did: how many cases it was asked, how many answers were wrong, and how many other effects.

    `text` is the shortest failing case, in Czech. `because` names the earlier function whose fault it is (or several,
    when all have to be mended): with the solution's in its place, nothing is wrong any more.
    """

    function: str
    asked: int
    wrong: int
    slips: int
    text: tuple[str, ...]
    because: str = ''


class Asking:
    """Asks programs the same questions, one program after another."""

    def __init__(self, questions: Questions):
        self.questions = questions

    def faults(self, program: Program, functions: Iterable[str], faulty: Iterable[str] = ()) -> list[Fault]:
        """Those of these functions that fail any case. `faulty` are functions whose faults are known already."""
        with importable(program), program.keyboard.plugged_in(), redirect_stdout(io.StringIO()):
            return self._faults(program, functions, faulty)

    def _faults(self, program: Program, functions: Iterable[str], faulty: Iterable[str]) -> list[Fault]:
        found: list[Fault] = []
        known = list(faulty)
        wanted = set(functions)
        for function, cases in self.questions.cases.items():
            if function not in wanted:
                continue
            wrong, asked = self._wrong(program, function, cases)
            if not wrong:
                continue
            fault = _fault(function, asked, wrong)
            if earlier := [name for name in known if name != function]:
                fault = self._whose_fault(program, fault, wrong, earlier)
            found.append(fault)
            if not fault.because and function not in known:
                known.append(function)
        return found

    def _whose_fault(self, program: Program, fault: Fault, wrong: list[Wrong], earlier: list[str]) -> Fault:
        """The fault when the functions before do what the solution's do."""
        cases = [one.case for one in wrong]
        left, _ = self._wrong(program, fault.function, cases, earlier)
        if not left:
            alone = (name for name in earlier if not self._wrong(program, fault.function, cases, [name])[0])
            return replace(fault, because=next(alone, ', '.join(earlier)))
        return fault if len(left) == len(wrong) else _fault(fault.function, fault.asked, left)

    def _wrong(
        self, program: Program, function: str, cases: list[Question], replaced: Iterable[str] = ()
    ) -> tuple[list[Wrong], int]:
        """The cases of a function that come out wrong, and how many were asked."""
        program.reset()
        try:
            self._replace(program, replaced)
            batch = [case for case in cases if not case.kind.play]
            answers = list(self._answers(program, function, batch))
            wrong = [one for case, answer in answers if (one := _judged(case, answer))]
            wrong += _wrong_together(answers)
            wrong_cases = {one.case for one in wrong}
            sound = [case for case, _ in answers if case not in wrong_cases and case.expected]
            wrong += self._asked_again(program, function, sound[:REPEATED])
            games, lost = self._played(program, [case for case in cases if case.kind.play])
        except Unusable as error:
            text = tuple(sentence(f'Funkce {function} se nedá zavolat.'))
            return [Wrong(cases[0], True, text, 0)] * len(cases), len(cases) * bool(error)
        return wrong + lost, len(answers) + games

    def _replace(self, program: Program, names: Iterable[str]) -> None:
        """Put the solution's functions in place of these."""
        for name in names:
            function = getattr(self.questions.solution, name)
            for module in dict.fromkeys(self.questions.modules.values()):
                with suppress(Unusable):  # a file that is not there has no such name either
                    if name in program.names(module):
                        program.set(module, name, function)

    def _answers(self, program: Program, function: str, cases: list[Question]) -> Iterator[tuple[Question, Answer]]:
        """What comes of the cases, as far as they are asked."""
        module, stops, left = self.questions.modules[function], 0, cases
        while left and stops < STOPS:
            many = [case.arguments() for case in left[:AT_ONCE]]
            try:
                calls: Iterable[Call] = program.call_many(module, function, many)
            except Stopped:  # nobody knows which of them it was
                calls = (_call(program, module, function, case.arguments()) for case in left[:AT_ONCE])
            made = 0
            for case, call in zip(left[:AT_ONCE], calls, strict=False):
                if isinstance(call.exception, SlowCalls):  # all of them took long together, which is no fault
                    return
                yield case, answer_of(call, call.arguments)
                made += 1
                stops += isinstance(call.exception, Stopped)
                if stops == STOPS:
                    return
            left = left[made:]

    def _asked_again(self, program: Program, function: str, cases: list[Question]) -> Iterator[Wrong]:
        """Ask once more, and again after all that came back was changed: a program may have kept it."""
        module = self.questions.modules[function]
        for case in cases:
            first = _call(program, module, function, case.arguments())
            change_all((first.result, first.arguments))
            again = _call(program, module, function, case.arguments())
            if wrong := _judged(case, answer_of(again, again.arguments)):
                yield replace(wrong, text=(*sentence('Napodruhé, když se první výsledek mezitím změnil:'), *wrong.text))

    def _played(self, program: Program, cases: list[Question]) -> tuple[int, list[Wrong]]:
        """How many games were played, and those that went wrong."""
        functions, wrong, stops = Functions(program, self.questions.modules), [], 0
        for number, case in enumerate(cases, start=1):
            program.log.clear()
            try:
                assert case.kind.play
                case.kind.play(self.questions.dice(case), functions)
            except AssertionError as error:
                wrong.append(_told(case, program, str(error)))
            except (Exception, Stopped, SystemExit) as error:
                wrong.append(_told(case, program, error_line(error)))
                stops += isinstance(error, Stopped)
            if stops == STOPS:
                return number, wrong
        return len(cases), wrong


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


def _judged(case: Question, got: Answer) -> Wrong | None:
    """What is wrong with an answer, looked at alone."""
    if case.kind.together:
        return _wrong(case, got, ()) if got.error else None
    if case.expected is None:
        assert case.kind.holds
        try:
            told = error_line(got.error) if got.error else case.kind.holds(case.arguments(), got)
        except Exception:  # the result is of another shape than the author looks for
            told = 'Funkce vrátila něco jiného, než má.'
        return _wrong(case, got, tuple(sentence(told))) if told else None
    expected = case.expected
    is_answer = same_ending(expected, got)
    if is_answer and same_effects(expected, got):
        return None
    if case.kind.allows and _is_allowed(case, expected, got):
        return None
    changes = not same_data(case.arguments(), expected.arguments) or bool(expected.printed)
    return _wrong(case, got, tuple(_difference(expected, got)), not is_answer or changes)


def _is_allowed(case: Question, expected: Answer, got: Answer) -> bool:
    assert case.kind.allows
    try:
        return case.kind.allows(case.arguments(), expected, got)
    except Exception:
        return False


def _wrong_together(answers: list[tuple[Question, Answer]]) -> Iterator[Wrong]:
    """What is wrong with many answers, looked at side by side."""
    for judge in dict.fromkeys(case.kind.together for case, _ in answers if case.kind.together):
        own = [(case, answer) for case, answer in answers if case.kind.together is judge and not answer.error]
        try:
            found = list(judge([answer for _, answer in own]))
        except Exception:
            found = [(index, 'Funkce vrátila něco jiného, než má.') for index in range(len(own))]
        for index, told in found:
            yield _wrong(*own[index], tuple(sentence(told)))


def _wrong(case: Question, got: Answer, text: tuple[str, ...], is_answer: bool = True) -> Wrong:
    lines = call_lines(case.kind.function, case.arguments(), {}, (), WIDTH_OF_TEXT)
    text = text or ((f'  skončí:    {error_line(got.error)}',) if got.error else ())
    return Wrong(case, is_answer, (*lines, *text), len(repr(case.arguments())))


def _difference(expected: Answer, got: Answer) -> Iterator[str]:
    """How an answer differs from the one it should be."""
    if not same_ending(expected, got):
        yield from _ending('má vrátit: ', 'má vyhodit: ', expected)
        yield from _ending('vrátí:     ', 'skončí:    ', got)
    elif not same_data(expected.arguments, got.arguments):
        for one, other in zip(expected.arguments, got.arguments, strict=True):
            if not same_data(one, other):
                yield from labelled('argument po volání má být: ', one, WIDTH_OF_TEXT)
                yield from labelled('argument po volání je:     ', other, WIDTH_OF_TEXT)
    else:
        yield from sentence('Má vypsat:' if expected.printed else 'Nemá vypsat nic.')
        yield from text_block(expected.printed) if expected.printed else ()
        yield from sentence('Vypíše:')
        yield from text_block(got.printed)


def _ending(returned: str, raised: str, answer: Answer) -> list[str]:
    if answer.error is None:
        return labelled(returned, answer.result, WIDTH_OF_TEXT)
    return [f'  {raised}{error_line(answer.error)}']


def _told(case: Question, program: Program, what: str) -> Wrong:
    """A game that went wrong: what is wrong, and the last call."""
    lines = sentence(what or 'Hra nedopadla podle pravidel.')
    for call in islice(reversed(program.log.calls), 1):
        lines += call_lines(call.function, call.arguments_before, {}, (), WIDTH_OF_TEXT)
    return Wrong(case, True, tuple(lines), sum(map(len, lines)))


def _fault(function: str, asked: int, wrong: list[Wrong]) -> Fault:
    answers = {one.case for one in wrong if one.is_answer}
    others = {one.case for one in wrong} - answers
    shortest = min(wrong, key=lambda one: (not one.is_answer, one.size))
    return Fault(function, asked, len(answers), len(others), shortest.text)
