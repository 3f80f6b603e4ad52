"""Names files and lines as a student finds them, and follows an exception through the student's functions.

An exception often shows deeper than where the mistake is: a right function got a wrong value. A function that other
tests found right is not blamed for its arguments, a given file never is: then the line to look at is the caller's.
"""

import ast
import os
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from rozdej.core.feedback.environment_check import relative_path
from rozdej.core.feedback.values import cut
from rozdej.core.student.implementation import Implementation
from rozdej.core.student.source import SourceFile


def shown_path(path: Path) -> str:
    """Return the shortest path that can be typed in the current directory."""
    relative = relative_path(path)
    return relative if not relative.startswith(os.path.join('..', '..', '..')) else str(path)


def place(path: Path | str, line: int) -> str:
    """Return file and line as text (Czech)."""
    return f'{shown_path(Path(path))}, řádek {line}'


def shown_line(path: Path | str, line: int) -> list[str]:
    """Return file and line, and the text of the line."""
    return [f'  {place(path, line)}:', f'    {cut(SourceFile(Path(path)).line_text(line))}']


def others_above(source: SourceFile, function: str) -> list[str]:
    """Say that the function is defined more than once (Czech); [] if not. A stub may be left below what was written."""
    earlier = source.earlier_lines(function)
    if not earlier:
        return []
    lines = ', '.join(map(str, earlier))
    one, more = f'Výš je stejnojmenná (řádek {lines}), ta neplatí', f'Výš jsou stejnojmenné (řádky {lines}), ty neplatí'
    return [f'{one if len(earlier) == 1 else more}: Python bere poslední. Nech jen jednu.']


MOST_STEPS = 4
NONE: Mapping[tuple[str, str], str] = {}

Names = Iterable[tuple[str, str]]
"""Modules and functions in them."""


@dataclass
class CalledFunctions:
    """Functions that the tests of a run have called, and whether these tests passed."""

    _passed: set[tuple[str, str]] = field(default_factory=set)
    _failed: set[tuple[str, str]] = field(default_factory=set)

    def note(self, called: Names, passed: bool) -> None:
        """Record the functions that a test has called."""
        (self._passed if passed else self._failed).update(called)

    @property
    def right(self) -> frozenset[tuple[str, str]]:
        """Functions that were called only in tests that passed."""
        return frozenset(self._passed - self._failed)


class Frame(NamedTuple):
    """A line that the exception passed."""

    file: str
    line: int
    module: str
    function: str
    """The function at the top of the file that the line is in; '' for none."""
    is_given: bool
    text: str
    has_parameters: bool
    name: str = ''
    """The name of the innermost function that the line is in."""
    loop: int = 0
    """The line of the `while` around the line, if there is one with a condition on one line; 0 for none."""


class ErrorPath:
    """The frames of an exception, outermost first, and what is known of their functions."""

    def __init__(
        self,
        implementation: Implementation,
        frames: Sequence[tuple[str, int, str]],
        right: Collection[tuple[str, str]] = (),
    ):
        places = zip(frames, [None, *frames], strict=False)  # one line may be several frames
        kept = (frame for frame, before in places if not before or frame[:2] != before[:2])
        self._steps = [_step(implementation, *frame) for frame in kept]
        self._right = right
        self._asked = implementation.exercise.lesson.signatures

    @property
    def _blamed(self) -> int:
        """The index of the innermost frame that may be to blame: no helper of a function that is right."""
        blamed, is_helper = len(self._steps) - 1, True
        for index in range(blamed, 0, -1):
            step = self._steps[index]
            is_cleared = self._is_cleared(step)
            if is_cleared and (is_helper or blamed == index):
                blamed = index - 1
            is_helper &= is_cleared or step.function not in self._asked
        return blamed

    def _is_cleared(self, step: Frame) -> bool:
        first = self._steps[0]
        if step.is_given:
            return True
        is_tested = (step.module, step.function) == (first.module, first.function)
        return not is_tested and step.has_parameters and (step.module, step.function) in self._right

    @property
    def is_innermost_given(self) -> bool:
        """Whether the innermost frame is in a given file."""
        return bool(self._steps) and self._steps[-1].is_given

    @property
    def leads_to_caller(self) -> bool:
        """Whether the line to look at is not the innermost."""
        return bool(self._steps) and self._blamed < len(self._steps) - 1

    def lines(self) -> list[str]:
        """Return place and text of each frame in the student's own files, or of all frames if there is none."""
        own = [step for step in self._steps if not step.is_given] or self._steps
        blamed = self._steps[self._blamed] if own else None
        if len(own) > MOST_STEPS:
            kept = {0, len(own) - 1, own.index(blamed) if blamed in own else 0}
            kept |= set(sorted(set(range(len(own))) - kept, reverse=True)[: MOST_STEPS - len(kept)])
        else:
            kept = set(range(len(own)))
        lines = []
        for index, step in enumerate(own):
            if index in kept:
                name = f', funkce {step.name}' if len(own) > 1 and step.name else ''
                lines += [f'{place(step.file, step.line)}{name}:', f'  {step.text}']
            elif index - 1 in kept:
                lines.append('  …')
        return lines

    def sentence(self, again: Collection[tuple[str, int]] = (), given: Mapping[tuple[str, str], str] = NONE) -> str:
        """Say where to look (Czech), if that is not the student's innermost line; '' otherwise.

        `again` are lines that ran more than once: a loop may have had to end earlier. `given` are arguments, as text,
        by file and function.
        """
        if not self.leads_to_caller or self._steps[self._blamed].is_given:  # nobody is to change a given file
            return ''
        blamed, called = self._steps[self._blamed : self._blamed + 2]
        if called.is_given:
            who = f'Spadla až hotová funkce {called.function} z {called.module}.py.'
        else:
            who = f'Funkce {called.function} ve svých testech obstála.'
        if blamed.loop and (blamed.file, blamed.loop) in again:
            return f'{who} Neměl cyklus na řádku {blamed.loop} skončit dřív? Jednou už proběhl.'
        told = cut(given.get((called.file, called.function), ''))
        return f'{who} Zkontroluj, co jí předáváš na řádku {blamed.line}{told and f": dostala {told}"}.'


def _step(implementation: Implementation, file: str, line: int, name: str) -> Frame:
    source = implementation.loaded(file)
    if source is None:
        return Frame(file, line, '', name, False, '', False, name)
    function = source.function_around(line)
    has_parameters = function is not None and any((function.args.posonlyargs, function.args.args, function.args.vararg))
    module = source.path.stem
    named = function.name if function else name.strip('<>') if name.isidentifier() else ''
    around = (node for node in ast.walk(function) if isinstance(node, ast.While)) if function else ()
    loops = [node.lineno for node in around if _goes_on_at(node, line)]
    text, loop = cut(source.line_text(line)), max(loops, default=0)
    own = name if name.isidentifier() else named
    return Frame(file, line, module, named, implementation.is_given(module), text, has_parameters, own, loop)


def _goes_on_at(loop: ast.While, line: int) -> bool:
    """Whether the line is in the loop, and the loop has its condition on one line, which runs twice if it goes on."""
    is_asking = not isinstance(loop.test, ast.Constant) and loop.test.end_lineno == loop.lineno
    return is_asking and loop.lineno < line <= (loop.end_lineno or line)
