"""The kinds of questions: for each its Czech text, its rule of evidence, and how hard it is.

A kind asks only what has one short answer that the code does not show by itself. Most kinds find their questions in
`Calls` that were followed, those about a change of the program in what is `Changed`.
"""

import ast
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby, islice
from random import Random
from typing import Any, NamedTuple

from rozdej.core.exercises.lesson import Level
from rozdej.core.feedback.values import call_lines, safe_repr
from rozdej.core.questions.own_code import Excerpt, OwnFunction
from rozdej.core.student.call_facts import LONGEST_ASKED, CallFacts
from rozdej.core.student.program import Program

MOST_LINES, FEW_LINES = 10, 4
"""Most lines of a call that is shown, and of one that is read at a glance."""

MOST_TURNS = 20
"""Most turns that anybody is asked to count."""

MOST_OF_A_KIND = 4
"""Questions of a kind about a function in calls of one function."""

LETTERS = 'abc'
"""Before the calls of a question that names several."""

LONG = 10
"""Statements from which on a function is hard to read."""

UNDEFINED = 'NameError', 'UnboundLocalError'
"""What comes of leaving out a line that defines a variable: there is little to think about."""

NO_ANSWER = re.compile(r"(?<!')\b(?:inf|nan)\b|\d\.\d{9}|`")
"""`inf` is no name in Python, sums of fractions end in digits of rounding, and a backtick ends code in our texts."""

COPIES = ast.Constant, ast.Name, ast.Subscript, ast.Attribute
"""What gives a variable a value that one can see elsewhere."""


@dataclass(frozen=True)
class ProgramQuestion:
    """A question about one program, with its answer. All texts are Czech; code in them stands in backticks."""

    kind: str
    difficulty: int
    """From 1 to 5."""
    function: str
    """The function that the question is about."""
    text: str
    calls: tuple[tuple[str, ...], ...]
    """The lines of each call that the question names."""
    answer: str
    why: str
    """How the program comes to the answer."""
    line: int
    """Where in the function's file."""
    code: tuple[Excerpt, ...]
    """What to look at: that function first, then other functions and what they use, in any order."""

    @property
    def shown_calls(self) -> tuple[tuple[str, ...], ...]:
        """The lines of its calls as they are shown: several have letters."""
        if len(self.calls) < 2:
            return self.calls
        pairs = zip(LETTERS, self.calls, strict=True)
        return tuple((f'{letter}) {first}', *(f'   {line}' for line in others)) for letter, (first, *others) in pairs)


@dataclass(frozen=True, eq=False)
class FollowedCall:
    """A call of a student's function and what it did."""

    function: OwnFunction
    arguments: tuple[Any, ...]
    facts: CallFacts

    @cached_property
    def lines(self) -> tuple[str, ...]:
        """The call as one can type it; () if it is too long to be read."""
        return shown_call(self.function.name, self.arguments, self.function.parameters)

    @cached_property
    def text(self) -> str:
        """The same as one text."""
        return '\n'.join(self.lines)

    @property
    def result(self) -> str:
        """What it returned, as text; '' after an exception, for `None`, and for what is too long."""
        return _shown(self.facts.result)

    @property
    def outcome(self) -> str:
        """How it ended, in words; '' when that is too long."""
        if self.facts.raised:
            return f'skončí chybou `{self.facts.raised}`'
        shown = 'None' if self.facts.result == (None,) else self.result
        return f'vrátí `{shown}`' if shown else ''

    def lines_in(self, function: OwnFunction) -> list[int]:
        """The lines of a function that ran."""
        first, last = function.node.lineno, function.node.end_lineno or 0
        return [line for module, line in self.facts.ran if module == function.module and first <= line <= last]

    def times(self, function: OwnFunction, line: int) -> int:
        """How often a statement ran; 0 also when the function was called several times."""
        return next((n for module, at, n in self.facts.times if (module, at) == (function.module, line)), 0)

    def gives_away(self, answer: str) -> bool:
        """Whether a text or a collection that is the answer stands in the call."""
        return answer[0] in '\'"[({' and answer in self.text


