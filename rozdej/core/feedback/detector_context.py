"""Gives detectors what they ask about a failed test, and defines what they answer."""

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import chain, islice
from typing import Any, NamedTuple

from rozdej.core.feedback.errors import is_own_raise
from rozdej.core.feedback.evidence import Evidence
from rozdej.core.feedback.program_tree import Piece, reached
from rozdej.core.student.calls import NOTHING

MOST_VALUES = 5_000
"""Most values that are looked through, with all that is in them."""


class Finding(NamedTuple):
    """A mistake that was proven."""

    sentence: str
    """What is wrong (Czech)."""
    place: tuple[str, int] | None = None
    """File and line of the program that it is about, if there is one."""


@dataclass
class DetectorContext:
    """A failed test, and what detectors ask about it; each answer is computed once."""

    evidence: Evidence

    @cached_property
    def pieces(self) -> list[Piece]:
        """The student's functions that the call may have gone through."""
        call = self.evidence.call
        return reached(self.evidence.program.implementation, call.module, call.function) if call else []

    @cached_property
    def passed(self) -> list[tuple[str, int]]:
        """The lines of the student's files that the exception passed, outermost first.

        Empty if the program raised it itself because of a wrong value.
        """
        frames = self.evidence.program.frames(self.evidence.exception)
        is_verdict = not self.evidence.raises and is_own_raise(self.evidence.exception, frames)
        return [] if is_verdict else [(file, line) for file, line, _ in frames]

    @cached_property
    def _run(self) -> dict[str, set[int]] | None:
        """The lines of each file that matter: of `passed`, or all that were run; None when these are not known."""
        ending = None if self.passed else self.evidence.ending
        lines: defaultdict[str, set[int]] = defaultdict(set)
        for file, line in ending.ran if ending else self.passed:
            lines[file].add(line)
        return lines if ending or self.passed else None

    def fact(self, what: str, piece: Piece, node: Any) -> tuple[str, ...] | None:
        """Return what the node recorded of this kind when the call was made once more; None if nothing."""
        place = what, *piece.place(node), getattr(node, 'col_offset', 0)
        facts = self.evidence.ending.facts if self.evidence.ending else ()
        return next((fact.words for fact in facts if fact[:4] == place), None)

    @property
    def result(self) -> Any:
        """What the call returned; `NOTHING` if it did not."""
        call = self.evidence.call
        return call.result if call else NOTHING

    @cached_property
    def got(self) -> list[Any]:
        """The values that came from the program: compared, and returned by the call."""
        comparison = self.evidence.comparison
        left = [comparison.left] if comparison and comparison.operator != 'in' else []
        right = [comparison.right] if comparison and comparison.operator == 'in' else []
        return [*left, *right, *([self.result] if self.result is not NOTHING else [])]

    @cached_property
    def expected(self) -> list[Any]:
        """The values that should have come."""
        comparison = self.evidence.comparison
        return [] if comparison is None else [comparison.left if comparison.operator == 'in' else comparison.right]

    def nodes(self, *kinds: type[ast.AST]) -> Iterator[tuple[Piece, Any]]:
        """All parts of these kinds that were run in the functions of the call; after an error only those around it."""
        for piece in self.pieces:
            for node in piece.nodes:
                if isinstance(node, kinds) and self.has_run(*piece.place(node), node.end_lineno):  # type: ignore
                    yield piece, node

    def has_run(self, file: str, line: int, end: int | None = None) -> bool:
        """Whether what stands on these lines was run, or may have been."""
        return self._run is None or not self._run[file].isdisjoint(range(line, (end or line) + 1))


def inside(values: list[Any]) -> Iterator[Any]:
    """Yield the values and what is in them, at most `MOST_VALUES`."""
    left, level = MOST_VALUES, values
    while level and left > 0:
        level = level[:left]
        left -= len(level)
        yield from level
        level = list(islice(chain.from_iterable(map(items, level)), left))


def items(value: Any) -> Iterable[Any]:
    """Return the items of a value, keys too, at most `MOST_VALUES`; () for other types."""
    whole = chain(value, value.values()) if isinstance(value, dict) else value
    return islice(whole, MOST_VALUES) if isinstance(value, dict | list | tuple | set | frozenset) else ()
