"""Chooses the hint that a run shows, and says when there are hints.

Each `--hint` shows one hint more; pytest's cache remembers which were shown. After the last one, the kit looks for a
line that one small change would mend.
"""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from rozdej.core.exercises import Exercise
from rozdej.core.feedback import texts
from rozdej.core.feedback.locations import shown_path
from rozdej.core.mutation_hints import process
from rozdej.core.student.implementation import Implementation
from rozdej.core.system import SYSTEM
from rozdej.core.testing.progress import contents_of, written_path

if TYPE_CHECKING:
    import pytest

KEY = 'rozdej/hints'
NEXT = 0
"""What `--hint` without a number asks for: one hint more than last time."""


class HintChoice:
    """The hints of one run.

    `asked` is None, `NEXT`, or the number of a hint. `follows` shows the failed call line by line.
    """

    def __init__(self, config: 'pytest.Config', asked: int | None, follows: bool = False):
        self.asked = asked
        self.follows = follows
        self._cache = getattr(config, 'cache', None)
        self._known: dict[str, dict[str, dict[str, Any]]] = (self._cache.get(KEY, {}) if self._cache else {}) or {}

    def save(self) -> None:
        """Write what was shown to pytest's cache, if there is one."""
        if self._cache:
            self._cache.set(KEY, self._known)

    def lines(
        self, exercise: Exercise, level: int | None, folder: Path, command: str, has_call: bool = False
    ) -> list[str]:
        """The hint asked for, of the level that failed first; `command` runs the tests up to it.

        With the last one it is said how the call is followed that failed, if there is one (`has_call`).
        """
        follow = [texts.STEPS_THERE_ARE.format(f'{command} --trace-call')] if has_call else []
        hints = exercise.hints.of(level) if level is not None else []
        shown = self._of(folder, exercise).setdefault('shown', {})
        are_used_up = shown.get(str(level), 0) >= len(hints)
        can_look = (
            SYSTEM.can_start_processes
            and level is not None
            and self.asked == NEXT
            and self._is_written(exercise, level, folder)
        )
        if level is not None and can_look and are_used_up and (found := process.look(exercise, folder, level)):
            return [texts.look_again(Path(found.file).name, found.function, list(found.lines)), *follow]
        if level is None or not hints:
            file, section = exercise.lesson.place(level)
            return [texts.no_hint(level, shown_path(file), section), *follow]
        number = self.asked or min(shown.get(str(level), 0) + 1, len(hints))
        if number > len(hints):
            return [texts.no_such_hint(level, len(hints), f'{command} --hint {len(hints)}')]
        shown[str(level)] = number
        lines = [texts.hint_heading(level, number, len(hints)), *(f'  {line}' for line in hints[number - 1].shown())]
        if number < len(hints):
            return [*lines, texts.ANOTHER_HINT.format(texts.hint_command(command))]
        if can_look and not are_used_up:
            lines.append(texts.HINT_ABOUT_A_LINE.format(texts.hint_command(command)))
        elif can_look:
            lines += [texts.NO_LINE_FOUND, *([] if follow else [texts.READ_AGAIN])]
        return lines + follow

    def _is_written(self, exercise: Exercise, level: int, folder: Path) -> bool:
        """Whether there is anything yet of the function that the level is about."""
        function = exercise.lesson.function_of(level)
        return function is not None and Implementation(exercise, folder).is_written(function)

    def offers(self, exercise: Exercise, level: int | None, folder: Path) -> bool:
        """Whether to say that there are hints: once for a level, when a changed program fails at it again."""
        known = self._of(folder, exercise)
        before, known['failed'] = known.get('failed'), [level, contents_of(folder)]
        again = before is not None and before[0] == level and before != known['failed']
        if level is None or not again or not exercise.hints.of(level) or str(level) in known.get('shown', {}):
            return False
        known.setdefault('shown', {})[str(level)] = 0
        return True

    def _of(self, folder: Path, exercise: Exercise) -> dict[str, Any]:
        return self._known.setdefault(written_path(folder), {}).setdefault(exercise.name, {})