@dataclass(frozen=True, eq=False)
class Calls:
    """Calls of one function of the student's, and a function to ask about: the same, or one that it uses."""

    function: OwnFunction
    every: Sequence[FollowedCall]

    @cached_property
    def rare(self) -> list[FollowedCall]:
        """Calls that can be shown: short ones first, of these those whose way through the function is the rarest."""
        ways = {call: tuple(call.lines_in(self.function)) for call in self.every}
        frequency = Counter(ways.values())
        shown = [call for call in self.every if call.lines and ways[call]]
        return sorted(shown, key=lambda call: (len(call.lines) > FEW_LINES, frequency[ways[call]], len(call.text)))

    def way(self, call: FollowedCall) -> str:
        """Which lines of the function a call runs, in a sentence."""
        lines = call.lines_in(self.function)
        come = 'přijde na řadu řádek' if len(lines) == 1 else 'přijdou na řadu řádky'
        return f'Z funkce `{self.function.name}` {come} {numbers(lines)}.'


@dataclass(frozen=True, eq=False)
class Changed:
    """A program with one small change, and what it does then."""

    function: OwnFunction
    lines: tuple[int, int]
    """The first and the last line that is changed."""
    is_turned: bool
    """Whether a condition is turned round; else the lines are left out."""
    calls: Sequence[tuple[FollowedCall, FollowedCall]]
    """Calls that end otherwise now: before and after."""
    level: Level | None = None
    """The first level that fails; None when all pass."""
    is_only: bool = False
    """Whether no other level fails of those that try single functions."""

    @property
    def place(self) -> str:
        """`řádek 3` or `řádky 3–5`."""
        several = self.lines[0] < self.lines[1]
        return f'{"řádky" if several else "řádek"} {numbers(range(self.lines[0], self.lines[1] + 1))}'

    @property
    def broken(self) -> str:
        """Which level fails then, in words; '' for none."""
        which = 'jen' if self.is_only else 'jako první'
        levels = f'Z levelů o jednotlivých funkcích pak neprojde {which} level'
        return f'{levels} {self.level.number}' if self.level else ''


class QuestionParts(NamedTuple):
    """Something to ask: what its words in the question's text are, and the rest of a `ProgramQuestion`."""

    words: tuple[str | int, ...]
    calls: tuple[FollowedCall, ...]
    answer: str
    why: str
    line: int


@dataclass(frozen=True)
class QuestionKind:
    """A kind of questions. `text` has places for the words of a finding."""

    name: str
    difficulty: int
    text: str
    find: Callable[[Any], Iterator[QuestionParts]]

    def questions(self, evidence: Calls | Changed, most: int | None = MOST_OF_A_KIND) -> Iterator[ProgramQuestion]:
        """Yield the first questions of this kind with different answers (`most` is None: all questions).

        Those about long functions are harder.
        """
        function = evidence.function
        harder = len(function.statements) >= LONG
        found, first = [*self.find(evidence)], dict[tuple[str, int], QuestionParts]()
        for one in found:
            first.setdefault((one.answer, one.line), one)
        for words, calls, answer, why, line in found if most is None else islice(first.values(), most):
            functions = [function, *(call.function for call in calls)]
            code = tuple(dict.fromkeys(part for one in functions for part in one.excerpts))
            text, shown = self.text.format(*words), tuple(call.lines for call in calls)
            yield ProgramQuestion(
                self.name, self.difficulty + harder, function.name, text, shown, answer, why, line, code
            )


def follow(program: Program, function: OwnFunction, many: Sequence[tuple[Any, ...]]) -> list[FollowedCall]:
    """Follow calls of a function with these arguments. Returns those that can be asked about."""
    facts = program.follow(function.module, function.name, [*many])
    return [FollowedCall(function, given, one) for given, one in zip(many, facts, strict=True) if one]


def shown_call(name: str, arguments: tuple[Any, ...], parameters: tuple[str, ...]) -> tuple[str, ...]:
    """The lines of a call as one can type it; () if it is too long to be read."""
    lines = call_lines(name, arguments, {}, parameters, MOST_LINES, MOST_LINES * 100)
    is_whole = len(lines) <= MOST_LINES and not any(line.endswith('…') for line in lines)
    return tuple(line[2:] for line in lines) if is_whole else ()


def numbers(lines: Iterable[int]) -> str:
    """Line numbers in words: `3–5, 8 a 10`."""
    parts: list[str] = []
    for _, pairs in groupby(enumerate(sorted(lines)), key=lambda pair: pair[1] - pair[0]):
        run = [line for _, line in pairs]
        parts += [f'{run[0]}–{run[-1]}'] if len(run) > 2 else map(str, run)
    return ' a '.join(part for part in (', '.join(parts[:-1]), parts[-1]) if part)


