"""Writes a call line by line, as a student reads it: each line, what came of it, and where the result went wrong.

Of loops the first turns and the last one are shown, and of calls side by side likewise.
"""

import ast
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, groupby, pairwise, takewhile
from pathlib import Path
from typing import Any, NamedTuple

from rozdej.core.feedback.evidence import Evidence
from rozdej.core.feedback.values import cut, paired, safe_repr, same_kind
from rozdej.core.student.call_trace import CallStep, CallTrace, NewValue, Unknown, is_same, value_of
from rozdej.core.student.calls import NOTHING
from rozdej.core.student.implementation import Implementation
from rozdej.core.student.source import SourceFile

DETAILS = (3, 99), (3, 2), (3, 1), (2, 1), (2, 0), (1, 0)
"""How many turns of a loop are shown, and how deep calls are followed: the first that is short enough."""


class ShownStep(NamedTuple):
    """A step that is shown, or a gap."""

    step: CallStep | None
    """None for a gap."""
    depth: int
    left_out: int = 0
    """Number of turns or calls in the gap; 0 when it is not known."""
    is_closed: bool = False
    """Whether it is the head of a function whose steps are not shown."""
    is_over: bool = False
    """Whether it is the head of a loop after its last turn."""
    is_idle: bool = False
    """Whether it is the head of a loop without any turn."""


LoopEnd = Callable[[CallStep], int]
"""The last line of the loop that the step is the head of; 0 for other steps."""


def loop_ends(source_of: Callable[[str], SourceFile | None]) -> LoopEnd:
    """The loops of the student's files."""

    def end(step: CallStep) -> int:
        source = None if step.is_head else source_of(step.file)
        loops = (node for node in source.nodes if isinstance(node, ast.For | ast.While)) if source else ()
        return next((node.body[-1].end_lineno or 0 for node in loops if node.lineno == step.line), 0)

    return end


def fold(trace: CallTrace, loop_end: LoopEnd, mark: CallStep | None, most: int) -> list[ShownStep]:
    """Return at most `most` rows of a call, among them the first, the last and the marked step."""
    rows: list[ShownStep] = []
    for turns, deepest in DETAILS:
        rows = list(_Folding(trace, loop_end, mark, turns, deepest).rows(trace.steps))
        if len(rows) <= most:
            return rows
    marked = [place for place, row in enumerate(rows) if mark and row.step is mark]
    first, last = most // 2 - 1, most - most // 2 - 2
    places = sorted({*range(first), *marked[:1], *range(len(rows) - last, len(rows))})
    gaps = {place for before, place in pairwise(places) if place > before + 1}
    return [row for place in places for row in ([ShownStep(None, 0)] if place in gaps else []) + [rows[place]]]


