"""Shortens the time limits of students' programs, for tests that do not test these limits."""

import py_compile
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from rozdej.core.student import limits
from rozdej.teacher.isolation import plain_workers, remote, time_budget
from rozdej.teacher.isolation.worker_files import copy_worker_files
from rozdej.teacher.isolation.workers import SandboxPool

HASTY = {'SHORTEST_WAITING_SECONDS': 1.5, 'TEXT_SECONDS': 0.1}
"""Seconds in place of three and of a quarter; see `rozdej.core.student.limits`."""

HASTY_GRACE = 0.25
"""Seconds in place of half a second; see `rozdej.teacher.isolation.time_budget`."""


def hurry(change: Callable[[Any, str, Any], None] = setattr) -> None:
    """Give programs less time where no setting says how much: in this process, and in workers of pools made later.

    `change` is what sets an attribute: `monkeypatch.setattr` where that has to be undone.
    """

    def copy_worker_files_in_haste(folder: Path, more: Sequence[str]) -> None:
        copy_worker_files(folder, more)
        file = folder / 'rozdej/core/student/limits.py'
        lines = (f'{name} = {value}' for name, value in HASTY.items())
        file.write_text('\n'.join([file.read_text(encoding='utf-8'), *lines, '']), encoding='utf-8')
        py_compile.compile(str(file), invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)

    for name, value in HASTY.items():
        change(limits, name, value)
    for module in (time_budget, remote):
        change(module, 'GRACE', HASTY_GRACE)
    for module in {plain_workers, sys.modules[SandboxPool.__module__]}:
        change(module, 'copy_worker_files', copy_worker_files_in_haste)


@dataclass(frozen=True)
class InHaste:
    """Makes a grader (see `rozdej.teacher.grading.worker_pool`) in a process of its own, in which it hurries.

    `settings` are values that modules have there under a name.
    """

    make: Callable[..., Any]
    settings: tuple[tuple[str, str, Any], ...] = ()

    def __call__(self, *how: Any) -> Any:
        hurry()
        for module, name, value in self.settings:
            setattr(import_module(module), name, value)
        return self.make(*how)