def _shown(value: tuple[Any, ...]) -> str:
    """A value as one can type it; '' when it is nothing, long, or no good answer."""
    shown = safe_repr(value[0]) if value and value[0] is not None else ''
    return shown if len(shown) <= LONGEST_ASKED and not NO_ANSWER.search(shown) else ''


def _code(function: OwnFunction, line: int) -> str:
    return f'řádek {line}: `{function.source.line_text(line)}`'


def _returned(calls: Calls) -> Iterator[QuestionParts]:
    """Calls return different things."""
    if len({call.result for call in calls.every if call.result}) < 2:
        return
    function = calls.function
    ends = [(function.module, node.lineno) for node in function.statements if isinstance(node, ast.Return)]
    for call in calls.rare:
        is_own = call.function is function and call.facts.end in ends
        if is_own and call.result and not call.gives_away(call.result):
            line = call.facts.end[1]
            why = f'{calls.way(call)} Ukončí ji {_code(function, line)}'
            yield QuestionParts((), (call,), f'`{call.result}`', why, line)


def _line_that_runs(calls: Calls) -> Iterator[QuestionParts]:
    """It depends on the call which lines run, and of three of these exactly one runs, or exactly one does not."""
    ways = [set(call.lines_in(calls.function)) for call in calls.every]
    depends = {line for line in calls.function.simple if 0 < sum(line in way for way in ways) < sum(map(bool, ways))}
    for call in calls.rare:
        run = depends.intersection(call.lines_in(calls.function))
        still = depends - run
        for ones, others, words in ((run, still, 'přijde na řadu jen'), (still, run, 'nepřijde na řadu právě')):
            if ones and len(others) > 1:
                line = min(ones)
                options = [line, *sorted(others, key=lambda other: (abs(other - line), other))[:2]]
                yield QuestionParts((numbers(options), words), (call,), f'řádek {line}', calls.way(call), line)


def _turns(calls: Calls) -> Iterator[QuestionParts]:
    """The body of a loop runs more or less often in other calls, or the loop stands in another one."""
    function = calls.function
    loops = [node for node in function.statements if isinstance(node, ast.For | ast.While)]
    for loop in loops:
        first = loop.body[0]
        is_seen = isinstance(first, ast.If) or first.lineno in function.simple
        if first.lineno == loop.lineno or not is_seen or isinstance(first, ast.Pass):
            continue
        is_inside = any(loop in ast.walk(other) for other in loops if other is not loop)
        counts = {call: call.times(function, first.lineno) for call in calls.every if call.times(function, loop.lineno)}
        for call in calls.rare:
            if 0 < counts.get(call, 0) <= MOST_TURNS and (is_inside or len({*counts.values()}) > 1):
                answer = 'jednou' if counts[call] == 1 else f'{counts[call]}krát'
                why = f'První v těle cyklu z řádku {loop.lineno} je {_code(function, first.lineno)}'
                yield QuestionParts((first.lineno,), (call,), answer, why, first.lineno)


def _variable(calls: Calls) -> Iterator[QuestionParts]:
    """A variable holds something else in another call, and what it is given cannot be seen at that line."""
    function = calls.function
    values: dict[tuple[int, str, str], dict[str, FollowedCall]] = {}
    for call in reversed(calls.rare):
        after = [(*row, 'hned po provedení řádku') for row in call.facts.values]
        before = [(*row, 've chvíli, kdy přijde na řadu řádek') for row in call.facts.final]
        for module, line, name, value, when in (*before, *after):
            statement, shown = function.simple.get(line), _shown((value,))
            is_copy = isinstance(statement, ast.Assign | ast.AnnAssign) and isinstance(statement.value, COPIES)
            is_own = module == function.module and statement and name in function.variables
            if is_own and not is_copy and shown and not call.gives_away(shown):
                values.setdefault((line, name, when), {})[shown] = call
    asked = set()
    for (line, name, when), by_value in values.items():
        shown, call = [*by_value.items()][-1]
        if len(by_value) > 1 and (name, shown, call) not in asked:
            asked.add((name, shown, call))
            why = f'{calls.way(call)} Jde o {_code(function, line)}'
            yield QuestionParts((name, when, line), (call,), f'`{shown}`', why, line)