@dataclass
class _Folding:
    trace: CallTrace
    loop_end: LoopEnd
    mark: CallStep | None
    turns: int
    deepest: int

    def rows(self, steps: Sequence[CallStep]) -> Iterator[ShownStep]:
        """The rows of steps one after another, with those of the functions that they call."""
        place = 0
        while place < len(steps):
            step, here = steps[place], place
            end = self.loop_end(step)
            place += 1
            while place < len(steps) and (steps[place].depth > step.depth or _is_in_loop(steps[place], step, end)):
                place += 1
            if end:
                yield from self._loop(steps[here:place])
            else:
                yield ShownStep(step, step.depth)
                yield from self._calls(steps[here + 1 : place])

    def _loop(self, steps: Sequence[CallStep]) -> Iterator[ShownStep]:
        """The rows of a loop, which begins with its head."""
        head = steps[0]
        turns = _parts(steps, lambda step: step.run == head.run and step.line == head.line)
        goes_round = [any(step.run == head.run for step in turn[1:]) for turn in turns]
        end = turns[-1][0]
        is_over = not (goes_round[-1] or end.raised or (self.trace.is_cut and turns[-1][-1] is self.trace.steps[-1]))
        if is_over and len(turns) > 1 and end.result is NOTHING:
            turns.pop()
        for kept in self._keep_ends(turns):
            if isinstance(kept, int):
                yield ShownStep(None, head.depth, kept)
                continue
            yield ShownStep(kept[0], head.depth, is_over=is_over and kept[0] is end, is_idle=not any(goes_round))
            body = next((place for place, step in enumerate(kept) if place and step.run == head.run), len(kept))
            yield from self._calls(kept[1:body])
            yield from self.rows(kept[body:])

    def _calls(self, steps: Sequence[CallStep]) -> Iterator[ShownStep]:
        """The rows of functions that a step has called."""
        depth = min((step.depth for step in steps), default=0)
        for kept in self._keep_ends(_parts(steps, lambda step: step.is_head and step.depth == depth)):
            if isinstance(kept, int):
                yield ShownStep(None, depth, kept)
            elif depth <= self.deepest or (self._has_mark(kept) and depth <= DETAILS[0][1]):
                yield from self.rows(kept)
            else:
                last = next(step for step in reversed(kept) if step.depth == depth)
                yield ShownStep(replace(kept[0], result=last.result, raised=last.raised), depth, is_closed=True)

    def _keep_ends(self, parts: list[Sequence[CallStep]]) -> Iterator[Sequence[CallStep] | int]:
        """The first parts, the last, and the one with the mark; between them how many are left out."""
        shown = {*range(self.turns - 1), len(parts) - 1, *(n for n, part in enumerate(parts) if self._has_mark(part))}
        for is_shown, numbers in groupby(range(len(parts)), shown.__contains__):
            group = [parts[number] for number in numbers]
            if is_shown or (len(group) == 1 and len(group[0]) <= 2):
                yield from group
            else:
                yield 0 if self.trace.has_gap else len(group)

    def _has_mark(self, steps: Sequence[CallStep]) -> bool:
        return self.mark in steps


def _parts(steps: Sequence[CallStep], begins: Callable[[CallStep], bool]) -> list[Sequence[CallStep]]:
    """The steps, cut before those that begin something."""
    places = [0, *(place for place, step in enumerate(steps) if place and begins(step)), len(steps)]
    return [steps[one:other] for one, other in pairwise(places) if one < other]


def _is_in_loop(step: CallStep, head: CallStep, end: int) -> bool:
    return step.run == head.run and head.line <= step.line <= end


HEADING = 'Volání ještě jednou, řádek po řádku:'
CUT = '  Tady jsme volání zastavili.'
MARK, PARTED = '►', '► tady vzniklo to, čím se výsledek liší'
HOLDS, HOLDS_NOT, NOT_ONCE = 'platí', 'neplatí', 'ani jednou'
RETURNS, RAISES, PRINTS, GONE, LESS = 'vrací {}', 'chyba {}', 'vypíše {}', '{} zmizí', '{}: bez {}'
TURNS, SOME_LEFT_OUT = '… (a ještě {}×)', '…'
IN_PLACES = 'na {} místech, třeba {}'

CODE_SHARE = 0.45
"""How much of a line the student's code may take where what came of it needs the rest."""

SHORT, WHOLE, SHORTEST = 34, 24, 16
"""Letters of a value, of one that is shown whole before it changes, and of one that has little room."""

MOST_PLACES = 2
"""How many places of one variable are told where a step has changed more than one."""

INDENT = 2
"""How much farther to the right the lines of a function stand that another one has called."""

Source = Callable[[str], SourceFile | None]


