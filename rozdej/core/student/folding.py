"""Which steps of a call are shown: of loops the first turns and the last one, of calls side by side the same."""

import ast
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, pairwise
from typing import NamedTuple

from rozdej.core.student.call_trace import CallStep, CallTrace
from rozdej.core.student.calls import NOTHING
from rozdej.core.student.source import SourceFile

DETAILS = (3, 99), (3, 2), (3, 1), (2, 1), (2, 0), (1, 0)
"""How many turns of a loop are shown, and how deep calls are followed: the first that is short enough."""


class ShownStep(NamedTuple):
    """A step that is shown, or None where so many turns or calls are left out (0: nobody knows how many).

    `is_closed` says that it is the head of a function whose steps are not shown, `is_over` that of a loop that goes
    round no more, `is_idle` that of one that has never gone round.
    """

    step: CallStep | None
    depth: int
    left_out: int = 0
    is_closed: bool = False
    is_over: bool = False
    is_idle: bool = False


LoopEnd = Callable[[CallStep], int]
"""The last line of the loop that the step is the head of; 0 for other steps."""


def loop_ends(source_of: Callable[[str], SourceFile | None]) -> LoopEnd:
    """The loops of the student's files."""

    def end(step: CallStep) -> int:
        source = None if step.is_head else source_of(step.file)
        loops = (node for node in source.nodes if isinstance(node, ast.For | ast.While)) if source else ()
        return next((node.body[-1].end_lineno or 0 for node in loops if node.lineno == step.line), 0)

    return end


def folded(trace: CallTrace, loop_end: LoopEnd, mark: CallStep | None, most: int) -> list[ShownStep]:
    """At most so many rows of a call; the first and the last step, and the marked one, are among them."""
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
        for kept in self._kept(turns):
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
        for kept in self._kept(_parts(steps, lambda step: step.is_head and step.depth == depth)):
            if isinstance(kept, int):
                yield ShownStep(None, depth, kept)
            elif depth <= self.deepest or (self._has_mark(kept) and depth <= DETAILS[0][1]):
                yield from self.rows(kept)
            else:
                last = next(step for step in reversed(kept) if step.depth == depth)
                yield ShownStep(replace(kept[0], result=last.result, raised=last.raised), depth, is_closed=True)

    def _kept(self, parts: list[Sequence[CallStep]]) -> Iterator[Sequence[CallStep] | int]:
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