def _mutated(calls: Calls) -> Iterator[QuestionParts]:
    """A call changes one argument, and could change others, too."""
    for call in calls.rare:
        names = call.function.parameters
        named = zip(names, call.arguments, strict=False)
        could_be = [f'`{name}`' for name, value in named if type(value) in (list, dict, set)]
        if call.function is calls.function and len(call.facts.changed) == 1 and len(could_be) > 1:
            [(index, value)] = call.facts.changed
            after = f' Po volání je v něm `{_shown(value)}`.' if _shown(value) else ''
            words = f'{", ".join(could_be[:-1])} a {could_be[-1]}'
            yield QuestionParts(
                (words,), (call,), f'`{names[index]}`', calls.way(call) + after, call.function.node.lineno
            )


def _raised(calls: Calls) -> Iterator[QuestionParts]:
    """Of three calls, one ends with `ValueError` from a `raise` in the function."""
    passing = sorted((call for call in calls.rare if not call.facts.raised), key=lambda call: len(call.text))
    for number, call in enumerate(call for call in calls.rare if call.facts.raised == 'ValueError'):
        module, line = call.facts.end
        place = calls.function.simple.get(line) if module == calls.function.module else None
        options = [call, *passing[2 * number : 2 * number + 2]]
        is_short = sum(len(one.lines) for one in options) <= MOST_LINES
        if isinstance(place, ast.Raise) and is_short and len({one.lines for one in options}) == 3:
            Random(call.text).shuffle(options)
            why = f'{calls.way(call)} Chybu vyhodí {_code(calls.function, line)}'
            answer = f'{LETTERS[options.index(call)]}), řádek {line}'
            yield QuestionParts((), tuple(options), answer, why, line)


def _effects(changed: Changed) -> Iterator[QuestionParts]:
    """A call ends otherwise when lines are left out or a condition is turned round."""
    # It does not say that they are missing: an `if` without its only line would be no Python.
    left_out = f'Python vždycky přeskočí {changed.place}'
    turned = f'podmínka na řádku {changed.lines[0]} platí právě tehdy, když teď neplatí'
    for before, after in changed.calls:
        is_told = before.lines and before.outcome and after.outcome and after.facts.raised not in UNDEFINED
        if is_told and not (after.result and before.gives_away(after.result)):
            first = f' {changed.broken}: {changed.level.sentence}' if changed.level else ''
            why = f'Teď {before.outcome}.{first}'
            yield QuestionParts(
                (turned if changed.is_turned else left_out,), (before,), after.outcome, why, changed.lines[0]
            )


def _purposes(changed: Changed) -> Iterator[QuestionParts]:
    """Without lines exactly one level fails of those that try single functions."""
    if changed.level and changed.is_only and not changed.is_turned:
        is_one = changed.lines[0] == changed.lines[1]
        words = f'{"je" if is_one else "jsou"} v programu {changed.place}', 'něj' if is_one else 'nich'
        short = [(one.text, two.outcome, one.outcome) for one, two in changed.calls if len(one.lines) == 1]
        examples = [' Třeba `{}` pak {}. Teď {}.'.format(*one) for one in short if all(one)]
        why = f'{changed.broken}.{(*examples, "")[0]}'
        yield QuestionParts(words, (), changed.level.sentence, why, changed.lines[0])


RETURNS = QuestionKind('returns', 1, 'Co tohle volání vrátí?', _returned)
"""The only kind that needs no look at the code."""

OF_CALLS = (
    RETURNS,
    QuestionKind('line', 1, 'Z řádků {} při tomhle volání {} jeden. Který?', _line_that_runs),
    QuestionKind('turns', 2, 'Kolikrát při tomhle volání přijde na řadu řádek {}, kterým začíná tělo cyklu?', _turns),
    QuestionKind('variable', 2, 'Jakou hodnotu má při tomhle volání proměnná `{}` {} {}?', _variable),
    QuestionKind('mutates', 2, 'Jeden z argumentů {} tohle volání změní. Který?', _mutated),
    QuestionKind(
        'raises', 2, 'Jedno z těchhle tří volání skončí chybou `ValueError`. Které a na kterém řádku?', _raised
    ),
)
OF_CHANGES = (
    QuestionKind('change', 3, 'Představ si, že {}. Jak pak dopadne tohle volání?', _effects),
    QuestionKind('purpose', 4, 'K čemu {}? Které pravidlo by bez {} neplatilo?', _purposes),
)


def questions_about(evidence: Calls | Changed) -> list[ProgramQuestion]:
    """All questions that the evidence allows."""
    kinds = OF_CALLS if isinstance(evidence, Calls) else OF_CHANGES
    return [question for kind in kinds for question in kind.questions(evidence)]