def call_steps(
    trace: CallTrace, implementation: Implementation, evidence: Evidence | None, width: int, most: int
) -> list[str]:
    """Return at most `most` lines about a call, no longer than `width`, and what stands above and below them.

    [] for a call of which no step was seen: of a `lambda`, or of what only makes a generator.
    """
    if not trace.steps:
        return []
    mark = find_divergence(trace.steps, evidence) if evidence else None
    lines: list[str] = []
    for fewer in range(most, most // 2, -1):  # some steps take more than one line
        rows = fold(trace, loop_ends(implementation.loaded), mark, fewer)
        lines = _lines(trace.steps, rows, implementation.loaded, mark, width)
        if len(lines) <= most:
            break
    return [HEADING, *lines, *([PARTED] if mark else []), *([CUT] if trace.is_cut else [])]


def _lines(
    steps: Sequence[CallStep], rows: Sequence[ShownStep], source_of: Source, mark: CallStep | None, width: int
) -> list[str]:
    """The rows in two columns, the code and what came of it; what does not fit there stands below."""
    after = _lines_after(steps)
    left = [_code(row, source_of) for row in rows]
    right = [list(_effects(row, source_of, after, SHORT)) for row in rows]
    room = max(int(width * CODE_SHARE), width - 5 - max((len('  '.join(parts)) for parts in right), default=0))
    room = min(room, max(map(len, left), default=0))
    lines: list[str] = []
    file = steps[0].file
    for row, code, parts in zip(rows, left, right, strict=True):
        if row.step and row.step.file != file:
            file = row.step.file
            lines.append(f'  {Path(file).name}:')
        below: list[str] = []
        effects = '  '.join(parts)
        if len(effects) > width - room - 5 and row is not rows[0]:  # in that is what it was called with
            effects = '  '.join(_effects(row, source_of, after, SHORTEST))
        if len(effects) > width - room - 5:
            effects, *below = parts
        sign, place = MARK if mark and row.step is mark else ' ', room if below else max(room, width - 5 - len(effects))
        lines.append(cut(f'{sign} {cut(code, place):{room}} │ {effects}' if effects else f'{sign} {code}', width))
        lines += [cut(f'  {"":{room}} │ {effect}', width) for effect in below]
    return lines


def _lines_after(steps: Sequence[CallStep]) -> dict[CallStep, int]:
    """The line that is run after a step in the same run of a function."""
    after: dict[CallStep, int] = {}
    last: dict[int, CallStep] = {}
    for step in steps:
        if step.run in last:
            after[last[step.run]] = step.line
        last[step.run] = step
    return after


def _code(row: ShownStep, source_of: Source) -> str:
    """The number and the text of a line."""
    space, step = ' ' * INDENT * row.depth, row.step
    if step is None:
        return f'{space}     {TURNS.format(row.left_out) if row.left_out else SOME_LEFT_OUT}'
    source = source_of(step.file)
    return f'{space}{step.line:4} {source.line_text(step.line, indented=True) if source else ""}'


def _effects(row: ShownStep, source_of: Source, after: dict[CallStep, int], most: int) -> Iterator[str]:
    """Yield what a step did, in a few words each; values have at most `most` letters."""
    step = row.step
    if step is None:
        return
    returned = RETURNS.format(short(value_of(step.result), max(most, WHOLE)))
    if row.is_closed and step.result is not NOTHING:
        yield returned
    if row.is_over:
        yield from [NOT_ONCE] if row.is_idle else []
    else:
        new_first = sorted(step.changes, key=lambda change: change.before is not NOTHING)
        for change in new_first:
            yield from describe_change(change, most)
        yield from _conditions(step, source_of(step.file), after.get(step, 0))
    if step.printed:
        yield PRINTS.format(short(step.printed, most))
    if step.raised:
        yield RAISES.format(' '.join(step.raised.split()))
    elif step.result is not NOTHING and not row.is_closed:
        yield returned


def _conditions(step: CallStep, source: SourceFile | None, after: int) -> Iterator[str]:
    """Whether the condition was true in which a line ends, by the line that was run after it."""
    is_known = source and not step.is_head and not step.raised and (after or step.result is not NOTHING)
    for node in source.nodes if source and is_known else ():
        if isinstance(node, ast.If | ast.While) and node.lineno == step.line < node.body[0].lineno:
            yield HOLDS if node.body[0].lineno <= after <= (node.body[-1].end_lineno or 0) else HOLDS_NOT


def short(value: Any, most: int = SHORT) -> str:
    """A value in few letters; of one that holds more, how many."""
    if isinstance(value, Unknown):
        return f'<{value.kind}>'
    text = safe_repr(value)
    is_many = len(text) > most and isinstance(value, list | set | dict) and len(value) > 1
    return f'{cut(text, most)} ({len(value)})' if is_many else cut(text, most)


def describe_change(change: NewValue, most: int = SHORT) -> list[str]:
    """Describe the change of a variable: `i: 3 → 4`, of a longer value only the part that differs; [] if nothing has
    changed.
    """
    name, before, now = change.name, value_of(change.before), value_of(change.now)
    if now is NOTHING:
        return [GONE.format(name)]
    if before is NOTHING:
        return [f'{name} = {short(now, most)}']
    if is_same(before, now):
        return []
    is_short, is_list = len(safe_repr(before)) <= WHOLE, type(before) is type(now) is list
    is_longer = is_list or (type(before) is type(now) is str and not is_short)
    if is_longer and is_same(now[: len(before)], before):  # what was empty may as well be another list now
        return [f'{name} {"+=" if before else "="} {short(now[len(before) :], most)}']
    if is_list and now and is_same(before[: (index := _alike(before, now))] + before[index + 1 :], now):
        return [LESS.format(name, short(before[index], most))]
    places = () if is_short else _places(change)
    if parts := [part for place in places for part in describe_change(place, most)]:
        return parts if len(parts) <= MOST_PLACES else [IN_PLACES.format(len(parts), parts[0])]
    old, new = short(before, WHOLE if is_short else SHORTEST), safe_repr(now)
    return [f'{name}: {old} → {new}' if len(old) + len(new) <= most else f'{name} = {short(now, most)}']


def _places(change: NewValue) -> Iterator[NewValue]:
    """Yield the parts of a value that are there before and after; nothing if the value is shown as a whole."""
    name, before, now = change.name, value_of(change.before), value_of(change.now)
    if type(before) is type(now) is dict and before.keys() <= now.keys():
        yield from (NewValue(f'{name}[{key!r}]', before.get(key, NOTHING), now[key]) for key in now)
    elif isinstance(before, list | tuple) and same_kind(before, now) and len(before) == len(now):
        yield from (NewValue(name + place, *both) for place, *both in paired(before, now))


def find_divergence(steps: Sequence[CallStep], evidence: Evidence) -> CallStep | None:
    """The step that added what differs between what should have come and what came; None when it cannot be told.

    It can of what grows only at its end: what is printed, and a list or text that is returned or given. The step is the
    first one after which that is not the beginning of what is wanted.
    """
    comparison, call = evidence.comparison, evidence.call
    if comparison is None or comparison.operator != '==' or call is None or not steps:
        return None
    wanted, got = comparison.right, comparison.left
    if type(wanted) is not type(got) or type(wanted) not in (str, list):
        return None
    name = _name_of(got, evidence, steps)
    changes = ((step, change) for step in steps if step.run == steps[0].run for change in step.changes)
    states = [(step, value_of(change.now)) for step, change in changes if name and change.name == name]
    if isinstance(wanted, str) and got == call.printed:
        states = [*zip(steps, accumulate(step.printed for step in steps), strict=True)]
    wrong = [(step, state) for step, state in states if type(state) is not type(got) or state != wanted[: len(state)]]
    if not wrong or wrong != states[-len(wrong) :] or wrong[0][0].is_head or wrong[-1][1] != got:
        return None
    only_grows = all(new[: len(old)] == old for (_, old), (_, new) in pairwise(wrong))
    return wrong[0][0] if only_grows else None


def _name_of(value: Any, evidence: Evidence, steps: Sequence[CallStep]) -> str:
    """The variable in which a value is at the end of a call: one that is returned, or a parameter; '' for none."""
    call, source = evidence.call, evidence.program.implementation.loaded(steps[0].file)
    function = source.function_around(steps[0].line) if source else None
    if call is None or source is None or function is None:
        return ''
    if evidence.is_result_of(call):
        word, _, name = source.line_text([step.line for step in steps if step.run == steps[0].run][-1]).partition(' ')
        return name if word == 'return' and name.isidentifier() else ''
    given = zip(function.args.args, call.arguments, strict=False)
    return next((parameter.arg for parameter, argument in given if argument is value), '')


def _alike(one: Sequence[Any], other: Sequence[Any]) -> int:
    """Return how many items two sequences have in common at their beginning."""
    return sum(1 for _ in takewhile(lambda pair: is_same(*pair), zip(one, other, strict=False)))
