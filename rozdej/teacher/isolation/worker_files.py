"""Copies the part of the kit that a worker has into a folder of its own."""

import compileall
import errno
import os
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from rozdej import KIT
from rozdej.core.system import SYSTEM

WORKER_FILES = (
    '__init__.py',
    'core/__init__.py',
    'teacher/__init__.py',
    'core/student/__init__.py',
    'core/student/call_facts.py',
    'core/student/call_trace.py',
    'core/student/calls.py',
    'core/student/facade.py',
    'core/student/failures.py',
    'core/student/guard.py',
    'core/student/limits.py',
    'core/student/loading.py',
    'core/student/program.py',
    'core/student/tracebacks.py',
    'core/student/script_runner.py',
    'core/student/source.py',
    'core/student/tracing.py',
    'core/student/watchdog.py',
    'core/system/__init__.py',
    *(f'{kind.__module__.removeprefix("rozdej.").replace(".", "/")}.py' for kind in type(SYSTEM).__mro__[:-1]),
    'teacher/isolation/__init__.py',
    'teacher/isolation/serialization.py',
    'teacher/isolation/channel.py',
    'teacher/isolation/aliasing.py',
    'teacher/isolation/protection.py',
    'teacher/isolation/worker/__init__.py',
    'teacher/isolation/worker/worker_objects.py',
    'teacher/isolation/worker/orders.py',
    'teacher/isolation/worker/service.py',
)
"""The files of the kit that a worker has. They import the standard library only."""

PYTHON = [sys._base_executable, '-S', '-s', '-P', '-B', '-c']  # type: ignore[attr-defined]  # not that of a `venv`
"""The command that runs a line of Python without anything that is installed."""

FREE_BYTES = 2_000_000
"""Disk space that copying them needs. Python does not report a compiled file that was written in part."""


def copy_worker_files(folder: Path, more: Sequence[str] = ()) -> None:
    """Copy `WORKER_FILES` and `more` into a folder, compiled and readable for all.

    Raises OSError when the disk is full."""
    if shutil.disk_usage(folder.parent).free < FREE_BYTES:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(folder.parent))
    for part in (*WORKER_FILES, *more):
        target = folder / 'rozdej' / part
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(KIT / 'rozdej' / part, target)
    # Never checked against the source: the times of the copies differ.
    mode = compileall.py_compile.PycInvalidationMode.UNCHECKED_HASH  # type: ignore[attr-defined]
    compileall.compile_dir(folder, quiet=2, invalidation_mode=mode)
    for path in [folder, *folder.rglob('*')]:
        path.chmod(0o755 if path.is_dir() else 0o644)
