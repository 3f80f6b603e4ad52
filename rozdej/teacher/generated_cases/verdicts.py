"""Judges answers to fresh cases, and explains wrong ones in Czech."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from rozdej.core.feedback.mismatch import first_difference_lines
from rozdej.core.feedback.values import call_lines, cut, error_line, labelled, safe_repr, sentence, text_block
from rozdej.core.student.program import Program
from rozdej.teacher.generated_cases.equality import Answer, same_data, same_effects, same_ending
from rozdej.teacher.generated_cases.questions import Question

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
        said = case.kind.holds(case.arguments(), got)
        return said if isinstance(said, str) else ''  # `rozdej check` reports another type
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
